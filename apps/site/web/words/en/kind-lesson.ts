/** Texts of the lessons on other kinds of nonogram, in English. */

export const words = {
  back: 'All techniques',
  legend:
    'Grey cells are unknown, white ones blank. The step found the green cells: dark green is filled, light green is blank.',
  before: 'Before the step: the clue and what is known.',
  after: 'After the step, with what it found in green.',
  play: 'Play puzzles of this kind',
  others: 'Lessons on other kinds',
  hidden: {
    title: 'Solving hidden numbers',
    lead: 'A “?” hides the length of a block, a “*” hides whole blocks. Count on the least that they can be, and see how far they can grow.',
    parts: [
      {
        heading: 'Count a “?” as one cell',
        text: 'Every “?” has at least one cell. Here the blocks and the gaps between them need 3 + 1 + 1 + 1 + 2 = 8 of 9 cells, so each block can move by one cell only. So cells 2–3 are certain for the 3 and cell 8 for the 2; for the “?” none is.',
      },
      {
        heading: 'A run that no number fits',
        text: 'Four cells in a row are too many for the 2 and for the 3, so they belong to the “?”. The numbers beside it have the rest of the line: behind the gap there are just three cells, and the 3 needs them all.',
      },
      {
        heading: 'How far a “?” can grow',
        text: 'The first cell belongs to the “?” and the two cells in the middle to the 2. The “?” has one to five cells, because a gap comes before the 2: cell 6. Nothing comes after the 2.',
      },
      {
        heading: 'On both sides of a “*”',
        text: 'Whatever a “*” stands for, the 3 comes first and the 2 last. The 3 has no room before cell 4, so that cell is part of it, and it does not reach cell 1. The 2 is complete, so cell 8 is its gap. About the cells between them the line says nothing.',
      },
    ],
  },
  pairs: {
    title: 'Solving clues over two lines',
    lead: 'Read both lines as one strip, and ask which cells touch by a side.',
    parts: [
      {
        heading: 'Around a small number',
        text: 'The 2 of row 1 is complete. A filled cell below it would touch it and make one set of both lines, so cells 1–2 of row 2 are blank. Row 1 has no other number, so the rest of it is blank too.',
      },
      {
        heading: 'How far a circle reaches',
        text: 'Row 2 has no number of its own, so its filled cell belongs to the circle. A set of four cells in both rows that has this cell begins in column 3 at the earliest. Everything left of column 3 is blank, except for the 1.',
      },
      {
        heading: 'A circle finds its way',
        text: 'Left of the blank cell there is room for four cells, but the circle has six. So its set goes on below the blank cell and one cell further. Cell 5 of row 1 would make it seven, so it is blank.',
      },
    ],
  },
  triangles: {
    title: 'Solving triangles',
    lead: 'Each line is read as in any nonogram, only that there are three directions. What one clue decides helps in two other lines.',
    parts: [
      {
        heading: 'Begin with the longest lines',
        text: 'Lines through the middle are the longest, and their numbers fill them most often. In row 2 the numbers need 3 + 1 + 3 = 7 cells, and it has seven.',
      },
      {
        heading: 'Go on along a slant',
        text: 'Row 2 gives this “\\” line a blank third cell and a filled fourth one. Two blocks of two fit only if the first lies before the blank cell and the second begins behind it: cells 1–2 and 4–5.',
      },
      {
        heading: 'Then take the third direction',
        text: 'This “/” line has got its two 1s from the steps before: cells 2 and 4. Their neighbours are blank, and the 2 has just the last two cells left.',
      },
    ],
  },
};

export type KindLessonWords = typeof words;
