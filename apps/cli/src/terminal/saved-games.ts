/**
 * Games that were begun at a terminal, one file a puzzle in the folder of the user's data. A file
 * is replaced as a whole after each move, so that a program that is killed loses nothing.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Clues, idOf, loadGame, type SavedGame, saveGame } from '@nonokit/board';
import { good, type Result } from '@nonokit/core';
import { dataFolder } from '../io/data-folder.js';
import type { Environment } from '../io/host.js';

/** The file of one game. */
export class GameFile {
  readonly path: string;
  readonly #clues: Clues;
  /** What is to be written once the file is free. */
  #next: SavedGame | undefined;
  #writing: Promise<void> | undefined;

  constructor(clues: Clues, env: Environment) {
    this.#clues = clues;
    this.path = join(dataFolder(env), 'nonokit', 'games', `${idOf(clues)}.json`);
  }

  /** The saved game; undefined if there is none. Fails for a file that cannot be understood. */
  async load(): Promise<Result<SavedGame | undefined>> {
    const text = await readFile(this.path, 'utf8').catch(unlessMissing);
    return text === undefined ? good(undefined) : loadGame(this.#clues, text);
  }

  /** Keeps a file that cannot be understood under another name. */
  async setAside(): Promise<string> {
    const name = `${this.path}.damaged`;
    await rename(this.path, name);
    return name;
  }

  /** Saves a game. Of several that wait for the disk only the last is written. */
  save(game: SavedGame): Promise<void> {
    this.#next = game;
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      while (this.#next !== undefined) await this.#write(this.#next);
    } finally {
      // at once, not in a later callback: a game that came in between would stay unwritten
      this.#writing = undefined;
    }
  }

  async #write(game: SavedGame): Promise<void> {
    this.#next = undefined;
    const next = `${this.path}.next`;
    await writeFile(next, `${saveGame(this.#clues, game)}\n`, { mode: 0o600, flush: true });
    await rename(next, this.path);
  }
}

/** Nothing where there is no file, or no folder for it. */
function unlessMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
