/** Which puzzles are solved, as the store knows. */
import { store } from '../../frame/store.js';

/** The identifiers of all solved puzzles. */
export async function solvedIds(): Promise<ReadonlySet<string>> {
  const results = await store().results.list();
  return new Set(results.map(({ id }) => id));
}
