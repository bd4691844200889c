/**
 * pynogram's INI files: sections `[colors]` and `[clues]`, values that continue on indented lines.
 * An empty clue is two quotes, because a bare 0 would be a black block.
 */
import { bad, good, type Place, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { puzzleOfSections, sectionLines } from '../lexing/clue-sections.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { iniSection } from '../words/en/solver-things.js';
import { iniFound } from '../words/en/solvers.js';
import { literally } from '../words/thing.js';

/** Input of pynogram. */
export const ini: Format = {
  id: 'ini',
  name: 'pynogram INI',
  extensions: ['.ini', '.txt'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: false,
    clues: true,
    goal: false,
    meta: [],
    several: false,
    maxInks: 702,
  },
  detect: ({ text }) => /^[ \t]*\[clues\][ \t]*$/im.test(text),
  read: (source) => [readIni(source)],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeIni(puzzle)),
};

/** A key and the lines of its value. */
interface Entry {
  readonly section: string;
  readonly key: string;
  readonly place: Place;
  readonly lines: Word[];
}

function readIni({ text, limits }: Source): Result<Puzzle> {
  const entries = parseEntries(text);
  if (!entries.ok) return entries;
  const colors = entries.value
    .filter(({ section }) => section === 'colors')
    .map(({ key, lines, place }) => ({
      text: `${key} = ${lines.map((line) => line.text).join(' ')}`,
      place,
    }));
  const clues = entries.value.filter(({ section }) => section === 'clues');
  const place = clues[0]?.place ?? { line: 1, column: 1 };
  const linesOfKey = (name: string) => clues.find(({ key }) => key === name)?.lines;
  const rows = linesOfKey('rows');
  const columns = linesOfKey('columns');
  return puzzleOfSections({ colors, rows, columns, place, quotesAreClue: true }, limits);
}

function parseEntries(text: string): Result<Entry[]> {
  const entries: Entry[] = [];
  let section: string | undefined;
  // an option may be indented; what is indented further continues it
  let indent: number | undefined;
  for (const line of linesOf(text)) {
    const content = withoutComment(line.text);
    if (content.trim() === '') continue;
    const heading = /^\s*\[([^\]]*)\]\s*$/.exec(content)?.[1];
    const indented = content.search(/\S/);
    if (heading !== undefined) {
      section = heading.trim().toLowerCase();
      indent = undefined;
    } else if (indent !== undefined && indented > indent) {
      entries.at(-1)?.lines.push({ text: content, place: line.place });
    } else {
      const [, key, value] = /^\s*([^=:\s]+)\s*[=:](.*)$/.exec(content) ?? [];
      if (key === undefined || value === undefined || section === undefined) {
        const what = section === undefined ? iniSection : literally('"key = value"');
        return bad(iniFound, { found: cut(content.trim()), what }, line.place);
      }
      indent = indented;
      const column = content.length - value.length + 1;
      const place = { line: line.place.line, column };
      entries.push({
        section,
        key: key.toLowerCase(),
        place: line.place,
        lines: [{ text: value, place }],
      });
    }
  }
  return good(entries);
}

/** Removes a comment, which begins a line or follows a blank; `(#c8141e)` holds none. */
function withoutComment(line: string): string {
  const at = line.search(/(?:^|\s)[#;]/);
  return at < 0 ? line : line.slice(0, at);
}

function writeIni(puzzle: Puzzle): Result<string> {
  const sections = sectionLines(puzzle, "''");
  if (!sections.ok) return sections;
  const { colors, rows, columns } = sections.value;
  const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');
  const declared = colors.length === 0 ? '' : `[colors]\n${colors.join('\n')}\n\n`;
  return good(`${declared}[clues]\ncolumns =\n${indented(columns)}\nrows =\n${indented(rows)}`);
}
