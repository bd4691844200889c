/**
 * The page of bench/board.mjs: paints boards as a player would make them change, and notes how long
 * each frame takes. A frame is what follows an event: the game's next state, the states of numbers,
 * painting, and reading a pixel back, which waits until everything is on the canvas.
 */
import {
  applyMove,
  beginStroke,
  cluesOnly,
  extendStroke,
  LIGHT_LOOK,
  moveOf,
  newGame,
  numberStates,
  paintMinimap,
  panned,
  USUAL_STYLE,
  viewportOf,
  zoomed,
} from '../packages/board/src/index.ts';
import { BLACK, discs, INKS, Screen } from './bench-screen.mjs';

/** A game of which half the cells are marked as they are in the picture. */
function halfPlayed(puzzle) {
  let game = newGame(cluesOnly(puzzle));
  const { width, goal } = puzzle;
  for (let mark = 0; mark < puzzle.palette.length; mark++) {
    const cells = [];
    for (let k = 0; k < goal.cells.length; k++) {
      if (goal.cells[k] === mark && (Math.floor(k / width) >> 3) % 2 === 0) cells.push(k);
    }
    game = applyMove(game, { type: 'paint', mark, cells });
  }
  return game;
}

function makeScene(game, view, before) {
  const numbers = numberStates(game, 'provable', before?.numbers);
  return { game, view, look: LIGHT_LOOK, style: USUAL_STYLE, numbers };
}

/** All measurements of one board: name to frames. */
export function measure({ side, inks, room, scale, cell }) {
  const game = halfPlayed(discs(side, inks === 1 ? BLACK : INKS, `bench ${side}`));
  const view = viewportOf(game.clues, room, cell === undefined ? {} : { cell, scrollX: 40 });
  const screen = new Screen(room, scale);
  const frames = {};
  const states = makeScene(game, view);
  const again = () => ({ ...states, view: { ...view } });
  frames['whole board, numbers as before'] = Array.from({ length: 8 }, () => screen.frame(again));
  frames['cursor, one cell'] = Array.from({ length: 60 }, (_, k) =>
    screen.frame((scene) => ({ ...scene, cursor: { row: 20 + (k % 7), column: 5 + (k % 20) } })),
  );
  strokeFrames(screen, game, frames);
  pointerFrames(screen, view, frames);
  const { context, scene } = screen;
  frames['miniature for the corner'] = Array.from({ length: 8 }, () => {
    const start = performance.now();
    paintMinimap(context, scene.game, view, { x: 4, y: 4, width: 120, height: 120 }, LIGHT_LOOK);
    const painted = performance.now();
    context.getImageData(0, 0, 1, 1);
    return [painted - start, performance.now() - start];
  });
  return frames;
}

/** A stroke of 100 cells down a column, one more each frame, with the crosshair; then its end. */
function strokeFrames(screen, game, frames) {
  const { view } = screen.scene;
  const length = Math.min(100, view.rows.last - view.rows.first);
  const column = view.columns.first + 12;
  const top = view.rows.first;
  let stroke = beginStroke(game, 1, { x: column + 0.5, y: top + 0.5 }, { isLikeFirst: false });
  const growing = [];
  for (let k = 1; k <= length; k++) {
    const frame = screen.frame((scene) => {
      stroke = extendStroke(game, stroke, { x: column + 0.5, y: top + k + 0.5 });
      return { ...scene, stroke, cursor: { row: top + k, column } };
    });
    growing.push(frame);
  }
  frames[`stroke of ${length} cells, one more`] = growing;
  frames['end of the stroke'] = Array.from({ length: 8 }, (_, k) =>
    screen.frame((scene) => {
      const move = k % 2 === 0 ? moveOf(stroke) : { type: 'undo' };
      const next = applyMove(scene.game, move);
      return { ...makeScene(next, scene.view, scene), cursor: scene.cursor };
    }),
  );
}

/** Dragging the board, and two fingers apart and together. */
function pointerFrames(screen, view, frames) {
  const { room } = view;
  const near = view.cell < 16 ? zoomed(view, 24 / view.cell, { x: 500, y: 500 }) : view;
  const move = (next) => (scene) => ({ ...scene, view: next });
  let moved = near;
  screen.frame(move(moved));
  frames[`pan, cells of ${near.cell.toFixed(0)} px`] = Array.from({ length: 40 }, (_, k) =>
    screen.frame((scene) => {
      moved = panned(moved, k < 20 ? -7 : 7, k < 20 ? -5 : 5);
      return { ...scene, view: moved };
    }),
  );
  frames['pinch'] = Array.from({ length: 40 }, (_, k) =>
    screen.frame((scene) => {
      const factor = k < 20 ? 0.96 : 1 / 0.96;
      moved = zoomed(moved, factor, { x: room.width / 2, y: room.height / 2 });
      return { ...scene, view: moved };
    }),
  );
}
