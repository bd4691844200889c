/** What can be wrong with an image: a kind, and what its sentence names. */
import type { SourceWords } from '../../../words/en/make-source.js';

/** Why an image, or the camera, gives no picture. */
export type TroubleKind =
  | 'notImage'
  | 'broken'
  | 'unknownKind'
  | 'tooManyBytes'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'blank'
  | 'blankHere'
  | 'nothingPasted'
  | 'noCamera'
  | 'cameraRefused'
  | 'failed';

/** A fault that one sentence can explain to a person. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** The file's name, its kind, or a size: what the sentence has to name. */
  readonly what?: string | undefined;
}

/** A value, or why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

/** No value. */
export function refused(kind: TroubleKind, what?: string): Outcome<never> {
  return { ok: false, trouble: { kind, what } };
}

/** A value. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** The sentence. */
export function troubleText({ kind, what = '' }: Trouble, words: SourceWords): string {
  return words.troubles[kind](what);
}

/** The outcome of work that broke. */
export const FAILED = { ok: false, trouble: { kind: 'failed' } } as const satisfies Outcome<never>;

/** Whether an error only says that the work was not wanted any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
