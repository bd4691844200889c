/**
 * What was seen on the contact sheets: `judged.tsv` has a line for each candidate that a person
 * looked at, with the verdict, what it was taken for, and the page. Nobody can compute that again,
 * so it is kept in the repository.
 */
import { existsSync, readFileSync } from 'node:fs';

const FILE = new URL('judged.tsv', import.meta.url);

/** The path of the list. */
export const JUDGED = FILE;

/**
 * The verdicts by the keys of candidates: { isGood, seen, page }. Of several verdicts on one
 * candidate the last counts.
 */
export function judged() {
  if (!existsSync(FILE)) return new Map();
  const rows = readFileSync(FILE, 'utf8').split('\n').slice(1).filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [key, verdict, seen, page] = row.split('\t');
      return [key, { isGood: verdict === 'good', seen, page }];
    }),
  );
}
