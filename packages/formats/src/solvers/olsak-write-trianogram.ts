/**
 * Writing trianograms in Olšák's `.g`. Cut cells at the ends of blocks are declared with marks:
 * "<" for the beginning, ">" for the end, once for rows and once for columns; a triangle that
 * stands at both ends has two lines under one character.
 */
import {
  bad,
  type ClueItem,
  gluedGroups,
  good,
  isKnownNumber,
  isPairClue,
  type KindBlock,
  type KindPuzzle,
  type Palette,
  type Result,
} from '@nonokit/core';
import { detectKindNotHeld } from '../words/en/detect.js';
import type { BlockEnd } from './olsak-inks.js';
import { colorLine, headOf } from './olsak-write.js';

/** A block with its triangles. */
interface Written {
  readonly left?: number | undefined;
  /** Of all cells, the triangles too. */
  readonly size: number;
  readonly body?: number | undefined;
  readonly right?: number | undefined;
}

/** The ends of blocks at which a triangle stands, in rows and in columns. */
type Ends = readonly [rows: Set<BlockEnd>, columns: Set<BlockEnd>];

/** The file of a trianogram without hidden numbers. */
export function writeTrianogram(puzzle: KindPuzzle): Result<string> {
  const { clues, palette } = puzzle;
  const groups = clues.map((lines) =>
    lines.map((clue) => (isPairClue(clue) ? [] : gluedGroups(clue))),
  );
  const glued = new Map<number, Ends>();
  for (const { color } of groups.flat(2).flatMap(gluedTriangles(palette))) {
    glued.set(color, [new Set(), new Set()]);
  }
  const written = (group: readonly ClueItem[], d: number) => writtenOf(group, d, glued);
  // a triangle that stands alone takes an end at which it stands elsewhere
  for (const [d, lines] of groups.entries()) {
    for (const group of lines.flat()) if (group.length > 1) written(group, d);
  }
  const lists = groups.map((lines, d) =>
    lines.map((line) => line.map((group) => written(group, d))),
  );
  const head = headOf(puzzle);
  if (!head.ok) return head;
  const ids = withDefault(head.value.ids, palette);
  if (lists.flat(2).includes(undefined)) return bad(detectKindNotHeld, { format: 'Olšák .g' });
  const [rows = [], columns = []] = lists.map((lines) =>
    lines.map((line) => line.map((one) => one && blockText(one, ids)).join(' ')),
  );
  const colors = palette.flatMap((color, i) =>
    marksOf(glued.get(i)).map((marks) => colorLine(color, i, ids[i] ?? '', marks)),
  );
  const { comments } = head.value.lines;
  return good(
    [...comments, '#d', ...colors, ': rows', ...rows, ': columns', ...columns, ': end\n'].join(
      '\n',
    ),
  );
}

/** The triangles of a group that are glued to something. */
function gluedTriangles(palette: Palette): (group: readonly ClueItem[]) => readonly KindBlock[] {
  return (group) =>
    group.length === 1
      ? []
      : group.filter(isKnownNumber).filter(({ color }) => palette[color]?.cut !== undefined);
}

/** A group as a block; undefined if the format has none like it. Notes the ends of triangles. */
function writtenOf(
  group: readonly ClueItem[],
  direction: number,
  glued: ReadonlyMap<number, Ends>,
): Written | undefined {
  const blocks = group.filter(isKnownNumber);
  if (blocks.length < group.length) return undefined;
  const isTriangle = (block: KindBlock | undefined): boolean =>
    block?.size === 1 && glued.has(block.color);
  const size = blocks.reduce((sum, block) => sum + block.size, 0);
  const [first, second] = blocks;
  const ends = first && glued.get(first.color)?.[direction];
  const isLast = second === undefined && ends?.has('>') === true && !ends.has('<');
  const left = isTriangle(first) && !isLast ? blocks.shift()?.color : undefined;
  const right = isTriangle(blocks.at(-1)) ? blocks.pop()?.color : undefined;
  const [body, ...more] = blocks;
  if (more.length > 0 || (body !== undefined && glued.has(body.color))) return undefined;
  if (left !== undefined) glued.get(left)?.[direction]?.add('<');
  if (right !== undefined) glued.get(right)?.[direction]?.add('>');
  return { left, size, body: body?.color, right };
}

/** The first whole ink without a symbol is that of blocks without a character. */
function withDefault(ids: readonly string[], palette: Palette): readonly string[] {
  const first = palette.findIndex(
    ({ cut, symbol }, i) => i > 0 && cut === undefined && symbol === undefined,
  );
  return first < 0 ? ids : ids.with(first, '1');
}

function blockText({ left, size, body, right }: Written, ids: readonly string[]): string {
  const idOf = (color: number | undefined): string =>
    color === undefined ? '' : (ids[color] ?? '');
  const ink = idOf(body);
  return `${idOf(left)}${size}${ink === '1' ? '' : ink}${idOf(right)}`;
}

/** The marks of the lines that declare a colour: "<>" for rows and columns; none if not glued. */
function marksOf(ends: Ends | undefined): readonly string[] {
  if (ends === undefined) return [''];
  const [rows = ['<'], columns = ['<']] = ends.map((set) =>
    set.size === 0 ? undefined : [...set],
  );
  return Array.from({ length: Math.max(rows.length, columns.length) }, (_, k) => {
    return `${rows[k] ?? rows[0] ?? ''}${columns[k] ?? columns[0] ?? ''}`;
  });
}
