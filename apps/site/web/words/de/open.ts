/** Texts about opening files, and of the page of opened puzzles, in German. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Öffnen',
  description:
    'Nonogramme aus eigenen Dateien spielen: jedes bekannte Format, nichts wird hochgeladen.',
  heading: 'Ein Rätsel öffnen',
  dropHere: 'Zieh Dateien hierher oder füg ein Rätsel mit Strg+V ein',
  choose: 'Dateien wählen',
  paste: 'Einfügen',
  scan: 'Gedrucktes Rätsel scannen',
  anyFormat:
    'Eines von 79 Formaten, ein Rätsel oder viele. Dateien bleiben auf diesem Gerät, und kein Bild wird gezeigt, bevor sein Rätsel gelöst ist.',
  letGo: 'Zum Öffnen loslassen',
  reading: 'Wird gelesen …',
  preparing: (ready, found) => `Rätsel ${ready} von ${found} wird vorbereitet …`,
  stop: 'Stopp',
  refused: 'Das ließ sich nicht öffnen',
  partlyRefused: 'Nicht alles ließ sich öffnen',
  doubtful: 'Geöffnet, aber bitte prüfen',
  more: (count) => `Und ${count} weitere.`,
  proofread: 'Falsche Zahl finden',
  goOn: 'Weiter',
  close: 'Schließen',
  fromProgram: 'Von der Kommandozeile',
  openedAt: (time) => `Geöffnet am ${time}`,
  openedBefore: 'Früher geöffnet',
  none: 'Rätsel, die du öffnest, stehen hier.',
  showAll: (count) => `Alle ${count} zeigen`,
  puzzles: { one: 'Rätsel', other: 'Rätsel' },
};
