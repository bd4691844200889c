/** The files of a certificate: puzzle, formula, proof, pictures, and how to check them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clueText, type Problem, type Puzzle } from '@nonokit/core';
import { writePuzzles } from '@nonokit/formats/own';
import { type Certificate, type ProveResult, writeCnf, writeDrat, writeLrat } from '@nonokit/prove';
import { renderText } from '@nonokit/render';
import type { Console } from '../../io/console.js';
import { openOutput, writeProblem } from '../../io/output.js';
import { tryStat } from '../../io/walk.js';
import type { Words } from '../../words/language-words.js';
import type { ProveFlags } from './flags.js';
import type { StepsProof } from './steps.js';

/** A file to write. */
export interface CertificateFile {
  /** "puzzle.cnf" */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A result with a certificate. */
type Proved = Extract<ProveResult, { certificate: unknown }> | StepsProof;

/** The files of a certificate. */
export function certificateFiles(
  puzzle: Puzzle,
  { certificate: { formula, proof }, pictures }: Proved,
  { lrat = false }: ProveFlags,
  words: Words['prove'],
): CertificateFile[] {
  const json = writePuzzles([puzzle], 'json');
  const texts = pictures.map((picture) => renderText(picture, puzzle.palette));
  return listFiles(
    {
      size: words.size(puzzle.width, puzzle.height),
      json: json.ok ? json.value : undefined,
      texts,
      comments: commentsOf(puzzle, pictures.length),
    },
    { formula, proof },
    lrat,
    words,
  );
}

/** A proved puzzle as its files show it. */
export interface ShownProof {
  /** In words: "20 x 15 cells". */
  readonly size: string;
  readonly json: string | Uint8Array | undefined;
  /** The pictures as text. */
  readonly texts: readonly string[];
  /** Lines of comment of the formula. */
  readonly comments: readonly string[];
}

/** The files of a certificate of any puzzle. */
export function listFiles(
  { size, json, texts, comments }: ShownProof,
  { formula, proof }: Certificate,
  hasLrat: boolean,
  words: Words['prove'],
): CertificateFile[] {
  const hints = hasLrat ? writeLrat(formula, proof) : undefined;
  const facts = { size, pictures: texts.length, hasLrat: hints !== undefined };
  return [
    { name: 'README.md', content: words.readme(facts) },
    ...(json === undefined ? [] : [{ name: 'puzzle.json', content: json }]),
    ...(texts.length > 0 ? [{ name: 'picture.txt', content: texts.join('\n') }] : []),
    { name: 'puzzle.cnf', content: writeCnf(formula, comments) },
    { name: 'puzzle.drat', content: writeDrat(proof) },
    ...(hints === undefined ? [] : [{ name: 'puzzle.lrat', content: hints }]),
  ];
}

/** The lines of comment of a formula: the clues, so that it can be told from others. */
function commentsOf({ width, height, palette, rows, columns }: Puzzle, pictures: number): string[] {
  const label = palette.length > 2 ? (color: number) => `c${color}` : undefined;
  const listed = (clues: Puzzle['rows']) => clues.map((clue) => clueText(clue, label)).join(', ');
  return [
    `nonogram of ${width} x ${height} cells`,
    `rows ${listed(rows)}`,
    `columns ${listed(columns)}`,
    `pictures excluded by the last clauses: ${pictures}`,
  ];
}

/** Writes the files into the folder, which is made if it is not there. Returns what went wrong. */
export async function writeFiles(
  files: readonly CertificateFile[],
  { output: folder = '.', force }: ProveFlags,
  console: Console,
): Promise<{ readonly name: string; readonly problem: Problem } | undefined> {
  if (files.length === 0) return undefined;
  try {
    if ((await tryStat(folder)) === undefined) await mkdir(folder);
  } catch (error) {
    return { name: folder, problem: writeProblem(error, folder) };
  }
  const outputs = await Promise.all(
    files.map(async ({ name, content }) => {
      const path = join(folder, name);
      return { name: path, content, output: await openOutput(path, { force, console }) };
    }),
  );
  // nothing is written if one of them cannot be
  for (const { name, output } of outputs) {
    if (!output.ok) return { name, problem: output.problem };
  }
  for (const { name, content, output } of outputs) {
    const problem = output.ok ? await output.value.write(content) : output.problem;
    if (problem !== undefined) return { name, problem };
  }
  return undefined;
}
