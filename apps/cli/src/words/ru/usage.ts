/** Commander's own texts in Russian. */
import type { Words } from '../language-words.js';
import { formFor } from './counting.js';

/** The headings of the help. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Использование:',
  'Arguments:': 'Аргументы:',
  'Options:': 'Параметры:',
  'Commands:': 'Команды:',
};

/** The names of values between brackets. */
const NAMES: Readonly<Record<string, string>> = {
  WxH: 'ШxВ',
  cells: 'клетки',
  clue: 'числа',
  clues: 'числа',
  color: 'цвет',
  colors: 'цвета',
  command: 'команда',
  file: 'файл',
  folder: 'папка',
  format: 'формат',
  'how-much': 'сколько',
  id: 'имя',
  image: 'изображение',
  in: 'вход',
  k: 'число',
  key: 'ключ',
  kind: 'вид',
  label: 'трудность',
  language: 'язык',
  lines: 'число',
  look: 'вид',
  marks: 'отметки',
  ms: 'мс',
  n: 'число',
  name: 'имя',
  options: 'параметры',
  out: 'выход',
  paper: 'бумага',
  pixels: 'пиксели',
  property: 'свойство',
  puzzle: 'кроссворд',
  seconds: 'секунды',
  share: 'доля',
  shell: 'оболочка',
  steps: 'шаги',
  style: 'стиль',
  text: 'текст',
  theme: 'тема',
  url: 'адрес',
  what: 'что',
  when: 'когда',
  words: 'слова',
};

/** "<file...>" as "<файл...>", "[options]" as "[параметры]". */
function term(english: string): string {
  return english.replace(
    /([<[])([A-Za-z-]+)(\.\.\.)?([>\]])/g,
    (whole, open: string, name: string, more = '', close: string) => {
      const russian = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
      return russian === undefined ? whole : `${open}${russian}${more}${close}`;
    },
  );
}

/** Each complaint of commander with its Russian version; $1 and so on are its parameters. */
const COMPLAINTS: readonly (readonly [english: RegExp, russian: string])[] = [
  [/^unknown option '(.*?)'/, "неизвестный параметр '$1'"],
  [/^unknown command '(.*?)'/, "неизвестная команда '$1'"],
  [/^missing required argument '(.*?)'/, "не указан обязательный аргумент '<$1>'"],
  [/^required option '(.*?)' not specified/, "не указан обязательный параметр '$1'"],
  [/^option '(.*?)' argument missing/, "не указано значение параметра '$1'"],
  [/^option '(.*?)' argument '(.*?)' is invalid\./, "у параметра '$1' недопустимое значение '$2'."],
  [
    /^option '(.*?)' value '(.*?)' from env '(.*?)' is invalid\./,
    "у параметра '$1' недопустимое значение '$2' из переменной окружения '$3'.",
  ],
  [
    /^command-argument value '(.*?)' is invalid for argument '(.*?)'\./,
    "у аргумента '$2' недопустимое значение '$1'.",
  ],
  [
    /^option '(.*?)' cannot be used with option '(.*?)'/,
    "параметр '$1' несовместим с параметром '$2'",
  ],
];

/** The additions after a complaint. */
const ADDITIONS: readonly (readonly [english: RegExp, russian: string])[] = [
  [/\(Did you mean one of (.*?)\?\)/, '(Может быть, одно из: $1?)'],
  [/\(Did you mean (.*?)\?\)/, '(Может быть, $1?)'],
  [/Allowed choices are (.*?)\./, 'Допустимы: $1.'],
];

const TOO_MANY = /^too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+)\./;

function complaint(english: string): string {
  const known = [...COMPLAINTS, ...ADDITIONS].reduce(
    (text, [from, to]) => text.replace(from, to),
    english,
  );
  return term(known).replace(TOO_MANY, (_, command: string | undefined, most, given) => {
    const to = command === undefined ? '' : ` для '${command}'`;
    const form = formFor(Number(most), ['нужен', 'нужно', 'нужно']);
    return `слишком много аргументов${to}: ${form} ${most}, а указано ${given}.`;
  });
}

export const USAGE: Words['usage'] = {
  title: (english) => (Object.hasOwn(TITLES, english) ? (TITLES[english] ?? english) : english),
  term,
  description: (english) =>
    english
      .replace('(choices: ', '(варианты: ')
      .replace('(default: ', '(по умолчанию: ')
      .replace(', default: ', ', по умолчанию: ')
      .replace('(env: ', '(переменная окружения: '),
  complaint,
};
