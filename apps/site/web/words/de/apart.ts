/** Texts of the choice between two versions of a game, in German. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Nr. ${number} gibt es zweimal`,
  text: 'Du hast auf zwei Geräten gespielt, die nicht abgeglichen waren. Wähl, mit welchem Stand es weitergeht; der andere bleibt im Verlauf.',
  thisDevice: 'Dieses Gerät',
  otherDevice: 'Ein anderes Gerät',
  moves: (count) => counted(count, 'Zug', 'Züge'),
  later: 'Später entscheiden',
  goOn: (name) => `Weiter mit: ${name}`,
};
