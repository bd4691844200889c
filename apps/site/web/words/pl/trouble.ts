/** Texts of the page that is shown instead of one that could not be, in Polish. */
import type { TroubleWords } from '../en/trouble.js';

export const words: TroubleWords = {
  titles: {
    request: 'Nie udało się odczytać tego żądania',
    'sign-in': 'Najpierw się zaloguj',
    refused: 'To nie jest tu dozwolone',
    gone: 'Tego już tu nie ma',
    large: 'To za dużo',
    often: 'Zbyt wiele żądań naraz',
    broken: 'Coś poszło nie tak',
    away: 'Strona jest teraz niedostępna',
  },
  whys: {
    request: 'Adres albo formularz zawiera coś, czego ta strona nie rozumie.',
    'sign-in': 'Ta strona jest dla zalogowanych.',
    refused: 'Tej strony nie można tak używać.',
    gone: 'Kiedyś tu było, ale zostało usunięte.',
    large: 'Wysłane dane są większe, niż przyjmuje ta strona.',
    often: 'Limit stron na minutę jest wyczerpany.',
    broken: 'To nasza wina, nie twoja. Błąd został zapisany.',
    away: 'To nie twoja wina i zwykle szybko mija.',
  },
  wait: (seconds, noun) => `Spróbuj ponownie za ${seconds} ${noun}.`,
  waitLonger: 'Spróbuj później.',
  secondForms: { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' },
  safe: 'Twoje gry są zapisane w tej przeglądarce; nic nie przepadło.',
  again: 'Spróbuj ponownie',
  signIn: 'Zaloguj się',
  toPuzzles: 'Do nonogramów',
  back: 'Wróć na stronę',
  request: 'Numer żądania, aby zgłosić ten błąd:',
};
