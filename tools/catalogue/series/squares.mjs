/**
 * Series of the scenes of 16 to 25 cells that we drew, most of them square: in colour by subject,
 * and in black what the series before leave. `sides` and `share` are as in `small-drawings.mjs`.
 * @type {readonly {
 *   id: string,
 *   titles: { en: string, ru: string },
 *   texts: { en: string, ru: string },
 *   from?: readonly string[],
 *   squares: { sides: readonly [number, number], isColored: boolean, share?: number }
 * }[]}
 */
export const SQUARE_DEFINITIONS = [
  {
    id: 'squareNeighbours',
    titles: { en: 'At home with animals', ru: 'В гостях у зверей' },
    texts: {
      en: 'Everybody where they live, or where they should not be.',
      ru: 'Каждый там, где живёт, или там, где ему быть не положено.',
    },
    from: ['animals'],
    squares: { sides: [16, 25], isColored: true, share: 2 },
  },
  {
    id: 'squareGuests',
    titles: { en: 'Guests with tails', ru: 'Хвостатые гости' },
    texts: {
      en: 'They came in by the door, by the window or by parcel post.',
      ru: 'Пришли через дверь, через окно или прибыли посылкой.',
    },
    from: ['animals'],
    squares: { sides: [16, 25], isColored: true },
  },
  {
    id: 'squareFaces',
    titles: { en: 'Sit still for a minute', ru: 'Минутку не шевелитесь' },
    texts: {
      en: 'Portraits in colour, and not one of them sat still.',
      ru: 'Портреты в цвете, и никто не сидел смирно.',
    },
    from: ['people', 'sport'],
    squares: { sides: [16, 25], isColored: true },
  },
  {
    id: 'squareTales',
    titles: { en: 'Tales on a postage stamp', ru: 'Сказки на почтовой марке' },
    texts: {
      en: 'A monster, a wish, a hut on legs: each tale fits on a stamp.',
      ru: 'Чудище, желание, избушка: каждая сказка помещается на марке.',
    },
    from: ['fantasy', 'holidays', 'signs'],
    squares: { sides: [16, 25], isColored: true },
  },
  {
    id: 'squareViews',
    titles: { en: 'Window seat', ru: 'Место у окна' },
    texts: {
      en: 'Weather, roofs, water and roads, seen from the best seat.',
      ru: 'Погода, крыши, вода и дороги с лучшего места.',
    },
    from: ['places', 'transport', 'sky', 'science'],
    squares: { sides: [16, 25], isColored: true },
  },
  {
    id: 'squareTable',
    titles: { en: 'Breakfast with music', ru: 'Завтрак с музыкой' },
    texts: {
      en: 'On the table, on the sill and on the stage.',
      ru: 'На столе, на подоконнике и на сцене.',
    },
    from: ['food', 'home', 'things', 'music', 'plants', 'clothing', 'games'],
    squares: { sides: [16, 25], isColored: true },
  },
  {
    id: 'squareInk',
    titles: { en: 'Cut in wood', ru: 'Вырезано по дереву' },
    texts: {
      en: 'Black and white, bold enough to print.',
      ru: 'Чёрное и белое, хоть сейчас под пресс.',
    },
    squares: { sides: [21, 25], isColored: false },
  },
  {
    id: 'squareInkTwenty',
    titles: { en: 'Eye to eye', ru: 'С глазу на глаз' },
    texts: {
      en: 'Twenty cells each way, and most of them look at you.',
      ru: 'Двадцать клеток на двадцать, и почти все смотрят на вас.',
    },
    squares: { sides: [16, 20], isColored: false },
  },
];
