/** Texts about one's own published puzzle, in German. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Dein Rätsel Nr. ${number}`,
  notes: 'Notizen für alle, die es gelöst haben',
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Rätsel löschen',
  unlisted: 'Nur wer die Adresse hat, findet es.',
  list: 'In den Katalog aufnehmen',
  removeQuestion: 'Dieses Rätsel löschen?',
  removeText:
    'Es verschwindet sofort und endgültig aus dem Katalog. Entwürfe auf diesem Gerät bleiben.',
  staysSolved:
    'Andere haben dieses Rätsel gelöst, darum lässt es sich nicht löschen. Die Moderation kann es verbergen.',
};
