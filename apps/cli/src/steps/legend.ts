/** The legend of a coloured puzzle: each ink with its symbol and its name in sentences. */
import { chooseColorWords, type Puzzle } from '@nonokit/core';
import type { Words } from '../words/language-words.js';
import { Inks } from './inks.js';
import type { StepLook } from './look.js';

/** The legend, with an empty line below it; empty if there is only one ink. */
export function legendText(
  puzzle: Puzzle,
  { colors, columns }: StepLook,
  { explain }: Words,
): string {
  const { palette } = puzzle;
  if (palette.length <= 2) return '';
  const inks = new Inks(puzzle, colors);
  const names = chooseColorWords(palette).map(explain.color);
  const lines: { text: string; width: number }[] = [];
  for (const [color, name] of names.entries()) {
    if (color === 0) continue;
    const entry = `${inks.symbol(color)} ${name}`;
    const text = `${inks.chip(color, ` ${inks.symbol(color)} `)} ${name}`;
    const shown = inks.painted
      ? { text, width: entry.length + 2 }
      : { text: entry, width: entry.length };
    const line = lines.at(-1);
    if (line === undefined || line.width + GAP.length + shown.width > Math.min(columns, WIDEST)) {
      lines.push({ text: MARGIN + shown.text, width: MARGIN.length + shown.width });
    } else {
      line.text += GAP + shown.text;
      line.width += GAP.length + shown.width;
    }
  }
  return `${lines.map(({ text }) => text).join('\n')}\n\n`;
}

const MARGIN = '      ';
const GAP = '   ';

/** Longest line of a legend. */
const WIDEST = 80;
