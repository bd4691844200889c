/** Messages about XPM files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';

/** Translations of `words/en/pictures-xpm`. */
export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'немає розмірів: потрібні ширина, висота, кількість кольорів і знаків на зразок "16 16 2 1"',
  picturesXpmManyColors: ({ found, most }) =>
    `файл обіцяє кольорів: ${found}, а дозволено від 1 до ${most}`,
  picturesXpmBadColor: ({ found }) =>
    `"${found}" не називає кольору, потрібно на зразок ". c #c8141e"`,
  picturesXpmNamedColor: ({ name }) =>
    `який вигляд має колір "${name}", невідомо, тому його вигадано`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `у рядку ${row} точок ${found}, а потрібно ${width}`,
  picturesXpmBadPixel: ({ found }) => `"${found}" не позначає жодного кольору файлу`,
  picturesXpmEndsEarly: () => 'файл обривається, потрібні ще кольори або рядки точок',
  picturesXpmColors: ({ found, most }) =>
    `у кросворді кольорів ${found}, а в наших файлах XPM не більше ніж ${most}`,
};
