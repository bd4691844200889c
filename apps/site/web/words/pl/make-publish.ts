/** Texts of publishing a puzzle, in Polish. */
import type { MakePublishWords } from '../en/make-publish.js';

export const words: MakePublishWords = {
  signInText: 'Zaloguj się, aby opublikować. Szkic przejdzie na twoje konto.',
  signIn: 'Zaloguj się',
  makeAccount: 'Załóż konto',
  titleIn: (language) => `Tytuł (${language})`,
  otherTitle: 'Dodaj tytuł w innym języku',
  titleNote: 'Jeden wystarczy. Tytuły widzą tylko ci, którzy rozwiązali nonogram.',
  description: 'Kilka słów dla tych, którzy go rozwiązali',
  tags: 'Tagi, po przecinku',
  tagsNote: 'Tak jak tytuł pojawiają się po rozwiązaniu.',
  license: 'Licencja',
  licenses: {
    '': 'wszelkie prawa zastrzeżone',
    'CC0-1.0': 'CC0: do dowolnego użytku',
    'CC-BY-4.0': 'CC BY 4.0: z podaniem autora',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0: z podaniem autora, na tych samych warunkach',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0: z podaniem autora, do użytku niekomercyjnego',
  },
  unlisted: 'Tylko dla tych, którzy mają adres',
  unlistedNote: 'Nie będzie go w katalogu, kanałach ani wyszukiwaniu. Możesz go tam dodać później.',
  unlistedText: 'Wyślij jego adres tym, którzy mają go rozwiązać. W katalogu go nie ma.',
  publish: 'Opublikuj',
  publishAnyway: 'Opublikuj mimo to',
  publishing: 'Serwer sprawdza nonogram…',
  sameHere: 'Taki sam obrazek już tu opublikowano, może obrócony albo w innych kolorach.',
  seeTwin: 'Zobacz go',
  published: (number) => `Opublikowany jako nr ${number}`,
  publishedText: 'Jest teraz w katalogu. W jego rankingu jesteś wśród graczy z podpowiedziami.',
  waits: 'Wysłano',
  waitsText:
    'Pierwszy nonogram każdej osoby najpierw ogląda moderator, a dopiero potem jest publiczny. Damy ci znać.',
  toPuzzle: 'Do nonogramu',
  failed: 'Nie udało się opublikować.',
  safe: 'Twój szkic jest bezpieczny na tym urządzeniu.',
  noSolution: 'Serwer nie znalazł rozwiązania.',
};
