/** Texts of the parts of a game that open later, in Polish. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted, noun } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Zacznij od nowa',
  startOverQuestion: 'Zacząć od nowa?',
  startOverText: (moves) =>
    `${noun(moves, 'Zniknie', 'Znikną', 'Zniknie')} ${counted(moves, 'ruch', 'ruchy', 'ruchów')}. Można to cofnąć.`,
  startedOver: 'Plansza wyczyszczona.',
  keep: 'Dodaj do listy',
  print: 'Drukuj',
  share: 'Udostępnij',
  copied: 'Link skopiowany. Zawiera tylko liczby.',
  copiedAddress: 'Link do tego nonogramu skopiowany.',
  withOthers: 'Graj z innymi',
  noRoom: 'Nie udało się utworzyć pokoju. Spróbuj jeszcze raz.',
  shareTitle: 'Link do tego nonogramu',
  explainAll: 'Objaśnij rozwiązanie',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Wyjdź z pełnego ekranu',
  crossing: 'Skreślanie liczb',
  crossings: { never: 'Tylko ręcznie', finished: 'Gotowe linie', provable: 'To, co pewne' },
  crossesFinished: 'Krzyżyki na gotowych liniach',
  symbols: 'Znaki na kolorach',
  symbolsByThemselves: 'Niektórzy nie odróżniają tych kolorów.',
  crosshair: 'Wyróżniaj wiersz i kolumnę kursora',
  axisLock: 'Pociągnięcia w jednej linii',
  allSettings: 'Wszystkie ustawienia',
};
