/** Texts of fields, in German. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = { showPassword: 'Passwort zeigen', signInAgain: 'Neu anmelden' };
