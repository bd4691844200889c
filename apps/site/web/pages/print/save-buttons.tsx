/** Saving a sheet: SVG and PNG as it is seen, PDF as the worker draws it. */
import type { Grid } from '@nonokit/core';
import { useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { download } from '../../widgets/download.js';
import { blindName } from '../../widgets/puzzle-facts.js';
import { worker } from '../../worker.js';
import type { ControlsProps } from './controls-props.js';
import { makePng, svgText } from './sheet-files.js';
import type { PrintWish } from './wish.js';

const FORMATS = ['PDF', 'PNG', 'SVG'] as const;

export function SaveButtons({ words, opened, wish, solution, svg }: ControlsProps) {
  const page = usePage();
  const [isBusy, setBusy] = useState(false);
  const { puzzle } = opened;
  // the name of a file says no more than the sheet
  const name = `nonokit-${puzzle.facts.number ?? puzzle.id}`;
  const save = async (format: (typeof FORMATS)[number]): Promise<void> => {
    const sheet = svg();
    if (sheet === undefined) return;
    setBusy(true);
    try {
      if (format === 'SVG') download(`${name}.svg`, 'image/svg+xml', svgText(sheet));
      if (format === 'PNG') download(`${name}.png`, 'image/png', await makePng(sheet));
      if (format === 'PDF') {
        const bytes = await makePdf(page, opened.puzzle, wish, solution);
        download(`${name}.pdf`, 'application/pdf', bytes);
      }
    } catch {
      // the worker or the canvas gave up (memory, a broken download): printing needs neither
      toast({ text: words.failed });
    }
    setBusy(false);
  };
  return (
    <div class="stack save">
      <div class="formats">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            class="button"
            disabled={isBusy}
            aria-label={words.saveAs(format)}
            onClick={() => void save(format)}
          >
            {format}
          </button>
        ))}
      </div>
      <p class="tiny soft" role="status">
        {isBusy ? words.drawing : words.saveNote}
      </p>
    </div>
  );
}

async function makePdf(
  page: PageContext,
  puzzle: ControlsProps['opened']['puzzle'],
  { paper, inks, hasSolution }: PrintWish,
  solution: Grid | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { contentLanguage } = page;
  const drawn = await worker().draw(
    { ...puzzle.clues, meta: {} },
    {
      output: 'pdf',
      paper,
      rails: 'even',
      theme: inks === 'black' ? 'print' : 'light',
      what: hasSolution && solution !== undefined ? 'both' : 'puzzle',
      picture: hasSolution ? solution : undefined,
      title: blindName(puzzle),
      language: contentLanguage,
    },
  );
  if (!drawn.ok) throw new Error(drawn.problem.code);
  return new Uint8Array(drawn.value);
}
