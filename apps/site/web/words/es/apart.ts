/** Texts of the choice between two versions of a game, in Spanish. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Dos versiones del n.º ${number}`,
  text: 'Has jugado en dos dispositivos que no estaban sincronizados. Elige con qué versión seguir; la otra se queda en el historial.',
  thisDevice: 'Este dispositivo',
  otherDevice: 'Otro dispositivo',
  moves: (count) => counted(count, 'jugada', 'jugadas'),
  later: 'Decidir más tarde',
  goOn: (name) => `Seguir con: ${name}`,
};
