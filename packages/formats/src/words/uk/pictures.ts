/** Messages about pictures as puzzles, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';

/** A number as Ukrainian writes it: "16 777 216". */
function digits(number: number): string {
  return number.toLocaleString('uk-UA');
}

/** The colours of `picturesMerged`, which has two forms. */
function merged({ kind, found, used }: { kind: string; found: number; used: number }): string {
  return `${kind} розмиває рисунок: кольорів було ${digits(found)}, після об’єднання стало ${used}`;
}

/** Translations of `words/en/pictures`. */
export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `зображення ${width}x${height} пікселів прочитано як ${columns}x${rows} клітинок ` +
    `по ${factor}x${factor}`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `клітинок не більше ніж ${digits(maxCells)}`
        : `рядків і стовпців разом не більше ніж ${digits(maxLines)}`;
    return `рисунок ${width}x${height} завеликий: ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `у зображенні більше ніж ${most} кольорів, потрібен рисунок із невеликою кількістю кольорів`,
  picturesSheet: ({ width, height, format }) =>
    `на зображенні ${width}x${height} пікселів цілий аркуш, а потрібна картинка з клітинок: ` +
    `прочитайте його скануванням («nonokit scan»); з --from ${format} кожен піксель — клітинка`,
  picturesGuessed: ({ color, isLighter }) =>
    'у зображенні немає ні білих, ні прозорих пікселів, тому тлом вважаємо ' +
    `${color} — ${isLighter ? 'світліший із двох його кольорів' : 'найчастіший колір по краях'}`,
  picturesNotOne: ({ found }) => `кросвордів ${found}, а потрібен один рисунок`,
  picturesNoGoal: () => 'у кросворді лише числа, а потрібен рисунок',
  picturesNoDrawing: ({ kind, found, most }) =>
    `у зображенні ${kind} не вдається об’єднати кольори (їх ${digits(found)}), потрібен рисунок, ` +
    `де їх не більше ніж ${most}; із фотографій кросворди робить nonokit make без --exact`,
  picturesMerged: merged,
  picturesMergedCells: ({ width, height, columns, rows, factor, kind, found, used }) =>
    `${merged({ kind, found, used })}; ${width}x${height} пікселів прочитано як ${columns}x${rows} клітинок ` +
    `по ${factor}x${factor}`,
  picturesFirstFrame: () => 'файл GIF — анімація, прочитано її перший кадр',
  picturesGifColors: ({ found, most }) => `у GIF вміщується ${most} кольорів, а тут їх ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `сторона GIF — не більше ніж ${most} пікселів, а розмір кросворда ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `у BMP ми записуємо до ${most} кольорів, а тут їх ${found}; стільки вміщує PNG`,
  picturesPngAlike: ({ color, most }) =>
    `два кольори палітри однакові (${color}), а у PNG, де кольорів більше ніж ${most}, ` +
    'однакових кольорів не розрізнити',
  picturesPnmAlike: ({ color }) =>
    `два кольори палітри однакові (${color}), а в Netpbm однакових кольорів не розрізнити`,
  picturesSvgAlike: ({ color }) =>
    `два кольори палітри однакові (${color}), а в рисунку SVG однакових кольорів не розрізнити`,
  picturesNotGrey: ({ color }) =>
    `у PGM бувають лише відтінки сірого, а тут є ${color}; кольори зберігає PPM`,
  picturesManyInks: ({ found }) => `у PBM один колір, крім тла, а тут їх ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'не так, як зображення Netpbm' : `з P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' або ');
    return `файл починається ${begins}, потрібно ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `зовнішній елемент файлу — "${found}", потрібен "svg"`,
  picturesSvgNone: () => 'у рисунку немає готової картинки з клітинок, які робить Nonokit',
  picturesUndecided: () => 'у рисунку є нерозв’язані клітинки, а потрібен готовий',
  picturesBadRun: ({ found }) =>
    `лінію рисунка задано як "${found}", потрібні ряди клітинок на зразок "M2 7.5h3"`,
  picturesBeyond: ({ width, height }) =>
    `фігура виходить за межі рисунка ${width}x${height} клітинок`,
  picturesPaintedOver: () => 'зафарбовано більше клітинок, ніж є в рисунку',
  picturesBadColor: ({ found }) => `колір задано як "${found}", потрібен на зразок "#c8141e"`,
  picturesColorLimit: ({ most }) => `кольорів більше, ніж дозволено (${most})`,
  picturesNoPuzzle: () => 'немає кросворда, який можна записати',
};
