/** What the pages about techniques say, in English. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_EN: TechniqueTexts = {
  'complete-line': {
    name: 'Complete line',
    proves: 'Proves every cell of the line.',
    text: `Add up the blocks and the gaps between them (one cell each; none between blocks of different colours). If that is exactly as long as the
line, there is only one way to place them. Finished ends are crossed off first, so the rule also works for what is left of a line. Two
relatives: a line whose clue is 0 is blank, and a line in which no more cells can be filled than the clue asks for is filled wherever it can be.`,
    lookFor: [
      'a clue of 0',
      'blocks that, with their gaps, add up to the length of the line, or to what is left of it when finished ends are crossed off',
      'a line in which just as many cells are not blank as the clue asks for',
    ],
  },
  'finished-line': {
    name: 'Finished line',
    proves: 'Proves blanks.',
    text: `Count the filled cells. If there are as many as the clue has in all, every other cell of the line is blank.`,
    lookFor: [
      'a line in which you have just filled a cell: count its filled cells',
      'small clues first: one filled cell finishes a 1',
    ],
  },
  overlap: {
    name: 'Overlap',
    proves: 'Proves filled cells.',
    alsoCalled: 'simple boxes',
    text: `Push all blocks to the beginning of the line, then to its end. Where a block covers a cell in both positions, it covers it in every
position between. In numbers: a block that is longer than what the line has to spare is filled in its middle. Where that promises a new cell,
push the blocks only as far as the known cells let them: that often gives more, and for several blocks at once.`,
    lookFor: [
      'the largest numbers, and lines with many of them',
      'the spare cells: the length minus all blocks and gaps; with 3 to spare an 8 has 8 − 3 = 5 certain cells, a 3 none',
    ],
  },
  glue: {
    name: 'Glue',
    plainly: 'A block that begins at an edge, drawn to its full length',
    proves: 'Proves filled cells.',
    text: `A run that touches an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour) begins a block there. So
it is stretched to the length of that block, away from the edge; if several blocks are possible, to the length of the shortest. If the
length is certain, the cell after the block is not of its colour.`,
    lookFor: [
      'a filled cell right at the edge: there a whole block begins',
      'a filled cell right beside a blank, on either side of it',
    ],
  },
  closing: {
    name: 'Closing',
    proves: 'Proves the blank that closes a block.',
    text: `A run that touches an edge is as long as the only block that can begin there. The block is complete, so the cell at its other end is blank, or
at least not of its colour.`,
    lookFor: [
      'a block that you have just finished: close it at once',
      'a run between an edge and an unknown cell that is as long as its number',
    ],
  },
  'near-edge': {
    name: 'Near the edge',
    proves: 'Proves filled cells.',
    text: `A filled cell lies near an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour). Its block cannot cross the
edge. Even if the block begins right at the edge, it reaches so far on the other side; so the cells up to there are filled.`,
    lookFor: [
      'a filled cell that is nearer to the edge or to a blank than its block is long',
      'the first and the last number of a line when they are large',
    ],
  },
  unreachable: {
    name: 'Unreachable cells',
    proves: 'Proves blanks.',
    alsoCalled: 'simple spaces',
    text: `A block that is tied to a filled cell cannot go further from it than its size allows. Cells that neither it nor its neighbours
reach are blank.`,
    lookFor: [
      'a line with one block and a filled cell of it',
      'two neighbouring blocks, each with a filled cell: what lies between their reaches',
      'the cells before the first block and after the last',
    ],
  },
  'gap-too-small': {
    name: 'Gap too small',
    proves: 'Proves blanks.',
    text: `A stretch between two edges that is shorter than every block that could lie there stays blank.`,
    lookFor: [
      'cells shut in between two blanks, or between a blank and the edge',
      'the smallest block that could lie there',
    ],
  },
  'joining-splitting': {
    name: 'Joining and splitting',
    proves: 'Proves filled cells, or a blank.',
    text: `Joining: two runs that only one and the same block can hold are part of it, and so is everything between them. Splitting: if filling the one cell
between two runs would make a run that is longer than any block there, that cell is blank.`,
    lookFor: [
      'two runs close together: can two different blocks hold them?',
      'one free cell between two runs: how long a run would it make?',
    ],
  },
  forcing: {
    name: 'Forcing',
    plainly: 'Blocks pushed to one side by what is known',
    proves: 'Proves filled cells and blanks.',
    text: `Blanks and filled cells push blocks to one side. Push all blocks to the beginning as far as the known cells let them, then to the end: what a block
covers both times is filled, and what lies between the stretches of two neighbouring blocks is blank. It is *overlap* and *unreachable cells*
with everything that is known, and since it takes more looking it is tried after the techniques whose reason is plainer.`,
    lookFor: [
      'a blank that leaves a large block one side only',
      'blocks pushed to the beginning as far as they go, then to the end: what is the same both times?',
    ],
  },
  punctuating: {
    name: 'Punctuating',
    plainly: 'A cross at each end of a finished block',
    proves: 'Proves blanks.',
    text: `A run that is already as long as every block it can be part of is a whole block. The cells on both sides are blank, or at least not of its colour.`,
    lookFor: [
      'a run as long as its number',
      'a run as long as the largest number of the clue: it cannot grow, whichever block it is',
    ],
  },
  mercury: {
    name: 'Mercury',
    plainly: 'A block that has to draw back from the edge',
    proves: 'Proves blanks.',
    text: `The first filled cell stands exactly one block's length from the edge. The first block cannot lie before it, because the two would touch; so it contains that
cell and draws back from the edge, as mercury does from the wall of its tube.`,
    lookFor: [
      'the first filled cell from an edge: a 3 whose first cell is the fourth, a 2 whose first cell is the third',
      'the same from the other end',
    ],
  },
  'whole-line': {
    name: 'Whole line',
    proves: 'Proves everything that is left.',
    text: `List every way to place the clue among the known cells; what all of them agree about is certain. The sentence says how many ways there are. It is tried last of
all that one line can tell, and needed in less than one step of a hundred.`,
    lookFor: [
      'lines with few unknown cells, where you can write down the two or three ways that are left',
      'a cell that, filled or blank, would leave the blocks of this line no room',
    ],
  },
  'color-logic': {
    name: 'Colour logic',
    proves: 'Proves which colours a cell can have.',
    text: `Where the clue of a row and the clue of a column have no colour in common, the cell is blank. And a colour can only be where some block of that colour can lie;
blocks of different colours need no gap, so their stretches may touch. What remains for a cell is what both its lines allow.`,
    lookFor: [
      'a row and a column without a common colour',
      'a colour that the clue has once: how far can it be from its neighbours in the clue?',
      'cells between a block and the end of the line, where only later colours can follow',
    ],
  },
  'edge-logic': {
    name: 'Edge logic',
    proves: 'Proves the opposite of what was supposed, at a border.',
    text: `Suppose a cell of the outermost line. The clues that cross it begin right there, so they carry it into the second line, and that line often has no place for it. The chain
never leaves the two outermost lines of a border that still have unknown cells, and has at most six links.`,
    lookFor: [
      'a border line with a single small block or few unknown cells',
      'a second line that has little room: what would the crossing blocks fill in it?',
    ],
  },
  'two-way': {
    name: 'Two-way logic',
    proves: 'Proves what follows in both cases.',
    text: `A cell is either one thing or the other. What follows from both is certain, whichever of them is true.`,
    lookFor: [
      'a block with two places left, or a cell on which much depends',
      'what both cases say of one and the same cell',
    ],
  },
  contradiction: {
    name: 'Contradiction',
    proves: 'Proves the opposite of what was supposed.',
    text: `Suppose a colour for a cell and follow it from line to line until some clue has no place left. Then the supposition was wrong. Of all chains that are found,
the shortest is shown, without the consequences that it does not need.`,
    lookFor: [
      'a cell whose lines both have little room',
      'the shortest way to a line that you know well: three or four lines are enough to keep in mind',
    ],
  },
  nested: {
    name: 'Nested contradictions',
    proves: 'Proves the opposite of what was supposed.',
    text: `Where following a supposition leads to no contradiction by itself, further cells are supposed within it and refuted in turn. That is search, and no pleasure: a puzzle that
needs it is called *guess*.`,
    lookFor: [
      'nothing: a puzzle made for people does not need it, and a mistake is likelier; check what you have first',
    ],
  },
};
