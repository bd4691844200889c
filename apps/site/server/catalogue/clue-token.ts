/**
 * When the clues of a puzzle went out: a signed token that goes with them. A game that begins with
 * it cannot have begun earlier, also if it was played offline.
 */
import type { SiteSecret } from '../site/index.js';

/** The contents of a token. */
export interface Given {
  readonly puzzleId: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The token for clues that go out. */
export function givenToken(secret: SiteSecret, { puzzleId, version, at }: Given): string {
  return secret.signed(`given-${puzzleId}-${version}-${at.toString(36)}`);
}

/** The contents of a token; undefined unless this site has signed it. */
export function readGiven(secret: SiteSecret, token: string): Given | undefined {
  const text = secret.unsigned(token) ?? '';
  const [, puzzleId, version, at] = /^given-(\w+)-(\d+)-([0-9a-z]+)$/.exec(text) ?? [];
  if (puzzleId === undefined || version === undefined || at === undefined) return undefined;
  return { puzzleId, version: Number(version), at: Number.parseInt(at, 36) };
}
