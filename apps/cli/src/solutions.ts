/**
 * What a result holds, whatever its status.
 */
import type { Grid } from '@nonokit/core';
import type { SolveResult } from '@nonokit/solver';

/** The solutions that were found, in the order found; none is a guess. */
export function solutionsOf(result: SolveResult): readonly Grid[] {
  switch (result.status) {
    case 'unique':
      return [result.solution];
    case 'multiple':
      return result.solutions;
    case 'none':
      return [];
    case 'unknown':
      return result.found;
  }
}
