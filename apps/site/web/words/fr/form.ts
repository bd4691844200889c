/** Texts of fields, in French. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = {
  showPassword: 'Afficher le mot de passe',
  signInAgain: 'Se reconnecter',
};
