/** Texts of the page that is shown where there is no network for another one, in Polish. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Brak połączenia',
  why: 'Ta strona pochodzi z serwera, który jest teraz nieosiągalny.',
  here: 'Bez sieci działają: nonogramy już wcześniej otwarte, twoje własne pliki, edytor i lekcje. Twoje gry są zapisane na tym urządzeniu.',
  again: 'Spróbuj ponownie',
  home: 'Na stronę główną',
};
