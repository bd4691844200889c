/**
 * One step of an explanation, as text for a terminal and as JSON.
 */
import { type Line, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';
import { describeStep, type LanguageId, type Step } from '@nonokit/explain';
import { symbolsOf } from '@nonokit/render';

/** How an unknown cell is drawn. */
const UNKNOWN_SYMBOL = '?';

/** The longest line that is drawn twice side by side. */
const WIDEST = 34;

/** Lines of text are not longer in a terminal, however wide it is: they would be hard to read. */
const LONGEST = 100;

/** What is known, step after step, to draw lines before and after. */
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

  /**
   * The line of a step before and after it: "??#?? -> .?#?."; empty if nothing becomes known on it.
   */
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

  /** Makes a step's conclusions known. */
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
 * "  3. Row 7, overlap: …" with the line before and after below it. In a terminal its lines are broken
 * between words; elsewhere they are whole, so that `grep` finds a step.
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
  // a terminal that does not know how wide it is says 0
  const width = isTTY && columns > 0 ? Math.min(columns, LONGEST) : Number.POSITIVE_INFINITY;
  const list = rest.map((line) => broken(`      ${line}`, width)).join('');
  return `${broken(`${`${number}.`.padStart(5)} ${head}`, width)}${list}${drawing.lineOf(step)}`;
}

/** The text in lines that are no wider where words allow; after the first, under its first word. */
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
