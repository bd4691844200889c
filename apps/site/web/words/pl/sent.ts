/** What is said after games were sent to the server, in Polish; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'nonogram z tego urządzenia jest teraz na twoim koncie.',
    few: 'nonogramy z tego urządzenia są teraz na twoim koncie.',
    other: 'nonogramów z tego urządzenia jest teraz na twoim koncie.',
  },
  solved: {
    one: 'nonogram rozwiązany offline został wysłany i się liczy.',
    few: 'nonogramy rozwiązane offline zostały wysłane i się liczą.',
    other: 'nonogramów rozwiązanych offline zostało wysłanych i się liczy.',
  },
  draftCopy: (title) => (title === '' ? 'Inna wersja' : `${title} (inna wersja)`),
  draftsApart: (title) =>
    title === ''
      ? 'Dwa urządzenia zmieniły ten sam szkic. Obie wersje zostają.'
      : `Dwa urządzenia zmieniły szkic „${title}”. Obie wersje zostają.`,
};
