/** Texts of the choice between two versions of a game, in Polish. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Dwie wersje nr ${number}`,
  text: 'Gra toczyła się na dwóch urządzeniach bez połączenia. Wybierz, którą wersję kontynuować; druga zostanie w historii.',
  thisDevice: 'To urządzenie',
  otherDevice: 'Inne urządzenie',
  moves: (count) => counted(count, 'ruch', 'ruchy', 'ruchów'),
  later: 'Zdecyduj później',
  goOn: (name) => `Kontynuuj: ${name}`,
};
