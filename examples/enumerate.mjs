/**
 * All solutions of an ambiguous puzzle: in every row and column one cell, which is a way to set so
 * many rooks on a chess board that none attacks another. There are n! of them.
 *
 *     node examples/enumerate.mjs 4
 */
import { BLACK_ON_WHITE, checkPuzzle, renderText, solve } from 'nonokit';

const size = Number(process.argv[2] ?? 4);
const clues = Array.from({ length: size }, () => [{ size: 1, color: 1 }]);
const puzzle = checkPuzzle({ width: size, height: size, rows: clues, columns: clues });
if (!puzzle.ok) throw new Error(puzzle.problem.message);

const result = solve(puzzle.value, { maxSolutions: Number.POSITIVE_INFINITY });
const solutions = result.solutions ?? (result.solution === undefined ? [] : [result.solution]);
const [first] = solutions;
if (first !== undefined) console.log(renderText(first, BLACK_ON_WHITE));
console.log(
  `${solutions.length} solutions, ${result.complete === false ? 'maybe more' : 'and no more'}`,
);
