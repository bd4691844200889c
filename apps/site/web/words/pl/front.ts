/** Texts of the first page of the whole site, in Polish. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'Obrazki logiczne (nonogramy) w przeglądarce: nonogram dnia, podpowiedzi z uzasadnieniem, otwarte dla wszystkich.',
  heading: 'Nonogram dnia',
  headings: {
    small: 'Mały nonogram dnia',
    medium: 'Nonogram dnia',
    coloured: 'Nonogram dnia',
  },
  noDaily: 'Nonogramy',
  solvedToday: (count, median) =>
    count === 0
      ? 'Dziś nikt jeszcze nie rozwiązał'
      : `rozwiązania dzisiaj: ${count}${median === null ? '' : `, mediana ${median}`}`,
  alsoToday: 'Dziś jeszcze',
  kinds: { small: 'mały', medium: 'średni', coloured: 'kolorowy' },
  allDone: 'Wszystkie dzisiejsze nonogramy rozwiązane.',
  toDay: 'Dzisiejszy ranking',
  rows: { chosen: 'Następne dla ciebie', easy: 'Dobre na początek', new: 'Nowe nonogramy' },
  catalogue: 'Katalog',
  sizes: {
    '5': { name: '5 × 5', time: 'łyk kawy' },
    '10': { name: '10 × 10', time: '3 minuty' },
    '15': { name: '15 × 15', time: '7 minut' },
    '20': { name: '20 × 20', time: '12 minut' },
    '25,30': { name: '30 × 30', time: 'pół godziny' },
    '40,60,200': { name: '50 × 50+', time: 'na wieczór' },
  },
  learnTitle: 'Pierwszy raz z nonogramami?',
  learnText: 'Rozwiąż pierwszy w minutę. Każdy krok objaśniamy słowami.',
  seriesTitle: 'Nonogramy w seriach',
  seriesText: 'Nad morzem, w kuchni, pod gwiazdami: najpierw łatwiejsze.',
  makeTitle: 'Zamień obraz w nonogram',
  makeText: 'Upuść obraz. Sprawdzimy, czy ma jedno rozwiązanie, a jeśli nie, naprawimy.',
};
