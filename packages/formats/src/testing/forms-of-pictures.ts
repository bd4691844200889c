/** Finished pictures, as people draw, frame, number and store them, and puzzles as facts. */
import { type DrawnForm, framed, lines, type Picture } from './write-clues.js';

/** The picture with other characters: "#" and "." where there are none. */
const drawn = (picture: Picture, ink: string, paper: string, between = '') =>
  picture.map((row) => [...row].map((cell) => (cell === '#' ? ink : paper)).join(between));

const text = (rows: readonly string[]) => `${rows.join('\n')}\n`;

/** Pictures as text. */
const OF_TEXT: readonly DrawnForm[] = [
  ['a picture', ({ picture }) => text(picture)],
  ['a picture with blanks between', ({ picture }) => text(drawn(picture, '#', '.', ' '))],
  ['a picture of X', ({ picture }) => text(drawn(picture, 'X', '.'))],
  ['a picture of blocks', ({ picture }) => text(drawn(picture, '█', '░'))],
  ['a picture of squares', ({ picture }) => text(drawn(picture, '■', '□'))],
  ['a picture of emoji', ({ picture }) => text(drawn(picture, '⬛', '⬜'))],
  ['a picture of 1 and 0', ({ picture }) => text(drawn(picture, '1', '0'))],
  ['a picture of 1 and 0 with blanks', ({ picture }) => text(drawn(picture, '1', '0', ' '))],
  ['a picture of 1 and 0 with commas', ({ picture }) => text(drawn(picture, '1', '0', ','))],
  ['a picture of # and -', ({ picture }) => text(drawn(picture, '#', '-'))],
  ['a picture of @ and blanks', ({ picture }) => text(drawn(picture, '@', ' '))],
  ['an indented picture', ({ picture }) => text(picture.map((row) => `    ${row}`))],
  ['a picture in a code block', ({ picture }) => `My owl:\n\n\`\`\`\n${text(picture)}\`\`\`\n`],
  ['a quoted picture', ({ picture }) => text(picture.map((row) => `> ${row}`))],
  ['a picture with a title', ({ picture }) => `Title: Cup\nAuthor: Ann\n\n${text(picture)}`],
  ['a picture in a frame', ({ picture }) => text(framed(picture))],
  [
    'a picture in a drawn frame',
    ({ picture }) => text(framed(drawn(picture, '█', ' '), '┌┐└┘', '─│')),
  ],
  ['a numbered picture', ({ picture }) => text(picture.map((row, k) => `${k + 1} ${row}`))],
  ['a lettered picture', ({ picture }) => text(picture.map((row, k) => `${'ABCDEF'[k]}: ${row}`))],
  ['a picture between bars', ({ picture }) => text(picture.map((row) => `|${row}|`))],
];

/** Pictures in code and data. */
const OF_CODE: readonly DrawnForm[] = [
  [
    'a picture as quoted lines',
    ({ picture }) => `art = [\n${picture.map((row) => `  "${row}",`).join('\n')}\n]\n`,
  ],
  [
    'a picture in a comment',
    ({ picture }) => `${picture.map((row) => `// ${row}`).join('\n')}\nconst size = 4;\n`,
  ],
  ['a picture in three quotes', ({ picture }) => `ART = """\n${text(picture)}"""\n`],
  [
    'a matrix of Python',
    ({ picture }) =>
      `grid = [${drawn(picture, '1', '0', ', ')
        .map((row) => `[${row}]`)
        .join(', ')}]\n`,
  ],
  [
    'a matrix as numpy prints it',
    ({ picture }) =>
      `[${drawn(picture, '1', '0', ' ')
        .map((row) => `[${row}]`)
        .join('\n ')}]\n`,
  ],
  [
    'a matrix of C',
    ({ picture }) =>
      `int grid[][${picture[0]?.length}] = {${drawn(picture, '1', '0', ',')
        .map((row) => `{${row}}`)
        .join(',')}};\n`,
  ],
  [
    'a matrix of true and false',
    ({ picture }) =>
      JSON.stringify({ solution: picture.map((row) => [...row].map((cell) => cell === '#')) }),
  ],
  [
    'a matrix of MATLAB',
    ({ picture }) => `grid = [${drawn(picture, '1', '0', ' ').join('; ')}];\n`,
  ],
  ['rows of characters in JSON', ({ picture }) => JSON.stringify({ name: 'Cup', grid: picture })],
  [
    'a matrix in YAML',
    ({ picture }) =>
      `grid:\n${drawn(picture, '1', '0', ', ')
        .map((row) => `  - [${row}]`)
        .join('\n')}\n`,
  ],
];

/** Facts of logic programs. */
const OF_FACTS: readonly DrawnForm[] = [
  [
    'a fact for each number',
    ({ rows, columns }) =>
      [['row', rows] as const, ['col', columns] as const]
        .flatMap(([name, lists]) =>
          lists.flatMap((list, k) => list.map((size, b) => `${name}(${k + 1},${b + 1},${size}).`)),
        )
        .join(' '),
  ],
  [
    'a fact for each line',
    ({ rows, columns }) =>
      [['row', rows] as const, ['column', columns] as const]
        .flatMap(([name, lists]) => lists.map((list, k) => `${name}(${k + 1}, [${list}]).`))
        .join('\n'),
  ],
  [
    'facts that name the side inside',
    ({ rows, columns }) =>
      [['row', rows] as const, ['column', columns] as const]
        .flatMap(([name, lists]) =>
          lists.flatMap((list, k) =>
            list.map((size, b) => `hint(${name}, ${k + 1}, ${b + 1}, ${size}).`),
          ),
        )
        .join('\n'),
  ],
];

/** Several puzzles in one text; the one that is asked for comes first. */
const OF_LEVELS: readonly DrawnForm[] = [
  ['two pictures', ({ picture }) => `${text(picture)}\n###\n#.#\n###\n`],
  ['two pictures with titles', ({ picture }) => `Cup\n${text(picture)}\nRing\n###\n#.#\n###\n`],
  [
    'levels in JSON',
    ({ rows, columns }) =>
      JSON.stringify({
        levels: [
          { name: 'Cup', rows, columns },
          { name: 'Ring', rows: [[3], [1, 1], [3]], columns: [[3], [1, 1], [3]] },
        ],
      }),
  ],
  [
    'pictures as levels in JSON',
    ({ picture }) => JSON.stringify({ levels: [{ map: picture }, { map: ['###', '#.#', '###'] }] }),
  ],
  [
    'puzzles under numbers',
    ({ rows, columns }) =>
      `Puzzle 1\nRows:\n${lines(rows)}\nColumns:\n${lines(columns)}\n\n` +
      'Puzzle 2\nRows:\n3\n1 1\n3\nColumns:\n3\n1 1\n3\n',
  ],
  [
    'puzzles in pairs of names',
    ({ rows, columns }) =>
      `cup_rows = ${JSON.stringify(rows)}\ncup_columns = ${JSON.stringify(columns)}\n` +
      'ring_rows = [[3], [1, 1], [3]]\nring_columns = [[3], [1, 1], [3]]\n',
  ],
  [
    'JSON, a puzzle a line',
    ({ rows, columns }) =>
      `${JSON.stringify({ rows, columns })}\n${JSON.stringify({ rows: [[1], [2]], columns: [[2], [1]] })}\n`,
  ],
];

export const FORMS_OF_PICTURES = [...OF_TEXT, ...OF_CODE];
export const FORMS_OF_FACTS = OF_FACTS;
export const FORMS_OF_LEVELS = OF_LEVELS;
