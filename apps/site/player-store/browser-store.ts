/**
 * The store of this browser: open games, shelves and other participants on one database. It hears
 * other tabs, saves when the page is hidden, and tries again after trouble.
 */
import type { BlindPuzzle, Clues } from '@nonokit/board';
import type { Result } from '@nonokit/core';
import { Connection, type Upgrade } from './database.js';
import type { GameStore } from './game-store.js';
import type { GameSummary } from './game-summary.js';
import type { ImportReport } from './import.js';
import { findJournals } from './journal.js';
import { readVersions, removeGame, storedSummaries } from './listing.js';
import type { Keeper, OpenGame } from './open-game.js';
import { mergedResult, type SolvedResult } from './results.js';
import { StoredShelf } from './shelf.js';
import type { StoreContext, StoreParticipant } from './store-context.js';
import { StoredGame } from './stored-game.js';
import { browserSurroundings, type Channel, type Surroundings } from './surroundings.js';
import { Tabs } from './tabs.js';
import { type Trouble, TroubleDesk } from './trouble.js';
import { chooseVersion } from './versions.js';

/** How long opening a game waits for the database before the game begins in memory. */
const PATIENCE_MS = 3000;

/** Opens the store of this browser. */
export function openStore(
  surroundings: Surroundings = browserSurroundings(),
  upgrades?: readonly Upgrade[],
): GameStore {
  return new BrowserStore(surroundings, upgrades);
}

class BrowserStore implements GameStore {
  readonly puzzles: StoredShelf<BlindPuzzle>;
  readonly results: StoredShelf<SolvedResult>;
  readonly context: StoreContext;
  readonly #surroundings: Surroundings;
  readonly #connection: Connection;
  readonly #desk: TroubleDesk;
  readonly #tabs: Tabs;
  readonly #keeper: Keeper;
  readonly #channel: Channel | undefined;
  readonly #games = new Map<string, StoredGame>();
  readonly #listeners = new Set<(id: string) => void>();
  readonly #participants = new Set<StoreParticipant>();
  readonly #stopVisibility: () => void;

  constructor(surroundings: Surroundings, upgrades?: readonly Upgrade[]) {
    this.#surroundings = surroundings;
    this.#connection = new Connection(surroundings, upgrades);
    this.#desk = new TroubleDesk(surroundings.after, () => this.#retry());
    this.#tabs = new Tabs(surroundings);
    this.#channel = surroundings.channel((message) => this.#hear(message));
    const tell = (): void => this.#channel?.post({ type: 'shelf' });
    const parts = [this.#connection, this.#desk] as const;
    this.puzzles = new StoredShelf<BlindPuzzle>(...parts, 'puzzles', undefined, tell);
    this.results = new StoredShelf(...parts, 'results', mergedResult, tell);
    this.context = this.#shareContext();
    this.#keeper = {
      ...this.context,
      announce: (id) => this.#announce(id),
      forget: (id) => this.#games.delete(id),
    };
    this.#stopVisibility = surroundings.onVisibility((isVisible) => this.#turn(isVisible));
  }

