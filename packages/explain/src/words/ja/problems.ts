/** Japanese messages about puzzles and marks that cannot be explained. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/explain` in Japanese. */
export const EXPLAIN_JA: Translation<typeof import('../en/problems.js')> = {
  tooManyInks: ({ colors, most }) =>
    `パズルの色が${colors}色あります。説明できるのは${most}色までです`,
  marksDoNotFit: ({ width, height, puzzleWidth, puzzleHeight }) =>
    `マークの大きさは${width}x${height}ですが、パズルは${puzzleWidth}x${puzzleHeight}です`,
  unknownMark: ({ color }) => `マークの色${color}はパズルにありません`,
  ratingStopped: () => '難易度の判定が途中で止められました',
};
