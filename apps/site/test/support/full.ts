/**
 * Cases of tests that try all of something: every theme, width or language. A usual run tries the
 * telling ones, `npm run check:all` every one. Whole files of that kind end with `.full.test.ts`.
 */

/** Whether this run tries everything. */
const isFull = process.env['NONOKIT_FULL'] === '1';

/** The cases of this run: the telling ones, and in a full run the others as well. */
export function chooseCases<T>(telling: readonly T[], others: readonly T[]): readonly T[] {
  return isFull ? [...telling, ...others] : telling;
}
