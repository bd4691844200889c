/** What Ukrainian is called in itself. */
export const name = 'Українська';
