/**
 * A puzzle of a webpbn file while it is being read. Its colours may be declared after the clues
 * that use them, and clues and pictures come in any order, so the puzzle is assembled at the end.
 */
import {
  type Block,
  type Clue,
  type Color,
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
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { cut } from '../lexing/cursor.js';
import { HIDDEN_SIZE } from '../lexing/hidden-blocks.js';
import type { XmlTag } from '../lexing/xml-events.js';
import {
  webpbnBadChar,
  webpbnBadColor,
  webpbnBadCount,
  webpbnBlotted,
  webpbnCluesTwice,
  webpbnCluesType,
  webpbnColorTwice,
  webpbnNoClues,
  webpbnNoLines,
  webpbnNoName,
  webpbnPictureIgnored,
  webpbnPuzzleType,
  webpbnSavedIgnored,
  webpbnTriddler,
  webpbnUndeclared,
} from '../words/en/sites-webpbn.js';
import { readImage } from './webpbn-image.js';
import { TRIDDLER_SIDES, webpbnClaims } from './webpbn-kind.js';

/** The colours that need no declaration. */
const IMPLICIT: ReadonlyMap<string, PaletteColor> = new Map([
  ['white', { rgb: '#ffffff', name: 'white', symbol: '.' }],
  ['black', { rgb: '#000000', name: 'black', symbol: 'X' }],
]);

/** The clues of one direction, with colours numbered in the order of their first use. */
interface Lines {
  readonly clues: Block[][];
  readonly places: Place[];
}

/** A picture, not yet read. */
interface Picture {
  /** "goal" or "solution". */
  readonly type: string;
  readonly text: string;
  readonly place: Place;
  /** The place where its text begins. */
  readonly inside: Place;
}

/** The palette by the names of the file, in order; the first is the background. */
type Colors = Map<string, { readonly color: Color; readonly entry: PaletteColor }>;

/** The part of one puzzle that has been read so far. */
export class Draft {
  /** The notes of the author and others, in order. */
  readonly notes: string[] = [];
  readonly meta: { -readonly [Key in keyof PuzzleMeta]: PuzzleMeta[Key] } = {};
  readonly #place: Place;
  readonly #defaultColor: string;
  readonly #background: string;
  readonly #declared = new Map<string, PaletteColor>();
  /** Colour names in order of first use in clues, with the place of that use. */
  readonly #uses = new Map<string, { readonly use: number; readonly place: Place }>();
  readonly #lines = new Map<string, Lines>();
  /** The group of clues being read. */
  #current: Lines = { clues: [], places: [] };
  readonly #pictures: Picture[] = [];
  readonly #warnings: Problem[] = [];
  readonly #isTriddler: boolean;
  #problem: Problem | undefined;
  /** Says that the puzzle is of another kind than others. */
  #kind: Problem | undefined;

  constructor(tag: XmlTag) {
    this.#place = tag.place;
    this.#defaultColor = tag.attribute('defaultcolor') ?? 'black';
    this.#background = tag.attribute('backgroundcolor') ?? 'white';
    const type = tag.attribute('type') ?? 'grid';
    this.#isTriddler = /^triddler$/i.test(type);
    if (this.#isTriddler) {
      this.#kind = problem(webpbnTriddler, {}, tag.place);
    } else if (!/^grid$/i.test(type)) {
      this.fail(problem(webpbnPuzzleType, { found: cut(type) }, tag.place));
    }
  }

  /** Records a problem; only the first counts. */
  fail(wrong: Problem): void {
    this.#problem ??= wrong;
  }

  /** Warns about something left out; only the first of each kind counts. */
  warn(remark: Problem): void {
    if (this.#warnings.some(({ code }) => code === remark.code)) return;
    this.#warnings.push(remark);
  }

  /** Declares a colour; `text` is its value, "c8141e". */
  addColor(tag: XmlTag, text: string): void {
    const name = tag.attribute('name');
    const symbol = tag.attribute('char');
    const rgb = parseRgb(text.trim());
    if (name === undefined) {
      this.fail(problem(webpbnNoName, {}, tag.place));
    } else if (rgb === undefined) {
      const wrong = { name: cut(name), found: cut(text.trim()) };
      this.fail(problem(webpbnBadColor, wrong, tag.place));
    } else if (symbol !== undefined && !/^.$/su.test(symbol)) {
      const wrong = { name: cut(name), found: cut(symbol) };
      this.fail(problem(webpbnBadChar, wrong, tag.place));
    } else if (this.#declared.has(name)) {
      this.fail(problem(webpbnColorTwice, { name: cut(name) }, tag.place));
    } else {
      this.#declared.set(name, { rgb, name, ...(symbol === undefined ? {} : { symbol }) });
    }
  }

  /** Begins the clues of "rows" or "columns". */
  addLines(tag: XmlTag): void {
    const type = tag.attribute('type')?.toLowerCase() ?? '';
    const types: readonly string[] = this.#isTriddler ? TRIDDLER_SIDES : ['rows', 'columns'];
    if (!types.includes(type)) {
      const expected = types.map((one) => `"${one}"`).join(', ');
      this.fail(problem(webpbnCluesType, { found: cut(type), expected }, tag.place));
    } else if (this.#lines.has(type)) {
      this.fail(problem(webpbnCluesTwice, { type }, tag.place));
    }
    this.#current = { clues: [], places: [] };
    this.#lines.set(type, this.#current);
  }

  /** Begins a clue in the current group. */
  addLine({ place }: XmlTag): void {
    this.#current.clues.push([]);
    this.#current.places.push(place);
  }

  /** Adds a block to the current clue; `text` is its size. */
  addCount(tag: XmlTag, text: string): void {
    const digits = text.trim();
    if (!/^[0-9]{1,9}$/.test(digits)) {
      this.fail(problem(webpbnBadCount, { found: cut(digits) }, tag.place));
    } else if (Number(digits) === 0) {
      this.#kind ??= problem(webpbnBlotted, {}, tag.place);
    }
    const size = Number(digits) || HIDDEN_SIZE;
    const name = tag.attribute('color') ?? this.#defaultColor;
    const use = this.#uses.get(name) ?? { use: this.#uses.size, place: tag.place };
    this.#uses.set(name, use);
    this.#current.clues.at(-1)?.push({ size, color: use.use });
  }

  /** Adds a picture; only goals and solutions are kept. */
  addPicture(type: string, tag: XmlTag, text: string): void {
    if (type === 'goal' || type === 'solution') {
      this.#pictures.push({ type, text, place: tag.place, inside: tag.inside });
    } else {
      this.warn(problem(webpbnSavedIgnored, {}, tag.place));
    }
  }

  /** The puzzle, or its first problem. */
  finish(
    inherited: { readonly meta: PuzzleMeta; readonly notes: readonly string[] },
    limits: Limits,
  ): Result<Puzzle> {
    const colors = this.#colors();
    const goal = this.#problem === undefined ? this.#goal(colors) : undefined;
    const order = [...this.#uses.keys()].map((name) => colors.get(name)?.color ?? 0);
    const palette = [...colors.values()].map(({ entry }) => entry);
    const meta = { ...inherited.meta, ...this.meta };
    if (this.#kind !== undefined && this.#problem === undefined) {
      const clues = new Map(
        [...this.#lines].map(([type, lines]) => [type, recolored(lines.clues, order)]),
      );
      const isTriddler = this.#isTriddler;
      const kind = webpbnClaims({ isTriddler, clues, palette, goal: goal?.rows, meta });
      return { ok: false, problem: this.#kind, kind: { ...kind, place: this.#place } };
    }
    const rows = this.#lines.get('rows');
    const columns = this.#lines.get('columns');
    if (goal === undefined && (rows === undefined || columns === undefined)) {
      const wrong =
        rows === undefined && columns === undefined
          ? problem(webpbnNoClues, {}, this.#place)
          : problem(webpbnNoLines, { kind: rows === undefined ? 'row' : 'column' }, this.#place);
      this.fail(wrong);
    }
    if (this.#problem !== undefined) return { ok: false, problem: this.#problem };
    const notes = [...inherited.notes, ...this.notes];
    const claims = {
      width: columns?.clues.length ?? goal?.rows[0]?.length ?? 0,
      height: rows?.clues.length ?? goal?.rows.length ?? 0,
      palette,
      rows: rows && recolored(rows.clues, order),
      columns: columns && recolored(columns.clues, order),
      goal: goal?.rows,
      meta,
      extra: notes.length === 0 ? undefined : { notes },
      sizePlace: this.#place,
      rowPlaces: rows?.places,
      columnPlaces: columns?.places,
      goalPlace: goal?.place,
    };
    return checkedPuzzle(claims, limits, this.#warnings);
  }

  /** The palette by name: background first, then declared colours, then undeclared ones in use. */
  #colors(): Colors {
    const colors: Colors = new Map();
    const add = (name: string, place: Place): void => {
      if (colors.has(name)) return;
      const entry = this.#declared.get(name) ?? IMPLICIT.get(name);
      if (entry !== undefined) colors.set(name, { color: colors.size, entry });
      else this.fail(problem(webpbnUndeclared, { name: cut(name) }, place));
    };
    add(this.#background, this.#place);
    for (const name of this.#declared.keys()) add(name, this.#place);
    for (const [name, { place }] of this.#uses) add(name, place);
    const declared = new Set([...this.#declared.values()].map(({ symbol }) => symbol));
    for (const [name, { symbol = '' }] of IMPLICIT) {
      if (declared.has(symbol)) continue;
      if (this.#pictures.some(({ text }) => text.includes(symbol))) add(name, this.#place);
    }
    if (colors.size === 1) add('black', this.#place);
    return colors;
  }

  /** The first complete picture, goals before other solutions. */
  #goal(colors: Colors): { rows: number[][]; place: Place } | undefined {
    const symbols = chooseSymbols(colors);
    const inOrder = ['goal', 'solution'].flatMap((type) =>
      this.#pictures.filter((picture) => picture.type === type),
    );
    for (const { text, inside, place } of inOrder) {
      const rows = readImage(text, inside, symbols, this.#isTriddler ? '/\\' : '|');
      if (!rows.ok) {
        this.#problem ??= rows.problem;
        return undefined;
      }
      if (rows.value !== undefined) return { rows: rows.value, place };
      this.warn(problem(webpbnPictureIgnored, {}, place));
    }
    return undefined;
  }
}

/** The colour of each character of a picture: the first declared, else the usual one. */
function chooseSymbols(colors: Colors): Map<string, Color> {
  const entries = [...colors].reverse();
  const usual = entries.map(([name, { color }]) => [IMPLICIT.get(name)?.symbol, color] as const);
  const declared = entries.map(([, { color, entry }]) => [entry.symbol, color] as const);
  return new Map(
    [...usual, ...declared].flatMap(([symbol, color]) =>
      symbol === undefined ? [] : [[symbol, color] as const],
    ),
  );
}

function recolored(clues: readonly Clue[], order: readonly Color[]): Clue[] {
  return clues.map((clue) => clue.map(({ size, color }) => ({ size, color: order[color] ?? 0 })));
}
