/**
 * XCSP3 instances of nonograms, as PyCSP3 compiles them: an array of 0 and 1 and one `regular`
 * constraint per line. The clues are only implicit in the automata (`xcsp-automaton`).
 */
import {
  BLACK_ON_WHITE,
  bad,
  type Clue,
  good,
  type Limits,
  type Place,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import { readXml, type XmlTag } from '../lexing/xml-events.js';
import { xcspNoArray, xcspNoLine, xcspOddAutomaton, xcspTooFewLines } from '../words/en/solvers.js';
import { type Automaton, buildAutomaton, clueOfAutomaton } from './xcsp-automaton.js';

/** A constraint satisfaction problem that is a nonogram. */
export const xcsp: Format = {
  id: 'xcsp',
  name: 'XCSP3 instance',
  extensions: ['.xml'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) =>
    /^\s*</.test(text) && /<instance\s[^<>]{0,200}XCSP3/.test(text.slice(0, 5000)),
  read: (source) => [readInstance(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeInstance(puzzle)),
};

function readInstance({ text, limits }: Source): Result<Puzzle> {
  const instance = new Instance(limits);
  const error = readXml(text, instance);
  const wrong = instance.problem ?? error;
  return wrong === undefined ? instance.puzzle() : { ok: false, problem: wrong };
}

/** Elements whose text is read. */
const TOLD = new Set(['list', 'transitions', 'start', 'final', 'args']);

/** Collects the elements of an instance. */
class Instance {
  /** The first problem; everything after it is ignored. */
  problem: Problem | undefined;
  readonly #limits: Limits;
  readonly #names: string[] = [];
  #place: Place = { line: 1, column: 1 };
  #sizePlace: Place = { line: 1, column: 1 };
  #size: { readonly height: number; readonly width: number } | undefined;
  /** The texts of the constraint, by element; they stay for the arguments of a group. */
  #told = new Map<string, string>();
  /** The clue of the constraint, cached because a group asks for it repeatedly. */
  #clue: { readonly value: Clue | undefined } | undefined;
  readonly #rows = new Map<number, Clue>();
  readonly #columns = new Map<number, Clue>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  open(tag: XmlTag): void {
    this.#names.push(tag.name);
    this.#place = tag.place;
    if (tag.name === 'regular') {
      this.#told = new Map();
      this.#clue = undefined;
    }
    if (tag.name === 'args') this.#told.set('args', '');
    if (tag.name === 'array' && this.#size === undefined) this.#readSize(tag);
  }

  text(text: string): void {
    const name = this.#names.at(-1) ?? '';
    if (TOLD.has(name)) this.#told.set(name, (this.#told.get(name) ?? '') + text);
  }

  close(): void {
    const name = this.#names.pop();
    if (name !== 'args' && name !== 'regular') return;
    // trimmed only once per constraint, because the text of a hostile file grows with every element
    const list = this.#told.get(name === 'args' ? 'args' : 'list')?.trim() ?? '';
    const isLine = name === 'args' || !list.startsWith('%');
    if (isLine && this.problem === undefined) this.#readLine(list);
  }

  /** The puzzle of the whole instance. */
  puzzle(): Result<Puzzle> {
    const place = this.#sizePlace;
    if (this.#size === undefined) {
      return bad(xcspNoArray, {}, place);
    }
    const { width, height } = this.#size;
    if (this.#rows.size < height) {
      const counts = { found: this.#rows.size, expected: height };
      return bad(xcspTooFewLines, { kind: 'row', ...counts }, place);
    }
    if (this.#columns.size < width) {
      const counts = { found: this.#columns.size, expected: width };
      return bad(xcspTooFewLines, { kind: 'column', ...counts }, place);
    }
    const clues = (lines: ReadonlyMap<number, Clue>, count: number): Clue[] =>
      Array.from({ length: count }, (_, i) => lines.get(i) ?? []);
    const rows = clues(this.#rows, height);
    const columns = clues(this.#columns, width);
    const claims = { width, height, palette: BLACK_ON_WHITE, rows, columns, sizePlace: place };
    return checkedPuzzle(claims, this.#limits);
  }

  #readSize(tag: XmlTag): void {
    const size = /^\s*\[(\d{1,9})\]\s*\[(\d{1,9})\]\s*$/.exec(tag.attribute('size') ?? '');
    if (size === null) return;
    const height = Number(size[1]);
    const width = Number(size[2]);
    this.#sizePlace = tag.place;
    this.#size = { height, width };
    const wrong = wrongSizes(width, height, this.#limits, tag.place);
    if (wrong?.ok === false) this.problem = wrong.problem;
  }

  #readLine(list: string): void {
    const line = this.#lineOf(list);
    if (line === undefined) {
      this.problem = problem(xcspNoLine, { found: cut(list) }, this.#place);
      return;
    }
    this.#clue ??= { value: clueOfAutomaton(this.#automaton()) };
    const clue = this.#clue.value;
    if (clue === undefined) {
      this.problem = problem(xcspOddAutomaton, {}, this.#place);
    } else line.clues.set(line.index, clue);
  }

  #automaton(): Automaton {
    const told = (name: string): string => this.#told.get(name)?.trim() ?? '';
    return { transitions: told('transitions'), start: told('start'), final: told('final') };
  }

  /** The line that the cells form: a whole row, or a column if both fit. */
  #lineOf(list: string) {
    const { width, height } = this.#size ?? { width: 0, height: 0 };
    const cells = list.split(/\s+/);
    const first = parseIndices(cells[0] ?? '');
    const last = parseIndices(cells.at(-1) ?? '');
    if (first === undefined || last === undefined) return undefined;
    const spans = (axis: 0 | 1, length: number): boolean =>
      (first[axis].from ?? 0) === 0 &&
      (last[axis].to ?? length - 1) === length - 1 &&
      (cells.length === 1 || cells.length === length);
    const stays = (axis: 0 | 1, length: number): number | undefined => {
      const { from, to } = first[axis];
      const index = length === 1 ? (from ?? 0) : from;
      const same = from === to && last[axis].from === from && last[axis].to === to;
      return same && index !== undefined && index < length ? index : undefined;
    };
    const row = stays(0, height);
    const column = stays(1, width);
    if (row !== undefined && spans(1, width) && !this.#rows.has(row)) {
      return { clues: this.#rows, index: row };
    }
    if (column === undefined || !spans(0, height) || this.#columns.has(column)) return undefined;
    return { clues: this.#columns, index: column };
  }
}

/** The first and last index that a cell names on one axis; neither for `[]`, which means all. */
interface Indices {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** "x[0][]" or "x[0][0..4]" as indices of rows and columns. */
function parseIndices(cell: string): readonly [Indices, Indices] | undefined {
  const parts = /^[A-Za-z_]\w*\[([\d.]{0,20})\]\[([\d.]{0,20})\]$/.exec(cell);
  if (parts === null) return undefined;
  const axis = (text = ''): Indices => {
    const [from, to = from] = text.split('..').map((one) => (one === '' ? undefined : Number(one)));
    return { from, to };
  };
  return [axis(parts[1]), axis(parts[2])];
}

function writeInstance({ width, height, rows, columns }: Puzzle): string {
  const regular = (cells: string, clue: Clue): string => {
    const { transitions, start, final } = buildAutomaton(clue);
    return [
      '    <regular>',
      `      <list> ${cells} </list>`,
      `      <transitions> ${transitions} </transitions>`,
      `      <start> ${start} </start>`,
      `      <final> ${final} </final>`,
      '    </regular>\n',
    ].join('\n');
  };
  return [
    '<instance format="XCSP3" type="CSP">\n  <variables>\n',
    `    <array id="x" size="[${height}][${width}]"> 0 1 </array>\n`,
    '  </variables>\n  <constraints>\n',
    ...rows.map((clue, y) => regular(`x[${y}][]`, clue)),
    ...columns.map((clue, x) => regular(`x[][${x}]`, clue)),
    '  </constraints>\n</instance>\n',
  ].join('');
}
