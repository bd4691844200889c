/** Slips in clues, in English. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in English. */
export const english: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? 'one more' : 'one less'),
  digit: (change) => becomes(change, 'a mistyped digit'),
  missing: (change) => `${place(change)}: ${change.after} is missing.`,
  doubled: (change) => `${place(change)}: ${change.before} is there twice, one too many.`,
  extra: (change) => `${place(change)}: ${change.before} is one number too many.`,
  joined: (change) => becomes(change, 'two numbers typed as one'),
  split: (change) => becomes(change, 'one number typed as two'),
  exchanged: (change) => becomes(change, 'exchanged'),
  color: (change) => becomes(change, 'another colour'),
  'line-missing': ({ line, after }) =>
    `${titled(line.kind)} ${line.index + 1} is missing: ${after}.`,
  'line-doubled': ({ line, before }) =>
    `${titled(line.kind)} ${line.index + 1} (${before}) is one ${line.kind} too many.`,
  'lines-exchanged': ({ line }) =>
    `${titled(line.kind)}s ${line.index + 1} and ${line.index + 2} are exchanged.`,
  'sides-exchanged': () => 'Rows and columns are exchanged.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: ${change.before} becomes ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  return `${titled(line.kind)} ${line.index + 1}, number ${number}`;
}

function titled(kind: 'row' | 'column'): string {
  return kind === 'row' ? 'Row' : 'Column';
}
