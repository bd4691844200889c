/** Russian messages about the requests of commands. */
import type { Translation } from '@nonokit/core';
import { COLORS, counted, decimal } from '../counting.js';

export const COMMANDS_RU: Translation<typeof import('../../en/problems/commands.js')> = {
  useDraw: () =>
    'solve пишет текст; картинки рисует «nonokit draw ФАЙЛ --what solution -o ФАЙЛ.png»',
  needsNext: () =>
    'определяет, сколько раскрыть в подсказке, поэтому нужен --next (или «nonokit hint»)',
  pairsNeedBlack: () =>
    'числа на две линии бывают при одной краске, а здесь их несколько: уберите --pairs',
  nothingToVary: () =>
    'по одним линиям кроссворд не решается или нужны все его числа, поэтому ничего не изменено',
  trianglesAsJson: () =>
    'кроссворды на треугольниках записываются в нашем JSON: пусть имя кончается на .json',
  noTriangles: () =>
    'по одним линиям эта картинка на треугольниках не находится: попробуйте другой --size, меньше --colors или другое изображение',
  notOfKinds: () =>
    'не для скрытых чисел, чисел на две линии и треугольников: без него видны все шаги',
  kindsApart: () =>
    'скрытые числа, числа на две линии и треугольники записываются по одному кроссворду в файл: ' +
    'укажите папку, например «out/»',
  pauseNeedsTerminal: () =>
    'ждёт нажатия клавиш, поэтому ввод и вывод должны быть в терминале, и без --json',
  applyNeedsMarks: () =>
    'записывает отметки после подсказки, поэтому нужен файл для них: nonokit hint ФАЙЛ ОТМЕТКИ --apply',
  noMarksFile: () => 'такого файла нет; с --apply он начнётся с пустого поля',
  notWithNext: () => 'не сочетается с --next: это и так один шаг',
  unknownFormatId: ({ id, meant }) =>
    `формата «${id}» нет${meant === null ? '' : `, возможно, имелся в виду «${meant}»`}; ` +
    'список выводит nonokit formats',
  imagesAreRead: () =>
    'такие изображения только читаются: почти все они размывают рисунок; подойдёт .png',
  stdoutNeedsFormat: () =>
    'для стандартного вывода нужен --to ФОРМАТ; список выводит nonokit formats',
  unknownExtension: () =>
    'ни у одного формата нет такого расширения; формат называет --to, список выводит nonokit formats',
  losesDepth: () => 'в изображении по 16 бит на канал, а ROFL хранит 8: младшие отброшены',
  contradiction: ({ one, other }) => `${one} и ${other} вместе не имеют смысла`,
  emptyImage: () => 'файл пуст, а нужно изображение',
  noImage: () =>
    'неизвестный вид изображения, нужны PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM или SVG',
  noPicture: () => 'это кроссворд без картинки, а нужно изображение',
  noSuchColor: ({ color }) => `ни у одного пикселя нет цвета фона ${color}`,
  noneIsExact: () => '--background none закрашивает каждый пиксель, поэтому нужен и --exact',
  neverGuessed: () => 'кроссворд, который решается построчно, никогда не получает оценку guess',
  noRoomForColors: ({ colors, room, symmetry, width, height, density }) => {
    const alike = symmetry === null ? '' : ` с учётом симметрии ${symmetry}`;
    return (
      `${counted(colors, COLORS)} — слишком много: в ${width}x${height} при заполнении ` +
      `${decimal(`${density}`)} закрашенных клеток${alike} всего ${room}`
    );
  },
  onePuzzleAFile: ({ format, count }) =>
    `в файле ${format} помещается один кроссворд, а их ${count}: укажите папку, например «out/»`,
  notAnswers: () => 'в этой строке не ответ «nonokit bench --json»',
  noAnswers: () => 'нет ни одного измеренного кроссворда',
  nothingInCommon: () => 'нет общих кроссвордов: имена файлов должны быть теми же',
};
