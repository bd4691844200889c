/** Texts of the player that stands in pages of other sites, in English. */
export const words = {
  board: (number: number) => `Nonogram № ${number}`,
  open: (site: string) => `Open on ${site}`,
  solved: (site: string) =>
    `Solved. Open it on ${site} to see the title and have the solve counted.`,
  hint: 'Click to fill, right-click for a cross',
};

export type EmbedWords = typeof words;
