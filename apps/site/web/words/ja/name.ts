/** What Japanese is called in itself. */
export const name = '日本語';
