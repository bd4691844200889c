/** Texts of fields, in Japanese. */
import type { FormWords } from '../en/form.js';

export const words: FormWords = {
  showPassword: 'パスワードを表示',
  signInAgain: 'もう一度ログイン',
};
