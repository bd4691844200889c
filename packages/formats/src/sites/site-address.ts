/**
 * Addresses that people paste instead of a puzzle. Addresses that carry a puzzle are separate
 * formats; this file handles addresses that carry the text of a file, and addresses that only name
 * a puzzle of a site.
 */
import { type Problem, problem } from '@nonokit/core';
import { findParameter, lonelyWord, parseAddress, percentDecoded } from '../lexing/address.js';
import { cut } from '../lexing/cursor.js';
import {
  siteNameOnly,
  siteNoPuzzle,
  siteNumberOnly,
  siteOtherKind,
  siteRefusal,
  siteUnread,
} from '../words/en/sites-addresses.js';

/** The site that exports its puzzles; from other sites, a person saves the page. */
const WEBPBN = 'webpbn.com';

/** The position of a puzzle's number in the addresses of each site. */
const SITES: readonly (readonly [site: string, number: RegExp])[] = [
  [WEBPBN, /\bwebpbn\.com\/.*[?&]id=([0-9]{1,9})\b/i],
  [WEBPBN, /\bwebpbn\.com\/([0-9]{1,9})\b/i],
  ['nonograms.org', /\bnonograms\.(?:org|ru)\/nonograms2?\/i\/([0-9]{1,9})\b/i],
  ['griddlers.net', /\bgriddlers\.net\/.*\/g\/t?([0-9]{1,9})\b/i],
  ['puzzle-nonograms.com', /\bpuzzle-nonograms\.com\b()/i],
];

/** Sites of which we read neither addresses nor pages. */
const UNREAD: readonly (readonly [site: string, address: RegExp])[] = [
  ['onlinenonograms.com', /\bonlinenonograms\.com\b/i],
  ['penpa-edit', /\bpenpa-edit\b|\bopt-pan\.github\.io\/penpa/i],
  ['nonogrid', /\btsionyx\.github\.io\/nono\b/i],
];

/** A puzzle of pzpr and its kind: "puzz.link/p?sudoku/9/9/…". */
const PZPR = /\/(?:p|p\.html|pzprv3|rules\.html)?\?(?:type=)?([a-z][a-z0-9-]{1,30})\//i;

/** Longer addresses are assumed to carry data. */
const MAX_LENGTH = 2000;

/**
 * The text of a file that an address of nonogrid's web page carries, "…/nono/?s=…", in any format;
 * undefined for anything else.
 */
export function carriedText(text: string): string | undefined {
  const address = parseAddress(lonelyWord(text) ?? '');
  if (address === undefined || !/\/nono\/?$/.test(address.base)) return undefined;
  const carried = findParameter(address.query, 's');
  return carried === undefined ? undefined : percentDecoded(carried.replaceAll('+', ' '));
}

/** The answer of webpbn.com if it has no puzzle to give. */
const ANSWER = /^\s*Puzzle ([0-9]{1,9}) (?:does not exist|is not published)[.!]?\s*$/i;

function isUnread(word: string): boolean {
  const start = word.slice(0, 200);
  return UNREAD.some(([, address]) => address.test(start));
}

/** The problem of a file that is only an address unknown to all formats, or a site's refusal. */
export function addressProblem(text: string): Problem | undefined {
  const refused = ANSWER.exec(text.slice(0, 200))?.[1];
  if (refused !== undefined) {
    return problem(siteRefusal, { number: refused }, { line: 1, column: 1 });
  }
  const word = lonelyWord(text);
  if (word === undefined || (word.length > MAX_LENGTH && !isUnread(word))) return undefined;
  if (parseAddress(word) === undefined && !SITES.some(([, number]) => number.test(word)))
    return undefined;
  const place = { line: 1, column: 1 };
  for (const [site, number] of SITES) {
    const found = number.exec(word)?.[1];
    if (found === undefined) continue;
    return found === ''
      ? problem(siteNameOnly, { site }, place)
      : problem(siteNumberOnly, { number: found, site, isExported: site === WEBPBN }, place);
  }
  const unread = UNREAD.find(([, address]) => address.test(word));
  if (unread !== undefined) return problem(siteUnread, { site: unread[0] }, place);
  const kind = PZPR.exec(word)?.[1];
  if (kind !== undefined) return problem(siteOtherKind, { kind }, place);
  return problem(siteNoPuzzle, { found: cut(word) }, place);
}
