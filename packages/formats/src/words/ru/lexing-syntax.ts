/** Messages about the syntax of JSON, XML and YAML, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { inRussian } from './russian.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `найдено "${found}", ожидалось "{" или "["`,
  jsonBlank: () => 'файл обрывается, ожидалось "{" или "["',
  jsonOtherKind: () => 'это нонограмма другого вида (версия 2), здесь такие не берутся',
  jsonTooDeep: ({ most }) => `слишком глубокая вложенность скобок (больше ${most})`,
  jsonGoesOn: ({ found }) => `после кроссворда найдено "${found}", а там ничего не должно быть`,
  jsonWrong: ({ what }) => `это не JSON, ожидалось: ${inRussian(what)}`,
  jsonWrongCharacter: ({ found, what }) =>
    `"${found}" здесь не JSON, ожидалось: ${inRussian(what)}`,
  jsonLineEnds: ({ what }) => `строка обрывается, ожидалось: ${inRussian(what)}`,
  jsonEndsEarly: ({ what }) => `файл обрывается, ожидалось: ${inRussian(what)}`,
  jsonNoObject: () => 'значение — не объект, ожидался кроссворд: {...}',
  jsonMissingMember: ({ name, what }) =>
    `в кроссворде нет "${name}", ожидалось: ${inRussian(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `"${member}": ${inRussian(found)}, а ожидалось: ${inRussian(what)}`,
  xmlTooDeep: ({ most }) => `слишком глубокая вложенность элементов (больше ${most})`,
  xmlEndsEarly: ({ why }) => `XML обрывается ("${why}")`,
  xmlWrong: ({ why }) => `ошибка в XML ("${why}")`,
  xmlEntity: () =>
    'здесь кончается сущность, которой нет ни в XML, ни среди знаков HTML вроде "&copy;", ' +
    'а объявленные в DTD не раскрываются',
  yamlTab: () => 'табуляция перед текстом строки, нужны пробелы',
  yamlOpenQuote: () => 'текст в кавычках, который здесь начинается, не закрыт',
  yamlOpenBracket: ({ bracket }) => `файл обрывается, а скобка "${bracket}" не закрыта`,
  yamlLineEnds: ({ what }) => `строка обрывается, ожидалось: ${inRussian(what)}`,
  yamlFound: ({ found, what }) => `найдено "${found}", ожидалось: ${inRussian(what)}`,
  yamlAnchor: ({ sign }) => `с "${sign}" начинается якорь, ссылка или тег, а они не читаются`,
  yamlTooDeep: ({ most }) => `слишком глубокая вложенность значений (больше ${most})`,
  yamlTooManyValues: ({ most }) => `значений в файле больше ${most.toLocaleString('ru-RU')}`,
};
