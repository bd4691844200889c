/** Messages about JSON, XML and YAML, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { inGerman } from './german.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `„${found}“ gefunden, erwartet wird „{“ oder „[“`,
  jsonBlank: () => 'die Datei endet, erwartet wird „{“ oder „[“',
  jsonOtherKind: () =>
    'das ist ein Nonogramm anderer Art (Version 2), das hier nicht angenommen wird',
  jsonTooDeep: ({ most }) => `die Klammern sind mehr als ${most}-fach verschachtelt`,
  jsonGoesOn: ({ found }) => `„${found}“ gefunden, nach dem Rätsel wird nichts erwartet`,
  jsonWrong: ({ what }) => `das ist kein JSON, erwartet: ${inGerman(what)}`,
  jsonWrongCharacter: ({ found, what }) =>
    `„${found}“ ist hier kein JSON, erwartet: ${inGerman(what)}`,
  jsonLineEnds: ({ what }) => `die Zeile endet, erwartet: ${inGerman(what)}`,
  jsonEndsEarly: ({ what }) => `die Datei bricht ab, erwartet: ${inGerman(what)}`,
  jsonNoObject: () => 'ein Wert ist kein Objekt, erwartet wird ein Rätsel: {...}',
  jsonMissingMember: ({ name, what }) => `dem Rätsel fehlt „${name}“, erwartet: ${inGerman(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `${member} ist ${inGerman(found)}, erwartet: ${inGerman(what)}`,
  xmlTooDeep: ({ most }) => `Elemente sind mehr als ${most}-fach verschachtelt`,
  xmlEndsEarly: ({ why }) => `das XML bricht ab: ${why}`,
  xmlWrong: ({ why }) => `das XML ist nicht wohlgeformt: ${why}`,
  xmlEntity: () =>
    'die Entität, die hier endet, ist weder eine von XML noch ein Zeichen von HTML wie „&copy;“, ' +
    'und solche aus einer DTD werden nicht ersetzt',
  yamlTab: () => 'ein Tabulator vor dem Text einer Zeile, erwartet werden Leerzeichen',
  yamlOpenQuote: () => 'der Text in Anführungszeichen, der hier beginnt, endet nicht',
  yamlOpenBracket: ({ bracket }) => `die Datei endet innerhalb dieser Klammer „${bracket}“`,
  yamlLineEnds: ({ what }) => `die Zeile endet, erwartet: ${inGerman(what)}`,
  yamlFound: ({ found, what }) => `„${found}“ gefunden, erwartet: ${inGerman(what)}`,
  yamlAnchor: ({ sign }) =>
    `„${sign}“ beginnt einen Anker, Alias oder Tag; diese werden nicht gelesen`,
  yamlTooDeep: ({ most }) => `Werte sind mehr als ${most}-fach verschachtelt`,
  yamlTooManyValues: ({ most }) => `die Datei hat mehr als ${most.toLocaleString('de-DE')} Werte`,
};
