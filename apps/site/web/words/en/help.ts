/**
 * Texts of the help, in English. `{hint}` in a text stands for the keys of an action as they are
 * set, `{pad:hint}` for its gamepad button; `[Ctrl]` is a key that cannot be changed.
 */

/** A part of a page: a heading, paragraphs, and a list. */
export interface HelpPart {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly points?: readonly string[];
}

/** A page of the help. */
export interface HelpText {
  readonly title: string;
  /** One sentence: what the page answers. */
  readonly about: string;
  readonly parts: readonly HelpPart[];
}

/** The keys of those who do not see the board. */
const BY_EAR =
  '{hear-row} reads the row in one go: “Row 7: 4, 2. 3 unknown, 2 filled, 5 unknown.” {hear-column} reads the column. {hear-next} goes to the next line in which something is new, and reads it. {hear-changes} tells what has changed since you last asked.';

export const words = {
  title: 'Help',
  description:
    'How to play nonograms (Picross, Hanjie, Griddlers, Pic-a-Pix) here: rules, keyboard, gamepad, screen reader, touch, files.',
  allHelp: 'All help',
  rules: {
    heading: 'The rules',
    texts: [
      'Each number beside a row or above a column is a block: that many filled cells side by side. Blocks appear in the order of the numbers. Blocks of one colour have at least one blank cell between them; blocks of different colours may touch.',
      'The puzzle is solved when every line matches its numbers. An X marks a cell that is certainly blank; it is a note to yourself and never required.',
      'Nonograms are also called Picross, Hanjie, Griddlers, Pic-a-Pix, Paint by Numbers or Japanese crosswords. They are all the same puzzle.',
    ],
    points: [],
  } as HelpPart,
  playing: {
    heading: 'Playing',
    texts: [],
    points: [
      'Drag across cells to paint them in one stroke. The stroke stays in its row or column.',
      'The right mouse button, or the X tool, marks blank cells.',
      'Each press of Hint reveals a little more: mistakes if there are any, else where to look, then why, then the cells.',
      '“What if” lets you try something out. Then keep all of it or discard all of it.',
      'Everything can be undone, even starting over.',
      'Your game is saved on this device with every move. There is no save button.',
    ],
  } as HelpPart,
  topics: 'More help',
  padTitle: 'Buttons',
  changeButtons: 'Change the buttons',
  formats: 'All formats',
  formatsNote: (count: number) =>
    `${count} formats can be opened. Their names and file extensions:`,
  pages: {
    keyboard: {
      title: 'Keyboard',
      about: 'Every action has a key, and every key can be changed.',
      parts: [
        {
          heading: 'Moving and painting',
          texts: [],
          points: [
            'The arrow keys move the cursor. {paint} fills the cell, {cross} puts an X, {erase} erases.',
            'Arrow keys with [Shift] draw: the cells you move over become like the first one.',
            'Arrow keys with [Ctrl] jump to the next cell that differs.',
            '[1] to [9] pick a colour. {next-color} picks the next one.',
          ],
        },
        {
          heading: 'Thinking',
          texts: [],
          points: [
            '{undo} undoes the last change, {redo} redoes it.',
            '{hint} gives a hint; press it again for more.',
            '{mistakes} looks for mistakes.',
            '{pause} stops the clock and hides the board.',
            BY_EAR,
          ],
        },
      ],
    } as HelpText,
    gamepad: {
      title: 'Gamepad',
      about: 'Connect a gamepad and press any button: it works at once.',
      parts: [
        {
          heading: 'Playing',
          texts: [],
          points: [
            'The D-pad or the left stick moves the cursor. Hold a direction to keep moving.',
            '{pad:paint} fills the cell, {pad:cross} puts an X. Hold the button and move to draw a stroke.',
            '{pad:next-color} and {pad:previous-color} switch colours.',
            '{pad:undo} undoes a change, {pad:redo} redoes it. {pad:hint} gives a hint.',
            '{pad:zoom-in} and {pad:zoom-out} zoom.',
          ],
        },
      ],
    } as HelpText,
    'screen-reader': {
      title: 'Screen reader',
      about: 'The board is a grid with rows and columns. Everything on it is read out.',
      parts: [
        {
          heading: 'Reading the board',
          texts: [
            'Go to the board with [Tab]. Your screen reader should switch to its focus mode by itself; if not, switch it by hand.',
          ],
          points: [
            'Each cell is read out with its row and column, its content, and the clues of both lines: “Row 7, column 3, unknown. Row clue: 4 black, 2 sky blue.”',
            'Finished clues are announced as done.',
            'After a stroke you hear how many cells changed and whether a line is finished; nothing else interrupts you.',
          ],
        },
        {
          heading: 'Playing',
          texts: [],
          points: [
            'Arrow keys move from cell to cell. {paint} fills, {cross} puts an X, {erase} erases.',
            BY_EAR,
            '[Home] and [End] go to the ends of the row, with [Ctrl] to the corners of the board.',
            'Hints are read out as whole sentences with a reason. Press {hint} for one.',
            'Printed pages show the clues as numbers, with a symbol for each colour if you turn that on.',
          ],
        },
        {
          heading: 'Colours',
          texts: [
            'Colours are read out by name. In the settings you can give each colour a symbol as well.',
          ],
        },
      ],
    } as HelpText,
    touch: {
      title: 'Touch',
      about: 'Large boards on a small screen: zoom, move, and paint with one thumb.',
      parts: [
        {
          heading: 'Painting',
          texts: [],
          points: [
            'Tap a cell or drag across several. The number beside your finger counts the cells of the stroke.',
            'A long press draws an X.',
            'Tap a number to cross it off by hand.',
            'A stroke that finishes a line puts an X on its other cells. Undo takes back both.',
          ],
        },
        {
          heading: 'Zoom',
          texts: [],
          points: [
            'Two fingers zoom and move the board. The numbers stay in sight.',
            'The corner between the numbers shows where you are. Tap it to see the whole board, and again to go back.',
          ],
        },
        {
          heading: 'Cursor mode',
          texts: [
            'If cells are smaller than your finger, switch to the cursor: one thumb moves it, the other presses a button to paint. You find it among the player’s tools and in the settings.',
            'If you are left-handed, move all controls to the other side in the settings.',
          ],
        },
      ],
    } as HelpText,
    files: {
      title: 'Files, sharing, offline',
      about: 'Your own puzzles, puzzles for friends, and playing without a network.',
      parts: [
        {
          heading: 'Opening files',
          texts: [
            'Drop a file anywhere on a page, paste its text, or choose “Open a file”. The format is detected automatically. If a file has many puzzles, all of them open. Nothing is uploaded: the file is read on your device.',
            'Titles and pictures in a file stay hidden until you have solved the puzzle.',
          ],
        },
        {
          heading: 'Sharing',
          texts: [
            '“Share” in the player copies a link that contains the whole puzzle. Anyone who opens it can play at once; it contains the clues and nothing about the picture.',
            'You can save a puzzle in other formats, too. If a format cannot hold everything, the page lists what is lost.',
          ],
        },
        {
          heading: 'Offline',
          texts: [
            'Everything you have opened before also works offline. To have the site at hand, install it as an app from your browser’s menu.',
            'Games are kept in this browser. Clearing its data deletes them: export them in the settings to keep a copy.',
          ],
        },
        {
          heading: 'From the command line',
          texts: [
            'With Node.js installed, this opens the player with your file, on your own machine and without a network:',
            '`npx nonokit play puzzle.non`',
          ],
        },
      ],
    } as HelpText,
    making: {
      title: 'Making puzzles',
      about: 'Paint a picture or start from an image; the clues are computed from the cells.',
      parts: [
        {
          heading: 'Tools',
          texts: ['The keys work everywhere on the page while you are not typing.'],
          points: [
            '[B] pencil, [L] line, [R] rectangle, [E] ellipse, [F] fill an area, [C] replace a colour, [I] pick a colour, [S] select, [V] move.',
            '[O] makes rectangles and ellipses filled or hollow. [M] mirrors what you paint: left and right, top and bottom, both ways, off.',
            'The right mouse button erases. [Shift] keeps lines straight and makes squares and circles.',
            '[0] picks the paper, [1] to [9] pick an ink, [,] and [.] the previous and the next one.',
            '[Ctrl+Z] undoes a change, [Ctrl+Y] redoes it, as often as you like.',
          ],
        },
        {
          heading: 'By keyboard',
          texts: [],
          points: [
            'On the board the arrow keys move the cursor. [Space] paints with the tool, [X] erases. Arrow keys with [Shift] draw.',
            'Hold [Space] and move to draw a line or a shape; let go to finish, [Esc] cancels.',
            '[Z] shows the whole picture, [+] and [-] make cells larger and smaller.',
          ],
        },
        {
          heading: 'Selecting',
          texts: [],
          points: [
            '[Ctrl+A] selects everything, [Ctrl+D] nothing. [Ctrl+C], [Ctrl+X] and [Ctrl+V] copy, cut and paste.',
            'Drag a selection to move it, with [Alt] to move a copy. [Enter] drops it, [Delete] clears it.',
            '[[] and []] turn, [H] and [J] mirror the selection, or the whole picture if nothing is selected.',
          ],
        },
        {
          heading: 'Colours',
          texts: [
            'Drag an ink to another place, or move it with [Alt] and the arrow keys. If two colours are hard to tell apart, a warning appears below the picture.',
          ],
        },
        {
          heading: 'Drafts',
          texts: [
            'Every stroke is saved in this browser at once, with the whole undo history. Drafts are included when you export your data in the settings.',
            'With an account, drafts are kept there, too, and follow you to your other devices. Without one, they stay on this device. Images never leave it unless you send them.',
          ],
        },
      ],
    } as HelpText,
  },
};

export type HelpWords = typeof words;

/** The pages of the help below `/help/`. */
export type HelpTopic = keyof HelpWords['pages'];
