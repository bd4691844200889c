/**
 * A player who signs up and uses the site as people do: plays, solves, talks, votes, publishes,
 * changes all of it; and remembers in the ledger what the site has said. Who gets no answer sends
 * the same again if that is safe by the rules of the API, as our pages do.
 */
import { blindFromJson, type Clues } from '@nonokit/board';
import type { Grid, Random } from '@nonokit/core';
import { safeReadPuzzle, solve } from 'nonokit';
import { bytesOfRecord, playedRecord, randomPicture } from '../../games/testing/played.js';
import { type Answer, ask, BadAnswer, type Doors } from './client.js';
import { ANYTHING, type Ledger } from './ledger.js';
import type { FastClock } from './site-process.js';

/** What all players share. */
export interface Crowd {
  readonly doors: Doors;
  readonly ledger: Ledger;
  readonly clock: FastClock;
  /** Puzzles that can be played, with what is known of them. */
  readonly puzzles: Map<string, Known>;
  /** The number of a word that nobody has used. */
  next(): number;
}

/** A puzzle whose clues the player has read and solved. */
export interface Known {
  readonly clues: Clues;
  readonly picture: Grid;
}

/** A game under way. */
interface Playing {
  readonly id: string;
  readonly puzzle: string;
  readonly moves: readonly string[];
  readonly record: string;
  /** By the clock of the servers. */
  readonly overAt: number;
  revision: number;
}

interface GameAnswer {
  readonly id: string;
  readonly revision: number;
  readonly givenAt: string;
  readonly state: string;
}

/** A scripted player. */
export class Player {
  readonly name: string;
  readonly #crowd: Crowd;
  readonly #random: Random;
  readonly #solved: string[] = [];
  readonly #comments: { readonly id: string; readonly word: string }[] = [];
  readonly #published: { readonly id: string; version: number; readonly word: string }[] = [];
  #cookie: string | undefined;
  #key: string | undefined;
  #playing: Playing | undefined;

  constructor(crowd: Crowd, name: string, random: Random) {
    this.#crowd = crowd;
    this.name = name;
    this.#random = random;
  }

