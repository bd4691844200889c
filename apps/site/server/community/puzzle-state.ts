/**
 * Hiding a puzzle and showing it again. The number of public puzzles of each kind is stored
 * separately, so that lists need not count, and is updated in the same transaction.
 */
import { countPuzzle } from '../catalogue/index.js';
import type { Sql } from '../storage/index.js';

/** Hides a public puzzle; false if it was hidden. */
export function hidePuzzle(sql: Sql, id: string): Promise<boolean> {
  return change(sql, id, 'public', 'hidden');
}

/** Shows a hidden puzzle; false if it was public. */
export function showPuzzle(sql: Sql, id: string): Promise<boolean> {
  return change(sql, id, 'hidden', 'public');
}

async function change(
  sql: Sql,
  id: string,
  from: 'public' | 'hidden',
  to: 'public' | 'hidden',
): Promise<boolean> {
  const puzzle = await sql
    .updateTable('puzzle')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning(['size_class', 'is_colored', 'difficulty', 'is_line_solvable'])
    .executeTakeFirst();
  if (puzzle === undefined) return false;
  await countPuzzle(sql, puzzle, to === 'public' ? 1 : -1);
  return true;
}
