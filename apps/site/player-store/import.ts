/**
 * Merging an exported text into what is here. Nothing that is here is lost, whatever the text is:
 * games are merged by `versions.ts`, drafts that went apart are kept both, the first solve of a
 * puzzle stands, and settings are only reported, for the page to ask. Parts that are damaged are
 * counted and passed over.
 */
import { type BlindPuzzle, type Clues, cluesOnly, loadGame, type SavedGame } from '@nonokit/board';
import { bad, type Clue, checkPuzzle, good, type Palette, type Result } from '@nonokit/core';
import { awaitResult, type Connection } from './database.js';
import { importDrafts } from './drafts/exported-draft.js';
import { EXPORT_VERSION } from './export.js';
import { parseKept } from './kept.js';
import { mergedResult, resultFrom, type SolvedResult } from './results.js';
import { type Settings, settingsFrom } from './settings.js';
import type { Surroundings } from './surroundings.js';
import { type IncomingVersion, type Merged, mergeVersion } from './versions.js';
import { cannotStore, newerExport, notAnExport } from './words.js';

/** A game that went apart on two devices. Both versions are kept; ours is the current one. */
export interface ImportConflict {
  readonly id: string;
  /** Logs of the two versions, for `versions` (summaries with pictures) and `choose`. */
  readonly ours: string;
  readonly theirs: string;
}

/** What an import did. */
export interface ImportReport {
  /** Games that were not here, that were continued, and that were here already. */
  readonly added: number;
  readonly extended: number;
  readonly same: number;
  readonly conflicts: readonly ImportConflict[];
  readonly puzzles: number;
  readonly results: number;
  /** Drafts that were not here, or were continued. */
  readonly drafts: number;
  /** Parts of the text that could not be read. */
  readonly damaged: number;
  /** Settings of the other device; they are not taken over by themselves. */
  readonly settings: Settings | undefined;
  /** Games that are not as they were. */
  readonly changed: readonly string[];
}

/** The longest text that is read. */
const MAX_LENGTH = 256_000_000;

type Fields = Readonly<Record<string, unknown>>;

/** What is counted while a text is merged. */
interface Tally {
  readonly conflicts: ImportConflict[];
  readonly changed: string[];
  added: number;
  extended: number;
  same: number;
  damaged: number;
}

/** Merges an exported text. */
export async function importText(
  connection: Connection,
  text: string,
  surroundings: Surroundings,
): Promise<Result<ImportReport>> {
  const content = text.length > MAX_LENGTH ? undefined : parsed(text);
  const { format, version } = content ?? {};
  if (format !== 'nonokit-store' || !isCount(version)) return bad(notAnExport);
  if (version > EXPORT_VERSION) {
    return bad(newerExport, { found: version, known: EXPORT_VERSION });
  }
  const tally = newTally();
  try {
    for (const game of toList(content?.['games'])) {
      await mergeGame(connection, toFields(game), surroundings, tally);
    }
    const puzzles = read(toList(content?.['puzzles']), puzzleFrom, tally);
    const results = read(toList(content?.['results']), resultFrom, tally);
    await putAll(connection, puzzles, results);
    const drafts = await importDrafts(connection, toList(content?.['drafts']), surroundings);
    tally.damaged += drafts.damaged;
    const settings = toFields(content?.['settings']);
    return good({
      ...tally,
      puzzles: puzzles.length,
      results: results.length,
      drafts: drafts.added,
      settings: Object.keys(settings).length === 0 ? undefined : settingsFrom(settings),
    });
  } catch {
    // whatever was merged before stays; the player sees the trouble and may try again
    return bad(cannotStore);
  }
}

/** Merges one saved game of the board. */
export async function importGameText(
  connection: Connection,
  id: string,
  clues: Clues,
  text: string,
  surroundings: Surroundings,
): Promise<Result<ImportReport>> {
  const saved = loadGame(clues, text);
  if (!saved.ok) return saved;
  const tally = newTally();
  try {
    const version = { id, clues, ...saved.value, updatedAt: surroundings.now() };
    await mergeOne(connection, version, surroundings, tally);
  } catch {
    return bad(cannotStore);
  }
  return good({ ...tally, puzzles: 0, results: 0, drafts: 0, settings: undefined });
}

function newTally(): Tally {
  return { conflicts: [], changed: [], added: 0, extended: 0, same: 0, damaged: 0 };
}

