/** The newest solves of a puzzle and the number of its games, for the desk of its author. */
import type { MigrationSql } from './migration.js';

export const desk: MigrationSql = () => [
  'create index solve_newest on solve (puzzle_id, solved_at desc, id) where is_first = 1',
  'create index game_of_puzzle on game (puzzle_id)',
];
