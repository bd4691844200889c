/**
 * Whether a puzzle may be published: it needs one solution. What else may be wrong with it is only
 * told. A pure function of facts, so that page and server give the same answer.
 */
import { MOSTLY_EMPTY } from './facts.js';

/** The facts of a puzzle that publishing needs. */
export interface PublishFacts {
  readonly solutions: 'one' | 'several' | 'unknown';
  readonly isLineSolvable: boolean;
  /** Whether every cell follows from lines that have one arrangement by their clue alone. */
  readonly isTrivial: boolean;
  /** The share of cells that are filled, from 0 to 1. */
  readonly fill: number;
  /** The number of lines at the borders that hold nothing. */
  readonly emptyBorders: number;
  readonly hasTitle: boolean;
  /** Whether the same picture is known, also mirrored, turned, recoloured or inverted. */
  readonly hasTwin: boolean;
}

/** Why a puzzle cannot be published. */
export type Refusal = 'empty' | 'several' | 'unknown';

/** What its maker should think about first. */
export type Warning =
  | ('not-by-lines' | 'trivial' | 'mostly-empty')
  | ('empty-borders' | 'same' | 'no-title');

/** The answer: refused for a reason, or allowed; with warnings either way. */
export interface Publishable {
  readonly refusal: Refusal | undefined;
  readonly warnings: readonly Warning[];
}

/** Decides whether a puzzle may be published. */
export function publishable(facts: PublishFacts): Publishable {
  const refusal = findRefusal(facts);
  return { refusal, warnings: refusal === 'empty' ? [] : listWarnings(facts) };
}

function findRefusal({ fill, solutions }: PublishFacts): Refusal | undefined {
  if (fill === 0) return 'empty';
  return solutions === 'one' ? undefined : solutions;
}

function listWarnings(facts: PublishFacts): Warning[] {
  const all: [isSo: boolean, warning: Warning][] = [
    [facts.solutions === 'one' && !facts.isLineSolvable, 'not-by-lines'],
    [facts.isTrivial, 'trivial'],
    [facts.fill < MOSTLY_EMPTY, 'mostly-empty'],
    [facts.emptyBorders > 0, 'empty-borders'],
    [facts.hasTwin, 'same'],
    [!facts.hasTitle, 'no-title'],
  ];
  return all.flatMap(([isSo, warning]) => (isSo ? [warning] : []));
}
