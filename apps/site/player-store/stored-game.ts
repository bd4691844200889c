/**
 * The way of a game to the database: the record in memory, what of it is stored, and the rest.
 *
 * Every move goes to memory and to the journal at once and to the database as soon as that
 * answers; moves made meanwhile go together in the next transaction. Where the database refuses,
 * moves wait here and in the journal, and the store tries again.
 *
 * Two tabs: there is one log, in one order. Moves of another tab come before own ones that are not
 * in the log yet. So undo takes back the last change of the log, from any tab, and redo brings
 * it back as long as no tab has changed anything since.
 */
import type { Clues, Game, GameRecord, Look, Move, TimedMove } from '@nonokit/board';
import {
  beforeOwn,
  decodeEntry,
  decodeRecord,
  type Entry,
  encodeEntry,
  isOutcome,
  lastAt,
} from './entry.js';
import { FoldedGame } from './folded-game.js';
import type { GameSummary } from './game-summary.js';
import { type FoundJournal, findJournals, journalKey, writeJournal } from './journal.js';
import { laterKept, NOTHING_KEPT, saveSummary, storedKept } from './kept.js';
import type { Kept } from './kept-look.js';
import { type Known, syncLog, unlogged } from './log.js';
import type { Keeper, OpenGame, StrokeUnderWay } from './open-game.js';
import { Rounds } from './rounds.js';
import { summarizeGame } from './summary.js';

/** How long zoom and time may wait. */
const SAVE_AFTER_MS = 2000;

/**
 * Moves that the database has not confirmed are all rewritten to the journal each time. Beyond
 * `MANY_PENDING`, only every `JOURNAL_EVERY`th move writes it.
 */
const MANY_PENDING = 256;
const JOURNAL_EVERY = 32;

/** An open game and its way to the database. */
export class StoredGame implements OpenGame {
  readonly id: string;
  readonly clues: Clues;
  readonly #keeper: Keeper;
  readonly #listeners = new Set<(record: GameRecord) => void>();
  /** What the database has. */
  #known: Known = { log: undefined, entries: [] };
  /** Moves that it has not confirmed, oldest first. */
  #pending: readonly Entry[] = [];
  #stroke: Entry | undefined;
  #record: TimedMove[] = [];
  #kept: Kept = NOTHING_KEPT;
  /** True while zoom and time stand in the journal, because the page may not come back. */
  #isKeptInJournal = false;
  /** The game after the record, for summaries. */
  readonly #folded: FoldedGame;
  readonly #rounds: Rounds;
  #cancelSave: (() => void) | undefined;
  #opened = 0;
  #made = 0;

  constructor(keeper: Keeper, id: string, clues: Clues) {
    this.#keeper = keeper;
    this.#rounds = new Rounds(keeper.desk, () => this.#once());
    this.id = id;
    this.clues = clues;
    this.#folded = new FoldedGame(clues);
  }

