/** Texts of the pages that teach, in English. */
export const words = {
  title: 'Learn',
  description:
    'Eighteen techniques for nonograms, each drawn, explained and practised; a course of thirty puzzles.',
  lead: 'How to solve without guessing: techniques one by one, puzzles in order, and practice.',
  techniques: 'Techniques',
  learnMenu: 'Techniques',
  technique: (number: number, level: number) => `Technique ${number} · level ${level}`,
  level: (level: number) => `level ${level}`,
  levels: {
    1: 'Counting',
    2: 'Combining',
    3: 'A line as a whole',
    4: 'A small assumption',
    5: 'An assumption',
    6: 'Assumptions within assumptions',
  } as Readonly<Record<number, string>>,
  done: 'done',
  lookFor: 'Look for',
  alsoCalled: (name: string) => `Also called ${name}.`,
  first: {
    title: 'Your first puzzle',
    text: 'New here? Learn the moves in a minute, by playing.',
    start: 'Learn the moves',
    second: 'Two numbers in a line',
  },
  course: {
    title: 'The course',
    text: 'Thirty small puzzles in order. Each one brings something new.',
    start: 'Begin the course',
    goOn: 'Continue the course',
    again: 'See the course',
    progress: (done: number, all: number) => `${done} of ${all} solved`,
  },
  storm: {
    title: 'Quick practice',
    text: 'Lines and small boards: in each, one square is certain. Against the clock, or until the first mistake.',
    storm: 'Storm, three minutes',
    streak: 'Streak, no clock',
  },
  kinds: {
    title: 'Other kinds of nonogram',
    text: 'Hidden numbers, clues over two lines, triangles: the rules, and twenty puzzles of each.',
    open: 'See the other kinds',
    lessons: {
      hidden: 'Solving hidden numbers',
      pairs: 'Solving clues over two lines',
      triangles: 'Solving triangles',
    },
  },
  practice: 'Practise this technique',
  practiceText: 'Lines from real puzzles where this is the next step.',
  practiceBoards: 'Positions in which this is the next step.',
  before: 'before',
  so: 'so',
  leftmost: 'leftmost',
  rightmost: 'rightmost',
  slideBlock: (size: number) => `Slide the ${size}`,
  slideBlocks: 'Slide the blocks',
  slideSteps: 'Step by step',
  way: (way: number, all: number) => `Way ${way} of ${all}`,
  legend: {
    premise: 'what it rests on',
    conclusion: 'what follows',
    supposed: 'supposed',
  },
  spare: (length: number, size: number) =>
    `How many cells? The ${size} has room in ${length} cells, so it has ${length} − ${size} = ${length - size} to spare. A block longer than its spare room has a core:`,
  core: (length: number, size: number) =>
    `${size} − ${length - size} = ${size - (length - size)} cells.`,
  drawing: (clue: string, before: string, after: string) =>
    `A line with the clue ${clue}. Before: ${before}. After: ${after}.`,
  cells: { unknown: 'unknown', blank: 'X', filled: 'filled' },
  inks: ['red', 'blue', 'yellow'] as readonly string[],
  task: {
    title: 'Now you',
    say: (name: string) => `Mark everything that follows by “${name}”, and nothing else.`,
    sayBoard: (name: string) => `One step by “${name}” is possible here. Find it.`,
    sayColor: 'Put an X wherever the colours of row and column rule out every colour.',
    fill: 'Fill',
    cross: 'X',
    erase: 'Erase',
    tool: 'Tool',
    rows: (done: number, all: number) => `${done} of ${all} rows`,
    boards: (done: number, all: number) => `${done} of ${all} boards`,
    row: (row: number) => `Row ${row}`,
    cell: (row: number, column: number, state: string) => `Row ${row}, column ${column}, ${state}`,
    clue: (clue: string) => `clue ${clue}`,
    rightSpare: (row: number, length: number, need: number, count: number) =>
      `Row ${row}: right, ${length} − ${need} = ${length - need} to spare, so ${count} ${count === 1 ? 'cell is' : 'cells are'} certain.`,
    rightOneWay: (row: number) => `Row ${row}: right, there is only one way to place the blocks.`,
    right: (row: number, ways: string, count: number) =>
      `Row ${row}: right. There are ${ways} ways to place the blocks, and all of them agree on ${count === 1 ? 'this cell' : `these ${count} cells`}.`,
    rightBoard: 'Right.',
    tryRow: (row: number) => `Try row ${row}.`,
    nextBoard: 'Next board',
    all: 'That was all of it. Well done.',
    soFar: (row: number) => `Row ${row}: right so far.`,
    given: (row: number, column: number) =>
      `Row ${row}, column ${column} was known from the start.`,
    undecided: (row: number, column: number, one: string, other: string) =>
      `Row ${row}, column ${column} is not certain yet: with ${one} it is filled, with ${other} it is not.`,
    undecidedColor: (row: number, column: number, one: string, other: string) =>
      `Row ${row}, column ${column} is not certain yet: ${one} fits, and ${other} does as well.`,
    blocksIn: (spans: string, count: number) =>
      `${count === 1 ? 'the block' : 'blocks'} in ${spans}`,
    columns: (text: string, count: number) => `${count === 1 ? 'column' : 'columns'} ${text}`,
    noBlocks: 'no block there',
    opposite: (row: number, column: number, state: string) =>
      `Row ${row}, column ${column} is certain, but it is ${state}: the blocks cannot be placed any other way.`,
    other: (row: number, column: number, name: string) =>
      `Row ${row}, column ${column}: true, but that takes another technique, “${name}”. Leave it for now.`,
    notHere: (row: number, column: number) =>
      `Row ${row}, column ${column} is not what this step decides. Take it back and look again.`,
    wrongBoard: (row: number, column: number) =>
      `Row ${row}, column ${column} is the right place. Suppose your mark were true, and see what follows:`,
    wrongColor: (row: number, column: number) =>
      `Row ${row}, column ${column}: colours do not rule that out. Compare row and column.`,
    takeBack: 'Take it back',
    show: 'Show me',
    showCells: (row: number, cells: string) => `Row ${row}: look at ${cells}.`,
    again: 'Again',
    needsScript: 'To try it here, turn on JavaScript. The examples above work without it.',
    keys: 'Arrow keys move, Space fills, X crosses out, Backspace erases.',
  },
  practise: {
    title: (name: string) => `Practise: ${name}`,
    description: (name: string) => `Lines from real puzzles, to finish by “${name}”.`,
    lead: (name: string) =>
      `Taken from real puzzles, at the moment when “${name}” is the next step. They reveal nothing of the pictures.`,
    leadBoards: (name: string) => `Positions in which “${name}” is the next step.`,
    back: (name: string) => `To “${name}”`,
  },
  courseList: {
    title: 'The course',
    description: 'Thirty small nonograms in order, from the first overlap to chains of reasons.',
    step: (number: number) => `Puzzle ${number}`,
    size: (width: number, height: number) => `${width} × ${height}`,
    colored: 'in colours',
    solved: 'solved',
    introduces: 'New',
  },
  lesson: {
    title: (number: number) => `Course, puzzle ${number}`,
    description: (number: number) =>
      `Puzzle ${number} of the course: what to look for, and a board.`,
    step: (number: number, all: number) => `Course · puzzle ${number} of ${all}`,
    look: 'What to look for',
    technique: (name: string) => `More about “${name}”`,
    solved: 'Solved',
    next: 'Next puzzle',
    previous: 'Previous puzzle',
    toCourse: 'The course',
    inPlayer: 'Open in the player, with hints',
    again: 'Start over',
    undo: 'Undo',
    redo: 'Redo',
    finished: 'That was the last one. You know all there is to know.',
    clues: 'Clues of this puzzle',
    rows: 'Rows',
    columns: 'Columns',
  },
  back: 'All techniques',
  firstPage: {
    title: 'Your first puzzle',
    description: 'Learn the moves of nonograms in a minute, by playing.',
    step: (step: number, all: number) => `Step ${step} of ${all}`,
    skip: 'Skip',
    fill: {
      mouse:
        'The numbers say how many cells in a row or column are filled. The third row has a 5: fill all five cells. Press on the first and drag to the last.',
      touch:
        'The numbers say how many cells in a row or column are filled. The third row has a 5: fill all five cells. Put a finger on the first and slide to the last.',
      keyboard:
        'The numbers say how many cells in a row or column are filled. The third row has a 5: fill all five cells. Move with the arrow keys, fill with Space; Shift with an arrow draws.',
    },
    down: {
      mouse:
        'Good: the number goes pale, that row is done. The third column has a 5 as well. Drag from top to bottom.',
      touch:
        'Good: the number goes pale, that row is done. The third column has a 5 as well. Slide from top to bottom.',
      keyboard:
        'Good: the number goes pale, that row is done. The third column has a 5 as well. Fill it from top to bottom.',
    },
    cross: {
      mouse:
        'The last row has a 1, and its cell is filled. The other four stay blank: mark them with an X. Use the right button, or choose X below.',
      touch:
        'The last row has a 1, and its cell is filled. The other four stay blank: mark them with an X. Choose X below, or keep a finger on a cell.',
      keyboard:
        'The last row has a 1, and its cell is filled. The other four stay blank: mark them with an X. Press X.',
    },
    erase: {
      mouse: 'An X is only a note to yourself. Remove one: press it once more with the same tool.',
      touch: 'An X is only a note to yourself. Remove one: tap it once more with the same tool.',
      keyboard: 'An X is only a note to yourself. Remove one: press X on it once more.',
    },
    finish: {
      mouse:
        'Now the rest. The second and fourth columns have a 2, and one cell of each is filled. The second row has a 3. Which two cells are missing?',
      touch:
        'Now the rest. The second and fourth columns have a 2, and one cell of each is filled. The second row has a 3. Which two cells are missing?',
      keyboard:
        'Now the rest. The second and fourth columns have a 2, and one cell of each is filled. The second row has a 3. Which two cells are missing?',
    },
    done: 'Every line matches its numbers, so the puzzle is solved. You do not need an X for that.',
    toSecond: 'Next: two numbers in a line',
    toCourse: 'Begin the course',
    toPuzzles: 'Browse puzzles',
  },
  secondPage: {
    title: 'Two numbers in a line',
    description: 'What several numbers in a row or column mean, learned in a minute, by playing.',
    steps: {
      pair: 'The second row has two numbers, 2 and 2: two blocks, with at least one blank cell between them. 2 + 1 + 2 is 5, the whole row. Fill two cells, leave one, fill two.',
      whole: 'The third row has a single 5. Fill all of it.',
      around:
        'Numbers keep their order: in a row from left to right, in a column from top to bottom. The second column has 2, then 1, and its 2 is done. Put an X above it and below it.',
      order: 'The 1 of this column comes after the 2, so below the X. One cell is left: fill it.',
      rest: 'The fourth column has the same numbers. Then finish the rows and columns with a 3, a 4, and 1 1 1.',
    },
    done: 'Each number is a block, blocks stand in the order of their numbers, and between two blocks at least one cell is blank. Those are all the rules.',
  },
};

export type LearnWords = typeof words;
