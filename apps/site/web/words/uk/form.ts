/** Texts of fields, in Ukrainian. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = { showPassword: 'Показати пароль', signInAgain: 'Увійти ще раз' };
