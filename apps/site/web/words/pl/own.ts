/** Texts about one's own published puzzle, in Polish. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Twój nonogram nr ${number}`,
  notes: 'Notatki dla tych, którzy go rozwiązali',
  save: 'Zapisz',
  cancel: 'Anuluj',
  remove: 'Usuń nonogram',
  unlisted: 'Mogą go znaleźć tylko ci, którzy mają jego adres.',
  list: 'Dodaj do katalogu',
  removeQuestion: 'Usunąć ten nonogram?',
  removeText: 'Od razu i na zawsze zniknie z katalogu. Szkice na tym urządzeniu zostaną.',
  staysSolved:
    'Inni rozwiązali już ten nonogram, więc nie można go usunąć. Może go ukryć moderator.',
};
