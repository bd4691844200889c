/** Texts of feeds, in English. */

/** The texts in a language. */
export interface FeedWords {
  readonly newTitle: (site: string) => string;
  readonly dailyTitle: (site: string) => string;
  /** How pages link to the feeds. */
  readonly links: Readonly<Record<'new' | 'daily', string>>;
  /** By number, 1 to 5: what cards say, without a capital. */
  readonly difficulties: readonly [string, string, string, string, string];
  readonly kinds: Readonly<Record<'small' | 'medium' | 'coloured', string>>;
  /** Of inks, each "#rrggbb". */
  readonly colors: (inks: readonly string[]) => string;
}

export const words: FeedWords = {
  newTitle: (site) => `${site}: new puzzles`,
  dailyTitle: (site) => `${site}: puzzles of the day`,
  links: { new: 'New puzzles', daily: 'Puzzles of the day' },
  difficulties: ['gentle', 'easy', 'medium', 'hard', 'very hard'],
  kinds: { small: 'small', medium: 'medium', coloured: 'coloured' },
  colors: ([ink, ...more]) => {
    if (more.length > 0) return `${more.length + 1} colours`;
    return ink === '#000000' ? 'black and white' : '1 colour';
  },
};