  /** Does one thing. @throws {NoAnswer} @throws {BadAnswer} */
  async act(): Promise<void> {
    if (this.#cookie === undefined) return this.#signUp();
    if (this.#playing !== undefined && this.#random.next() < 0.6) return this.#playOn();
    const acts = [
      ...[() => this.#begin(), () => this.#begin(), () => this.#begin()],
      ...[() => this.#comment(), () => this.#changeComment(), () => this.#vote()],
      ...[() => this.#publish(), () => this.#changePuzzle(), () => this.#introduce()],
      ...[() => this.#makeKey(), () => this.#makeSeries()],
    ];
    await acts[this.#below(acts.length)]?.();
  }

  /** @throws {BadAnswer} if the person is signed out, or the key is not known */
  async stillKnown(): Promise<void> {
    const keys = [{ cookie: this.#cookie ?? '' }, ...(this.#key ? [{ key: this.#key }] : [])];
    for (const given of this.#cookie === undefined ? [] : keys) {
      const { body } = await ask(this.#crowd.doors, ['GET', '/me'], given);
      const { person } = body as { person: { name: string } | null };
      if (person?.name !== this.name) throw new BadAnswer(`${this.name} is signed out`);
    }
  }

  async #signUp(): Promise<void> {
    const { doors, ledger } = this.#crowd;
    const body = { name: this.name, password: `long enough for ${this.name}` };
    const fact = `about ${this.name}`;
    ledger.sending(fact, '');
    const { status, cookie } = await ask(doors, ['POST', '/accounts'], { body });
    // the account was made, and the answer lost: as people, sign in
    const signed = status === 409 ? await ask(doors, ['POST', '/session'], { body }) : undefined;
    if (status === 503 || signed?.status === 503) return;
    this.#cookie = cookie ?? signed?.cookie;
    if (this.#cookie === undefined) throw new BadAnswer(`${this.name} cannot sign in: ${status}`);
    ledger.kept(fact, '');
  }

  /** Sends a change of a fact. */
  async #change(
    [name, value]: readonly [name: string, value: string],
    call: readonly [method: string, path: string],
    body?: unknown,
  ): Promise<Answer | undefined> {
    const { ledger } = this.#crowd;
    ledger.sending(name, value);
    const answer = await this.#ask(call, body);
    if (answer.status < 300) {
      ledger.kept(name, value);
      return answer;
    }
    ledger.refused(name, value);
    return undefined;
  }

  async #ask(call: readonly [method: string, path: string], body?: unknown): Promise<Answer> {
    const given = { cookie: this.#cookie ?? '', ...(body === undefined ? {} : { body }) };
    const answer = await ask(this.#crowd.doors, call, given);
    if (answer.status === 503) this.#crowd.ledger.declined++;
    return answer;
  }

  /** Makes something that begins with a word; its identifier. */
  async #make(word: string, path: string, body: unknown): Promise<string | undefined> {
    const { unknown } = this.#crowd.ledger;
    unknown.add(word);
    const answer = await this.#ask(['POST', path], body);
    unknown.delete(word);
    return answer.status === 201 ? (answer.body as { id: string }).id : undefined;
  }

  async #begin(): Promise<void> {
    if (this.#playing !== undefined) return this.#playOn();
    const ids = [...this.#crowd.puzzles.keys()];
    const puzzle = ids[this.#below(ids.length)] ?? '';
    const known = this.#crowd.puzzles.get(puzzle);
    const detail = await this.#ask(['GET', `/puzzles/${puzzle}`]);
    if (detail.status !== 200 || known === undefined) return;
    const { given } = detail.body as { given: string };
    const { status, body } = await this.#ask(['POST', '/games'], { puzzle, given });
    if (status !== 200) return;
    const game = body as GameAnswer;
    this.#crowd.ledger.kept(`game ${game.id}`, `open ${(body as { moves: number }).moves}`);
    const seed = `${this.name} ${this.#crowd.next()}`;
    const record = playedRecord(known.picture, { seed, pace: 700 });
    const bytes = (moves: number): string =>
      Buffer.from(bytesOfRecord(known.clues, record.slice(0, moves))).toString('base64');
    this.#playing = {
      id: game.id,
      puzzle,
      revision: game.revision,
      record: bytes(record.length),
      moves: [3, 6, 9].filter((n) => n < record.length).map(bytes),
      overAt: Date.parse(game.givenAt) + (record.at(-1)?.at ?? 0),
    };
  }

  async #playOn(): Promise<void> {
    const game = this.#playing;
    if (game === undefined) return;
    if (this.#crowd.clock.now() >= game.overAt) return this.#finish(game);
    const record = game.moves[game.revision];
    if (record === undefined) return this.#vote();
    const moves = 3 * (game.revision + 1);
    const { revision } = game;
    const progress = { record, moves, elapsed: 0, revision, device: 'here' };
    const count = countMoves(record);
    const fact = [`game ${game.id}`, `open ${count}`] as const;
    const answer = await this.#change(fact, ['PUT', `/games/${game.id}`], progress);
    game.revision = (answer?.body as GameAnswer | undefined)?.revision ?? game.revision + 1;
  }

  async #finish({ id, puzzle, record }: Playing): Promise<void> {
    const { ledger } = this.#crowd;
    ledger.sending(`game ${id}`, 'solved');
    ledger.sending(`solve ${id}`, ANYTHING);
    const { status, body } = await this.#ask(['POST', `/games/${id}/solve`], { record });
    this.#playing = undefined;
    if (status !== 200) {
      // its author has changed it meanwhile
      this.#crowd.puzzles.delete(puzzle);
      ledger.refused(`game ${id}`, 'solved');
      return ledger.refused(`solve ${id}`, ANYTHING);
    }
    const { solve } = body as { solve: { id: string; points: number } };
    ledger.kept(`game ${id}`, 'solved');
    ledger.kept(`solve ${id}`, `${solve.id} ${solve.points}`);
    this.#solved.push(puzzle);
  }

  async #comment(): Promise<void> {
    const puzzle = this.#solved[this.#below(this.#solved.length)];
    if (puzzle === undefined) return this.#introduce();
    const word = `w${this.#crowd.next()}`;
    const id = await this.#make(word, `/puzzles/${puzzle}/comments`, { text: `${word} 0` });
    if (id === undefined) return;
    this.#crowd.ledger.kept(`comment ${id}`, `${word} 0`);
    this.#comments.push({ id, word });
  }

  async #changeComment(): Promise<void> {
    const at = this.#below(this.#comments.length);
    const comment = this.#comments[at];
    if (comment === undefined) return this.#introduce();
    const { id, word } = comment;
    if (this.#random.next() < 0.2) {
      this.#comments.splice(at, 1);
      await this.#change([`comment ${id}`, 'deleted'], ['DELETE', `/comments/${id}`]);
      return;
    }
    const text = `${word} ${this.#crowd.next()}`;
    await this.#change([`comment ${id}`, text], ['PATCH', `/comments/${id}`], { text });
  }

  async #vote(): Promise<void> {
    const puzzle = this.#solved[this.#below(this.#solved.length)];
    if (puzzle === undefined) return this.#introduce();
    const stars = 1 + this.#below(5);
    const felt = 1 + this.#below(5);
    const fact = [`vote ${this.name} ${puzzle}`, `${stars} ${felt}`] as const;
    await this.#change(fact, ['PUT', `/puzzles/${puzzle}/vote`], { stars, felt });
  }

  async #publish(): Promise<void> {
    const word = `t${this.#crowd.next()}`;
    const picture = uniquePicture(`${this.name} ${word}`);
    const body = { file: encodeRecord(picture), titles: { en: `${word} 0` }, acceptWarnings: true };
    const id = await this.#make(word, '/puzzles', body);
    if (id === undefined) return;
    this.#crowd.ledger.kept(`puzzle ${id}`, `${word} 0 v1`);
    this.#published.push({ id, version: 1, word });
  }

  async #changePuzzle(): Promise<void> {
    const at = this.#below(this.#published.length);
    const puzzle = this.#published[at];
    if (puzzle === undefined) return this.#publish();
    const { id, word, version } = puzzle;
    const title = `${word} ${this.#crowd.next()}`;
    const path = `/puzzles/${id}`;
    if (this.#random.next() < 0.5) {
      const body = { titles: { en: title }, acceptWarnings: true };
      await this.#change([`puzzle ${id}`, `${title} v${version}`], ['PUT', path], body);
      return;
    }
    // the next version; whether it came is not known without an answer, so no more changes then
    this.#published.splice(at, 1);
    const file = encodeRecord(uniquePicture(`${this.name} ${title}`));
    const body = { titles: { en: title }, file, acceptWarnings: true };
    const fact = [`puzzle ${id}`, `${title} v${version + 1}`] as const;
    const answer = await this.#change(fact, ['PUT', path], body);
    if (answer !== undefined) this.#published.push({ id, word, version: version + 1 });
  }

  async #introduce(): Promise<void> {
    const about = `I am ${this.#crowd.next()}`;
    await this.#change([`about ${this.name}`, about], ['PATCH', '/me'], { about });
  }

  async #makeKey(): Promise<void> {
    if (this.#key !== undefined) return this.#introduce();
    const body = { name: 'mine', scopes: ['read'] };
    const answer = await this.#ask(['POST', '/me/keys'], body);
    if (answer.status !== 201) return;
    this.#key = (answer.body as { key: string }).key;
    this.#crowd.ledger.acknowledged++;
  }

  async #makeSeries(): Promise<void> {
    const title = `s${this.#crowd.next()}`;
    const puzzles = this.#published.map(({ id }) => id);
    const id = await this.#make(title, '/series', { title, puzzles });
    if (id !== undefined) this.#crowd.ledger.kept(`series ${id}`, title);
  }

  #below(most: number): number {
    return most === 0 ? 0 : this.#random.below(most);
  }
}

/** Puzzles read at once, and played in total. */
const MOST_READ = 10;
const MOST_PLAYED = 40;

/** Reads some puzzles of the catalogue that are small enough to be solved in no time. */
export async function readCatalogue(doors: Doors, puzzles: Map<string, Known>): Promise<void> {
  const { body } = await ask(doors, ['GET', '/puzzles?size=5,10,15&colors=bw&limit=100']);
  const { puzzles: listed } = body as { puzzles: { id: string }[] };
  const unread = listed.filter(({ id }) => !puzzles.has(id));
  for (const { id } of unread.slice(0, Math.min(MOST_READ, MOST_PLAYED - puzzles.size))) {
    const detail = await ask(doors, ['GET', `/puzzles/${id}`]);
    const blind = blindFromJson((detail.body as { blind?: unknown }).blind);
    if (blind === undefined) continue;
    const [picture] = solve({ ...blind.clues, meta: {} });
    if (picture !== undefined) puzzles.set(id, { clues: blind.clues, picture });
  }
}

/** How many moves a record has. */
function countMoves(record: string): number {
  const text = Buffer.from(record, 'base64').toString('utf8');
  return (JSON.parse(text) as { moves: unknown[] }).moves.length;
}

/** A picture that its clues allow alone. */
export function uniquePicture(seed: string): Grid {
  for (let tries = 0; ; tries++) {
    const picture = randomPicture(`${seed} ${tries}`, 6);
    const read = safeReadPuzzle(encodeRecord(picture));
    if (!read.ok) continue;
    const [first, second] = solve(read.value, { maxSolutions: 2 });
    if (first !== undefined && second === undefined) return picture;
  }
}

/** A picture as a file of text. */
export function encodeRecord({ width, cells }: Grid): string {
  const signs = Array.from(cells, (cell) => (cell === 0 ? '.' : '#')).join('');
  return `${signs.match(new RegExp(`.{${width}}`, 'g'))?.join('\n')}\n`;
}
