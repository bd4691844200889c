/** Texts of the choice between two versions of a game, in French. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Deux versions du n° ${number}`,
  text: 'Vous avez joué sur deux appareils qui n’étaient pas synchronisés. Choisissez la version à continuer ; l’autre reste dans l’historique.',
  thisDevice: 'Cet appareil',
  otherDevice: 'Un autre appareil',
  moves: (count) => counted(count, 'coup', 'coups'),
  later: 'Décider plus tard',
  goOn: (name) => `Continuer avec : ${name}`,
};
