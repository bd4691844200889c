/** The clues of a puzzle as tables, for readers without a script. */
import type { Clues } from '@nonokit/board';
import { type Clue, digitOn, isBlackOnly, type Palette } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import { colorName } from '../../widgets/color-name.js';
import { inkColor } from '../../widgets/ink-color.js';
import type { PuzzleWords } from '../../words/en/puzzle.js';

export function ClueTable({
  clues,
  words,
}: {
  readonly clues: Clues;
  readonly words: PuzzleWords;
}) {
  const { palette, rows, columns } = clues;
  return (
    <section class="clue-table stack">
      <h2>{words.clues}</h2>
      <p class="soft">{words.cluesText}</p>
      <div class="clue-tables">
        <Lines clues={rows} palette={palette} title={words.rows} name={words.row} words={words} />
        <Lines
          clues={columns}
          palette={palette}
          title={words.columns}
          name={words.column}
          words={words}
        />
      </div>
    </section>
  );
}

/** The clues of all rows, or of all columns. */
function Lines({
  clues,
  palette,
  title,
  name,
  words,
}: {
  readonly clues: readonly Clue[];
  readonly palette: Palette;
  readonly title: string;
  readonly name: (index: number) => string;
  readonly words: PuzzleWords;
}) {
  return (
    <table class="card">
      <caption class="strong">{title}</caption>
      <tbody>
        {clues.map((clue, index) => (
          <tr key={`${index}`}>
            <th scope="row" class="soft">
              {name(index + 1)}
            </th>
            <td class="digits">
              {clue.length === 0 && <span class="softer">{words.nothing}</span>}
              {clue.map(({ size, color }, k) => (
                <Block key={`${k}`} size={size} color={color} palette={palette} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number; in coloured puzzles on its ink, with the word for the ink. */
function Block({
  size,
  color,
  palette,
}: {
  readonly size: number;
  readonly color: number;
  readonly palette: Palette;
}) {
  const page = usePage();
  if (isBlackOnly(palette)) return <b>{size} </b>;
  const background = inkColor(palette, color);
  const rgb = palette[color]?.rgb ?? '#000000';
  return (
    <b class="chip" style={{ background, color: digitOn(rgb) }}>
      {size}
      <span class="spoken"> {colorName(page, palette, color)} </span>
    </b>
  );
}