  get record(): GameRecord {
    return [...this.#record];
  }

  get elapsed(): number {
    return Math.max(this.#kept.elapsed, this.#record.at(-1)?.at ?? 0);
  }

  get view(): Look | undefined {
    return this.#kept.view;
  }

  get tool(): number | undefined {
    return this.#kept.tool;
  }

  /** When zoom or time changed last: milliseconds since 1970. */
  get updatedAt(): number {
    return this.#kept.updatedAt;
  }

  /** True if moves wait for the database. */
  get isWaiting(): boolean {
    return this.#pending.length > 0;
  }

  /** Counts how often the game was opened in this tab. */
  opened(): this {
    this.#opened++;
    return this;
  }

  /** Reads the game, and takes over what tabs left that are gone. */
  async load(): Promise<void> {
    try {
      this.#kept = laterKept(this.#kept, await storedKept(this.#keeper.connection, this.id));
    } catch (error) {
      this.#keeper.desk.failed(error);
    }
    await this.sync();
    await this.refresh();
  }

  /** Takes over journals of tabs that are gone, and what other tabs appended. */
  async refresh(): Promise<void> {
    this.#adopt(await this.#keeper.isGone());
    await this.sync();
  }

  /** Tries again after trouble. */
  async retry(): Promise<void> {
    if (await this.sync()) await this.save();
  }

  append({ at, move }: TimedMove): void {
    const last = Math.max(lastAt(this.#known.entries), lastAt(this.#pending));
    const entry = encodeEntry(this.#idFor(move), Math.max(last, at), move);
    this.#pending = [...this.#pending, entry];
    this.#record.push({ at: entry[1], move });
    this.#writeJournal(this.#pending.length % JOURNAL_EVERY === 0);
    this.#saveSoon();
    void this.sync();
  }

  journal(stroke: StrokeUnderWay | undefined): void {
    const before = this.#stroke;
    this.#stroke = undefined;
    if (stroke !== undefined) {
      const move: Move = { type: 'paint', mark: stroke.mark, cells: [...stroke.cells] };
      this.#stroke = encodeEntry(before?.[0] ?? this.#nextId(), this.elapsed, move);
    }
    if (stroke !== undefined || before !== undefined) this.#writeJournal(false);
  }

  keep(view: Look | undefined, tool: number | undefined, elapsed: number, game?: Game): void {
    const now = this.#keeper.surroundings.now();
    this.#kept = { view, tool, elapsed: Math.max(0, elapsed), updatedAt: now };
    if (game !== undefined) this.#folded.set(this.#record.length, game);
    this.#saveSoon();
  }

  onForeign(listener: (record: GameRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async flush(): Promise<boolean> {
    const isRead = await this.sync();
    return isRead && !this.isWaiting;
  }

  async close(): Promise<void> {
    if (--this.#opened > 0) return;
    this.#listeners.clear();
    const isStored = await this.flush();
    await this.save();
    if (isStored && this.#opened <= 0) this.#keeper.forget(this.id);
  }

  /** The page is hidden and may not come back: everything goes into the journal at once. */
  hide(): void {
    this.#isKeptInJournal = this.#kept.updatedAt > 0;
    this.#writeJournal(true);
    void this.sync();
    void this.save();
  }

  /** Brings memory and database together. False if the database refuses. */
  sync(): Promise<boolean> {
    return this.#rounds.go();
  }

  async #once(): Promise<'kept' | 'read'> {
    const { connection, surroundings } = this.#keeper;
    const pending = this.#pending;
    const { log, entries, fresh, isOther } = await syncLog(connection, {
      id: this.id,
      clues: this.clues,
      known: this.#known,
      pending,
      newLog: surroundings.newId(),
      now: surroundings.now(),
    });
    this.#known = { log, entries };
    // a journal that was taken over meanwhile stands before what was on its way already
    const isMoved = pending.some((entry, index) => this.#pending[index] !== entry);
    // what was taken over from a journal meanwhile may have come into the log on another way
    const sent = new Set(pending);
    const rest = this.#pending.filter((entry) => !sent.has(entry));
    this.#pending = unlogged(rest, fresh);
    const isWrite = pending.length > 0;
    if (isWrite) {
      this.#writeJournal(true);
      this.#keeper.announce(this.id);
    }
    if (isOther || isMoved) this.#tellForeign();
    return isWrite ? 'kept' : 'read';
  }

  #tellForeign(): void {
    this.#record = [...decodeRecord([...this.#known.entries, ...this.#pending], this.clues)];
    this.#folded.reset();
    this.#saveSoon();
    for (const listener of this.#listeners) listener(this.record);
  }

  /** The identifier of a move: that of the stroke under way if the move is what it became. */
  #idFor(move: Move): string {
    const stroke = this.#stroke;
    if (stroke === undefined || !isOutcome(stroke, move, this.clues)) return this.#nextId();
    this.#stroke = undefined;
    return stroke[0];
  }

  #nextId(): string {
    return `${this.#keeper.tab}.${this.#made++}`;
  }

  #adopt(isGone: (tab: string) => boolean): void {
    const storage = this.#keeper.storage();
    if (storage === undefined) return;
    for (const found of findJournals(storage, this.id)) {
      if (found.tab === this.#keeper.tab || !isGone(found.tab)) continue;
      this.#takeOver(found);
      // theirs goes only after all of it stands in ours
      if (this.#writeJournal(true)) storage.removeItem(found.key);
    }
  }

  #takeOver({ entries, kept }: FoundJournal): void {
    const fitting = entries.filter((entry) => decodeEntry(entry, this.clues) !== undefined);
    const fresh = unlogged(fitting, [...this.#known.entries, ...this.#pending]);
    if (kept !== undefined && kept.updatedAt > this.#kept.updatedAt) {
      this.#kept = laterKept(this.#kept, kept);
      this.#isKeptInJournal = true;
      this.#saveSoon();
    }
    if (fresh.length === 0) return;
    this.#pending = beforeOwn(this.#pending, fresh, this.#keeper.tab);
    this.#tellForeign();
  }

  /** Writes the journal; returns whether it stands there. */
  #writeJournal(isNeeded: boolean): boolean {
    if (!isNeeded && this.#pending.length > MANY_PENDING) return false;
    const entries = this.#stroke === undefined ? this.#pending : [...this.#pending, this.#stroke];
    const kept = this.#isKeptInJournal ? this.#kept : undefined;
    const page = { entries, kept, writtenAt: this.#keeper.surroundings.now() };
    return writeJournal(this.#keeper.storage(), journalKey(this.id, this.#keeper.tab), page);
  }

  #saveSoon(): void {
    this.#cancelSave ??= this.#keeper.surroundings.after(SAVE_AFTER_MS, () => void this.save());
  }

  /** The summary of the game as it stands here. */
  summary(): GameSummary {
    const game = this.#folded.after(this.#record);
    const kept = { ...this.#kept, elapsed: this.elapsed };
    const { log = '', entries } = this.#known;
    return summarizeGame(game, kept, { id: this.id, log, moves: entries.length });
  }

  /** Writes the summary, with zoom and time. */
  async save(): Promise<void> {
    this.#cancelSave?.();
    this.#cancelSave = undefined;
    const own = this.summary();
    if (own.elapsed === 0 && own.moves === 0) return;
    try {
      await saveSummary(this.#keeper.connection, own);
    } catch (error) {
      this.#keeper.desk.failed(error);
      return;
    }
    this.#keeper.desk.worked('kept');
    if (this.#isKeptInJournal && own.updatedAt === this.#kept.updatedAt) {
      this.#isKeptInJournal = false;
      this.#writeJournal(true);
    }
  }
}
