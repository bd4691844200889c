/**
 * How large a request may be: one table, which the description of the API tells, bodies are bounded
 * by, and the engine's threads keep to. How often one may ask is in `server/http/limit-rules.ts`.
 */
import { API_BASE } from './call-path.js';
import { pathsFrom } from './path-patterns.js';
import { DRAFTS, GAMES, OWNER_LOGO, PUZZLES } from './paths.js';

/** The calls of the engine, as paths name them. */
export const ENGINE_CALLS = [
  ...(['solve', 'check', 'explain', 'hint', 'rate', 'proofread'] as const),
  ...(['convert', 'draw', 'make', 'scan'] as const),
];

/** A call of the engine. */
export type EngineCall = (typeof ENGINE_CALLS)[number];

/** The limits of a call of the engine. */
export const ENGINE_LIMITS = {
  /** Bytes of a puzzle file, packed or unpacked. */
  bytes: 2_000_000,
  /** Bytes of an image. */
  imageBytes: 8_000_000,
  /** Pixels of an image, and of a drawing. */
  pixels: 25_000_000,
  /** Cells of a puzzle: 500x500. */
  cells: 250_000,
  /** Rows and columns together. */
  lines: 4000,
  /** Colours, the background included. */
  colors: 256,
  /** Puzzles of a file. */
  puzzles: 100,
  /** Cells of a puzzle that is explained, hinted at, rated, proofread or filmed: 100x100. */
  explainedCells: 10_000,
  /** Cells of all solutions of an answer. */
  solutionCells: 1_000_000,
  /** Milliseconds of work. */
  ms: 10_000,
} as const;

const KIB = 1024;

/** The largest body on paths that are not listed. */
export const SMALL_BODY = 64 * KIB;

/** The largest body by path, in bytes; the first that fits counts. */
export const BODY_LIMITS: readonly (readonly [path: RegExp, bytes: number])[] = [
  // files of pictures and puzzles: `imageBytes`, and what stands around them
  [new RegExp(`^${API_BASE}/(${ENGINE_CALLS.join('|')})$`), 8192 * KIB],
  // `MOST_LOGO_BYTES` as Base64
  [pathsFrom(OWNER_LOGO), 512 * KIB],
  // `MOST_DRAFT_BYTES` as Base64
  [pathsFrom(DRAFTS), 768 * KIB],
  [pathsFrom(PUZZLES), 4096 * KIB],
  // records of long games: `MOST_RECORD_BYTES` as Base64
  [pathsFrom(GAMES), 4096 * KIB],
  [/^/, SMALL_BODY],
];
