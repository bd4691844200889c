/** What is said about a file as a whole when it is detected, read and written, in Ukrainian. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_UK } from '@nonokit/core/uk';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "line 3" before a message, which is in Ukrainian already. */
const PLACES = { core: CORE_UK };

export const DETECT_UK: Translation<typeof EN> = {
  detectEmpty: () => 'файл порожній, а потрібен кросворд',
  detectBlank: () => 'у файлі самі пробіли, а потрібен кросворд',
  detectTooManyBytes: ({ most }) => `у файлі більше байтів, ніж дозволено (${counted(most)})`,
  detectTooManyLines: ({ most }) => `у файлі більше рядків, ніж дозволено (${counted(most)})`,
  detectTooManyPuzzles: ({ most }) => `у файлі більше кросвордів, ніж дозволено (${counted(most)})`,
  detectPackedTwice: () => 'файл стиснуто в gzip двічі, а можна лише один раз',
  detectArchive: ({ kind }) => `це архів ${kind}, а потрібен кросворд: спершу розпакуйте його`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'це документ PDF, а потрібен кросворд: перенесіть числа в текстовий файл'
      : `це документ програм ${kind}, а потрібен кросворд: збережіть його таблицю як CSV`,
  detectImage: ({ image }) =>
    `це зображення ${image}, його жоден формат не читає безпосередньо: ` +
    'програма читає його без --from, а puzzleOfImage — після декодування',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['текстовий файл', readable.join(', ')].filter((text) => text !== '');
    return `файл двійковий і починається з байтів ${start}, а потрібен ${expected.join(' або ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where =
      lines === 1 ? 'вміст не схожий' : `жоден рядок (усього ${counted(lines)}) не схожий`;
    const why =
      tried.length === 0
        ? `кросворда не знайдено: ${where} на числа кросворда чи рисунок`
        : `формату не розпізнано: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const rest = more > 0 ? ` і ще ${counted(more)}` : '';
    const found = names === '' ? '' : ` з полями ${names}${rest}`;
    return `це JSON${found}, кросворда в ньому Nonokit не знаходить, а потрібні списки, як-от {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `файл схожий на JSON, але пошкоджений: ${describeProblemIn(PLACES, problem)}; кросворда в ньому не видно`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `перевірено ${ids.join(', ')}, але перший рядок не дає розмірів, що підходять до ` +
          'решти, і рядки від стовпців не відокремлено одним порожнім рядком'
        : asTried(tried);
    return `у файлі числа, але вони не складаються в кросворд: ${why}; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `числа дають різні кросворди у форматах ${ids.join(' і ')}: ` +
    'укажіть формат назвою файлу або ключем --from',
  detectWrongMedia: ({ format }) => `файл двійковий, а файли ${format} текстові`,
  detectNoPuzzles: ({ format }) => `у файлі ${format} немає кросвордів`,
  detectUnknownId: ({ wanted, ids }) =>
    `формату "${wanted}" немає, потрібен один із таких: ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) =>
    `формату "${wanted}" немає; можливо, малося на увазі "${meant}"`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}; інші формати читаються з \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'немає кросворда, який можна записати',
  detectOnePuzzle: ({ format, found }) =>
    `у файл ${format} вміщується один кросворд, а їх ${found}: запишіть кожен у свій файл`,
  detectOneColor: ({ format, found }) =>
    `у ${format} вміщується один колір, крім тла, а в кросворді їх ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `кольорів, крім тла, у ${format} не більше ніж ${most}, а в кросворді їх ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `рядків і стовпців у ${format} не більше ніж ${most}, а розмір кросворда ${width}x${height}`,
  detectNeedsGoal: ({ format }) => `${format} зберігає рисунок, а в кросворді лише числа`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? ', буде чорний' : '';
    return `${format} не зберігає вигляду кольорів: ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} не зберігає кольору тла ${listed(lost)}, тло буде біле`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` (у ${lost} з ${puzzles} кросвордів)`;
    return `${format} не зберігає рисунка автора${whose}, лише числа`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} не зберігає: ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) => `${format} не зберігає додаткових полів ${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format} не зберігає таких кросвордів, а наш JSON зберігає: укажіть назву на .json`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT =
  'кросворд можна набрати рядком на зразок "rows: 2, 1 1" і рядком на зразок "columns: 2, 1, 1"';

/** What the texts of a puzzle are called. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'номер'],
  ['title', 'назва'],
  ['author', 'автор'],
  ['authorId', 'номер автора'],
  ['source', 'джерело'],
  ['copyright', 'авторське право'],
  ['license', 'ліцензія'],
  ['description', 'опис'],
]);

function counted(count: number): string {
  return count.toLocaleString('uk');
}

function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} і ще ${counted(more)}` : named.join(', ');
}

function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (перші знаки файлу: ${counted(read)})`;
      return `як ${ids.join(' або ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join('; ');
}
