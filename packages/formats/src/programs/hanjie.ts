/**
 * hanjie's YAML: a list of puzzles with texts, one character per colour, the clues under `clue`,
 * and perhaps the author's picture under `goal`. The names of the members are those of the Go
 * library alexeyco/hanjie.
 */
import {
  type Block,
  bad,
  type Clue,
  type Color,
  good,
  type Limits,
  type PaletteColor,
  type Place,
  type Puzzle,
  parseRgb,
  type Result,
  rgbOfName,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { tooManyBlocks } from '../lexing/clue-words.js';
import { cut, parseNumber } from '../lexing/cursor.js';
import { placesIn, readYaml, type YamlMap, type YamlNode } from '../lexing/yaml.js';
import { lexingMoreColors } from '../words/en/lexing-shared.js';
import { goalRowTotal } from '../words/en/programs-pictures.js';
import {
  hanjieBackground,
  hanjieBadCell,
  hanjieBadColor,
  hanjieBlank,
  hanjieNoClue,
  hanjieNoList,
  hanjieNoMap,
  hanjieUndeclared,
} from '../words/en/programs-sections.js';
import { aCount } from '../words/en/things.js';
import { HANJIE_TEXTS, writeHanjie } from './hanjie-write.js';

/** YAML of hanjie, `--from hanjie`. */
export const hanjie: Format = {
  id: 'hanjie',
  name: 'hanjie YAML',
  extensions: ['.yaml', '.yml'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: true,
    meta: [...HANJIE_TEXTS, 'author', 'authorId'],
    several: true,
  },
  detect: ({ text }) => CLUE.test(text) && LINES.test(text),
  read: readHanjie,
  write: writeHanjie,
};

const CLUE = /^[ \t]*(?:-[ \t]+)?clue[ \t]*:[ \t]*(?:\{|#|$)/m;
const LINES = /(?:^|[{,])[ \t]*(?:rows|columns)[ \t]*:/m;

/** Gives the place of a node. */
type PlaceOf = (node: YamlNode) => Place;

function readHanjie({ text, limits }: Source): readonly Result<Puzzle>[] {
  const documents = readYaml(text);
  if (!documents.ok) return [documents];
  const nodes = documents.value.flatMap((node) => (node.kind === 'list' ? node.items : [node]));
  const findPlace = placesIn(text);
  const results: Result<Puzzle>[] = [];
  for (const node of nodes.slice(0, limits.maxPuzzles + 1)) {
    results.push(
      node.kind === 'map'
        ? readPuzzle(node, limits, findPlace)
        : bad(hanjieNoMap, {}, findPlace(node)),
    );
  }
  return results.length > 0 ? results : [bad(hanjieBlank, {}, { line: 1, column: 1 })];
}

/** The colours by their characters. */
interface Inks {
  readonly palette: readonly PaletteColor[];
  readonly colors: ReadonlyMap<string, Color>;
}

function readPuzzle(puzzle: YamlMap, limits: Limits, placeOf: PlaceOf): Result<Puzzle> {
  const clue = puzzle.members.get('clue');
  const [rowList, columnList] = ['rows', 'columns'].map((key) =>
    clue?.kind === 'map' ? clue.members.get(key) : undefined,
  );
  if (clue === undefined || rowList?.kind !== 'list' || columnList?.kind !== 'list') {
    return bad(clue === undefined ? hanjieNoClue : hanjieNoList, {}, placeOf(clue ?? puzzle));
  }
  const width = columnList.items.length;
  const height = rowList.items.length;
  const sizePlace = placeOf(clue);
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const inks = readInks(puzzle, limits, placeOf);
  if (!inks.ok) return inks;
  const rows = readClues(rowList.items, width, inks.value, placeOf);
  if (!rows.ok) return rows;
  const columns = readClues(columnList.items, height, inks.value, placeOf);
  if (!columns.ok) return columns;
  const goalNode = puzzle.members.get('goal');
  const goal = readGoal(goalNode, width, inks.value, placeOf);
  if (!goal.ok) return goal;
  const claims = {
    width,
    height,
    sizePlace,
    palette: inks.value.palette,
    goal: goal.value,
    rows: rows.value,
    columns: columns.value,
    meta: readTexts(puzzle),
    rowPlaces: rowList.items.map(placeOf),
    columnPlaces: columnList.items.map(placeOf),
    goalPlace: goalNode === undefined ? undefined : placeOf(goalNode),
  };
  return checkedPuzzle(claims, limits);
}

/** The background first, then the colours in file order; black if there is none. */
function readInks({ members }: YamlMap, { maxColors }: Limits, placeOf: PlaceOf): Result<Inks> {
  const declared = members.get('colors');
  const paper = readText(members.get('background')) ?? '';
  const background: PaletteColor = { rgb: '#ffffff', ...(paper === '' ? {} : { symbol: paper }) };
  const palette = [background];
  const colors = new Map<string, Color>([[paper, 0]]);
  for (const [symbol, node] of declared?.kind === 'map' ? declared.members : []) {
    const found = readText(node) ?? '';
    const rgb = parseRgb(found) ?? rgbOfName(found);
    if (rgb === undefined) {
      const wrong = { symbol: cut(symbol), found: cut(found) };
      return bad(hanjieBadColor, wrong, placeOf(node));
    }
    if (palette.length === maxColors) {
      return bad(lexingMoreColors, { most: maxColors }, placeOf(node));
    }
    if (symbol === paper) palette[0] = { ...background, rgb };
    else colors.set(symbol, palette.push({ rgb, symbol }) - 1);
  }
  if (palette.length === 1) palette.push({ rgb: '#000000' });
  return good({ palette, colors });
}

/** The clues of lines of `length` cells. */
function readClues(
  lines: readonly YamlNode[],
  length: number,
  inks: Inks,
  placeOf: PlaceOf,
): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const line of lines) {
    // a line of one block may be that block itself, an empty line may be null or 0
    const blocks = line.kind === 'list' ? line.items : isNothing(line) ? [] : [line];
    const clue: Block[] = [];
    for (const node of blocks) {
      const block = readBlock(node, inks, placeOf);
      if (!block.ok) return block;
      if (clue.length === length) return tooManyBlocks({ text: '', place: placeOf(node) }, length);
      clue.push(block.value);
    }
    clues.push(clue);
  }
  return good(clues);
}

/** `{color: r, count: 2}`, or a bare number of the first colour. */
function readBlock(node: YamlNode, { colors }: Inks, placeOf: PlaceOf): Result<Block> {
  const count = node.kind === 'map' ? node.members.get('count') : node;
  const size = parseNumber({ text: readText(count) ?? '', place: placeOf(count ?? node) }, aCount);
  if (!size.ok) return size;
  const symbol = node.kind === 'map' ? readText(node.members.get('color')) : undefined;
  const color = symbol === undefined ? 1 : colors.get(symbol);
  if (color === undefined || color === 0) {
    const message = color === 0 ? hanjieBackground : hanjieUndeclared;
    return bad(message, { found: cut(symbol ?? '') }, placeOf(node));
  }
  return good({ size: size.value, color });
}

/** The author's picture: rows of characters, as lists or as texts; undefined if there is none. */
function readGoal(
  goal: YamlNode | undefined,
  width: number,
  { colors }: Inks,
  placeOf: PlaceOf,
): Result<Uint16Array[] | undefined> {
  if (goal === undefined || isNothing(goal)) return good(undefined);
  const rows: Uint16Array[] = [];
  for (const row of goal.kind === 'list' ? goal.items : [goal]) {
    const symbols = row.kind === 'list' ? row.items.map(readText) : [...(readText(row) ?? '')];
    if (symbols.length !== width) {
      const counts = { found: symbols.length, expected: width };
      return bad(goalRowTotal, { row: rows.length + 1, ...counts }, placeOf(row));
    }
    const cells = new Uint16Array(width);
    for (const [x, symbol = ''] of symbols.entries()) {
      const color = colors.get(symbol);
      if (color === undefined) {
        return bad(hanjieBadCell, { found: cut(symbol) }, placeOf(row));
      }
      cells[x] = color;
    }
    rows.push(cells);
  }
  return good(rows);
}

function readTexts({ members }: YamlMap): Puzzle['meta'] {
  const author = members.get('author');
  const texts = HANJIE_TEXTS.map((key) => [key, readText(members.get(key))] as const);
  return toMeta({
    ...Object.fromEntries(texts),
    author: author?.kind === 'map' ? readText(author.members.get('name')) : readText(author),
    authorId: author?.kind === 'map' ? readText(author.members.get('id')) : undefined,
  });
}

/** The text at a node; undefined for nothing, and for lists and maps. */
function readText(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'text' || isNothing(node)) return undefined;
  return node.text.replaceAll('\0', '\ufffd');
}

/** True for "null", "~" and an empty value. */
function isNothing(node: YamlNode): boolean {
  return node.kind === 'text' && !node.quoted && /^(?:|~|null|Null|NULL)$/.test(node.text);
}
