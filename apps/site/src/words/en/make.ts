/** Texts of the maker's page, in English. */
export const MAKE_EN = {
  title: 'Make',
  description: 'Make nonograms in the browser: paint or import a picture, see at once if it works.',
  heading: 'Make a puzzle',
  tools: 'Tools',
  inks: 'Inks',
  undo: 'Undo',
  redo: 'Redo',
  board: 'Picture',
  puzzleTitle: 'Title',
  titleNote: 'Shown only to those who solved it.',
  author: 'Author',
  aboutIt: 'Description',
  toolNames: {
    pencil: 'Pencil',
    line: 'Line',
    rectangle: 'Rectangle',
    ellipse: 'Ellipse',
    fill: 'Fill an area',
    replace: 'Replace a colour',
    select: 'Select',
    move: 'Move',
    pick: 'Pick a colour',
  },
};

export type MakeWords = typeof MAKE_EN;
