/** What German is called in itself. */
export const name = 'Deutsch';
