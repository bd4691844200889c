/**
 * Blind puzzles as JSON: what a site sends, `nonokit play` serves and a browser stores. They are
 * checked like any file when they are read, because storage and networks cannot be trusted.
 *
 *     {"id":"k3f9…","palette":["#ffffff",["#000000","black"]],"rows":[[2,1],[1,1,3,1]],"columns":…,
 *      "facts":{"difficulty":"easy"},"sealed":["3f2a…"]}
 *
 * A clue is a list of alternating sizes and colours.
 */
import { type Clue, checkPuzzle, type PaletteColor } from '@nonokit/core';
import { cluesOnly } from '../mark.js';
import { type BlindFacts, type BlindPuzzle, idOf } from './blind.js';

/** A blind puzzle as plain data. */
export interface BlindJson {
  readonly id: string;
  readonly palette: readonly (string | readonly [rgb: string, name: string])[];
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
  readonly facts: BlindFacts;
  readonly sealed: readonly string[];
}

/** The plain data of a blind puzzle. */
export function blindToJson({ id, clues, facts, sealed }: BlindPuzzle): BlindJson {
  const flat = (clue: Clue): number[] => clue.flatMap(({ size, color }) => [size, color]);
  return {
    id,
    palette: clues.palette.map(({ rgb, name }) => (name === undefined ? rgb : [rgb, name])),
    rows: clues.rows.map(flat),
    columns: clues.columns.map(flat),
    facts,
    sealed,
  };
}

/**
 * Reads a blind puzzle from plain data; undefined if the data is invalid or its clues do not fit
 * each other.
 */
export function blindFromJson(json: unknown): BlindPuzzle | undefined {
  if (!isRecord(json)) return undefined;
  const rows = parseList(json['rows'], clueFrom);
  const columns = parseList(json['columns'], clueFrom);
  const palette = parseList(json['palette'], colorFrom);
  const sealed = parseList(json['sealed'], (text) => (typeof text === 'string' ? text : undefined));
  if (rows === undefined || columns === undefined || palette === undefined) return undefined;
  const puzzle = checkPuzzle({
    width: columns.length,
    height: rows.length,
    palette,
    rows,
    columns,
  });
  if (!puzzle.ok || sealed === undefined) return undefined;
  const clues = cluesOnly(puzzle.value);
  return { id: idOf(clues), clues, facts: factsFrom(json['facts']), sealed };
}

function factsFrom(json: unknown): BlindFacts {
  if (!isRecord(json)) return {};
  const { number, difficulty, score, technique, isUnique } = json;
  return {
    ...(typeof number === 'number' ? { number } : {}),
    ...(typeof difficulty === 'string' ? { difficulty } : {}),
    ...(typeof score === 'number' ? { score } : {}),
    ...(typeof technique === 'string' ? { technique } : {}),
    ...(typeof isUnique === 'boolean' ? { isUnique } : {}),
  };
}

function clueFrom(json: unknown): Clue | undefined {
  if (!Array.isArray(json) || json.length % 2 !== 0) return undefined;
  if (!json.every((number) => Number.isInteger(number))) return undefined;
  return Array.from({ length: json.length / 2 }, (_, k) => ({
    size: Number(json[2 * k]),
    color: Number(json[2 * k + 1]),
  }));
}

function colorFrom(json: unknown): PaletteColor | undefined {
  const [rgb, name]: readonly unknown[] = Array.isArray(json) ? json : [json];
  if (typeof rgb !== 'string') return undefined;
  return typeof name === 'string' ? { rgb, name } : { rgb };
}

/** Reads a list whose members are all valid; undefined for anything else. */
function parseList<T>(json: unknown, read: (member: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const members: T[] = [];
  for (const member of json) {
    const value = read(member);
    if (value === undefined) return undefined;
    members.push(value);
  }
  return members;
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
