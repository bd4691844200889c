/**
 * A game that is being played: the record in memory, what of it the database has, and the rest.
 *
 * Every move goes to memory and to the journal at once and to the database as soon as that
 * answers; moves made meanwhile go together in the next transaction. Where the database refuses,
 * moves wait here and in the journal, and the store tries again.
 *
 * Two tabs: the log is linear, and there is one order for all. Moves of another tab come before
 * own ones that are not in the log yet. So undo takes back the last change of the log, whoever
 * made it, and redo brings it back as long as no tab has changed anything since.
 */
import {
  applyMove,
  type Clues,
  type Game,
  type GameRecord,
  type Look,
  type Move,
  newGame,
  type TimedMove,
} from '@nonokit/board';
import { type Connection, resultOf } from './database.js';
import { type Entry, entryOf, lastAt, recordOf, timedOf } from './entry.js';
import {
  type FoundJournal,
  journalKey,
  journalsOf,
  type Kept,
  keptOf,
  writeJournal,
} from './journal.js';
import { headOf, type Known, syncLog, unlogged } from './log.js';
import { type GameSummary, summaryOf } from './summary.js';
import type { Surroundings, TextStorage } from './surroundings.js';
import type { TroubleDesk } from './trouble.js';

/** A stroke under way: cells that would be painted if the pointer came up. */
export interface StrokeUnderWay {
  readonly mark: number;
  readonly cells: Iterable<number>;
}

/** A game that is being played, kept move by move. */
export interface OpenGame {
  readonly id: string;
  /** All moves so far. */
  readonly record: GameRecord;
  /** Milliseconds of active play. */
  readonly elapsed: number;
  /** Zoom and scroll as they were left; undefined for the fitted board. */
  readonly view: Look | undefined;
  /** The tool that was in hand. */
  readonly tool: number | undefined;
  /** Appends a move; it is never lost, and never there twice. */
  append(move: TimedMove): void;
  /** Keeps the stroke under way, synchronously; undefined when it ended or was given up. */
  journal(stroke: StrokeUnderWay | undefined): void;
  /** Keeps zoom, tool and time; written every few seconds, and when the page is hidden. */
  keep(view: Look | undefined, tool: number | undefined, elapsed: number): void;
  /** Listens to other tabs, and to games that came late: the merged record. Returns "stop". */
  onForeign(listener: (record: GameRecord) => void): () => void;
  /** Waits until all is stored. False if the browser refuses; the store goes on trying. */
  flush(): Promise<boolean>;
  /** Stores what is left and ends; not needed when the page is left. */
  close(): Promise<void>;
}

/** What a game needs of its store. */
export interface Keeper {
  readonly connection: Connection;
  readonly surroundings: Surroundings;
  readonly desk: TroubleDesk;
  /** The identifier of this tab. */
  readonly tab: string;
  readonly storage: () => TextStorage | undefined;
  /** Tells the other tabs that a game changed. */
  readonly announce: (id: string) => void;
  /** Tells which of these tabs are gone, so that their journals can be taken over. */
  readonly isGone: () => Promise<(tab: string) => boolean>;
  /** The game was closed as often as it was opened. */
  readonly forget: (id: string) => void;
}

/** How long zoom and time may wait. */
const SAVE_AFTER_MS = 2000;

/**
 * Beyond so many moves that the database does not take, the journal is written at every so many
 * only: all of them are written anew each time.
 */
const MANY_PENDING = 256;
const JOURNAL_EVERY = 32;

/** An open game and its way to the database. */
export class StoredGame implements OpenGame {
  readonly id: string;
  readonly #keeper: Keeper;
  readonly #clues: Clues;
  readonly #listeners = new Set<(record: GameRecord) => void>();
  /** What the database has. */
  #known: Known = { log: undefined, entries: [] };
  /** Moves that it has not confirmed, oldest first. */
  #pending: readonly Entry[] = [];
  #stroke: Entry | undefined;
  #record: TimedMove[] = [];
  #kept: Kept = { view: undefined, tool: undefined, elapsed: 0, updatedAt: 0 };
  /** True while zoom and time stand in the journal, because the page may not come back. */
  #isKeptInJournal = false;
  /** The game after the first `count` moves of the record, for summaries. */
  #folded: { readonly count: number; readonly game: Game };
  #running: Promise<boolean> | undefined;
  #isWanted = false;
  #cancelSave: (() => void) | undefined;
  #opened = 0;
  #made = 0;

