/**
 * `nonokit explain --next`: one hint from the marks so far, in words or as JSON.
 */
import type { PartialGrid } from '@nonokit/core';
import { type Hint, hint, type LanguageId, type Mistake } from '@nonokit/explain';
import { type Console, raise, refuse } from '../console.js';
import { EXIT, type ExitStatus } from '../exit.js';
import type { InputPuzzle } from '../input.js';
import { Drawing, stepAnswer, stepText } from './explain-step.js';

/** How to print it. */
export interface HintFlags {
  readonly lang: LanguageId;
  readonly json?: boolean;
  readonly lineOnly?: boolean;
}

/** Prints the hint for these marks. */
export async function printHint(
  { puzzle, name }: InputPuzzle,
  marks: PartialGrid,
  { lang, json, lineOnly }: HintFlags,
  console: Console,
): Promise<void> {
  const result = hint(puzzle, marks, { chains: lineOnly !== true });
  if (!result.ok) return refuse(console, name, result.problem);
  const found = result.value;
  raise(statusOf(found));
  if (json) {
    const answer =
      found.kind === 'step' ? { kind: 'step', ...stepAnswer(found.step, 1, puzzle) } : found;
    await console.out(`${JSON.stringify(answer)}\n`);
  } else if (found.kind === 'step') {
    await console.out(stepText(found.step, 1, puzzle, lang, new Drawing(puzzle, marks)));
  } else {
    await console.out(`${SENTENCES[lang](found)}\n`);
  }
}

function statusOf({ kind }: Hint): ExitStatus {
  if (kind === 'step' || kind === 'solved') return EXIT.good;
  return kind === 'stuck' ? EXIT.undecided : EXIT.negative;
}

type Rest = Exclude<Hint, { readonly kind: 'step' }>;

const SENTENCES: Readonly<Record<LanguageId, (found: Rest) => string>> = {
  en: (found) => {
    switch (found.kind) {
      case 'mistakes':
        return `Wrong: ${list(found.cells, (row, column) => `row ${row}, column ${column}`)}.`;
      case 'clash':
        return `The marks in ${found.line.kind} ${found.line.index + 1} cannot all be right.`;
      case 'solved':
        return 'Everything is solved, and rightly.';
      case 'stuck':
        return 'Nothing is wrong as far as can be told, but no technique goes further.';
      case 'impossible':
        return 'The puzzle has no solution.';
    }
  },
  ru: (found) => {
    switch (found.kind) {
      case 'mistakes':
        return `Неверно: ${list(found.cells, (row, column) => `строка ${row}, столбец ${column}`)}.`;
      case 'clash':
        return `Не все отметки в ${found.line.kind === 'row' ? 'строке' : 'столбце'} ${found.line.index + 1} верны.`;
      case 'solved':
        return 'Всё решено, и решено верно.';
      case 'stuck':
        return 'Ошибок не видно, но ни один приём не ведёт дальше.';
      case 'impossible':
        return 'У этой головоломки нет решения.';
    }
  },
};

function list(cells: readonly Mistake[], name: (row: number, column: number) => string): string {
  return cells.map(({ row, column }) => name(row + 1, column + 1)).join('; ');
}
