/** The English texts of the pages about techniques. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_EN: TechniqueTexts = {
  'complete-line': {
    name: 'Complete line',
    proves: 'Proves every cell of the line.',
    text: `Add up the blocks and the gaps between them (one cell each; none between blocks of different colours). If the sum equals the length of the
line, there is only one way to place the blocks. Cross off finished ends first: then the rule also works for the rest of a line. Two
related cases: a line whose clue is 0 is blank, and if only as many cells can still be filled as the clue needs, all of them are filled.`,
    lookFor: [
      'a clue of 0',
      'blocks and gaps that add up to the length of the line, or to the length that is left between finished ends',
      'a line with exactly as many non-blank cells as the clue needs',
    ],
  },
  'finished-line': {
    name: 'Finished line',
    proves: 'Proves blanks.',
    text: `Count the filled cells. If their number equals the sum of the clue, every other cell of the line is blank.`,
    lookFor: [
      'a line in which you have just filled a cell: count its filled cells',
      'small clues first: one filled cell finishes a 1',
    ],
  },
  overlap: {
    name: 'Overlap',
    proves: 'Proves filled cells.',
    alsoCalled: 'simple boxes',
    text: `Push all blocks to the beginning of the line, then to its end. If a block covers a cell in both positions, it covers that cell in every
position between. In numbers: if a block is longer than the number of spare cells, its middle is filled. If this gives a new cell,
push the blocks again, only as far as the known cells allow: that often gives more cells, and for several blocks at once.`,
    lookFor: [
      'the largest numbers, and lines with many of them',
      'the spare cells: the length minus all blocks and gaps; with 3 spare cells an 8 has 8 − 3 = 5 certain cells, and a 3 has none',
    ],
  },
  glue: {
    name: 'Glue',
    plainly: 'A block that begins at an edge, drawn to its full length',
    proves: 'Proves filled cells.',
    text: `A run that touches an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour) is the beginning of a
block. Extend it away from the edge to the length of that block; if several blocks are possible, to the length of the shortest. If the
length is certain, the cell after the block does not have its colour.`,
    lookFor: [
      'a filled cell right at the edge: a block begins there',
      'a filled cell right beside a blank, on either side of it',
    ],
  },
  closing: {
    name: 'Closing',
    proves: 'Proves the blank that closes a block.',
    text: `A run that touches an edge is as long as the only block that can begin there. The block is complete, so the cell at its other end is blank, or
at least does not have its colour.`,
    lookFor: [
      'a block that you have just finished: close it at once',
      'a run between an edge and an unknown cell that is as long as its number',
    ],
  },
  'near-edge': {
    name: 'Near the edge',
    proves: 'Proves filled cells.',
    text: `A filled cell lies near an edge (the end of the line, a blank, in coloured puzzles a cell that cannot have its colour). Its block cannot cross the
edge. Suppose the block begins right at the edge: the cells from the filled cell to the end of the block are filled wherever the block begins.`,
    lookFor: [
      'a filled cell whose distance to the edge or to a blank is shorter than its block',
      'a large number at the beginning or at the end of a clue',
    ],
  },
  unreachable: {
    name: 'Unreachable cells',
    proves: 'Proves blanks.',
    alsoCalled: 'simple spaces',
    text: `A block that contains a known filled cell cannot reach further from this cell than its size allows. Cells that neither this block
nor its neighbours can reach are blank.`,
    lookFor: [
      'a line with one block, one cell of which is filled',
      'two neighbouring blocks, each with a filled cell: the cells between them that neither can reach',
      'the cells before the first block and after the last',
    ],
  },
  'gap-too-small': {
    name: 'Gap too small',
    proves: 'Proves blanks.',
    text: `If a gap between two edges is shorter than every block that could lie in it, all its cells are blank.`,
    lookFor: [
      'cells shut in between two blanks, or between a blank and the edge',
      'the smallest block that could lie there',
    ],
  },
  'joining-splitting': {
    name: 'Joining and splitting',
    proves: 'Proves filled cells, or a blank.',
    text: `Joining: if two runs can only belong to the same block, all cells between them belong to it too. Splitting: if filling the single cell
between two runs would make a run longer than any block there, that cell is blank.`,
    lookFor: [
      'two runs close together: can they belong to different blocks?',
      'one unknown cell between two runs: how long a run would it make?',
    ],
  },
  forcing: {
    name: 'Forcing',
    plainly: 'Blocks pushed to one side by what is known',
    proves: 'Proves filled cells and blanks.',
    text: `Blanks and filled cells push blocks to one side. Push all blocks to the beginning as far as the known cells allow, then to the end. Cells that a block
covers both times are filled; cells that no block can reach are blank. Forcing combines *overlap* and *unreachable cells* and uses every known cell.
It takes more looking, so it is tried after the techniques whose reason is easier to see.`,
    lookFor: [
      'a blank that leaves a large block room on one side only',
      'blocks pushed as far as possible to the beginning, then to the end: which cells are the same both times?',
    ],
  },
  punctuating: {
    name: 'Punctuating',
    plainly: 'A cross at each end of a finished block',
    proves: 'Proves blanks.',
    text: `If a run is already as long as every block that it could belong to, it is a complete block. The cells on both sides are blank, or at least do not have its colour.`,
    lookFor: [
      'a run as long as its number',
      'a run as long as the largest number of the clue: it cannot grow, whichever block it belongs to',
    ],
  },
  mercury: {
    name: 'Mercury',
    plainly: 'A block that has to draw back from the edge',
    proves: 'Proves blanks.',
    text: `Exactly as many cells lie between the edge and the first filled cell as the first block is long. The block cannot lie in front of that cell, because it would touch it.
So the block contains the cell and stays away from the edge, as mercury draws back from the wall of its tube.`,
    lookFor: [
      'the first filled cell from an edge: a 3 whose first cell is the fourth, a 2 whose first cell is the third',
      'the same from the other end',
    ],
  },
  'whole-line': {
    name: 'Whole line',
    proves: 'Proves everything that is left.',
    text: `List every way to place the blocks that fits the known cells. A cell that is the same in all of them is certain. The hint says how many ways there are. Of all techniques
that use one line, this one is tried last; fewer than one step in a hundred needs it.`,
    lookFor: [
      'lines with few unknown cells, where you can write down the two or three ways that are left',
      'a cell that leaves the blocks of this line no room if it is filled, or if it is blank',
    ],
  },
  'color-logic': {
    name: 'Colour logic',
    proves: 'Proves which colours a cell can have.',
    text: `Where the clue of a row and the clue of a column have no colour in common, the cell is blank. A cell can only have a colour if a block of that colour can reach it;
blocks of different colours need no gap between them. A cell keeps the colours that both of its lines allow.`,
    lookFor: [
      'a row and a column without a common colour',
      'a colour that occurs once in the clue: how far can its block be from its neighbours?',
      'cells between a block and the end of the line, where only later colours can follow',
    ],
  },
  'edge-logic': {
    name: 'Edge logic',
    proves: 'Proves the opposite of a supposition, at a border.',
    text: `Suppose a value for a cell of the outermost line. The clues of the crossing lines begin there, so they decide cells of the second line, and the second line often has no room for them.
The chain uses only the two outermost lines of a border that still have unknown cells, and it has at most six links.`,
    lookFor: [
      'a border line with a single small block or few unknown cells',
      'a second line with little room: which of its cells would the crossing blocks fill?',
    ],
  },
  'two-way': {
    name: 'Two-way logic',
    proves: 'Proves what follows in both cases.',
    text: `A cell has one of two values. A conclusion that follows from either value is certain, whichever of them is right.`,
    lookFor: [
      'a block with two places left, or a cell that decides many others',
      'a cell about which both cases say the same',
    ],
  },
  contradiction: {
    name: 'Contradiction',
    proves: 'Proves the opposite of a supposition.',
    text: `Suppose a colour for a cell and follow the consequences from line to line until a clue has no place left. Then the supposition was wrong. The hint shows the shortest chain
that was found, without the consequences that it does not need.`,
    lookFor: [
      'a cell in a row and a column that both have little room',
      'the shortest way to a nearly finished line: three or four lines are as much as one can keep in mind',
    ],
  },
  nested: {
    name: 'Nested contradictions',
    proves: 'Proves the opposite of a supposition.',
    text: `If a supposition does not lead to a contradiction by itself, further suppositions are made within it and refuted one by one. That is search, and no fun: a puzzle that
needs it has the label *guess*.`,
    lookFor: [
      'nothing: puzzles made for people do not need it, so a mistake is more likely; check your marks first',
    ],
  },
};
