/**
 * German phrases for blocks, colours and conclusions. A block is named by its number, which is
 * feminine: "die 6", "die zweite rote 6".
 */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/german-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { type Case, cellsIn } from './words.js';

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte'];

/** "6", "rote 6"; in the dative after an article "roten 6". */
export function blockText(
  { size, color }: BlockFact,
  speech: Speech,
  form: Case = 'nominative',
): string {
  return isColored(speech)
    ? inColor(`${size}`, color, form === 'dative' ? 'en' : 'e', speech)
    : `${size}`;
}

/** As one of several blocks in a list: "3", or "die rote 3", as a colour needs its article. */
export function listedBlock(block: BlockFact, speech: Speech): string {
  const text = blockText(block, speech);
  return isColored(speech) ? `die ${text}` : text;
}

/** "rote 6", "roter Block"; a colour without a word follows the noun: "6 in #3a3a3a". */
export function inColor(noun: string, color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `${noun} in Farbe ${color}`;
  if ('rgb' in word) return `${noun} in ${word.rgb}`;
  return `${colorAdjective(word.basic, word.shade, form)} ${noun}`;
}

/** "die 6"; "die zweite 6", "der letzten roten 6" if the clue has several. */
export function theBlock(block: BlockFact, speech: Speech, form: Case = 'nominative'): string {
  const { place, of } = findRank(block, speech);
  const [the, ending] = form === 'dative' ? ['der', 'n'] : ['die', ''];
  const ordinal = place === of ? 'letzte' : ORDINALS[place - 1];
  const which = ordinal === undefined ? `${place}.` : `${ordinal}${ending}`;
  return `${the} ${of === 1 ? '' : `${which} `}${blockText(block, speech, form)}`;
}

/** "die 6", or "eine 6" if the clue has several. */
export function someBlock(block: BlockFact, speech: Speech): string {
  return `${findRank(block, speech).of === 1 ? 'die' : 'eine'} ${blockText(block, speech)}`;
}

/** "zur 6"; "zur zweiten 6" if the clue has several. */
export function toTheBlock(block: BlockFact, speech: Speech): string {
  return theBlock(block, speech, 'dative').replace('der', 'zur');
}

/** "zur 6", or "zu einer 6" if the clue has several. */
export function toSomeBlock(block: BlockFact, speech: Speech): string {
  const to = findRank(block, speech).of === 1 ? 'zur' : 'zu einer';
  return `${to} ${blockText(block, speech, 'dative')}`;
}

/** "die Zahlen 3, 1", "der Zahl 5"; with colours "die rote 3 und die blaue 1". */
export function clueText(speech: Speech, form: 'nominative' | 'genitive' = 'nominative'): string {
  const the = form === 'genitive' ? 'der' : 'die';
  const blocks = clueIn(speech);
  if (!isColored(speech)) {
    const numbers = blocks.map(({ size }) => size).join(', ');
    return `${the} ${blocks.length === 1 ? 'Zahl' : 'Zahlen'} ${numbers}`;
  }
  const ofCase = form === 'genitive' ? 'dative' : 'nominative';
  const names = blocks.map(
    (block, index) => `${the} ${blockText({ ...block, index }, speech, ofCase)}`,
  );
  return listText(names, 'und');
}

/** "die Felder 4–6 sind ausgefüllt und Feld 7 ist leer". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  return joinClauses(
    groups,
    groups.map((group) => writeClause(group, speech)),
  );
}

/**
 * The same after an adverb, which the verb follows at once: "also sind die Felder 4–6 ausgefüllt
 * und Feld 7 ist leer", with a place "also ist in Zeile 3 Feld 5 leer".
 */
export function thenClauses(groups: readonly Group[], speech: Speech, place = ''): string {
  const clauses = groups.map((group, k) => {
    if (k > 0) return writeClause(group, speech);
    const subject = `${place === '' ? '' : `${place} `}${cellsIn('nominative', group.spans)}`;
    return `${verbOf(group)} ${subject} ${predicate(group, speech)}`;
  });
  return joinClauses(groups, clauses);
}

function joinClauses(groups: readonly Group[], clauses: readonly string[]): string {
  const lists = groups.some(({ spans }) => spans.length > 1);
  if (!lists || clauses.length < 2) return listText(clauses, 'und');
  return `${clauses.slice(0, -1).join(', ')}, und ${clauses.at(-1)}`;
}

function writeClause(group: Group, speech: Speech): string {
  return `${cellsIn('nominative', group.spans)} ${verbOf(group)} ${predicate(group, speech)}`;
}

/** The predicate for cells that were just named: "es ist ausgefüllt", "sie sind leer". */
export function itIs(group: Group, speech: Speech): string {
  const it = isPlural(group.spans) ? 'sie' : 'es';
  return `${it} ${verbOf(group)} ${predicate(group, speech)}`;
}

/** The same after an adverb: "ist es ausgefüllt", "sind sie leer". */
export function isIt(group: Group, speech: Speech): string {
  const it = isPlural(group.spans) ? 'sie' : 'es';
  return `${verbOf(group)} ${it} ${predicate(group, speech)}`;
}

function verbOf({ spans }: Group): string {
  return isPlural(spans) ? 'sind' : 'ist';
}

/** "ausgefüllt", "nicht rot", "weder rot noch blau". */
function predicate({ color, lost }: Group, speech: Speech): string {
  if (color !== UNKNOWN) return looks(color, speech);
  const names = lost.map((one) => looks(one, speech));
  return names.length === 1 ? `nicht ${names.join('')}` : `weder ${names.join(' noch ')}`;
}

/** The appearance of a cell: "ausgefüllt", "leer", "rot". */
export function looks(color: Color, speech: Speech): string {
  if (color === 0) return 'leer';
  if (!isColored(speech)) return 'ausgefüllt';
  const word = speech.colors[color];
  if (word === undefined) return `von Farbe ${color}`;
  return 'rgb' in word
    ? `von der Farbe ${word.rgb}`
    : colorAdjective(word.basic, word.shade, 'bare');
}

/** The colour as a noun: "Rot", "Hellblau", "#3a3a3a". */
export function colorName(color: Color, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `Farbe ${color}`;
  if ('rgb' in word) return word.rgb;
  const text = colorAdjective(word.basic, word.shade, 'bare');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
