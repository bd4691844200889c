/** The sheets, and beside them what the player can choose. */

import { BLANK, isWhite, type Palette } from '@nonokit/core';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { OpenedPuzzle } from '../../frame/opened-puzzle.js';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { type PrintPlan, planPrint } from '../../sheet/print-plan.js';
import { type ColorName, Sheet, type SheetContent } from '../../sheet/print-sheet.js';
import { colorName } from '../../widgets/color-name.js';
import { blindName, factsText } from '../../widgets/puzzle-facts.js';
import { showsSymbols } from '../../widgets/symbols.js';
import type { PrintWords } from '../../words/en/print.js';
import { PrintControls } from './print-controls.js';
import { usePaper } from './use-paper.js';
import { type Solution, useSolution } from './use-solution.js';
import { type PrintWish, usualWish } from './wish.js';

export function PrintDesk({
  opened,
  words,
}: {
  readonly opened: OpenedPuzzle;
  readonly words: PrintWords;
}) {
  const page = usePage();
  const { puzzle, game, isSolved, title } = opened;
  const { clues } = puzzle;
  const [wish, setWish] = useState(() =>
    usualWish(showsSymbols(settings.peek(), clues.palette), navigator.language),
  );
  const solution = useSolution(opened, wish.hasSolution);
  const sheets = useRef<HTMLDivElement>(null);
  // without colour only symbols tell inks apart
  const hasSymbols = wish.hasSymbols || wish.inks === 'black';
  const plan = useMemo(() => planPrint(clues, { ...wish, hasSymbols }), [clues, wish, hasSymbols]);
  usePaper(plan);
  const name = blindName(puzzle);
  const content: SheetContent = {
    clues,
    plan,
    hasSymbols,
    inks: wish.inks,
    heading: name,
    facts: factsText(page, puzzle),
    foot: [words.started, page.site.name],
    colorNames: nameColors(page, clues.palette, words),
    marks: wish.hasMarks ? { ...clues, marks: game.marks } : undefined,
  };
  const solved: SheetContent = {
    ...content,
    heading: isSolved && title !== undefined ? title : words.solutionOf(name),
    foot: ['', page.site.name],
    // a blank cell of the solution is blank paper, not an X
    marks: solution.picture && {
      ...clues,
      marks: Int16Array.from(solution.picture.cells, (ink) => (ink === 0 ? -1 : ink)),
    },
  };
  return (
    <div class="desk">
      <div class="sheets" ref={sheets}>
        {!plan.isTooSmall && <Sheet {...content} label={words.sheetLabel(name)} />}
        {!plan.isTooSmall && wish.hasSolution && solution.picture !== undefined && (
          <Sheet {...solved} label={words.solutionLabel(name)} />
        )}
        <p class="small soft" role="status">
          {chooseNote(words, plan, wish, solution)}
        </p>
      </div>
      <PrintControls
        {...{ words, opened, wish, plan }}
        solution={solution.picture}
        onWish={setWish}
        svg={() => sheets.current?.querySelector('svg') ?? undefined}
      />
    </div>
  );
}

/** The message below the sheets, or in their place. */
/** The inks by name, then coloured paper, which the sheet leaves white. */
function nameColors(page: PageContext, palette: Palette, words: PrintWords): ColorName[] {
  const [paper] = palette;
  const inks = palette.slice(1).map((_, k) => ({
    color: k + 1,
    name: colorName(page, palette, k + 1),
  }));
  if (paper === undefined || isWhite(paper.rgb)) return inks;
  return [...inks, { color: BLANK, name: words.paperOf(colorName(page, palette, BLANK)) }];
}

function chooseNote(
  words: PrintWords,
  { isTooSmall, cell }: PrintPlan,
  { hasSolution }: PrintWish,
  { note }: Solution,
): string {
  if (isTooSmall) return words.tooSmall(cell);
  return note === undefined ? words.pages(hasSolution ? 2 : 1) : words[note];
}
