/** Texts of the parts of a game that open later, in German. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Neu anfangen',
  startOverQuestion: 'Neu anfangen?',
  startOverText: (moves) =>
    moves === 1
      ? 'Dein Zug wird gelöscht. Du kannst das rückgängig machen.'
      : `Alle ${counted(moves, 'Zug', 'Züge')} werden gelöscht. Du kannst das rückgängig machen.`,
  startedOver: 'Gelöscht.',
  keep: 'In einer Liste merken',
  print: 'Drucken',
  share: 'Teilen',
  copied: 'Link kopiert. Er enthält nur die Zahlen.',
  copiedAddress: 'Link zu diesem Rätsel kopiert.',
  withOthers: 'Mit anderen spielen',
  noRoom: 'Der Raum ließ sich nicht anlegen. Versuch es noch einmal.',
  shareTitle: 'Link zu diesem Rätsel',
  explainAll: 'Lösung erklären',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  crossing: 'Zahlen abstreichen',
  crossings: { never: 'Nur von Hand', finished: 'Fertige Linien', provable: 'Was sicher ist' },
  crossesFinished: 'Kreuze in fertigen Linien',
  symbols: 'Symbole auf Farben',
  symbolsByThemselves: 'Manche Menschen können diese Farben nicht unterscheiden.',
  crosshair: 'Zeile und Spalte des Cursors hervorheben',
  axisLock: 'Striche in einer Linie halten',
  allSettings: 'Alle Einstellungen',
};
