/** Slips in clues, in Spanish. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in Spanish. */
export const spanish: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? 'uno más' : 'uno menos'),
  digit: (change) => becomes(change, 'una cifra mal escrita'),
  missing: (change) => `${place(change)}: falta ${change.after}.`,
  doubled: (change) => `${place(change)}: ${change.before} está dos veces y sobra una.`,
  extra: (change) => `${place(change)}: sobra ${change.before}.`,
  joined: (change) => becomes(change, 'dos números escritos como uno'),
  split: (change) => becomes(change, 'un número escrito como dos'),
  exchanged: (change) => becomes(change, 'números intercambiados'),
  color: (change) => becomes(change, 'otro color'),
  'line-missing': ({ line, after }) => `Falta la ${noun(line.kind)} ${line.index + 1}: ${after}.`,
  'line-doubled': ({ line, before }) =>
    `Sobra la ${noun(line.kind)} ${line.index + 1} (${before}).`,
  'lines-exchanged': ({ line }) =>
    `Las ${noun(line.kind)}s ${line.index + 1} y ${line.index + 2} están intercambiadas.`,
  'sides-exchanged': () => 'Las filas y las columnas están intercambiadas.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: ${change.before} pasa a ser ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  return `${line.kind === 'row' ? 'Fila' : 'Columna'} ${line.index + 1}, número ${number}`;
}

function noun(kind: 'row' | 'column'): string {
  return kind === 'row' ? 'fila' : 'columna';
}
