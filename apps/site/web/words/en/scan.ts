/** Texts of the page that reads printed puzzles, in English. */

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export const words = {
  title: 'Scan',
  description:
    'Turn a photo of a printed nonogram into a puzzle to play. The picture stays on your device.',
  heading: 'Scan a printed puzzle',
  stays: 'The picture stays on this device; nothing is sent.',
  /** The steps at the top. */
  steps: ['Picture', 'Corners', 'Numbers'],

  dropHere: 'Drop a photo, a scan or a screenshot here, or paste it with Ctrl+V',
  dropHereTouch: 'Take a picture of the page, or choose one',
  camera: 'Camera',
  file: 'Choose a picture',
  paste: 'Paste',
  another: 'Another picture',
  goodPictures:
    'Good pictures show the whole frame with all numbers, lie flat and have light from the side.',
  letGo: 'Drop the picture',

  reading: 'Reading the numbers…',
  stop: 'Stop',
  picture: 'The picture you chose',

  cornersHeading: 'Put the corners on the outer frame',
  cornersHelp: 'Numbers belong inside. The paper may lie at any angle.',
  cornerKeys: 'Arrows move the corner, Tab takes the next one.',
  corners: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
  crossed: 'The corners are in each other’s places. Put them in order, or turn the picture.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  read: 'Read the numbers',
  setCorners: 'Set the corners myself',
  typeNumbers: 'Paste typed numbers',

  refused: {
    'no-squares': {
      heading: 'No squares were found',
      text: 'A nonogram is ruled in squares. Take the picture from nearer, with light from the side.',
    },
    'no-numbers': {
      heading: 'Squares without numbers',
      text: 'Squares were found, but no numbers to their left and above. The whole puzzle has to be in the picture.',
    },
    'numbers-inside': {
      heading: 'This looks like a sudoku or a crossword',
      text: 'A nonogram has its numbers beside the squares, these stand inside. Nothing was read and nothing was kept.',
    },
    'too-small': {
      heading: 'The squares are too small',
      text: 'A square needs at least 8 pixels. Take the picture from nearer.',
    },
    'bad-size': {
      heading: 'The picture is too small',
      text: 'It needs at least 60 pixels a side. Take another one.',
    },
    stopped: {
      heading: 'Reading takes too long',
      text: 'Set the corners yourself: then only the puzzle between them is read.',
    },
  },

  several: 'Puzzles in this picture',
  sheet: (number: string, size: string) => `Puzzle ${number}, ${size}`,
  summary: (count: string, noun: string, unsure: string) =>
    `${count} ${noun}, ${unsure} of them unsure.`,
  summarySure: (count: string, noun: string) => `${count} ${noun}, all of them sure.`,
  numbersRead: { one: 'number read', other: 'numbers read' } as Forms,
  straightened: 'Picture, straightened',
  board: 'The numbers that were read',

  crop: 'The number in the picture',

  solve: 'Solve it',
  lookAt: (count: string, noun: string) => `Look at ${count} ${noun}`,
  unsureNumbers: { one: 'unsure number', other: 'unsure numbers' } as Forms,
  save: 'Save',
  print: 'Print',
};

export type ScanWords = typeof words;
