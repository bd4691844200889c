/** Things that the messages of the JSON readers name, in Russian, in the nominative. */
import type * as en from '../en/json-things.js';
import type { ThingTranslation } from '../thing.js';

export const JSON_THINGS: ThingTranslation<typeof en> = {
  jsonValue: 'значение',
  jsonValueOrEnd: 'значение или "]"',
  jsonName: 'имя в кавычках',
  jsonNameOrEnd: 'имя в кавычках или "}"',
  jsonCommaOrEnd: 'запятая или закрывающая скобка',
  jsonEnd: 'конец',
  jsonColon: 'двоеточие',
  jsonQuote: 'закрывающая кавычка',
  jsonEscape: 'управляющая последовательность, например \\n',
  jsonControl: 'управляющая последовательность, а не сам символ',
  jsonItself: 'JSON',
  jsonObjectStart: 'объект, начинающийся с "{"',
  jsonCommaOrBracket: 'запятая или "]"',
  jsonNothing: 'конец файла после массива',
  anObject: 'объект',
  anArray: ({ length }) => `массив длины ${length}`,
  jsonSize: 'число клеток',
  jsonColors: 'массив цветов',
  jsonColor: 'цвет, например "#c8141e"',
  jsonText: 'текст',
  jsonCharacter: 'один символ',
  jsonClueArray: 'массив чисел линий',
  jsonClue: 'числа линии: массив блоков',
  jsonBlock: 'блок: размер или [размер, цвет]',
  jsonGoal: 'массив строк',
  jsonRow: 'строка: массив цветов или цифры 0-9a-zA-Z',
  jsonCell: 'цвет: число',
};
