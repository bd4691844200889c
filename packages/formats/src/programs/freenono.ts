/**
 * FreeNono `.nonogram`: XML with any number of pictures in one colour, "x" filled and "_" blank. It
 * has no clues, and we write no other attributes because its reader validates against a schema.
 */
import {
  bad,
  good,
  type Limits,
  type Problem,
  type Puzzle,
  problem,
  type Result,
  rowsOf,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, parseNumber } from '../lexing/cursor.js';
import { findXmlRoot, readXml, type XmlEvents, type XmlTag } from '../lexing/xml-events.js';
import { escaped } from '../lexing/xml-text.js';
import { lexingElementLeftOut } from '../words/en/lexing-shared.js';
import {
  freenonoBadCell,
  freenonoTooManyLines,
  freenonoWrongRoot,
  goalCellTotal,
} from '../words/en/programs-pictures.js';
import { aHeight, aWidth } from '../words/en/things.js';

/** The format of FreeNono. */
export const freenono: Format = {
  id: 'freenono',
  name: 'FreeNono XML',
  extensions: ['.nonogram'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: false,
    goal: true,
    meta: ['title', 'author', 'description'],
    several: true,
  },
  detect: ({ text }) => findXmlRoot(text) === 'freenono',
  read: readFreenono,
  write: (puzzles) => good(writeFreenono(puzzles)),
};

function readFreenono({ text, limits }: Source): readonly Result<Puzzle>[] {
  const reader = new Reader(limits);
  const error = readXml(text, reader);
  return error === undefined ? reader.results : [...reader.results, { ok: false, problem: error }];
}

/** The parent of each element; "" is the file. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ['freenono', ''],
  ['nonograms', 'freenono'],
  ['nonogram', 'nonograms'],
  ['line', 'nonogram'],
]);

/** Follows the elements of a file. */
class Reader implements XmlEvents {
  readonly results: Result<Puzzle>[] = [];
  readonly #limits: Limits;
  /** The open elements. */
  readonly #open: XmlTag[] = [];
  #draft: Draft | undefined;
  #text = '';

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(tag: XmlTag): void {
    const parent = this.#open.at(-1)?.name ?? '';
    this.#open.push(tag);
    this.#text = '';
    if (PARENTS.get(tag.name) !== parent) this.#leaveOut(tag, parent);
    else if (tag.name === 'nonogram' && this.results.length <= this.#limits.maxPuzzles) {
      this.#draft = new Draft(tag, this.#limits);
    }
  }

  text(text: string): void {
    if (this.#open.at(-1)?.name === 'line') this.#text += text;
  }

  close(): void {
    const tag = this.#open.pop();
    if (tag?.name === 'line') this.#draft?.addLine(this.#text, tag);
    if (tag?.name !== 'nonogram' || this.#draft === undefined) return;
    this.results.push(this.#draft.finish());
    this.#draft = undefined;
  }

  #leaveOut({ name, place }: XmlTag, parent: string): void {
    if (parent === '') {
      this.results.push(bad(freenonoWrongRoot, { found: cut(name) }, place));
    }
    this.#draft?.warn(problem(lexingElementLeftOut, { name: name.slice(0, 40) }, place));
  }
}

/** One puzzle while it is being read. */
class Draft {
  readonly #tag: XmlTag;
  readonly #limits: Limits;
  readonly #rows: Uint8Array[] = [];
  readonly #warnings: Problem[] = [];
  #width = 0;
  #height = 0;
  #problem: Problem | undefined;

  constructor(tag: XmlTag, limits: Limits) {
    this.#tag = tag;
    this.#limits = limits;
    this.#width = this.#size('width');
    this.#height = this.#size('height');
    if (this.#problem !== undefined) return;
    const wrong = wrongSizes(this.#width, this.#height, limits, tag.place);
    if (wrong?.ok === false) this.#problem = wrong.problem;
  }

  /** Warns about something left out; only the first warning of a kind counts. */
  warn(remark: Problem): void {
    if (this.#warnings.length === 0) this.#warnings.push(remark);
  }

  /** Adds a row: "x" and "_" with white space between. */
  addLine(text: string, { place }: XmlTag): void {
    if (this.#problem !== undefined) return;
    const cells = text.replace(/\s+/g, '');
    const wrong = /[^x_]/iu.exec(cells);
    if (this.#rows.length === this.#height) {
      this.#fail(problem(freenonoTooManyLines, { most: this.#height }, place));
    } else if (wrong !== null) {
      this.#fail(problem(freenonoBadCell, { found: wrong[0] }, place));
    } else if (cells.length !== this.#width) {
      const counts = { found: cells.length, expected: this.#width };
      this.#fail(problem(goalCellTotal, counts, place));
    } else {
      this.#rows.push(Uint8Array.from(cells, (cell) => (cell === '_' ? 0 : 1)));
    }
  }

  /** The puzzle, or its first problem. */
  finish(): Result<Puzzle> {
    if (this.#problem !== undefined) return { ok: false, problem: this.#problem };
    const { place } = this.#tag;
    const claims = {
      width: this.#width,
      height: this.#height,
      goal: this.#rows,
      meta: toMeta({
        title: this.#tag.attribute('name'),
        author: this.#tag.attribute('author'),
        description: this.#tag.attribute('desc'),
      }),
      sizePlace: place,
      goalPlace: place,
    };
    return checkedPuzzle(claims, this.#limits, this.#warnings);
  }

  #size(name: 'width' | 'height'): number {
    const text = this.#tag.attribute(name)?.trim() ?? '';
    const size = parseNumber({ text, place: this.#tag.place }, name === 'width' ? aWidth : aHeight);
    if (size.ok) return size.value;
    this.#problem ??= size.problem;
    return 0;
  }

  #fail(wrong: Problem): void {
    this.#problem ??= wrong;
  }
}

function writeFreenono(puzzles: readonly Puzzle[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<FreeNono>',
    '  <Nonograms>',
    ...puzzles.flatMap(puzzleLines),
    '  </Nonograms>',
    '</FreeNono>',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Attributes without a counterpart in puzzles get the values of an easy puzzle that was never
 * timed.
 */
function puzzleLines({ width, height, goal, meta }: Puzzle): string[] {
  const attributes = [
    `name="${attribute(meta.title)}" desc="${attribute(meta.description)}"`,
    `author="${attribute(meta.author)}" level="0" duration="0"`,
    `width="${width}" height="${height}" difficulty="1"`,
  ];
  const rows = goal === undefined ? [] : rowsOf(goal);
  return [
    `    <Nonogram ${attributes.join(' ')}>`,
    ...rows.map((row) => `      <line> ${row.map((c) => (c === 0 ? '_' : 'x')).join(' ')} </line>`),
    '    </Nonogram>',
  ];
}

/** Escapes text for an attribute, where a bare line end would become a blank. */
function attribute(text = ''): string {
  return escaped(text).replace(/\n/g, '&#10;');
}
