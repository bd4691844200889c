/** Texts of fields, in Russian. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = { showPassword: 'Показать пароль', signInAgain: 'Войти ещё раз' };
