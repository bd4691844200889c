/** Messages about the syntax of JSON, XML and YAML, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { inPolish } from './polish.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `jest "${found}", a oczekiwano "{" albo "["`,
  jsonBlank: () => 'plik się kończy, a oczekiwano "{" albo "["',
  jsonOtherKind: () => 'to nonogram innego rodzaju (wersja 2), a takich się tu nie przyjmuje',
  jsonTooDeep: ({ most }) => `nawiasy są zagnieżdżone zbyt głęboko, limit to ${most}`,
  jsonGoesOn: ({ found }) => `po nonogramie jest "${found}", a nie powinno być nic`,
  jsonWrong: ({ what }) => `to nie JSON, oczekiwano: ${inPolish(what)}`,
  jsonWrongCharacter: ({ found, what }) =>
    `"${found}" to tutaj nie JSON, oczekiwano: ${inPolish(what)}`,
  jsonLineEnds: ({ what }) => `linia się kończy, oczekiwano: ${inPolish(what)}`,
  jsonEndsEarly: ({ what }) => `plik się urywa, oczekiwano: ${inPolish(what)}`,
  jsonNoObject: () => 'wartość nie jest obiektem, oczekiwano nonogramu: {...}',
  jsonMissingMember: ({ name, what }) =>
    `w nonogramie nie ma "${name}", oczekiwano: ${inPolish(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `"${member}": ${inPolish(found)}, a oczekiwano: ${inPolish(what)}`,
  xmlTooDeep: ({ most }) => `elementy są zagnieżdżone zbyt głęboko, limit to ${most}`,
  xmlEndsEarly: ({ why }) => `XML się urywa ("${why}")`,
  xmlWrong: ({ why }) => `błąd w XML ("${why}")`,
  xmlEntity: () =>
    'kończy się tu encja, której nie ma ani w XML, ani wśród znaków HTML takich jak "&copy;", ' +
    'a encji z DTD się nie rozwija',
  yamlTab: () => 'tabulator przed tekstem linii, potrzebne są spacje',
  yamlOpenQuote: () => 'tekst w cudzysłowie, który się tu zaczyna, nie ma końca',
  yamlOpenBracket: ({ bracket }) => `plik się kończy, a nawias "${bracket}" nie jest zamknięty`,
  yamlLineEnds: ({ what }) => `linia się kończy, oczekiwano: ${inPolish(what)}`,
  yamlFound: ({ found, what }) => `jest "${found}", a oczekiwano: ${inPolish(what)}`,
  yamlAnchor: ({ sign }) => `"${sign}" zaczyna kotwicę, alias albo znacznik, których się nie czyta`,
  yamlTooDeep: ({ most }) => `wartości są zagnieżdżone zbyt głęboko, limit to ${most}`,
  yamlTooManyValues: ({ most }) =>
    `plik ma za dużo wartości, limit to ${most.toLocaleString('pl-PL')}`,
};
