/** A hand on a keyboard. */
import { Hand } from './fan-hand.mjs';
import { look, settle } from './fan-page.mjs';

/** Keys alone: arrows, Home and End, Page Up and Page Down go; a held key draws. */
export class KeyHand extends Hand {
  #ink = 1;

  async stroke(mark, { from, to }) {
    if (mark > 0 && mark !== this.#ink) {
      await this.#press(String(mark));
      this.counts.tools++;
      this.#ink = mark;
    }
    const key = mark === 0 ? 'x' : 'Space';
    await this.#go(from);
    this.counts.presses++;
    await this.page.keyboard.down(key);
    await this.#go(to);
    await this.page.keyboard.up(key);
    await settle(this.page);
  }

  takeBack() {
    return this.#press('Control+z');
  }

  async #press(key) {
    this.counts.presses++;
    await this.page.keyboard.press(key);
  }

  async #go({ row, column }) {
    const { isOver, cursor } = await look(this.page);
    if (isOver) return;
    const down = row - cursor.row;
    const right = column - cursor.column;
    // the way over the end of the line, where it is shorter
    const viaStart = column + 1 < Math.abs(right);
    const viaEnd = this.width - column < Math.abs(right);
    if (viaStart || viaEnd) await this.#press(viaStart ? 'Home' : 'End');
    const rest = viaStart ? column : viaEnd ? column - this.width + 1 : right;
    await this.#repeat(rest > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(rest));
    const pages = Math.abs(down) > 3 ? Math.trunc((Math.abs(down) + 2) / 5) : 0;
    await this.#repeat(down > 0 ? 'PageDown' : 'PageUp', pages);
    // a page is five rows, and fewer at an edge
    const { cursor: now } = await look(this.page);
    const left = row - (now?.row ?? row);
    await this.#repeat(left > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(left));
  }

  async #repeat(key, times) {
    for (let k = 0; k < times; k++) await this.#press(key);
  }
}
