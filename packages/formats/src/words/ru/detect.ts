/** Что говорится о файле в целом при распознавании, чтении и записи, по-русски. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_RU } from '@nonokit/core/ru';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "line 3" before a message, which is in Russian already. */
const PLACES = { core: CORE_RU };

export const DETECT_RU: Translation<typeof EN> = {
  detectEmpty: () => 'файл пуст, а нужен кроссворд',
  detectBlank: () => 'в файле одни пробелы, а нужен кроссворд',
  detectTooManyBytes: ({ most }) => `в файле больше байтов, чем допускается (${counted(most)})`,
  detectTooManyLines: ({ most }) => `в файле больше строк, чем допускается (${counted(most)})`,
  detectTooManyPuzzles: ({ most }) =>
    `в файле больше кроссвордов, чем допускается (${counted(most)})`,
  detectPackedTwice: () => 'файл сжат в gzip дважды, а можно только один раз',
  detectArchive: ({ kind }) => `это архив ${kind}, а нужен кроссворд: сначала распакуйте его`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'это документ PDF, а нужен кроссворд: перенесите числа в текстовый файл'
      : `это документ программ ${kind}, а нужен кроссворд: сохраните его таблицу как CSV`,
  detectImage: ({ image }) =>
    `это изображение ${image}, его ни один формат не читает напрямую: ` +
    'программа читает его без --from, а puzzleOfImage — после декодирования',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['текстовый файл', readable.join(', ')].filter((text) => text !== '');
    return `файл двоичный и начинается с байтов ${start}, а нужен ${expected.join(' или ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where =
      lines === 1 ? 'содержимое не похоже' : `ни одна строка (всего ${counted(lines)}) не похожа`;
    const why =
      tried.length === 0
        ? `кроссворд не найден: ${where} на числа кроссворда или картинку`
        : `формат не распознан: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const rest = more > 0 ? ` и ещё ${counted(more)}` : '';
    const found = names === '' ? '' : ` с полями ${names}${rest}`;
    return `это JSON${found}, кроссворда в нём Nonokit не находит, а нужны списки вроде {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `это похоже на JSON, но с повреждением: ${describeProblemIn(PLACES, problem)}; кроссворда в нём не видно`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `проверены ${ids.join(', ')}, но первая строка не даёт размеров, которые подходят к ` +
          'остальным, и строки от столбцов не отделены одной пустой строкой'
        : asTried(tried);
    return `в файле числа, но они не складываются в кроссворд: ${why}; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `числа дают разные кроссворды в форматах ${ids.join(' и ')}: ` +
    'укажите формат именем файла или ключом --from',
  detectWrongMedia: ({ format }) => `файл двоичный, а файлы ${format} текстовые`,
  detectNoPuzzles: ({ format }) => `в файле ${format} нет кроссвордов`,
  detectUnknownId: ({ wanted, ids }) =>
    `формата "${wanted}" нет, нужен один из следующих: ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) =>
    `формата "${wanted}" нет; возможно, имелся в виду "${meant}"`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}; другие форматы читаются с \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'нет кроссворда, который можно записать',
  detectOnePuzzle: ({ format, found }) =>
    `в файле ${format} помещается один кроссворд, а их ${found}: запишите каждый в свой файл`,
  detectOneColor: ({ format, found }) =>
    `в ${format} помещается один цвет, кроме фона, а в кроссворде их ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `цветов, кроме фона, в ${format} не больше ${most}, а в кроссворде их ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `строк и столбцов в ${format} не больше ${most}, а размер кроссворда ${width}x${height}`,
  detectNeedsGoal: ({ format }) => `${format} хранит картинку, а у кроссворда только числа`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? ', будет чёрный' : '';
    return `${format} не хранит вид цветов: ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} не хранит цвет фона ${listed(lost)}, фон будет белым`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` (у ${lost} из ${puzzles} кроссвордов)`;
    return `${format} не хранит картинку автора${whose}, только числа`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} не хранит: ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) => `${format} не хранит дополнительные поля ${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format} не хранит такие кроссворды, а наш JSON хранит: укажите имя на .json`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT =
  'кроссворд можно набрать строкой вида "rows: 2, 1 1" и строкой вида "columns: 2, 1, 1"';

/** Как называются тексты кроссворда. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'номер'],
  ['title', 'название'],
  ['author', 'автор'],
  ['authorId', 'номер автора'],
  ['source', 'источник'],
  ['copyright', 'авторское право'],
  ['license', 'лицензия'],
  ['description', 'описание'],
]);

function counted(count: number): string {
  return count.toLocaleString('ru');
}

function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} и ещё ${counted(more)}` : named.join(', ');
}

function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (первые знаки файла: ${counted(read)})`;
      return `как ${ids.join(' или ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join('; ');
}
