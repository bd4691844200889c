/** The options of `make`, as they were typed. */
import type { MakeOptions } from '@nonokit/maker';
import type { WishedDifficulty } from 'nonokit/make';

/** The options of `make`. */
export interface MakeFlags {
  readonly output: string;
  /** The id of the format to write: "webpbn"; or "pdf". */
  readonly to?: string;
  /** What the cells are; squares by default. */
  readonly kind?: 'triangles';
  readonly exact?: boolean;
  readonly size?: MakeOptions['size'];
  readonly colors?: number;
  /** "#rrggbb", the background first. */
  readonly palette?: readonly string[];
  /** "#rrggbb", or "none" with --exact. */
  readonly background?: string;
  /** true for --invert, false for --no-invert. */
  readonly invert?: boolean;
  /** 0..1. */
  readonly threshold?: number;
  readonly edges?: boolean;
  readonly repair?: 'line' | 'unique' | 'off';
  /** Wanted difficulty for a person. */
  readonly difficulty?: WishedDifficulty;
  readonly maxFlips?: number;
  readonly candidates?: number;
  readonly title?: string;
  readonly author?: string;
  readonly seed?: number;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}
