/**
 * Addresses that are pasted in place of a puzzle. Those that carry one are formats of their own; here are the
 * others: an address that carries the text of a file, and addresses that only name a puzzle of a site.
 */
import { type Problem, problem } from '@nonokit/core';
import { addressOf, lonelyWord, parameterOf, percentDecoded } from '../lexing/address.js';
import { cut } from '../lexing/cursor.js';
import {
  siteNameOnly,
  siteNoPuzzle,
  siteNumberOnly,
  siteRefusal,
} from '../words/en/sites-addresses.js';

/** The site that exports its puzzles; of the others, a person saves the page. */
const WEBPBN = 'webpbn.com';

/** Where sites keep the number of a puzzle. */
const SITES: readonly (readonly [site: string, number: RegExp])[] = [
  [WEBPBN, /\bwebpbn\.com\/.*[?&]id=([0-9]{1,9})\b/i],
  [WEBPBN, /\bwebpbn\.com\/([0-9]{1,9})\b/i],
  ['nonograms.org', /\bnonograms\.(?:org|ru)\/nonograms2?\/i\/([0-9]{1,9})\b/i],
  ['griddlers.net', /\bgriddlers\.net\/.*\/g\/t?([0-9]{1,9})\b/i],
  ['puzzle-nonograms.com', /\bpuzzle-nonograms\.com\b()/i],
];

/** Longer addresses carry something. */
const MAX_LENGTH = 2000;

/**
 * The text of a file that an address of nonogrid's web page carries, "…/nono/?s=…", in any format; undefined
 * for anything else.
 */
export function carriedText(text: string): string | undefined {
  const address = addressOf(lonelyWord(text) ?? '');
  if (address === undefined || !/\/nono\/?$/.test(address.base)) return undefined;
  const carried = parameterOf(address.query, 's');
  return carried === undefined ? undefined : percentDecoded(carried.replaceAll('+', ' '));
}

/** What webpbn.com answers in place of a puzzle. */
const ANSWER = /^\s*Puzzle ([0-9]{1,9}) (?:does not exist|is not published)[.!]?\s*$/i;

/** Why nothing can be read where the whole file is an address that no format knows, or a site's refusal. */
export function addressProblem(text: string): Problem | undefined {
  const refused = ANSWER.exec(text.slice(0, 200))?.[1];
  if (refused !== undefined) {
    return problem(siteRefusal, { number: refused }, { line: 1, column: 1 });
  }
  const word = lonelyWord(text);
  if (word === undefined || word.length > MAX_LENGTH) return undefined;
  if (addressOf(word) === undefined && !SITES.some(([, number]) => number.test(word)))
    return undefined;
  const place = { line: 1, column: 1 };
  for (const [site, number] of SITES) {
    const found = number.exec(word)?.[1];
    if (found === undefined) continue;
    return found === ''
      ? problem(siteNameOnly, { site }, place)
      : problem(siteNumberOnly, { number: found, site, isExported: site === WEBPBN }, place);
  }
  return problem(siteNoPuzzle, { found: cut(word) }, place);
}
