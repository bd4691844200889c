/**
 * How files begin, for messages about a file of unknown format: a reader whose files begin
 * otherwise has nothing to say about it. An XML reader otherwise gets to the end of any text, and
 * some readers do not look at the first line before they miss another.
 */
import type { Format, Source } from '../format.js';

/** Number of characters that are looked at. */
const HEAD = 1000;

const XML = /^\s*</;
const JSON_TEXT = /^\s*[[{]/;
const DIGITS = /^\s*\d/;

/** The beginnings of the files of formats; those of others may be anything. */
const OPENINGS: ReadonlyMap<string, RegExp> = new Map([
  ...['webpbn', 'freenono', 'svg', 'html'].map((id) => [id, XML] as const),
  ['xcsp', /^\s*[<{]/],
  ...['json', 'json-clues', 'json-picture', 'davidje-json', 'number-loom'].map(
    (id) => [id, JSON_TEXT] as const,
  ),
  ['nonograms-org', /\bd\s*=\s*\[|nonograms\./],
  ['nono-archive', /^[^\n;]*;[^\n;]*;/],
  ['griddlers-net', /griddlers|Header/],
  ['puzzle-nonograms', /\btask\b|puzzle-nonograms/],
  ['pzpr-url', /^\s*(?:https?:|\S+[?/]\S*\/)/],
  ...['tatham', 'archiloque', 'mk', 'ctu-csv', 'pzl', 'feenn', 'pijuspie', 'taai'].map(
    (id) => [id, DIGITS] as const,
  ),
  ...['nin', 'cwd', 'csplib', 'azotor', 'keen', 'syro', 'spoj', 'cril', 'pzl-black', 'faase'].map(
    (id) => [id, /^\s*[\d#*%;]/] as const,
  ),
  ['rosetta-letters', /^\s*[A-Z](?:[A-Z ]|\t)*(?:\n|$)/],
  ['freenono-text', /^[^\n]*\n\s*\d+\s*,/],
  ['pzpr', /^\s*pzprv3/],
  ['share', /^\s*(?:NK\d|https?:)/],
  ['davidje', /^\s*\S+\s*$/],
  ['davidje-csv', /^[^\n]*(?:rules|image)/i],
  ['hanjie', /^\s*(?:---|#[^\n]*\n|[\w"'-]+[ \t]*:)/],
  ['gecode', /\{\s*\d/],
  ['prolog', /^\s*(?:%|:-|[a-z]\w*\()/],
  ['lp', /number_of/],
  ['clue-table', /^\s*(?:""|"webpbn)?[,;\t]/],
  ['text', /^[^\n]*[^\w\s"',:;(){}<>[\]=][^\n]*\n/],
  ['ish', /^\s*[#\d]/],
  [
    'non',
    /^\s*(?:width|height|rows|columns|title|catalogue|by|copyright|license|goal|colou?r)\b/im,
  ],
]);

/** False if files of this format begin otherwise than the source. */
export function opensAs({ id }: Format, { text }: Source): boolean {
  const head = text.slice(0, HEAD);
  return OPENINGS.get(id.replace(/^non-.*/, 'non'))?.test(head) ?? true;
}
