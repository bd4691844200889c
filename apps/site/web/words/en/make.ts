/** Texts of the maker's page, in English. */
export const words = {
  title: 'Make',
  description: 'Make nonograms in the browser: paint or import a picture, see at once if it works.',
  heading: 'Make a puzzle',
  undo: 'Undo',
  redo: 'Redo',
  testPlay: 'Test play',
  save: 'Save',
  publish: 'Publish',
  notLoaded: 'This could not be loaded. Try again when there is a connection.',
  // tools
  tools: 'Tools',
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
  /** "Rectangle, filled". Pressing the tool again makes it hollow. */
  full: (tool: string) => `${tool}, filled`,
  eraser: 'Eraser',
  mirror: {
    none: 'Mirror: off',
    across: 'Mirror: left and right',
    down: 'Mirror: top and bottom',
    both: 'Mirror: both ways',
  },
  solvedLook: 'Show as solved',
  more: 'More',
  paintHere: 'Paint',
  eraseHere: 'Erase',
  // inks
  inks: 'Colours',
  paperOf: (name: string) => `Paper, ${name}`,
  ink: (number: number, name: string) => `Ink ${number}, ${name}`,
  addInk: 'Add an ink',
  editInk: 'Change this colour',
  // sizes
  newSheet: 'New sheet',
  // drafts
  drafts: 'Drafts',
  saved: 'Draft saved',
  saving: 'Saving …',
  notSaved: 'This browser does not allow storage. Save the puzzle as a file before you leave.',
  noRoom: 'This device is out of storage: the draft is not saved.',
  reload: 'A newer version of this page is open elsewhere. Reload to keep saving.',
  untitled: 'Untitled',
  copyOf: (name: string) => `${name} (copy)`,
  elsewhere: 'This draft is also open in another tab. Changes appear in both.',
  ownCopy: 'Continue with a copy',
  forked: 'Another tab or device changed this draft, too. You continue with a copy; both are kept.',
  missing: 'This draft is not on this device. Here is a new sheet.',
};

export type MakeWords = typeof words;
