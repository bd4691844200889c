/**
 * What a process keeps of its site between requests, so that it need not be made or read again.
 * Each part is declared by the room that uses it; all of them are made here, with the site, and end
 * with it. Losing them costs time and nothing else.
 */
import { Lru } from '@nonokit/core';
import type { KeepHtml } from '../../web/frame/kept.js';
import { type DetailRow, publicPuzzleLoader } from '../catalogue/detail.js';
import { KindCounts } from '../catalogue/list/kind-counts.js';
import type { SiteConfig } from '../config.js';
import { type SolvedPuzzle, solvedPuzzleLoader } from '../games/solve.js';
import { keepHtml } from '../pages/kept-html.js';
import { type FilesByEntry, readPageFiles } from '../pages/page-files.js';
import { SeenSessions } from '../people/seen.js';
import { type SessionRow, sessionLoader } from '../people/session.js';
import type { RowLoader } from '../storage/batch-loader.js';
import type { Storage } from '../storage/open.js';
import { readSecret, type SiteSecret } from '../storage/site-secret.js';

/** The most characters of blind puzzles, with their keys: some thousand puzzles. */
const MOST_BLINDS = 8_000_000;

/** What is kept of a site. */
export interface Kept {
  /** The secret of the site; made by the first process that asks. */
  readonly secret: () => Promise<SiteSecret>;
  /** How many puzzles there are of each kind. */
  readonly kindCounts: KindCounts;
  /**
   * Blind puzzles as JSON, by keys that name the state of the puzzle: making one takes a hundred
   * times as long as finding its row.
   */
  readonly blinds: Lru<string, string>;
  /** HTML of parts of pages. */
  readonly html: KeepHtml;
  /** The files of each entry of the built pages. */
  readonly pageFiles: () => FilesByEntry;
  /** Rows that several requests ask for in the same moment. */
  readonly publicPuzzles: RowLoader<DetailRow>;
  readonly solvedPuzzles: RowLoader<SolvedPuzzle>;
  readonly sessions: RowLoader<SessionRow>;
  /** Sessions that were seen, until that is written. */
  readonly seen: SeenSessions;
}

/** What is kept of a site that has answered nothing yet. */
export function nothingKept(storage: Storage, { pages }: Pick<SiteConfig, 'pages'>): Kept {
  return {
    secret: readSecret(storage),
    kindCounts: new KindCounts(),
    blinds: new Lru(MOST_BLINDS, (text, key) => key.length + text.length),
    html: keepHtml(),
    pageFiles: readPageFiles(pages),
    publicPuzzles: publicPuzzleLoader(storage.db),
    solvedPuzzles: solvedPuzzleLoader(storage.db),
    sessions: sessionLoader(storage.db),
    seen: new SeenSessions(),
  };
}
