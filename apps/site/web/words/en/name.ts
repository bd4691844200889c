/** What English is called in itself. */
export const name = 'English';
