/**
 * What all hands of fans have: fingers on a phone, or keys alone. They only do what a person can do
 * on the screen: tap what is in sight, pan with two fingers, press keys. After each stroke a hand
 * looks whether the board is as meant, else takes the stroke back and draws it again.
 */
import { look } from './fan-page.mjs';

/** A hand that misses more often is broken. */
const MOST_MISSES = 20;

/** Cells as straight strokes, along a column where all lie in one, else along rows. */
export function planStrokes(cells, width) {
  const places = cells.map((cell) => ({ row: Math.floor(cell / width), column: cell % width }));
  const isColumn = places.length > 1 && places.every(({ column }) => column === places[0].column);
  const along = isColumn ? 'row' : 'column';
  const across = isColumn ? 'column' : 'row';
  places.sort((a, b) => a[across] - b[across] || a[along] - b[along]);
  const strokes = [];
  for (const place of places) {
    const last = strokes.at(-1);
    const isNext = last?.to[across] === place[across] && last.to[along] + 1 === place[along];
    if (isNext) last.to = place;
    else strokes.push({ from: place, to: place });
  }
  return strokes;
}

/** The numbers of a stroke's cells. */
function listCells({ from, to }, width) {
  const cells = [];
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) cells.push(row * width + column);
  }
  return cells;
}

/** What all hands have: counts, and the look at what became of a stroke. */
export class Hand {
  counts = { taps: 0, strokes: 0, pans: 0, tools: 0, hints: 0, presses: 0, missed: 0 };
  misses = [];
  /** Milliseconds of the page's thread that each stroke took. */
  work = [];

  constructor(page, width, readWork) {
    this.page = page;
    this.width = width;
    this.readWork = readWork;
  }

  /** Marks cells that have another mark. */
  async mark(mark, cells) {
    const { marks, isOver } = await look(this.page);
    if (isOver) return;
    const left = cells.filter((cell) => marks[cell] !== mark);
    for (const stroke of planStrokes(left, this.width)) {
      const before = await look(this.page);
      if (before.isOver) return;
      const begun = await this.readWork();
      // a finished line has got its X meanwhile
      const meant = listCells(stroke, this.width).filter((cell) => before.marks[cell] !== mark);
      if (meant.length === 0) continue;
      this.counts.strokes++;
      await this.stroke(mark, stroke);
      this.work.push((await this.readWork()) - begun);
      const after = await look(this.page);
      if (after.isOver || this.#isAsMeant(mark, meant, before.marks, after.marks)) continue;
      this.misses.push({ mark, meant, got: meant.map((cell) => after.marks[cell]) });
      this.counts.missed++;
      if (this.counts.missed > MOST_MISSES) throw new Error('the hand misses too often');
      await this.takeBack();
      await this.mark(mark, meant);
    }
  }

  /** Whether a stroke did what was meant, and besides at most X that the board draws itself. */
  #isAsMeant(mark, meant, before, after) {
    const isDone = meant.every((cell) => after[cell] === mark);
    return (
      isDone &&
      after.every(
        (one, cell) => one === before[cell] || one === mark || (one === 0 && before[cell] === -1),
      )
    );
  }
}