  async open(id: string, clues: Clues): Promise<OpenGame> {
    const open = this.#games.get(id);
    if (open !== undefined) return open.opened();
    const game = new StoredGame(this.#keeper, id, clues).opened();
    this.#games.set(id, game);
    await Promise.race([game.load(), this.#patience()]);
    return game;
  }

  async list(): Promise<readonly GameSummary[]> {
    const stored = await this.#tried(() => storedSummaries(this.#connection), []);
    const all = new Map(stored.map((summary) => [summary.id, summary]));
    for (const [id, game] of this.#games) {
      if (game.isWaiting) all.set(id, game.summary());
    }
    const results = new Map((await this.results.list()).map((result) => [result.id, result]));
    return [...all.values()]
      .map((summary) => ({ ...summary, result: results.get(summary.id) }))
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }

  async remove(id: string): Promise<void> {
    await this.#tried(() => removeGame(this.#connection, id), undefined);
    const storage = this.#storage();
    if (storage !== undefined) {
      for (const { key } of findJournals(storage, id)) storage.removeItem(key);
    }
    this.#announce(id);
  }

  async versions(id: string): Promise<readonly GameSummary[]> {
    return this.#tried(() => readVersions(this.#connection, id), []);
  }

  async choose(id: string, log: string): Promise<void> {
    await this.#tried(() => chooseVersion(this.#connection, id, log), undefined);
    await this.#changed([id]);
  }

  async exportAll(): Promise<string> {
    await this.#flushed();
    const { exportText, storedGames, withWaiting } = await import('./export.js');
    const { storedDrafts } = await import('./drafts/exported-draft.js');
    const stored = await this.#tried(() => storedGames(this.#connection), []);
    // a full disk is no reason to lose anything: what only memory has is exported, too
    const waiting = [...this.#games.values()].filter(({ isWaiting }) => isWaiting);
    const content = {
      games: withWaiting(stored, waiting),
      puzzles: await this.puzzles.list(),
      results: await this.results.list(),
      drafts: await this.#tried(() => storedDrafts(this.#connection), []),
    };
    return exportText(content, this.#storage(), this.#surroundings.now());
  }

  async importAll(text: string): Promise<Result<ImportReport>> {
    const { importText } = await import('./import.js');
    return this.#imported(() => importText(this.#connection, text, this.#surroundings));
  }

  async importGame(id: string, clues: Clues, text: string): Promise<Result<ImportReport>> {
    const { importGameText } = await import('./import.js');
    return this.#imported(() =>
      importGameText(this.#connection, id, clues, text, this.#surroundings),
    );
  }

  get trouble(): Trouble | undefined {
    return this.#desk.trouble;
  }

  onTrouble(listener: (trouble: Trouble | undefined) => void): () => void {
    return this.#desk.on(listener);
  }

  onChange(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  askToPersist(): Promise<boolean> {
    return this.#surroundings.persist();
  }

  async close(): Promise<void> {
    for (const game of [...this.#games.values()]) await game.close();
    for (const participant of this.#participants) await participant.close();
    this.#stopVisibility();
    this.#channel?.close();
    this.#desk.close();
    this.#tabs.release();
    await this.#connection.close();
  }

  async #imported(work: () => Promise<Result<ImportReport>>): Promise<Result<ImportReport>> {
    await this.#flushed();
    const report = await work();
    if (report.ok) await this.#changed(report.value.changed);
    return report;
  }

  #shareContext(): StoreContext {
    return {
      connection: this.#connection,
      surroundings: this.#surroundings,
      desk: this.#desk,
      tab: this.#tabs.id,
      storage: () => this.#storage(),
      announce: (message) => this.#channel?.post(message),
      isGone: () => this.#tabs.isGone(),
      join: (participant) => this.#participants.add(participant),
    };
  }

  /** The browser's storage for texts; undefined where it refuses even to name it. */
  #storage() {
    try {
      return this.#surroundings.localStorage();
    } catch {
      // blocked cookies throw here; the journal is a second net, so games go on without it
      return undefined;
    }
  }

  #patience(): Promise<void> {
    return new Promise((resolve) => {
      this.#surroundings.after(PATIENCE_MS, resolve);
    });
  }

  async #tried<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#desk.failed(error);
      return otherwise;
    }
  }

  #announce(id: string): void {
    this.#channel?.post({ type: 'game', id });
  }

  #hear(message: unknown): void {
    for (const participant of this.#participants) participant.hear(message);
    if (typeof message !== 'object' || message === null || !('id' in message)) return;
    if (typeof message.id !== 'string' || ('type' in message && message.type !== 'game')) return;
    void this.#games.get(message.id)?.sync();
    for (const listener of this.#listeners) listener(message.id);
  }

  async #changed(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.#games.get(id)?.sync();
      this.#announce(id);
      for (const listener of this.#listeners) listener(id);
    }
  }

  #turn(isVisible: boolean): void {
    for (const participant of this.#participants) participant.turn(isVisible);
    if (isVisible) {
      for (const game of this.#games.values()) void game.refresh();
      return;
    }
    for (const game of this.#games.values()) game.hide();
  }

  #retry(): void {
    for (const game of this.#games.values()) void game.retry();
    void this.puzzles.retry();
    void this.results.retry();
    for (const participant of this.#participants) participant.retry();
  }

  async #flushed(): Promise<void> {
    for (const participant of this.#participants) await participant.flush();
    for (const game of this.#games.values()) {
      await game.flush();
      await game.save();
    }
  }
}
