/** The calls of a site as a program makes them, with types from its description. */
import {
  type ApiRequest,
  type ApiResult,
  apiBytes,
  apiJson,
  type ClientOptions,
  type ClientSettings,
} from './api-request.js';
import type { components, operations } from './api-types.js';

type Schemas = components['schemas'];
type Name = keyof operations;

/** The query of a call. */
type Query<N extends Name> = operations[N] extends {
  readonly parameters: { readonly query?: infer Q };
}
  ? Q
  : object;

/** What a call answers. */
type Answer<N extends Name> = operations[N] extends { readonly responses: infer R }
  ? R[keyof R] extends { content: { readonly 'application/json': infer A } }
    ? A
    : undefined
  : never;

/** What a call takes as JSON. */
type Body<N extends Name> = operations[N] extends {
  readonly requestBody?: { readonly content: { readonly 'application/json': infer B } };
}
  ? B
  : never;

/** A puzzle as the engine takes it: a text or bytes of any format, or an object in our own. */
export type EngineSource = string | Uint8Array | object;

/** Options of a call of the engine: those of the description, and a signal. */
type EngineOptions<N extends Name> = Omit<Body<N>, 'puzzle' | 'encoding'> & ClientOptions;

type Result<N extends Name> = Promise<ApiResult<Answer<N>>>;
type File = Promise<ApiResult<Uint8Array>>;

/** A site. */
export interface SiteClient {
  /** The catalogue, page by page: give `next` of one page as `after` for the next. */
  puzzles(query?: Lists<Query<'getPuzzles'>>, options?: ClientOptions): Result<'getPuzzles'>;
  /** Some puzzle that passes the filters. */
  randomPuzzle(
    query?: Lists<Query<'getPuzzlesRandom'>>,
    options?: ClientOptions,
  ): Result<'getPuzzlesRandom'>;
  /** A puzzle with its clues; with its texts too, if you have solved it. */
  puzzle(id: string, options?: ClientOptions): Result<'getPuzzlesById'>;
  /** A puzzle as a file: `puzzleFile(id, 'non')`. Clues only, unless you have solved it. */
  puzzleFile(id: string, extension: string, options?: ClientOptions): File;
  /** Publishes a puzzle. Needs a key with the scope `publish`. */
  publish(puzzle: Body<'postPuzzles'>, options?: ClientOptions): Result<'postPuzzles'>;
  /** The day's puzzles; `day` is a date like '2026-11-22', today by default. */
  daily(day?: string, options?: ClientOptions): Result<'getDailyByDay'>;
  /** A board: `ranking('solved')`. */
  ranking(
    board: Schemas['Board'],
    query?: Query<'getRankingsByBoard'>,
    options?: ClientOptions,
  ): Result<'getRankingsByBoard'>;
  /** The public profile of a person. */
  person(name: string, options?: ClientOptions): Result<'getPeopleByName'>;
  /** Whose key this is. */
  me(options?: ClientOptions): Result<'getMe'>;
  /** Begins a game, or continues the open one. Needs a key with the scope `play`. */
  begin(game: Body<'postGames'>, options?: ClientOptions): Result<'postGames'>;
  /** Keeps the progress of a game. */
  keep(id: string, game: Body<'putGamesById'>, options?: ClientOptions): Result<'putGamesById'>;
  /** Finishes a game with its record of moves. */
  finish(
    id: string,
    solve: Body<'postGamesByIdSolve'>,
    options?: ClientOptions,
  ): Result<'postGamesByIdSolve'>;
  /** Solves a puzzle. */
  solve(puzzle: EngineSource, options?: EngineOptions<'solve'>): Result<'solve'>;
  /** Says whether a puzzle is unique, solvable by lines, and how hard. */
  check(puzzle: EngineSource, options?: EngineOptions<'check'>): Result<'check'>;
  /** Rates how hard a puzzle is for a person. */
  rate(puzzle: EngineSource, options?: EngineOptions<'rate'>): Result<'rate'>;
  /** Explains the solution step by step. */
  explain(puzzle: EngineSource, options?: EngineOptions<'explain'>): Result<'explain'>;
  /** Gives the next hint to a player. */
  hint(puzzle: EngineSource, options?: EngineOptions<'hint'>): Result<'hint'>;
  /** Converts a file: `convert(text, { to: 'webpbn' })`. */
  convert(puzzle: EngineSource, options: EngineOptions<'convert'>): File;
  /** Draws a puzzle, by default as SVG. */
  draw(puzzle: EngineSource, options?: EngineOptions<'draw'>): File;
  /** Makes a puzzle of an image: the bytes of a PNG, JPEG, GIF, WebP or AVIF file. */
  make(image: Uint8Array, options?: EngineOptions<'make'>): Result<'make'>;
  /** Reads the printed puzzles of a photograph, in the same kinds of files. */
  scan(image: Uint8Array, options?: EngineOptions<'scan'>): Result<'scan'>;
}

