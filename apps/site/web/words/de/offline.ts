/** Texts of the page that is shown where there is no network for another one, in German. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Du bist offline',
  why: 'Diese Seite kommt vom Server, der gerade nicht erreichbar ist.',
  here: 'Offline verfügbar: Rätsel, die du schon geöffnet hast, deine eigenen Dateien, das Erstellen und die Lektionen. Deine Spiele sind auf diesem Gerät gespeichert.',
  again: 'Erneut versuchen',
  home: 'Zur Startseite',
};
