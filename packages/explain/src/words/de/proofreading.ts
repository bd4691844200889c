/** Slips in clues, in German. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in German. */
export const german: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? 'eins mehr' : 'eins weniger'),
  digit: (change) => becomes(change, 'eine vertippte Ziffer'),
  missing: (change) => `${place(change)}: ${change.after} fehlt.`,
  doubled: (change) => `${place(change)}: ${change.before} steht zweimal da, einmal zu viel.`,
  extra: (change) => `${place(change)}: ${change.before} ist zu viel.`,
  joined: (change) => becomes(change, 'zwei Zahlen als eine getippt'),
  split: (change) => becomes(change, 'eine Zahl als zwei getippt'),
  exchanged: (change) => becomes(change, 'vertauscht'),
  color: (change) => becomes(change, 'andere Farbe'),
  'line-missing': ({ line, after }) => `${titled(line.kind)} ${line.index + 1} fehlt: ${after}.`,
  'line-doubled': ({ line, before }) =>
    `${titled(line.kind)} ${line.index + 1} (${before}) ist zu viel.`,
  'lines-exchanged': ({ line }) =>
    `${titled(line.kind)}n ${line.index + 1} und ${line.index + 2} sind vertauscht.`,
  'sides-exchanged': () => 'Zeilen und Spalten sind vertauscht.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: ${change.after} statt ${change.before}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  return `${titled(line.kind)} ${line.index + 1}, Zahl ${number}`;
}

function titled(kind: 'row' | 'column'): string {
  return kind === 'row' ? 'Zeile' : 'Spalte';
}
