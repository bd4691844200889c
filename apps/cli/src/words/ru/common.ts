/** Russian texts of all commands: shared help, and remarks on files. */
import type { Words } from '../language-words.js';
import { counted, PUZZLES } from './counting.js';

/** Words that people type for other commands. */
const MEANT: Readonly<Record<string, string>> = {
  print: 'nonokit draw ФАЙЛ -o ФАЙЛ.pdf',
  pdf: 'nonokit draw ФАЙЛ -o ФАЙЛ.pdf',
  show: 'nonokit solve ФАЙЛ',
  view: 'nonokit solve ФАЙЛ',
  picture: 'nonokit solve ФАЙЛ',
  verify: 'nonokit check ФАЙЛ',
  validate: 'nonokit check ФАЙЛ',
  unique: 'nonokit check ФАЙЛ',
  steps: 'nonokit explain ФАЙЛ',
  next: 'nonokit hint ФАЙЛ',
  tip: 'nonokit hint ФАЙЛ',
  difficulty: 'nonokit rate ФАЙЛ',
  new: 'nonokit generate',
  random: 'nonokit generate',
  create: 'nonokit make ИЗОБРАЖЕНИЕ -o ФАЙЛ',
  image: 'nonokit make ИЗОБРАЖЕНИЕ -o ФАЙЛ',
  serve: 'nonokit play ФАЙЛ',
  man: 'man nonokit',
};

export const COMMON: Words['common'] = {
  description: () =>
    'Японские кроссворды: решение, проверка, объяснение, преобразование, рисование, ' +
    'создание и измерение скорости',
  version: 'напечатать версию',
  help: 'напечатать справку',
  helpCommand: 'напечатать справку о команде',
  epilogue: `
Для начала:
  $ nonokit solve puzzle.non         картинка прямо в терминале
  $ nonokit check puzzles/           вся папка: одно ли решение, трудно ли
  $ nonokit hint puzzle.non          куда посмотреть дальше и почему
  $ nonokit solve --rows "2 1, 3" --columns "2, 1, 2"
  $ nonokit draw puzzle.non -o sheet.png

Кроссворды читаются в любом известном формате, в том числе сжатые gzip; список
форматов выводит «nonokit formats». Код завершения: 0 — всё хорошо, 1 — ответ
отрицательный, 2 — ошибка в команде или файл не читается, 3 — в отведённых
пределах не решено, 130 — прервано; из нескольких берётся самый серьёзный
в порядке 0 1 3 2 130.`,
  tryHelp: (command) => `Справка: nonokit${command} --help`,
  inputNames: `Имена: файл любого формата, папка (обходится по порядку имён), ФАЙЛ#2 — второй
кроссворд файла, «-» — стандартный ввод.`,
  oneFileStatus: `Код завершения: 0 — записано, 1 — у кроссворда нет решения и рисовать нечего,
3 — в отведённых пределах решение не нашлось, 2 — что-то не читается или
не записывается. Если код не 0, ничего не записано.`,
  files: 'файлы, папки, ФАЙЛ#2 или -',
  typedClues: 'эти числа',
  bothClues: 'нужны и --rows, и --columns, например: --rows "2 1, 3" --columns "2, 1, 2"',
  cluesOrFiles: 'укажите или файлы, или --rows и --columns, но не всё вместе',
  meant: (word) => (Object.hasOwn(MEANT, word) ? MEANT[word] : undefined),
  options: {
    rows: 'вместо файла: числа строк, например "2 1, 3"; с цветами: "2red 1blue"',
    columns: 'числа столбцов, слева направо',
    lang: 'язык шагов, ошибок и рисунков (по умолчанию — из окружения); сама программа говорит на en и ru',
    from: 'формат файла, если не определять его по содержимому',
    maxSolutions:
      'наибольшее число решений; all — все: до 100 000 у одного кроссворда или ' +
      '10 миллионов клеток в них (по умолчанию: 2, чтобы узнать, единственно ли решение)',
    timeout: 'предел времени на кроссворд (по умолчанию — без предела)',
    seed: 'как перебор выбирает из равных возможностей (по умолчанию: 1)',
    lineOnly: 'без перебора: остановиться там, где кончается построчная логика',
    jobs: 'число потоков или max',
    quiet: 'без замечаний и хода работы, только ошибки',
    color: 'цвета картинок',
    force: 'перезаписывать файлы',
    json: 'выводить по объекту JSON на кроссворд',
    csv: 'выводить по строке CSV на кроссворд, для таблиц',
  },
  expected: {
    wholeNumber: (least, digits) =>
      `Нужно целое число от ${least}${digits ? ', не больше 15 цифр' : ''}.`,
    atMost: (most) => `Нужно целое число от 1 до ${most}.`,
    share: 'Нужно число от 0 до 1, например 0.4.',
    seconds: 'Нужно число секунд больше 0.',
    countOrAll: 'Нужно целое число от 1 или all.',
    port: 'Нужен порт: от 0 (любой свободный) до 65535.',
    jobs: 'Нужно целое число от 1 до 256 или max.',
    milliseconds: 'Нужно число миллисекунд от 20 до 655350.',
    size: 'Нужно число столбцов и строк, например 30x20.',
    sizeOrAuto: 'Нужно число столбцов и строк, например 30x20, или auto.',
    density: 'Нужно число от 0.01 до 0.99.',
    color: 'Нужен цвет, например #c8141e или red.',
    colors: 'Нужны два или больше разных цветов, первым — цвет фона.',
  },
  standardInput: 'стандартный ввод',
  typePuzzle: 'введите кроссворд и нажмите Ctrl-D',
  moreFailures: (file, more) => `${file}: в этом файле не читается ещё ${counted(more, PUZZLES)}`,
  skipped: (file, more) =>
    more === 0
      ? `пропущен ${file}: в нём нет кроссворда`
      : `пропущены ${file} и ещё ${counted(more, ['файл', 'файла', 'файлов'])}: в них нет кроссвордов`,
  foreign: (folder, more) =>
    more === 0
      ? `пропущена папка ${folder}: она на другой файловой системе`
      : `пропущены ${folder} и ещё ${counted(more, ['папка', 'папки', 'папок'])}: они на других файловых системах`,
  manyFiles: (folder, count) => `в ${folder} больше ${count} файлов: Enter — дальше, q — конец `,
  cannotPrint: (reason) => `не удаётся писать в стандартный вывод: ${reason}`,
  bug: [
    'Это ошибка в nonokit. Пожалуйста, сообщите о ней: приложите команду, файл и то, что',
    'печатается, когда переменная окружения DEBUG равна nonokit.',
  ],
  reading: (file) => `чтение: ${file}`,
  solving: (name, more) => `решение: ${name}${more > 0 ? ` и ещё ${more}` : ''}`,
  stopped: (done) => `остановлено: готово ${counted(done, PUZZLES)}`,
  stoppedIn: (done, { name, seconds, certain, cells, isFound }) =>
    `остановлено${done > 0 ? `: готово ${counted(done, PUZZLES)}` : ''}; ${name} за ${seconds} с не закончен: ` +
    `известно ${certain} из ${counted(cells, ['клетки', 'клеток', 'клеток'])}, ` +
    `${isFound ? 'найдено одно решение' : 'решений пока не найдено'}`,
  working: (doing, seconds) => `${doing} … ${seconds} с`,
};
