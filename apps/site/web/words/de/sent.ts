/** What is said after games were sent to the server, in German; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'Rätsel von diesem Gerät ist jetzt in deinem Konto.',
    other: 'Rätsel von diesem Gerät sind jetzt in deinem Konto.',
  },
  solved: {
    one: 'offline gelöstes Rätsel wurde gesendet und zählt.',
    other: 'offline gelöste Rätsel wurden gesendet und zählen.',
  },
  draftCopy: (title) => (title === '' ? 'Andere Fassung' : `${title} (andere Fassung)`),
  draftsApart: (title) =>
    title === ''
      ? 'Zwei Geräte haben denselben Entwurf geändert. Beide Fassungen bleiben.'
      : `Zwei Geräte haben den Entwurf „${title}“ geändert. Beide Fassungen bleiben.`,
};
