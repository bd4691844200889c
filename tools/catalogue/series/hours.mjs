/**
 * Series of the scenes of 36 to 40 cells that we drew; as in `squares.mjs`.
 * @type {readonly {
 *   id: string,
 *   titles: { en: string, ru: string },
 *   texts: { en: string, ru: string },
 *   from?: readonly string[],
 *   squares: { sides: readonly [number, number], isColored: boolean, share?: number }
 * }[]}
 */
export const HOUR_DEFINITIONS = [
  {
    id: 'hourGuests',
    titles: { en: 'Guests nobody expected', ru: 'Гости, которых не ждали' },
    texts: {
      en: 'Half an hour each, and in every picture something is not where it belongs.',
      ru: 'По полчаса на каждую, и везде что-то не на своём месте.',
    },
    squares: { sides: [36, 40], isColored: true },
  },
];
