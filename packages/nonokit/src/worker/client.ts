/** The verbs as a page calls them. */
import type { Draft, KindClaims, PartialGrid, Puzzle, Result } from '@nonokit/core';
import type { Explanation, Step } from '@nonokit/explain';
import type { RgbaImage } from '@nonokit/image';
import type { DrawAssets, DrawRequest } from './draw-request.js';
import type { Requests, Wishes } from './requests.js';
import type { AnyPuzzle, KnownImage, VerbName, Verbs } from './verbs.js';

/** The options of a verb, and the wishes about its request. */
export type ClientOptions<V extends VerbName> = Verbs[V]['options'] & Wishes<Verbs[V]['report']>;

/** The answer of a verb. */
type Answer<V extends VerbName> = Promise<Verbs[V]['answer']>;

/** What all requests of a client have in common. */
export interface ClientSettings {
  /** Where the worker finds the files that PNG, GIF and PDF need. */
  readonly assets?: DrawAssets | undefined;
}

/**
 * The verbs. A promise rejects with the signal's reason when its signal is aborted, and with what
 * the verb threw if the caller made a mistake.
 */
export interface WorkerClient {
  /** Reads the puzzles of a file in any format. */
  read(source: Uint8Array | string, options?: ClientOptions<'read'>): Answer<'read'>;
  /** Writes puzzles in the format with this id: "non". */
  write(
    puzzles: Puzzle | readonly Puzzle[],
    format: string,
    options?: ClientOptions<'write'>,
  ): Answer<'write'>;
  /** Solves a puzzle. */
  solve(puzzle: AnyPuzzle, options?: ClientOptions<'solve'>): Answer<'solve'>;
  /** Explains a puzzle; `onProgress` gets the steps as they are found. */
  explain(puzzle: AnyPuzzle, options?: ClientOptions<'explain'>): Answer<'explain'>;
  /** Gives the next hint to a player with these marks. */
  hint(puzzle: AnyPuzzle, marks: PartialGrid, options?: ClientOptions<'hint'>): Answer<'hint'>;
  /** Gives the next hint in words, with the cells to light up. */
  explainHint(
    puzzle: AnyPuzzle,
    marks: PartialGrid,
    options?: ClientOptions<'explainHint'>,
  ): Answer<'explainHint'>;
  /** Finds wrong marks, or the fewest that cannot all be right. */
  mistakes(
    puzzle: AnyPuzzle,
    marks: PartialGrid,
    options?: ClientOptions<'mistakes'>,
  ): Answer<'mistakes'>;
  /** Rates the difficulty of a puzzle. */
  rate(puzzle: AnyPuzzle, options?: ClientOptions<'rate'>): Answer<'rate'>;
  /** Finds out what keeps a puzzle from being unique or solvable line by line. */
  diagnose(puzzle: AnyPuzzle, options?: ClientOptions<'diagnose'>): Answer<'diagnose'>;
  /** Finds the slips that explain why clues contradict each other or have several solutions. */
  proofread(draft: Draft, options?: ClientOptions<'proofread'>): Answer<'proofread'>;
  /** Reads the printed puzzles of an image. */
  scan(image: RgbaImage, options?: ClientOptions<'scan'>): Answer<'scan'>;
  /** Draws a sheet or a film of a puzzle, or a booklet of several. */
  draw<Request extends DrawRequest>(
    puzzles: Puzzle | readonly Puzzle[],
    options: Request & Wishes<never>,
  ): Promise<Result<Request extends { readonly output: 'svg' } ? string : Uint8Array>>;
  /**
   * Makes a puzzle of an image. An image that the worker no longer knows is the problem
   * `unknown-image`: send it again.
   */
  make(image: RgbaImage | KnownImage, options?: ClientOptions<'make'>): Answer<'make'>;
  /**
   * Appraises the picture of a puzzle. `onProgress` gets each stage when it is known; with
   * `replaces`, a newer picture ends the work on an older one.
   */
  appraise(puzzle: Puzzle, options?: ClientOptions<'appraise'>): Answer<'appraise'>;
  /** Solves a puzzle and seals its texts, for a page that must not give the picture away. */
  blind(puzzle: AnyPuzzle, options?: ClientOptions<'blind'>): Answer<'blind'>;
  /** The same for a puzzle of another kind, from the `kind` of a refusal to read it. */
  blindKind(claims: KindClaims, options?: ClientOptions<'blindKind'>): Answer<'blindKind'>;
  /** Looks at an image once, so that `make` can be asked about it often: `make({ id })`. */
  subject(image: RgbaImage, options?: ClientOptions<'subject'>): Answer<'subject'>;
  /** Changes as few cells of a puzzle's picture as possible until it is as wished. */
  repair(puzzle: Puzzle, options: ClientOptions<'repair'>): Answer<'repair'>;
}

/** The verbs of a client with these requests. */
export function createClient(requests: Requests, { assets }: ClientSettings): WorkerClient {
  /** A verb whose input is one value. */
  const verb =
    <
      V extends
        | ('read' | 'solve' | 'rate' | 'diagnose' | 'proofread' | 'scan')
        | ('make' | 'appraise' | 'blind' | 'blindKind' | 'subject'),
    >(
      name: V,
    ) =>
    (input: Verbs[V]['input'][0], options: ClientOptions<V> = {} as ClientOptions<V>): Answer<V> =>
      requests.ask<V>(name, [input] as readonly unknown[] as Verbs[V]['input'], options);
  return {
    read: verb('read'),
    write: (puzzles, format, options = {}) =>
      requests.ask('write', [toList(puzzles), format], options),
    solve: verb('solve'),
    explain: (puzzle, options = {}) => explained(requests, puzzle, options),
    hint: (puzzle, marks, options = {}) => requests.ask('hint', [puzzle, marks], options),
    explainHint: (puzzle, marks, options = {}) =>
      requests.ask('explainHint', [puzzle, marks], options),
    mistakes: (puzzle, marks, options = {}) => requests.ask('mistakes', [puzzle, marks], options),
    rate: verb('rate'),
    diagnose: verb('diagnose'),
    proofread: verb('proofread'),
    scan: verb('scan'),
    draw: (puzzles, options) =>
      requests.ask('draw', [toList(puzzles)], { assets, ...options }) as Promise<never>,
    make: verb('make'),
    appraise: verb('appraise'),
    blind: verb('blind'),
    blindKind: verb('blindKind'),
    subject: verb('subject'),
    repair: (puzzle, options) => requests.ask('repair', [puzzle], options),
  };
}

/** An explanation whose steps came partly as reports and partly with the answer. */
async function explained(
  requests: Requests,
  puzzle: AnyPuzzle,
  { onProgress, ...options }: ClientOptions<'explain'>,
): Promise<Result<Explanation>> {
  const told: Step[] = [];
  const made = await requests.ask('explain', [puzzle], {
    ...options,
    onProgress:
      onProgress &&
      ((report) => {
        told.push(...report.steps);
        onProgress(report);
      }),
  });
  if (!made.ok) return made;
  return { ...made, value: { ...made.value, steps: [...told, ...made.value.steps] } };
}

function toList(puzzles: Puzzle | readonly Puzzle[]): readonly Puzzle[] {
  return 'width' in puzzles ? [puzzles] : puzzles;
}
