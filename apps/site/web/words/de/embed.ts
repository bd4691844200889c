/** Texts of the player that stands in pages of other sites, in German. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Nonogramm Nr. ${number}`,
  open: (site) => `Auf ${site} öffnen`,
  solved: (site) =>
    `Gelöst. Öffne es auf ${site}, um den Titel zu sehen und die Lösung zählen zu lassen.`,
  hint: 'Klick zum Ausfüllen, Rechtsklick für ein Kreuz',
};
