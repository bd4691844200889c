/**
 * Pages of HTML to print, to look at and to paste into a spreadsheet: a table with the clues at its
 * edges. The layout is our own; only such pages are read, recognised by the table's class and
 * colours.
 */
import {
  type Block,
  bad,
  type Clue,
  type Limits,
  type PaletteColor,
  type Place,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  parseRgb,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut, parseNumber } from '../lexing/cursor.js';
import { readXml, type XmlEvents, type XmlTag } from '../lexing/xml-events.js';
import {
  picturesNoTable,
  picturesPageClass,
  picturesPageColor,
  picturesPageColors,
  picturesPageLines,
} from '../words/en/pictures-pages.js';
import { aBlock } from '../words/en/things.js';
import { HTML_TEXTS, writeHtml } from './html-write.js';

/** Pages of our own, `--from html`. */
export const html: Format = {
  id: 'html',
  name: 'HTML page',
  extensions: ['.html', '.htm'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: false,
    meta: ['title', ...HTML_TEXTS],
    several: false,
  },
  detect: ({ text }) => /^\s*</.test(text) && text.includes('<table class="nonogram"'),
  read: (source) => [readHtml(source)],
  write: ([puzzle]) => writeHtml(puzzle),
};

function readHtml({ text, limits }: Source): Result<Puzzle> {
  const reader = new PageReader(limits);
  const error = readXml(text, reader);
  return error === undefined || reader.isDone ? reader.finish() : { ok: false, problem: error };
}

/** A clue being read, and the place of its cell. */
interface Header {
  readonly clue: Block[];
  readonly place: Place;
}

/** Follows the elements of a page; the first table of its kind counts. */
class PageReader implements XmlEvents {
  /** True once the table is read. */
  isDone = false;
  readonly #limits: Limits;
  readonly #open: XmlTag[] = [];
  readonly #texts = new Map<string, string>();
  readonly #rows: Header[] = [];
  readonly #columns: Header[] = [];
  #palette: readonly PaletteColor[] = [];
  #table: XmlTag | undefined;
  #problem: Problem | undefined;
  #text = '';

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(tag: XmlTag): void {
    this.#open.push(tag);
    if (tag.name !== 'td') this.#text = '';
    if (this.#problem !== undefined || this.isDone) return;
    if (this.#table === undefined) {
      if (tag.name === 'table' && tag.attribute('class') === 'nonogram') this.#begin(tag);
    } else if (tag.name === 'th') this.#addHeader(tag);
  }

  text(text: string): void {
    const { name = '' } = this.#open.at(-1) ?? {};
    if (name === 'b' || name === 'title' || name === 'p') this.#text += text;
  }

  close(): void {
    const tag = this.#open.pop();
    if (tag === undefined || this.#problem !== undefined) return;
    const part = tag.name === 'title' ? 'title' : tag.name === 'p' ? tag.attribute('class') : '';
    if (part !== undefined && part !== '' && !this.#texts.has(part)) {
      this.#texts.set(part, this.#text.trim());
    }
    if (tag.name === 'b' && this.#table !== undefined && !this.isDone) this.#addBlock(tag);
    if (tag === this.#table) this.isDone = true;
  }

  /** The puzzle of the page, or its first problem. */
  finish(): Result<Puzzle> {
    if (this.#problem !== undefined) return { ok: false, problem: this.#problem };
    if (this.#table === undefined) {
      return bad(picturesNoTable, {}, { line: 1, column: 1 });
    }
    const width = this.#columns.length;
    const height = this.#rows.length;
    const sizePlace = this.#table.place;
    const wrong = wrongSizes(width, height, this.#limits, sizePlace);
    if (wrong !== undefined) return wrong;
    const clues = (headers: readonly Header[]): Clue[] => headers.map(({ clue }) => clue);
    const places = (headers: readonly Header[]): Place[] => headers.map(({ place }) => place);
    const texts = [...HTML_TEXTS, 'title'].map((key) => [key, this.#texts.get(key)] as const);
    const meta: PuzzleMeta = toMeta(Object.fromEntries(texts));
    return checkedPuzzle(
      {
        width,
        height,
        sizePlace,
        meta,
        palette: this.#palette,
        rows: clues(this.#rows),
        columns: clues(this.#columns),
        rowPlaces: places(this.#rows),
        columnPlaces: places(this.#columns),
      },
      this.#limits,
    );
  }

  #begin(tag: XmlTag): void {
    this.#table = tag;
    const colors = (tag.attribute('data-colors') ?? '#ffffff #000000').split(' ');
    const { maxColors } = this.#limits;
    if (colors.length > maxColors) {
      const params = { found: colors.length, most: maxColors };
      this.#problem ??= problem(picturesPageColors, params, tag.place);
      return;
    }
    const odd = colors.find((rgb) => parseRgb(rgb) !== rgb);
    if (odd !== undefined) {
      this.#problem ??= problem(picturesPageColor, { found: cut(odd) }, tag.place);
    }
    this.#palette = colors.map((rgb) => ({ rgb }));
  }

  /** Adds a header: a column clue in the table's head, else a row clue. */
  #addHeader(tag: XmlTag): void {
    const isColumn = this.#open.some(({ name }) => name === 'thead');
    const headers = isColumn ? this.#columns : this.#rows;
    headers.push({ clue: [], place: tag.place });
    const most = this.#limits.maxCells;
    if (headers.length > most) this.#problem ??= problem(picturesPageLines, { most }, tag.place);
  }

  #addBlock(tag: XmlTag): void {
    const isColumn = this.#open.some(({ name }) => name === 'thead');
    const header = (isColumn ? this.#columns : this.#rows).at(-1);
    const size = parseNumber({ text: this.#text.trim(), place: tag.place }, aBlock);
    if (!size.ok) {
      this.#problem = size.problem;
      return;
    }
    const color = Number(/^c([0-9]{1,5})$/.exec(tag.attribute('class') ?? 'c1')?.[1]);
    if (!(color > 0 && color < this.#palette.length)) {
      const found = cut(tag.attribute('class') ?? '');
      const params = { found, most: this.#palette.length - 1 };
      this.#problem ??= problem(picturesPageClass, params, tag.place);
      return;
    }
    header?.clue.push({ size: size.value, color });
  }
}
