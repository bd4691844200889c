/**
 * A deduction on a line, drawn: before and after, or the blocks pushed to both ends, and a slider
 * through every way in which they can lie.
 */

import type { LineLesson } from '@nonokit/explain/lessons';
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ClueNumbers, LineDrawing } from '../../sheet/line-drawing.js';
import type { LearnWords } from '../../words/en/learn.js';

/** The drawing with its sentence. */
export function LineExplained({
  lesson,
  pushes,
}: {
  readonly lesson: LineLesson;
  /** Whether to show the blocks at both ends instead of the line before. */
  readonly pushes: boolean;
}) {
  const { contentLanguage, wordsOf } = usePage();
  const words = wordsOf('learn');
  const { clue, palette, ways, before, after, found, premises } = lesson;
  const [first = before] = ways;
  const last = ways.at(-1) ?? before;
  const marked = found.map(({ at }) => at);
  const same = { clue, palette };
  return (
    <figure class="explained card squared">
      <div class="explained-lines">
        {pushes && ways.length > 1 ? (
          <>
            <Row
              {...same}
              label={words.leftmost}
              cells={first}
              premises={marked}
              known={before}
              isPencil
            />
            <Row
              {...same}
              label={words.rightmost}
              cells={last}
              premises={marked}
              known={before}
              isPencil
            />
          </>
        ) : (
          <Row {...same} label={words.before} cells={before} premises={premises} />
        )}
        <hr />
        <Row {...same} label={words.so} cells={after} found={found} />
        {ways.length > 1 && <Slide lesson={lesson} marked={marked} />}
      </div>
      <figcaption>{lesson[contentLanguage]}</figcaption>
    </figure>
  );
}

/** One row of the drawing: its name, the clue, the cells. */
function Row({
  label,
  clue,
  ...drawing
}: { readonly label: string; readonly clue: LineLesson['clue'] } & Parameters<
  typeof LineDrawing
>[0]) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const { cells, palette } = drawing;
  const said = [...cells].map((cell) => cellWord(cell, palette.length, words)).join(', ');
  return (
    <div class="explained-row">
      <span class="small soft">{label}</span>
      <ClueNumbers clue={clue} palette={palette} />
      <LineDrawing {...drawing} label={`${label}: ${said}`} />
    </div>
  );
}

/** What a cell is, in a word. */
export function cellWord(cell: string, colors: number, words: LearnWords): string {
  if (cell === '?') return words.cells.unknown;
  if (cell === '.') return words.cells.blank;
  return colors === 2 ? words.cells.filled : (words.inks[cell.charCodeAt(0) - 97] ?? cell);
}

/** Goes through the ways one by one. */
function Slide({
  lesson: { clue, palette, ways, before },
  marked,
}: {
  readonly lesson: LineLesson;
  readonly marked: readonly number[];
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('learn');
  const [way, setWay] = useState(Math.floor(ways.length / 3));
  const last = ways.length - 1;
  const [block] = clue;
  const name =
    clue.length === 1 && block !== undefined ? words.slideBlock(block.size) : words.slideBlocks;
  return (
    <>
      <div class="explained-row">
        <span class="small soft digits">{words.way(way + 1, ways.length)}</span>
        <ClueNumbers clue={clue} palette={palette} />
        <LineDrawing
          cells={ways[way] ?? ''}
          palette={palette}
          premises={marked}
          known={before}
          isPencil
        />
      </div>
      <label class="explained-row slide">
        <span class="small strong">{name}</span>
        <input
          class="range"
          type="range"
          min="0"
          max={last}
          value={way}
          aria-valuetext={words.way(way + 1, ways.length)}
          style={{ '--filled': `${(100 * way) / last}%` }}
          onInput={(event) => setWay(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}
