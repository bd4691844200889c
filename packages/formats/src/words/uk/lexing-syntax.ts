/** Messages about the syntax of JSON, XML and YAML, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { inUkrainian } from './ukrainian.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `знайдено "${found}", очікувалося "{" або "["`,
  jsonBlank: () => 'файл обривається, очікувалося "{" або "["',
  jsonOtherKind: () => 'це кросворд іншого виду (версія 2), тут такі не приймаються',
  jsonTooDeep: ({ most }) => `надто глибока вкладеність дужок (понад ${most})`,
  jsonGoesOn: ({ found }) => `після кросворда знайдено "${found}", а там нічого не має бути`,
  jsonWrong: ({ what }) => `це не JSON, очікувалося: ${inUkrainian(what)}`,
  jsonWrongCharacter: ({ found, what }) =>
    `"${found}" тут не JSON, очікувалося: ${inUkrainian(what)}`,
  jsonLineEnds: ({ what }) => `рядок обривається, очікувалося: ${inUkrainian(what)}`,
  jsonEndsEarly: ({ what }) => `файл обривається, очікувалося: ${inUkrainian(what)}`,
  jsonNoObject: () => 'значення — не об’єкт, очікувався кросворд: {...}',
  jsonMissingMember: ({ name, what }) =>
    `у кросворді немає "${name}", очікувалося: ${inUkrainian(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `"${member}": ${inUkrainian(found)}, а очікувалося: ${inUkrainian(what)}`,
  xmlTooDeep: ({ most }) => `надто глибока вкладеність елементів (понад ${most})`,
  xmlEndsEarly: ({ why }) => `XML обривається ("${why}")`,
  xmlWrong: ({ why }) => `помилка в XML ("${why}")`,
  xmlEntity: () =>
    'тут закінчується сутність, якої немає ні в XML, ні серед знаків HTML, як-от "&copy;", ' +
    'а оголошені в DTD не розкриваються',
  yamlTab: () => 'табуляція перед текстом рядка, потрібні пробіли',
  yamlOpenQuote: () => 'текст у лапках, що тут починається, не закрито',
  yamlOpenBracket: ({ bracket }) => `файл обривається, а дужку "${bracket}" не закрито`,
  yamlLineEnds: ({ what }) => `рядок обривається, очікувалося: ${inUkrainian(what)}`,
  yamlFound: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
  yamlAnchor: ({ sign }) => `з "${sign}" починається якір, посилання або тег, а вони не читаються`,
  yamlTooDeep: ({ most }) => `надто глибока вкладеність значень (понад ${most})`,
  yamlTooManyValues: ({ most }) => `значень у файлі більше ніж ${most.toLocaleString('uk-UA')}`,
};
