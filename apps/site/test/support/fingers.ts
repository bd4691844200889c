/** Fingers on a touch screen, as many as a test needs. */
import type { CDPSession, Page } from 'playwright-core';

/** A place on the screen. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fingers of one hand, each with a number. */
export class Fingers {
  readonly #session: CDPSession;
  readonly #points = new Map<number, Point>();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts a finger down. */
  async down(id: number, point: Point): Promise<void> {
    this.#points.set(id, point);
    await this.#send('touchStart');
  }

  /** Moves fingers, all at once, on straight lines. */
  async move(to: Readonly<Record<number, Point>>, steps = 1): Promise<void> {
    const from = new Map(this.#points);
    for (let step = 1; step <= steps; step++) {
      this.#place(from, to, step / steps);
      await this.#send('touchMove');
    }
  }

  /** Lifts a finger. */
  async up(id: number): Promise<void> {
    const point = this.#points.get(id);
    this.#points.delete(id);
    // the browser lifts the fingers that are named, and not those that are left out
    if (point !== undefined) await this.#send('touchEnd', new Map([[id, point]]));
  }

  /** A finger that goes down and up at once. */
  async tap(point: Point): Promise<void> {
    await Promise.all([this.down(0, point), this.up(0)]);
  }

  /**
   * A finger that draws a straight line. All of it is sent at once: a test that gets no time in the
   * middle would make a long press of it.
   */
  async draw(from: Point, to: Point, steps = 4): Promise<void> {
    const sent = [this.down(0, from)];
    for (let step = 1; step <= steps; step++) {
      this.#place(new Map([[0, from]]), { 0: to }, step / steps);
      sent.push(this.#send('touchMove'));
    }
    await Promise.all([...sent, this.up(0)]);
  }

  /** Puts fingers at a part of their way. */
  #place(
    from: ReadonlyMap<number, Point>,
    to: Readonly<Record<number, Point>>,
    part: number,
  ): void {
    for (const [key, end] of Object.entries(to)) {
      const start = from.get(Number(key)) ?? end;
      const x = start.x + (end.x - start.x) * part;
      const y = start.y + (end.y - start.y) * part;
      this.#points.set(Number(key), { x, y });
    }
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: ReadonlyMap<number, Point> = this.#points,
  ): Promise<void> {
    const touchPoints = [...points].map(([id, { x, y }]) => ({ id, x, y }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
