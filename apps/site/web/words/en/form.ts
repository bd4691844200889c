/** Texts of fields, in English. */
export const FORM_EN = { showPassword: 'Show the password', signInAgain: 'Sign in again' };

export type FormWords = typeof FORM_EN;
