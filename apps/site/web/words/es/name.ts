/** What Spanish is called in itself. */
export const name = 'Español';