async function mergeGame(
  connection: Connection,
  fields: Fields,
  surroundings: Surroundings,
  tally: Tally,
): Promise<void> {
  const { id } = fields;
  const clues = cluesFrom(fields['clues']);
  if (typeof id !== 'string' || clues === undefined) {
    tally.damaged++;
    return;
  }
  for (const version of [fields, ...toList(fields['older']).map(toFields)]) {
    const saved = savedFrom(version, clues);
    if (saved === undefined) {
      tally.damaged++;
      continue;
    }
    const updatedAt = isCount(version['updatedAt']) ? version['updatedAt'] : 0;
    const { view, tool } = parseKept({ ...version, elapsed: 0, updatedAt }) ?? {};
    const incoming = { id, clues, ...saved, updatedAt, view, tool };
    await mergeOne(connection, incoming, surroundings, tally, version !== fields);
  }
}

async function mergeOne(
  connection: Connection,
  version: IncomingVersion,
  surroundings: Surroundings,
  tally: Tally,
  isOlder = false,
): Promise<void> {
  const merged = await mergeVersion(connection, version, surroundings.newId());
  count(merged, version.id, tally, isOlder);
}

/** A version that was not chosen there is kept here, but nobody is asked about it again. */
function count(merged: Merged, id: string, tally: Tally, isOlder: boolean): void {
  if (merged.outcome === 'other') tally.damaged++;
  else if (merged.outcome === 'same') tally.same++;
  else {
    tally.changed.push(id);
    if (merged.outcome !== 'conflict') tally[merged.outcome]++;
    else if (!isOlder) tally.conflicts.push({ id, ours: merged.ours, theirs: merged.theirs });
  }
}

function putAll(
  connection: Connection,
  puzzles: readonly BlindPuzzle[],
  results: readonly SolvedResult[],
): Promise<void> {
  return connection.write(['puzzles', 'results'], 'strict', async (transaction) => {
    const shelf = transaction.objectStore('puzzles');
    for (const puzzle of puzzles) {
      if ((await awaitResult(shelf.getKey(puzzle.id))) === undefined) shelf.put(puzzle);
    }
    const store = transaction.objectStore('results');
    for (const result of results) {
      const there: SolvedResult | undefined = await awaitResult(store.get(result.id));
      store.put(mergedResult(there, result));
    }
  });
}

/** The parts of a list that can be read. */
function read<T>(
  list: readonly unknown[],
  from: (value: unknown) => T | undefined,
  tally: Tally,
): T[] {
  const things = list.flatMap((value) => from(value) ?? []);
  tally.damaged += list.length - things.length;
  return things;
}

function savedFrom({ saved }: Fields, clues: Clues): SavedGame | undefined {
  const loaded = typeof saved === 'string' ? loadGame(clues, saved) : undefined;
  return loaded?.ok ? loaded.value : undefined;
}

function puzzleFrom(value: unknown): BlindPuzzle | undefined {
  const { id, sealed, facts, ...rest } = toFields(value);
  const clues = cluesFrom(rest['clues']);
  if (typeof id !== 'string' || clues === undefined) return undefined;
  const texts = toList(sealed).flatMap((text) => (typeof text === 'string' ? [text] : []));
  const { difficulty, score, isUnique } = toFields(facts);
  return {
    id,
    clues,
    sealed: texts,
    facts: {
      ...(typeof difficulty === 'string' ? { difficulty } : {}),
      ...(typeof score === 'number' ? { score } : {}),
      ...(typeof isUnique === 'boolean' ? { isUnique } : {}),
    },
  };
}

/** The clues that a value from a file is, checked as any reader's. */
export function cluesFrom(value: unknown): Clues | undefined {
  const { width, height, palette, rows, columns } = toFields(value);
  if (!isCount(width) || !isCount(height)) return undefined;
  const claims = {
    width,
    height,
    palette: paletteFrom(palette),
    rows: lineCluesFrom(rows),
    columns: lineCluesFrom(columns),
  };
  const checked = checkPuzzle(claims);
  return checked.ok ? cluesOnly(checked.value) : undefined;
}

function lineCluesFrom(value: unknown): readonly Clue[] {
  return toList(value).map((clue) =>
    toList(clue).map((block) => {
      const { size, color } = toFields(block);
      return { size: isCount(size) ? size : 0, color: isCount(color) ? color : -1 };
    }),
  );
}

function paletteFrom(value: unknown): Palette {
  return toList(value).map((each) => {
    const { rgb, name } = toFields(each);
    const color = { rgb: typeof rgb === 'string' ? rgb : '' };
    return typeof name === 'string' ? { ...color, name } : color;
  });
}

function parsed(text: string): Fields | undefined {
  try {
    return toFields(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function toFields(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : {};
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
