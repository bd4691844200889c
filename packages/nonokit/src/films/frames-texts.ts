/**
 * What the last pictures of a film that explains say, after the sentences of its steps.
 */
import type { LanguageId } from '@nonokit/explain';

/** The captions of how a film can end. */
export interface Endings {
  /** Every cell is known. */
  readonly solved: string;
  /** What reasoning left appears at once. */
  readonly searched: string;
  /** One of two solutions is shown. */
  readonly differ: string;
  /** Cells stay unknown, since only lines were asked for. */
  readonly stuck: string;
}

/** Those captions by language. */
export const ENDINGS: Readonly<Record<LanguageId, Endings>> = {
  en: {
    solved: 'Solved.',
    searched: 'The rest is found by searching.',
    differ: 'There is more than one solution: in another one the marked cells differ.',
    stuck: 'Single lines tell no more.',
  },
  ru: {
    solved: 'Решено.',
    searched: 'Остальное находит перебор.',
    differ: 'Решение не одно: в другом отмеченные клетки иные.',
    stuck: 'Строки и столбцы по отдельности больше ничего не дают.',
  },
};
