/** Texts of the panel of a hint, in German. They are loaded with it. */
import type { HintWords } from '../en/hint.js';
import { counted } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Fehler', where: 'Wo', why: 'Warum', apply: 'Setzen' },
  ladderLabel: 'Wie viel verraten wird',
  thinking: 'Suche läuft',
  stop: 'Stopp',
  slow: 'Das dauert etwas.',
  noMistakes: 'Keine Fehler: Keine Markierung widerspricht den Zahlen.',
  mistakesUnknown: 'Zu prüfen, ob diese Markierungen stimmen, würde zu lange dauern.',
  mistakes: (count) => `${counted(count, 'Feld widerspricht', 'Felder widersprechen')} den Zahlen.`,
  backToSound: 'Zurück vor den Fehler',
  eraseMistakes: 'Fehler löschen',
  fillIn: 'Eintragen',
  close: 'Schließen',
  restsOn: 'worauf es sich stützt',
  follows: 'was folgt',
  stuck: 'Es fand sich kein nächster Schritt. Vielleicht erlauben die Zahlen mehrere Bilder.',
  late: 'In 20 Sekunden fand sich kein Tipp: Das Rätsel ist sehr groß oder sehr schwer.',
  impossible: 'Diese Zahlen haben keine Lösung. Vielleicht ist ein Fehler in der Datei.',
  solvedAlready: 'Jedes Feld, auf das es ankommt, ist markiert.',
  hintsUsed: (count) =>
    count === 0
      ? 'Keine Tipps in diesem Spiel.'
      : `${counted(count, 'Tipp', 'Tipps')} in diesem Spiel. Das Ergebnis zeigt es.`,
  hintFailed: 'Der Tipp ließ sich nicht berechnen. Versuch es noch einmal.',
};
