/** The problems of this package in both languages. */
import { messageTable } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import * as english from './en/problems.js';
import { EXPLAIN_RU } from './ru/problems.js';

it('problems are translated and keep all parameters', () => {
  const table = messageTable({
    owner: 'explain',
    english,
    russian: EXPLAIN_RU,
    samples: {
      tooManyInks: [{ colors: 31, most: 30 }],
      marksDoNotFit: [{ width: 5, height: 4, puzzleWidth: 5, puzzleHeight: 5 }],
      unknownMark: [{ color: 3 }],
      ratingStopped: [{}],
    },
  });
  expect(table).toMatchInlineSnapshot(`
    "# Messages of explain

    ## tooManyInks

    - the puzzle has 31 colours, explaining takes at most 30
    - в кроссворде 31 цвет, а объяснить можно не больше 30

    ## marksDoNotFit

    - the marks have 5x4, the puzzle has 5x5 cells
    - размер отметок — 5x4, а кроссворда — 5x5

    ## unknownMark

    - the marks have colour 3, which the puzzle has not
    - в отметках есть цвет 3, которого нет в кроссворде

    ## ratingStopped

    - the rating was stopped before its end
    - оценка сложности была остановлена до конца
    "
  `);
});
