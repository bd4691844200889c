/** What Polish is called in itself. */
export const name = 'Polski';
