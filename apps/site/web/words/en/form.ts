/** Texts of fields, in English. */
export const words = { showPassword: 'Show the password', signInAgain: 'Sign in again' };

export type FormWords = typeof words;
