/** What Russian is called in itself. */
export const name = 'Русский';
