/**
 * One step of an explanation, as text for a terminal and as JSON.
 */
import { type Line, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { describeStep, type LanguageId, type Step } from '@nonokit/explain';
import { symbolsOf } from '@nonokit/render';

/** The symbol of an unknown cell. */
const UNKNOWN_SYMBOL = '?';

/** Longest line whose two states are drawn side by side. */
const WIDEST = 34;

/** Longest line of text in a terminal: longer ones would be hard to read. */
const LONGEST = 100;

/** The known cells, step after step, to draw lines before and after. */
export class Drawing {
  readonly #width: number;
  readonly #height: number;
  readonly #cells: Int32Array;
  readonly #symbols: readonly string[];

  constructor({ width, height, palette }: Puzzle, { cells }: PartialGrid) {
    this.#width = width;
    this.#height = height;
    this.#cells = cells.slice();
    this.#symbols = symbolsOf(palette);
  }

  /** The line of a step before and after it: "??#?? -> .?#?."; empty if no cell becomes known. */
  lineOf(step: Step): string {
    const [line] = step.lines;
    const known = step.conclusions.filter(({ color }) => color !== UNKNOWN);
    if (line === undefined || step.chain !== undefined || known.length === 0) return '';
    const cells = this.#cellsOf(line);
    const before = cells.map((cell) => this.#symbolOf(this.#cells[cell] as number));
    const after = [...before];
    for (const { row, column, color } of known) {
      after[line.kind === 'row' ? column : row] = this.#symbolOf(color);
    }
    const between = cells.length > WIDEST ? '\n      ' : '  ->  ';
    return `      ${before.join('')}${between}${after.join('')}\n`;
  }

  /** Applies a step's conclusions. */
  take({ conclusions }: Step): void {
    for (const { row, column, color } of conclusions) {
      if (color !== UNKNOWN) this.#cells[row * this.#width + column] = color;
    }
  }

  #cellsOf({ kind, index }: Line): number[] {
    return kind === 'row'
      ? Array.from({ length: this.#width }, (_, x) => index * this.#width + x)
      : Array.from({ length: this.#height }, (_, y) => y * this.#width + index);
  }

  #symbolOf(color: number): string {
    return this.#symbols[color] ?? UNKNOWN_SYMBOL;
  }
}

/**
 * "3. Row 7, overlap: …", indented, with the line before and after below it. In a terminal, lines
 * are broken between words; elsewhere they stay whole, so that `grep` finds a step.
 */
export function stepText(
  step: Step,
  number: number,
  puzzle: Puzzle,
  language: LanguageId,
  drawing: Drawing,
): string {
  const { lines } = describeStep(step, puzzle, language);
  const [head = '', ...rest] = lines;
  const { isTTY, columns = 80 } = process.stdout;
  // a terminal of unknown width reports 0
  const width = isTTY && columns > 0 ? Math.min(columns, LONGEST) : Number.POSITIVE_INFINITY;
  const list = rest.map((line) => broken(`      ${line}`, width)).join('');
  return `${broken(`${`${number}.`.padStart(5)} ${head}`, width)}${list}${drawing.lineOf(step)}`;
}

/**
 * Breaks the text between words into lines of at most this width; later lines are indented to the
 * first word.
 */
function broken(text: string, width: number): string {
  const margin = /^[\s\d.]*/.exec(text)?.[0] ?? '';
  const [first = '', ...words] = text.slice(margin.length).split(' ');
  const lines: string[] = [];
  let line = margin + first;
  for (const word of words) {
    if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = ' '.repeat(margin.length) + word;
    }
  }
  return `${[...lines, line].join('\n')}\n`;
}

/** The step as an object: its data, and its text in both languages. */
export function stepAnswer(step: Step, number: number, puzzle: Puzzle): object {
  const text = {
    en: describeStep(step, puzzle, 'en').text,
    ru: describeStep(step, puzzle, 'ru').text,
  };
  return { step: number, ...step, text };
}
