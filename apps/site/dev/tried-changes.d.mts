/** The changes as tests use them. */

/** A change and how it shows. */
export interface TriedChange {
  /** `a style` */
  readonly what: string;
  readonly change: readonly [file: string, before: string, after: string];
  /** From the site's root: `ru/rankings`. */
  readonly page: string;
  /** Runs in the page: whether the change is on the screen. */
  readonly seen: () => boolean;
  /** Whether the page stays, and with it what it holds. */
  readonly inPlace: boolean;
}

export const TRIED_CHANGES: readonly TriedChange[];
