/** The words of feeds. */

/** The texts in a language. */
export interface FeedWords {
  readonly newTitle: string;
  readonly dailyTitle: string;
  /** By number, 1 to 5: what cards say, without a capital. */
  readonly difficulties: readonly [string, string, string, string, string];
  readonly kinds: Readonly<Record<'small' | 'medium' | 'coloured', string>>;
  readonly colors: (count: number) => string;
}

export const FEED_WORDS: Readonly<Record<'en' | 'ru', FeedWords>> = {
  en: {
    newTitle: 'Nonokit: new puzzles',
    dailyTitle: 'Nonokit: puzzles of the day',
    difficulties: ['gentle', 'easy', 'medium', 'hard', 'very hard'],
    kinds: { small: 'small', medium: 'medium', coloured: 'coloured' },
    colors: (count) => (count === 1 ? 'black and white' : `${count} colours`),
  },
  ru: {
    newTitle: 'Nonokit: новые кроссворды',
    dailyTitle: 'Nonokit: кроссворды дня',
    difficulties: ['простейший', 'лёгкий', 'средний', 'трудный', 'очень трудный'],
    kinds: { small: 'маленький', medium: 'средний', coloured: 'цветной' },
    colors: (count) => {
      if (count === 1) return 'чёрно-белый';
      const forms = { few: 'цвета', many: 'цветов' } as const;
      const rule = new Intl.PluralRules('ru').select(count);
      return `${count} ${rule === 'one' ? 'цвет' : rule === 'few' ? forms.few : forms.many}`;
    },
  },
};
