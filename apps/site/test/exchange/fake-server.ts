/**
 * A server of games for tests: it keeps games by the rules of the real one (a revision each time
 * something is kept, 409 for who knows an older one), can be out of reach, or lose an answer.
 */
import { type Clues, isWon, replay } from '@nonokit/board';
import type { RemoteGame, Solved } from '../../contract/remote-types.js';
import type { Answer, Ask, AskOptions } from '../../player-store/exchange/ask.js';
import { unpackedRecord } from '../../player-store/exchange/record.js';

/** What the server does with the next requests. */
export type Mood = 'well' | 'unreachable' | 'loses answers' | 'signed out';

export class FakeServer {
  readonly games: RemoteGame[] = [];
  readonly solves: { readonly game: string; readonly record: string }[] = [];
  readonly asked: string[] = [];
  /** How long ago each solve was, as its device said. */
  readonly ages: number[] = [];
  /** The clock of the devices. */
  now = Date.UTC(2026, 10, 22, 12);
  readonly tokens: string[] = [];
  mood: Mood = 'well';
  /** The code with which solves are refused. */
  refuses: string | undefined;
  readonly #clues: Clues;

  constructor(clues: Clues) {
    this.#clues = clues;
  }

  /** What a browser asks with. */
  readonly ask: Ask = async <T>(method: string, path: string, options: AskOptions = {}) => {
    this.asked.push(`${method} ${path.replace(/\/g\d+/, '/ID')}`);
    if (this.mood === 'unreachable') return problem('not-reached', 0);
    if (this.mood === 'signed out') return problem('not-signed-in', 401);
    // what travels is JSON: nothing else may be relied on
    const body = JSON.parse(JSON.stringify(options.body ?? null)) as Record<string, never>;
    const answer = this.#answer(method, path, body);
    if (this.mood === 'loses answers') return problem('not-reached', 0);
    return JSON.parse(JSON.stringify(answer)) as Answer<T>;
  };

  #answer(method: string, path: string, body: Record<string, never>): Answer<unknown> {
    const [, id = '', verb = ''] = path.split('/');
    if (method === 'POST' && id === '') return good(this.#begin(body));
    const index = this.games.findIndex((game) => game.id === id);
    const game = this.games[index];
    if (game === undefined || game.state === 'left') return problem('not-found', 404);
    if (method === 'GET') return good(game);
    if (verb === 'solve') this.ages.push(Number(body['agoMs']));
    if (verb === 'solve') return this.#solve(index, game, body['record'] ?? '');
    if (game.state !== 'open') return problem('game-over', 409);
    if (body['revision'] !== game.revision) {
      return problem('gone-apart', 409, { theirs: game });
    }
    const { record, moves, elapsed, device } = body;
    const revision = game.revision + 1;
    const kept = { ...game, record, moves, elapsed, device, revision };
    this.games[index] = kept as unknown as RemoteGame;
    return good(this.games[index]);
  }

  #begin({ puzzle, given }: Record<string, never>): RemoteGame {
    this.tokens.push(given ?? '');
    const open = this.games.find((game) => game.puzzle === puzzle && game.state === 'open');
    if (open !== undefined) return open;
    const game: RemoteGame = {
      id: `g${this.games.length}`,
      puzzle: String(puzzle),
      version: 1,
      revision: 0,
      moves: 0,
      elapsed: 0,
      record: null,
      state: 'open',
      device: '',
      changedAt: '2026-11-22T12:00:00.000Z',
    };
    this.games.push(game);
    return game;
  }

  #solve(index: number, game: RemoteGame, record: string): Answer<unknown> {
    if (this.refuses !== undefined) return problem(this.refuses, 422);
    const played = unpackedRecord(this.#clues, record);
    if (played === undefined || !isWon(replay(this.#clues, played.record))) {
      return problem('not-solved', 422);
    }
    if (game.state === 'open') this.solves.push({ game: game.id, record });
    this.games[index] = { ...game, state: 'solved', record };
    const solve = { id: 's1', kind: 'person', activeMs: 1, points: 1, day: null, isFirst: true };
    const solved: Solved = { solve: { ...solve, kind: 'person' }, place: null, reveal: null };
    return good(solved);
  }
}

function good<T>(value: T): Answer<T> {
  return { ok: true, value };
}

function problem(code: string, status: number, facts: object = {}): Answer<never> {
  const detail = `the fake says ${code}`;
  const all = { code, status, detail, facts: { ...facts }, retryAfter: undefined };
  return { ok: false, problem: all };
}
