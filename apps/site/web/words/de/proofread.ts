/** Texts of the dialog that looks for a mistyped number, in German. */
import { german } from '@nonokit/explain/slips/de';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: german,
  heading: 'Welche Zahl ist falsch?',
  looking: (changes) =>
    changes === 1
      ? 'Jede Zahl wird probiert …'
      : `${changes} Änderungen zugleich werden probiert …`,
  found:
    'Nach jeder dieser Änderungen hat das Rätsel genau eine Lösung. Die wahrscheinlichste steht zuerst.',
  none: 'Keine Änderung von bis zu drei Zahlen behebt es. Vergleich die Zahlen noch einmal mit den gedruckten.',
  right: 'Nichts ist falsch: Das Rätsel hat genau eine Lösung.',
  stop: 'Stopp',
  stopped: 'Die Suche endete, bevor alles probiert war.',
  more: (count) => `Und ${count} weniger wahrscheinliche.`,
  likelihood: 'Wahrscheinlichkeit',
  board: 'Die Zahlen, wie du sie getippt hast. Die gewählte Änderung ist markiert.',
  take: 'Mit dieser Änderung spielen',
  edit: 'Mit dieser Änderung bearbeiten',
  close: 'Schließen',
};
