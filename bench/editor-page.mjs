/**
 * The page of bench/editor.mjs: paints in pictures as a hand would, and notes how long each frame
 * takes. Every measurement begins with the same picture.
 */
import { LIGHT_LOOK, USUAL_STYLE, viewportOf } from '../packages/board/src/index.ts';
import { Editing } from '../packages/board-dom/src/editing/editing.ts';
import { PictureView } from '../packages/board-dom/src/editing/picture-view.ts';
import { edited, newEditor } from '../packages/editor/src/index.ts';
import { BLACK, discs, INKS, Screen } from './bench-screen.mjs';

/** All measurements of one board: name to frames. */
export function measure({ side, inks, room, scale, cell }) {
  const palette = inks === 1 ? BLACK : INKS;
  const { goal } = discs(side, palette, `bench ${side}`);
  const screen = new Screen(room, scale);
  const bench = new Bench(screen, newEditor({ grid: goal, palette }), { room, cell });
  const middle = Math.floor(side / 2);
  const frames = {};
  const brushes = {
    'pencil, one cell more': [{ tool: 'pencil' }, wave(middle)],
    'pencil in four mirrors': [{ tool: 'pencil', mirror: 'both' }, wave(middle)],
    'line, its end moves': [{ tool: 'line' }, wave(middle)],
    'rectangle, one larger': [{ tool: 'rectangle' }, diagonal],
    'full rectangle, one larger': [{ tool: 'rectangle', isFilled: true }, diagonal],
    'ellipse, one larger': [{ tool: 'ellipse' }, diagonal],
    'selection, one larger': [{ tool: 'select' }, diagonal],
    'whole picture moved': [{ tool: 'move' }, diagonal],
  };
  const steps = Math.min(100, side - 6);
  for (const [name, [brush, place]] of Object.entries(brushes)) {
    frames[name] = bench.gesture(brush, place, steps);
  }
  frames['piece of 20x20 moved'] = bench.selected(20).gesture({ tool: 'select' }, diagonal, steps);
  frames['pencil after 3000 cells'] = bench.scribbled(3000, steps);
  frames['end of a stroke'] = bench.ends(16);
  return frames;
}

/** Cells of a wavy line about a row, and of a diagonal one. */
const wave = (row) => (k) => ({ row: row + Math.round(3 * Math.sin(k / 4)), column: 3 + k });
const diagonal = (k) => ({ row: 3 + k, column: 3 + k });

/** An editor on a screen. */
class Bench {
  constructor(screen, editor, { room, cell }) {
    this.screen = screen;
    this.editor = editor;
    this.editing = new Editing(editor, {}, { emit: () => undefined, growing: () => undefined });
    this.picture = new PictureView(this.editing);
    this.stage = {
      style: USUAL_STYLE,
      look: LIGHT_LOOK,
      follow: (view) => {
        this.stage.view = view;
      },
      show: (view) => {
        this.stage.view = view;
      },
    };
    const rails = this.picture.railsIn(USUAL_STYLE);
    this.stage.view = viewportOf(this.picture.game.clues, room, { cell }, rails);
  }

  frame(change) {
    return this.screen.frame(() => {
      change();
      return this.picture.scene(this.stage, true);
    });
  }

  begin(editor, brush) {
    this.editing.load(editor);
    this.editing.takeBrush({ color: 1, isFilled: false, mirror: 'none', ...brush });
    this.picture.settle(this.stage);
    this.screen.frame(() => this.picture.scene(this.stage, true));
  }

  gesture(brush, place, steps) {
    this.begin(this.now ?? this.editor, brush);
    this.now = undefined;
    this.editing.begin(place(0), {});
    const frames = Array.from({ length: steps }, (_, k) =>
      this.frame(() => this.lead(place(k + 1))),
    );
    this.editing.drop();
    return frames;
  }

  lead(cell) {
    this.editing.extend([cell]);
    this.editing.moveTo(cell.row, cell.column);
  }

  selected(side) {
    const area = { left: 0, top: 0, width: side, height: side };
    this.now = edited(this.editor, { type: 'select', area });
    return this;
  }

  /** A stroke that is long already grows. */
  scribbled(count, steps) {
    this.begin(this.editor, { tool: 'pencil' });
    const { width, height } = this.editor.grid;
    const cells = Array.from({ length: count }, (_, k) => {
      const row = Math.floor(k / width) % height;
      return { row, column: row % 2 === 0 ? k % width : width - 1 - (k % width) };
    });
    this.editing.begin({ row: 0, column: 0 }, {});
    this.editing.extend(cells);
    this.frame(() => undefined);
    const place = wave(Math.floor(height / 2));
    const frames = Array.from({ length: steps }, (_, k) =>
      this.frame(() => this.lead(place(k + 1))),
    );
    this.editing.drop();
    return frames;
  }

  /** Strokes that end and are taken back. */
  ends(count) {
    this.begin(this.editor, { tool: 'pencil' });
    const place = wave(Math.floor(this.editor.grid.height / 2));
    return Array.from({ length: count }, (_, k) => {
      if (k % 2 === 0) {
        this.editing.begin(place(0), {});
        for (let step = 1; step < 20; step++) this.lead(place(step));
        this.frame(() => undefined);
      }
      return this.frame(() => {
        if (k % 2 === 0) this.editing.end();
        else this.editing.apply({ type: 'undo' }, 'hand');
        this.picture.settle(this.stage);
      });
    });
  }
}
