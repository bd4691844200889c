/** Texts of fields, in Spanish. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = {
  showPassword: 'Mostrar la contraseña',
  signInAgain: 'Iniciar sesión de nuevo',
};
