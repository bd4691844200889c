/**
 * Languages that are not built in: steps of every kind, hints, counts and colours of each, in
 * golden files that a person who speaks the language has read; and rules for all sentences.
 */
import {
  BLACK_ON_WHITE,
  BLANK,
  type LoadedLanguage,
  type Palette,
  type Puzzle,
  puzzleOf,
  randomOf,
} from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../diagnosis/diagnose.js';
import { explain, explainSteps } from '../explain.js';
import { lineLesson } from '../lessons/line-lesson.js';
import type { Step } from '../step.js';
import { LINES, samplesOfPuzzles } from '../testing/spoken-samples.js';
import { EXPLAIN_WORDS_DE } from './all-de.js';
import { EXPLAIN_WORDS_ES } from './all-es.js';
import { EXPLAIN_WORDS_FR } from './all-fr.js';
import { EXPLAIN_WORDS_JA } from './all-ja.js';
import { EXPLAIN_WORDS_PL } from './all-pl.js';
import { EXPLAIN_WORDS_UK } from './all-uk.js';
import { describeDiagnosis } from './describe-diagnosis.js';
import { describeStep } from './describe-step.js';
import type { ExplainWords } from './spoken.js';

const TONGUES: readonly (readonly [LoadedLanguage, ExplainWords])[] = [
  ['de', EXPLAIN_WORDS_DE],
  ['fr', EXPLAIN_WORDS_FR],
  ['es', EXPLAIN_WORDS_ES],
  ['ja', EXPLAIN_WORDS_JA],
  ['pl', EXPLAIN_WORDS_PL],
  ['uk', EXPLAIN_WORDS_UK],
];

/** Counts with a form of their own in some language. */
const COUNTS = [1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 112];

/** An ink of each basic colour, on white. */
const INKS: readonly string[] = [
  ...['#000000', '#808080', '#d81e1e', '#ff8c00', '#f5dc28', '#1f9d3a', '#00a0a0', '#70b8ff'],
  ...['#1e46c8', '#7a1fa2', '#c9a0dc', '#ff7fbf', '#7b4a12', '#e3cfa4', '#003300', '#90ee90'],
];

/** Five puzzles whose explanations are read as a whole. */
const FIVE = [
  { seed: 3, size: 5, inks: 1 },
  { seed: 8, size: 7, inks: 1 },
  { seed: 11, size: 6, inks: 2 },
  { seed: 21, size: 8, inks: 1 },
  { seed: 34, size: 6, inks: 3 },
];

function puzzleAt({ seed, size, inks }: (typeof FIVE)[number]): Puzzle {
  return puzzleOf(randomGrid(createFixedRandom(seed), size, size, inks, 0.6), paletteOf(inks));
}

/** A row of blocks of an ink with a cell of paper between them, and the step that fills it. */
function rowOfBlocks(palette: Palette): readonly [Step, Puzzle] {
  const cells = Uint16Array.from([...EMPTY, ...[1, 1, BLANK, 1, 1], ...EMPTY]);
  const puzzle = puzzleOf({ width: 5, height: 3, cells }, palette);
  const step = stepsOf(puzzle).find(
    ({ lines }) => lines[0]?.kind === 'row' && lines[0].index === 1,
  );
  if (step === undefined) throw new Error('a step fills the row');
  return [step, puzzle];
}

const EMPTY: readonly number[] = Array(5).fill(BLANK);

function stepsOf(puzzle: Puzzle): Step[] {
  const walk = explainSteps(puzzle);
  return walk.ok ? [...walk.value] : [];
}

describe.each(TONGUES)('in %s', (tag, explain_) => {
  const tongue = { explain: explain_ };
  const { hints, steps } = explain_;

  it('steps of every kind match the golden file', async () => {
    const spoken: string[] = ['# Explanations, read aloud', ''];
    for (const [id, clue, cells] of LINES) {
      const example = lineLesson(id, { clue, cells });
      spoken.push(`## ${id}: ${clue}, ${cells}`, '', example[tag], '');
    }
    for (const { heading, step, puzzle } of samplesOfPuzzles()) {
      spoken.push(`## ${heading}`, '', describeStep(step, puzzle, tongue).lines.join('\n'), '');
    }
    await expect(spoken.join('\n')).toMatchFileSnapshot(`./explanations.${tag}.golden.md`);
  });

  it('five puzzles match the golden file', async () => {
    const spoken = FIVE.flatMap((at) => {
      const puzzle = puzzleAt(at);
      const texts = stepsOf(puzzle).map((step) => describeStep(step, puzzle, tongue).text);
      const found = diagnose(puzzle);
      const why = found.ok ? describeDiagnosis(found.value, puzzle, tongue) : [];
      return [`## ${at.size} × ${at.size}, seed ${at.seed}`, ...texts, ...why];
    });
    const text = ['# Five puzzles', ...spoken, ''].join('\n\n');
    await expect(text).toMatchFileSnapshot(`./puzzles.${tag}.golden.md`);
  });

  it('counts and colours match the golden file', async () => {
    const row = { kind: 'row', index: 2 } as const;
    const column = { kind: 'column', index: 0 } as const;
    const cell = { row: 1, column: 4 };
    const counts = COUNTS.flatMap((count) => [
      hints.mistakesWhere([{ line: row, count }], count),
      hints.mistakesWhere([{ line: column, count }], count + 3),
      steps.leftOut(count),
    ]);
    const colors = INKS.flatMap((rgb) => {
      // a second ink, so that colours are named
      const [step, puzzle] = rowOfBlocks([{ rgb: '#ffffff' }, { rgb }, { rgb: '#123456' }]);
      return [rgb, describeStep(step, puzzle, tongue).text];
    });
    const [step, puzzle] = rowOfBlocks(BLACK_ON_WHITE);
    const others = [
      hints.lookAtCell(cell),
      hints.lookAtLine(steps.line(row)),
      hints.lookAtLine(steps.line(column)),
      steps.lines([row, { kind: 'row', index: 5 }]),
      describeStep(step, puzzle, tongue).text,
    ];
    const text = [
      '# Counts',
      ...counts,
      '# Colours',
      ...colors,
      '# Lines and cells',
      ...others,
      '',
    ];
    await expect(text.join('\n\n')).toMatchFileSnapshot(`./grammar.${tag}.golden.md`);
  });

  it('sentences name their line first, have no holes, and no English', () => {
    const random = randomOf(4);
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const inks = 1 + (i % 3);
      const size = 5 + random.below(8);
      const puzzle = puzzleOf(randomGrid(random, size, size, inks, 0.6), paletteOf(inks));
      const result = explain(puzzle, { chains: false });
      for (const step of result.ok ? result.value.steps : []) {
        seen.add(step.facts.kind);
        const { line, text } = describeStep(step, puzzle, tongue);
        expect(text.startsWith(line), text).toBe(true);
        expect(text).toMatch(/[.。]$/);
        expect(text).not.toMatch(/ {2}| [.,。、]|undefined|NaN|-1|\[object|\.\./);
        expect(text).not.toMatch(/\b(the|row|column|cells?|filled|blank|and)\b/i);
      }
    }
    expect(seen.size).toBeGreaterThan(12);
  });
});
