/**
 * Writing triddlers in Olšák's `.g`: six sections around the board against the clock from the upper
 * left side. Numbers of the lower two sides are written upwards.
 */
import {
  bad,
  type Clue,
  featuresOf,
  good,
  isKnownNumber,
  isPairClue,
  type KindPuzzle,
  type Result,
} from '@nonokit/core';
import { detectKindNotHeld } from '../words/en/detect.js';
import { headOf, lineWriter } from './olsak-write.js';
import { writeTrianogram } from './olsak-write-trianogram.js';

/** The file of a triddler or a trianogram without hidden numbers. */
export function writeOlsakKind(puzzle: KindPuzzle): Result<string> {
  const { board, clues } = puzzle;
  const [feature, ...others] = featuresOf(puzzle);
  if (feature === 'cut-cells' && others.length === 0) return writeTrianogram(puzzle);
  const lists: Clue[][] = [];
  for (const lines of clues) {
    const list = lines.map((clue) => (isPairClue(clue) ? [] : clue.filter(isKnownNumber)));
    const isWhole = lines.every((clue, k) => !isPairClue(clue) && clue.length === list[k]?.length);
    if (!isWhole) return bad(detectKindNotHeld, { format: 'Olšák .g' });
    lists.push(list);
  }
  if (board.shape !== 'triangle') return bad(detectKindNotHeld, { format: 'Olšák .g' });
  const head = headOf(puzzle);
  if (!head.ok) return head;
  const { ids, lines } = head.value;
  const write = lineWriter(ids);
  const [rows = [], slashes = [], backslashes = []] = lists;
  const { topLeft, top, bottom } = board;
  const upwards = (list: readonly Clue[]): Clue[] => list.map((clue) => [...clue].reverse());
  const sides = [
    ['upper left', rows.slice(0, topLeft)],
    ['lower left', rows.slice(topLeft)],
    ['bottom, upwards', upwards(backslashes.slice(0, bottom))],
    ['lower right, upwards', upwards(backslashes.slice(bottom))],
    ['upper right', slashes.slice(top).reverse()],
    ['top', slashes.slice(0, top).reverse()],
  ] as const;
  return good(
    [
      ...lines.comments,
      '#t',
      ...lines.colors,
      ...sides.flatMap(([name, list]) => [`: ${name}`, ...list.map(write)]),
      ': end\n',
    ].join('\n'),
  );
}
