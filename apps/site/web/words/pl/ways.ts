/** Texts of the ways to play besides single puzzles, in Polish. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Inne sposoby gry',
  storm: 'Burza',
  stormText: 'Trzy minuty, za każdym razem jedna pewna kratka.',
  streak: 'Passa',
  streakText: 'Bez zegara, do pierwszego błędu.',
  room: 'Pokój',
  roomText: 'Od dwóch do ośmiu osób, wyścig albo wspólna plansza. Jedno naciśnięcie i wyślij link.',
  makeRoom: 'Utwórz pokój',
  contests: 'Zawody',
  contestsText: 'Te same nonogramy dla wszystkich, w tym samym czasie.',
  kinds: 'Inne rodzaje',
  kindsText: 'Ukryte liczby, liczby na dwie linie, trójkąty.',
  notMade: 'Nie udało się utworzyć pokoju. Spróbuj za minutę.',
};
