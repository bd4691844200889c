/** One puzzle of the desk: the map of stuck cells, and the worst places in words. */
import type { Palette } from '@nonokit/core';
import { useState } from 'preact/hooks';
import { LEAST_PEOPLE } from '../../../contract/desk.js';
import { usePage } from '../../frame/page-context.js';
import type { DrawnMarks } from '../../sheet/painters.js';
import { cardPalette } from '../../sheet/silhouette.js';
import { marksOfText } from '../../widgets/card-view.js';
import { Segments } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import type { MapKind, ShownPuzzle } from './data.js';
import { percentText } from './published.js';
import { Legend, StuckDrawing } from './stuck-drawing.js';

const KINDS: readonly MapKind[] = ['stood', 'help', 'mistakes'];

export function PuzzlePanel({ puzzle }: { readonly puzzle: ShownPuzzle }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('desk');
  const { id, number, stuck } = puzzle;
  const title = puzzle.title === '' ? words.untitled : puzzle.title;
  return (
    <section class="card padded stack desk-panel" aria-labelledby="shown">
      <div class="apart">
        <div>
          <h2 id="shown">{title}</h2>
          <p class="small soft digits">№ {number}</p>
        </div>
        <a class="icon-button" href={linkTo(`puzzles/${id}`)} aria-label={words.open(title)}>
          <Icon name="arrow-right" />
        </a>
      </div>
      {stuck === null ? (
        <p class="note">{words.tooFew(LEAST_PEOPLE)}</p>
      ) : (
        <Stuck
          picture={marksOfText(puzzle.marks)}
          palette={cardPalette(puzzle)}
          stuck={stuck}
          note={words.onlyYou(stuck.people)}
        />
      )}
    </section>
  );
}

/** Where people got stuck, as a map over the picture and in words. */
export function Stuck({
  picture,
  palette,
  stuck,
  note,
}: {
  readonly picture: DrawnMarks;
  readonly palette: Palette;
  readonly stuck: NonNullable<ShownPuzzle['stuck']>;
  /** Of how many people this is, and who sees it. */
  readonly note: string;
}) {
  const words = usePage().wordsOf('desk');
  const [kind, choose] = useState<MapKind>('stood');
  const { percents, places } = stuck[kind];
  return (
    <>
      <Segments
        name="map"
        label={words.kindsMenu}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={choose}
      />
      <StuckDrawing
        picture={picture}
        palette={palette}
        map={stuck[kind]}
        label={words.mapLabels[kind]}
      />
      {percents.some((percent) => percent > 0) && <Legend />}
      {places.length === 0 ? (
        <p class="small soft">{words.noPlaces[kind]}</p>
      ) : (
        <>
          <ol class="desk-places">
            {places.map(({ rows, columns, share }, k) => (
              <li key={k}>
                <b class="badge digits">{k + 1}</b>
                <span>
                  {words.place(
                    words.rows(rows[0] + 1, rows[1] + 1),
                    words.columnsAt(columns[0] + 1, columns[1] + 1),
                  )}
                </span>
                <b class="digits">{percentText(share)}</b>
              </li>
            ))}
          </ol>
          <p class="small soft">{words.notes[kind]}</p>
        </>
      )}
      <p class="small soft">{note}</p>
    </>
  );
}
