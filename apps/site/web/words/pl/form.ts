/** Texts of fields, in Polish. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = {
  showPassword: 'Pokaż hasło',
  signInAgain: 'Zaloguj się ponownie',
};