/** A query in which a text with commas may be given as a list. */
type Lists<Q> = { readonly [K in keyof Q]: Q[K] | readonly (string | number)[] };

/** Creates a client for a site. Nothing is sent before the first call. */
export function createClient(settings: ClientSettings): SiteClient {
  const json = <T>(request: ApiRequest): Promise<ApiResult<T>> => apiJson<T>(settings, request);
  const get = <T>(path: string, query: object = {}, options: ClientOptions = {}) =>
    json<T>({ method: 'GET', path, query, signal: options.signal });
  const send = <T>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    options: ClientOptions = {},
  ) => json<T>({ method, path, body, signal: options.signal });
  const ask = <T>(verb: string) => {
    return (puzzle: EngineSource, { signal, ...options }: ClientOptions = {}) =>
      json<T>({ method: 'POST', path: `/${verb}`, body: enveloped(puzzle, options), signal });
  };
  const file = (verb: string) => {
    return (puzzle: EngineSource, { signal, ...options }: ClientOptions = {}) => {
      const body = enveloped(puzzle, options);
      return apiBytes(settings, { method: 'POST', path: `/${verb}`, body, signal });
    };
  };
  const askImage = <T>(verb: string) => {
    return (image: Uint8Array, { signal, ...query }: ClientOptions = {}) =>
      json<T>({ method: 'POST', path: `/${verb}`, query, body: image, signal });
  };
  const of = encodeURIComponent;
  return {
    puzzles: (query, options) => get('/puzzles', query, options),
    randomPuzzle: (query, options) => get('/puzzles/random', query, options),
    puzzle: (id, options) => get(`/puzzles/${of(id)}`, {}, options),
    puzzleFile: (id, extension, { signal } = {}) => {
      const path = `/puzzles/${of(id)}.${of(extension)}`;
      return apiBytes(settings, { method: 'GET', path, signal });
    },
    publish: (puzzle, options) => send('POST', '/puzzles', puzzle, options),
    daily: (day, options) => get(day === undefined ? '/daily' : `/daily/${of(day)}`, {}, options),
    ranking: (board, query, options) => get(`/rankings/${of(board)}`, query, options),
    person: (name, options) => get(`/people/${of(name)}`, {}, options),
    me: (options) => get('/me', {}, options),
    begin: (game, options) => send('POST', '/games', game, options),
    keep: (id, game, options) => send('PUT', `/games/${of(id)}`, game, options),
    finish: (id, solve, options) => send('POST', `/games/${of(id)}/solve`, solve, options),
    solve: ask('solve'),
    check: ask('check'),
    rate: ask('rate'),
    explain: ask('explain'),
    hint: ask('hint'),
    convert: file('convert'),
    draw: file('draw'),
    make: askImage('make'),
    scan: askImage('scan'),
  };
}

/** The JSON of a call of the engine. */
function enveloped(puzzle: EngineSource, options: object): object {
  if (!(puzzle instanceof Uint8Array)) return { ...options, puzzle };
  return { ...options, puzzle: encodeBase64(puzzle), encoding: 'base64' };
}

declare function btoa(text: string): string;

/** Bytes as base64, in portions: the number of arguments of a call is limited. */
function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192) {
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return btoa(text);
}