  constructor(keeper: Keeper, id: string, clues: Clues) {
    this.#keeper = keeper;
    this.id = id;
    this.#clues = clues;
    this.#folded = { count: 0, game: newGame(clues) };
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
      await this.#loadKept();
      await this.#once();
      this.#keeper.desk.worked('read');
    } catch (error) {
      this.#keeper.desk.failed(error);
    }
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
    const entry = entryOf(this.#idFor(move), Math.max(last, at), move);
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
      this.#stroke = entryOf(before?.[0] ?? this.#nextId(), this.elapsed, move);
    }
    if (stroke !== undefined || before !== undefined) this.#writeJournal(false);
  }

  keep(view: Look | undefined, tool: number | undefined, elapsed: number): void {
    const now = this.#keeper.surroundings.now();
    this.#kept = { view, tool, elapsed: Math.max(0, elapsed), updatedAt: now };
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
    await this.save();
    const isStored = await this.flush();
    if (isStored && this.#opened <= 0) this.#keeper.forget(this.id);
  }

  /** The page is hidden and may not come back: everything goes into the journal at once. */
  hide(): void {
    this.#isKeptInJournal = this.#kept.updatedAt > 0;
    this.#writeJournal(true);
    void this.sync();
    void this.save();
  }

  /**
   * Brings memory and database together. One run at a time; a call during a run is answered by
   * another round of it. False if the database refuses.
   */
  sync(): Promise<boolean> {
    this.#isWanted = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<boolean> {
    let isGood = true;
    while (this.#isWanted && isGood) {
      this.#isWanted = false;
      const isWrite = this.isWaiting;
      try {
        await this.#once();
        this.#keeper.desk.worked(isWrite ? 'kept' : 'read');
      } catch (error) {
        isGood = false;
        this.#keeper.desk.failed(error);
      }
    }
    this.#running = undefined;
    return isGood;
  }

  async #once(): Promise<void> {
    const { connection, surroundings } = this.#keeper;
    const pending = this.#pending;
    const { log, entries, fresh, isOther } = await syncLog(connection, {
      id: this.id,
      clues: this.#clues,
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
    if (pending.length > 0) {
      this.#writeJournal(true);
      this.#keeper.announce(this.id);
    }
    if (isOther || isMoved) this.#tellForeign();
  }

  #tellForeign(): void {
    this.#rebuild();
    this.#saveSoon();
    for (const listener of this.#listeners) listener(this.record);
  }

  #rebuild(): void {
    this.#record = [...recordOf([...this.#known.entries, ...this.#pending], this.#clues)];
    this.#folded = { count: 0, game: newGame(this.#clues) };
  }

  /** The identifier of a move: that of the stroke under way if the move is what it became. */
  #idFor(move: Move): string {
    const stroke = this.#stroke === undefined ? undefined : timedOf(this.#stroke, this.#clues);
    const begun = stroke?.move;
    if (this.#stroke === undefined || begun?.type !== 'paint' || move.type !== 'paint') {
      return this.#nextId();
    }
    const cells = new Set(move.cells);
    const isOutcome = begun.mark === move.mark && begun.cells.every((cell) => cells.has(cell));
    if (!isOutcome) return this.#nextId();
    const [id] = this.#stroke;
    this.#stroke = undefined;
    return id;
  }

  #nextId(): string {
    return `${this.#keeper.tab}.${this.#made++}`;
  }

  #adopt(isGone: (tab: string) => boolean): void {
    const storage = this.#keeper.storage();
    if (storage === undefined) return;
    for (const found of journalsOf(storage, this.id)) {
      if (found.tab === this.#keeper.tab || !isGone(found.tab)) continue;
      this.#takeOver(found);
      // theirs goes only after all of it stands in ours
      if (this.#writeJournal(true)) storage.removeItem(found.key);
    }
  }

  #takeOver({ entries, kept }: FoundJournal): void {
    const fitting = entries.filter((entry) => timedOf(entry, this.#clues) !== undefined);
    const fresh = unlogged(fitting, [...this.#known.entries, ...this.#pending]);
    if (kept !== undefined && kept.updatedAt > this.#kept.updatedAt) {
      this.#keepLater(kept);
      this.#isKeptInJournal = true;
      this.#saveSoon();
    }
    if (fresh.length === 0) return;
    // they are older than what was made here, but not than what was taken over before
    const isOwn = ([id]: Entry) => id.startsWith(`${this.#keeper.tab}.`);
    const own = this.#pending.filter(isOwn);
    this.#pending = [...this.#pending.filter((entry) => !isOwn(entry)), ...fresh, ...own];
    this.#tellForeign();
  }

  /** Writes the journal; returns whether it stands there. */
  #writeJournal(isNeeded: boolean): boolean {
    if (!isNeeded && this.#pending.length > MANY_PENDING) return false;
    const entries = this.#stroke === undefined ? this.#pending : [...this.#pending, this.#stroke];
    const kept = this.#isKeptInJournal ? this.#kept : undefined;
    const storage = this.#keeper.storage();
    const writtenAt = this.#keeper.surroundings.now();
    if (storage === undefined) return false;
    try {
      writeJournal(storage, journalKey(this.id, this.#keeper.tab), { entries, kept, writtenAt });
      return true;
    } catch {
      // the journal is a second net; that the first one holds is what the store watches
      return false;
    }
  }

  async #loadKept(): Promise<void> {
    const { connection } = this.#keeper;
    const [row, head] = await connection.read(['games', 'heads'], async (transaction) => {
      const games = transaction.objectStore('games');
      const found: GameSummary | undefined = await resultOf(games.get(this.id));
      return [found, await headOf(transaction, this.id)] as const;
    });
    const kept = keptOf(row) ?? this.#kept;
    const isOfLog = row?.log === (head?.log ?? '');
    this.#keepLater({ ...kept, elapsed: isOfLog ? kept.elapsed : 0 });
    this.#keepLater({ ...this.#kept, elapsed: head?.elapsed ?? 0 });
  }

  /** Takes the later view and the longer time. */
  #keepLater(kept: Kept): void {
    const later = kept.updatedAt > this.#kept.updatedAt ? kept : this.#kept;
    this.#kept = { ...later, elapsed: Math.max(kept.elapsed, this.#kept.elapsed) };
  }

  #saveSoon(): void {
    this.#cancelSave ??= this.#keeper.surroundings.after(SAVE_AFTER_MS, () => void this.save());
  }

  /** The summary of the game as it stands here. */
  summary(): GameSummary {
    const { count, game } = this.#folded;
    const after = this.#record.slice(count).reduce((each, { move }) => applyMove(each, move), game);
    this.#folded = { count: this.#record.length, game: after };
    const kept = { ...this.#kept, elapsed: this.elapsed };
    const { log = '', entries } = this.#known;
    return summaryOf(after, kept, { id: this.id, log, moves: entries.length });
  }

  /** Writes the summary, with zoom and time. */
  async save(): Promise<void> {
    this.#cancelSave?.();
    this.#cancelSave = undefined;
    const own = this.summary();
    if (own.elapsed === 0 && own.moves === 0) return;
    try {
      await this.#keeper.connection.write(['games'], 'relaxed', async (transaction) => {
        const games = transaction.objectStore('games');
        const there: GameSummary | undefined = await resultOf(games.get(this.id));
        games.put(there?.log === own.log ? mergedSummary(there, own) : own);
      });
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

/** Two tabs wrote about one log: the longer one knows the marks, the later one the view. */
function mergedSummary(there: GameSummary, own: GameSummary): GameSummary {
  const longer = there.moves > own.moves ? there : own;
  const { view, tool, updatedAt } = there.updatedAt > own.updatedAt ? there : own;
  return { ...longer, view, tool, updatedAt, elapsed: Math.max(there.elapsed, own.elapsed) };
}
