/** Slips in clues, in French. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';
import { capital, noun, theLine } from './words.js';

/** The phrases in French. */
export const french: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? 'un de plus' : 'un de moins'),
  digit: (change) => becomes(change, 'une faute de frappe'),
  missing: (change) => `${place(change)} : il manque ${change.after}.`,
  doubled: (change) => `${place(change)} : ${change.before} est écrit une fois de trop.`,
  extra: (change) => `${place(change)} : ${change.before} est de trop.`,
  joined: (change) => becomes(change, 'deux nombres écrits en un seul'),
  split: (change) => becomes(change, 'un nombre écrit en deux'),
  exchanged: (change) => becomes(change, 'intervertis'),
  color: (change) => becomes(change, 'une autre couleur'),
  'line-missing': ({ line, after }) => `Il manque ${theLine(line)} : ${after}.`,
  'line-doubled': ({ line, before }) => `${capital(theLine(line))} (${before}) est de trop.`,
  'lines-exchanged': ({ line }) =>
    `Les ${noun(line.kind)}s ${line.index + 1} et ${line.index + 2} sont interverties.`,
  'sides-exchanged': () => 'Les lignes et les colonnes sont interverties.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)} : ${change.before} devient ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  return `${capital(noun(line.kind))} ${line.index + 1}, nombre ${number}`;
}
