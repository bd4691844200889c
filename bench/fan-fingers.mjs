/** Hands on a phone: fingers that draw, and thumbs that move a cursor. */
import { Hand } from './fan-hand.mjs';
import { findMiddle, findWay, look, settle } from './fan-page.mjs';

/** The most pans until a cell is in sight. */
const MOST_PANS = 40;

/** Fingers: the tools of the dock, two fingers to pan. */
export class TouchHand extends Hand {
  constructor(page, width, readWork, fingers) {
    super(page, width, readWork);
    this.fingers = fingers;
  }

  async tapOn(locator) {
    await locator.waitFor();
    const { x, y, width, height } = await locator.boundingBox();
    this.counts.taps++;
    await this.fingers.tap({ x: x + width / 2, y: y + height / 2 });
    await settle(this.page);
  }

  async stroke(mark, stroke) {
    await this.take(mark);
    let { from } = stroke;
    for (;;) {
      const { start, end, next } = await this.#bringInSight(from, stroke.to);
      if (start === undefined) return;
      if (start.x === end.x && start.y === end.y) {
        this.counts.taps++;
        await this.fingers.tap(start);
      } else await this.fingers.draw(start, end, 6);
      await settle(this.page);
      if (next === undefined) return;
      from = next;
    }
  }

  takeBack() {
    return this.tapOn(this.page.locator('.dock-tool').first());
  }

  /** Takes a tool from the dock, if it is not in the hand. */
  async take(mark) {
    const { tool } = await look(this.page);
    if (tool === mark) return;
    this.counts.tools++;
    await this.tapOn(this.page.locator('.swatch').nth(mark));
  }

  /** Pans until a stroke's first cell is in sight; the part of it that can be drawn then. */
  async #bringInSight(from, to) {
    const seen = await this.reach(from);
    if (seen.isOver) return {};
    const isIn = (cell) => {
      const { x, y } = findWay(seen, cell);
      return x === 0 && y === 0;
    };
    let end = from;
    const step = { row: Math.sign(to.row - from.row), column: Math.sign(to.column - from.column) };
    const isEnd = () => end.row === to.row && end.column === to.column;
    for (;;) {
      const next = { row: end.row + step.row, column: end.column + step.column };
      if (isEnd() || !isIn(next)) {
        const drawn = { start: findMiddle(seen, from), end: findMiddle(seen, end) };
        return isEnd() ? drawn : { ...drawn, next };
      }
      end = next;
    }
  }

  /** Pans until a cell is in sight. */
  async reach(cell) {
    for (let pan = 0; ; pan++) {
      const seen = await look(this.page);
      if (seen.isOver) return seen;
      const way = findWay(seen, cell);
      if (way.x === 0 && way.y === 0) return seen;
      if (pan === MOST_PANS) throw new Error(`${JSON.stringify(cell)} is never in sight`);
      await this.#pan(seen.sight, way);
    }
  }

  /** Moves the board by two fingers, by a third of a screen at most. */
  async #pan({ left, top, right, bottom }, way) {
    this.counts.pans++;
    const most = { x: (right - left) / 3, y: (bottom - top) / 3 };
    // a bit more than needed: the next cells are wanted as well
    const by = (along) => {
      const wanted = -way[along] - Math.sign(way[along]) * 40;
      return way[along] === 0 ? 0 : Math.max(-most[along], Math.min(most[along], wanted));
    };
    const middle = { x: (left + right) / 2 - by('x') / 2, y: (top + bottom) / 2 - by('y') / 2 };
    const pair = (dx, dy) => ({
      0: { x: middle.x - 30 + dx, y: middle.y + dy },
      1: { x: middle.x + 30 + dx, y: middle.y + dy },
    });
    await Promise.all([this.fingers.down(0, pair(0, 0)[0]), this.fingers.down(1, pair(0, 0)[1])]);
    await this.fingers.move(pair(by('x'), by('y')), 6);
    await this.fingers.up(0);
    await this.fingers.up(1);
    await settle(this.page);
  }

  /** Zooms with two fingers until cells have about a size. */
  async zoomTo(size) {
    const { cell, sight } = await look(this.page);
    const x = (sight.left + sight.right) / 2;
    const y = (sight.top + sight.bottom) / 2;
    const factor = size / cell;
    const [near, far] = factor > 1 ? [30, 30 * factor] : [30 / factor, 30];
    const reach = Math.min(1, (0.45 * (sight.right - sight.left)) / Math.max(near, far));
    const pair = (apart) => ({
      0: { x: x - apart * reach, y },
      1: { x: x + apart * reach, y },
    });
    this.counts.pans++;
    await Promise.all([this.fingers.down(0, pair(near)[0]), this.fingers.down(1, pair(near)[1])]);
    await this.fingers.move(pair(far), 8);
    await this.fingers.up(0);
    await this.fingers.up(1);
    await settle(this.page);
  }
}

/** Thumbs: one moves the cursor by dragging, the other holds the button that paints. */
export class CursorHand extends TouchHand {
  async stroke(mark, { from, to }) {
    if (mark > 0) await this.take(mark);
    const seen = await this.reach(from);
    if (seen.isOver) return;
    this.counts.taps++;
    await this.fingers.tap(findMiddle(seen, from));
    await settle(this.page);
    const button = this.page.locator('.cursor-buttons button').nth(mark === 0 ? 0 : 1);
    if (from.row === to.row && from.column === to.column) {
      await this.tapOn(button);
      return;
    }
    const { x, y, width, height } = await button.boundingBox();
    await this.fingers.down(1, { x: x + width / 2, y: y + height / 2 });
    await this.#steer(to);
    await this.fingers.up(1);
    await settle(this.page);
  }

  /** Drags until the cursor is at a cell; the thumb starts anew where the screen ends. */
  async #steer(to) {
    for (let turn = 0; turn < MOST_PANS; turn++) {
      const { isOver, cursor, sight, cell } = await look(this.page);
      if (isOver) return;
      const rows = to.row - cursor.row;
      const columns = to.column - cursor.column;
      if (rows === 0 && columns === 0) return;
      const start = { x: (sight.left + sight.right) / 2, y: (sight.top + sight.bottom) / 2 };
      // a step of the cursor takes a thumb's way, however small the cells are
      const step = Math.max(24, cell);
      const reach = (way, room) => Math.max(-room, Math.min(room, way * step));
      const end = {
        x: start.x + reach(columns, 0.45 * (sight.right - sight.left)),
        y: start.y + reach(rows, 0.45 * (sight.bottom - sight.top)),
      };
      await this.fingers.down(0, start);
      await this.fingers.move({ 0: end }, 10);
      await this.fingers.up(0);
      await settle(this.page);
    }
    throw new Error(`the cursor does not come to ${JSON.stringify(to)}`);
  }
}
