/** Messages about the syntax of JSON, XML and YAML, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { expectedInSpanish, inSpanish } from './spanish.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `hay «${found}»; se esperaba «{» o «[»`,
  jsonBlank: () => 'el archivo se acaba; se esperaba «{» o «[»',
  jsonOtherKind: () => 'este es un nonograma de otro tipo (versión 2), que aquí no se admite',
  jsonTooDeep: ({ most }) => `hay más de ${most} corchetes unos dentro de otros`,
  jsonGoesOn: ({ found }) => `hay «${found}»; no se esperaba nada después del nonograma`,
  jsonWrong: ({ what }) => `esto no es JSON; ${expectedInSpanish(what)}`,
  jsonWrongCharacter: ({ found, what }) => `«${found}» no es JSON aquí; ${expectedInSpanish(what)}`,
  jsonLineEnds: ({ what }) => `la línea se acaba; ${expectedInSpanish(what)}`,
  jsonEndsEarly: ({ what }) => `el archivo está cortado; ${expectedInSpanish(what)}`,
  jsonNoObject: () => 'un valor no es un objeto; se esperaba un nonograma: {...}',
  jsonMissingMember: ({ name, what }) =>
    `el nonograma no tiene «${name}»; ${expectedInSpanish(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `${member} es ${inSpanish(found)}; ${expectedInSpanish(what)}`,
  xmlTooDeep: ({ most }) => `hay más de ${most} elementos unos dentro de otros`,
  xmlEndsEarly: ({ why }) => `el XML está cortado: ${why}`,
  xmlWrong: ({ why }) => `el XML no está bien formado: ${why}`,
  xmlEntity: () =>
    'la entidad que termina aquí no es de XML ni un signo de HTML como «&copy;», ' +
    'y las de una DTD no se resuelven',
  yamlTab: () => 'hay un tabulador antes del texto de una línea; se esperaban espacios',
  yamlOpenQuote: () => 'el texto entre comillas que empieza aquí no termina',
  yamlOpenBracket: ({ bracket }) => `el archivo se acaba dentro de este «${bracket}»`,
  yamlLineEnds: ({ what }) => `la línea se acaba; ${expectedInSpanish(what)}`,
  yamlFound: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
  yamlAnchor: ({ sign }) => `«${sign}» empieza un ancla, un alias o una etiqueta, que no se leen`,
  yamlTooDeep: ({ most }) => `hay más de ${most} valores unos dentro de otros`,
  yamlTooManyValues: ({ most }) => `el archivo tiene más de ${most.toLocaleString('es')} valores`,
};
