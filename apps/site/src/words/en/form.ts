/** Texts of fields, in English. */
export const FORM_EN = { showPassword: 'Show the password' };

export type FormWords = typeof FORM_EN;
