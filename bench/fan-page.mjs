/**
 * The player's page as a fan sees it: what is in sight, what is marked, which frames were late. It
 * reads the board and never acts on it.
 */

/** What a fan sees, in pixels of the screen and marks of the board. */
export function look(page) {
  return page.evaluate(() => {
    const host = document.querySelector('.play:not(.finishing) .board-host');
    if (host === null) return { isOver: true, marks: [] };
    const { board } = host;
    const { room, cell, scrollX, scrollY, left, top } = board.view;
    const box = host.getBoundingClientRect();
    const tools = [...document.querySelectorAll('.swatch')];
    return {
      isOver: false,
      cell,
      // where cells are in sight, between rails and edges
      sight: {
        left: box.x + left,
        top: box.y + top,
        right: Math.min(innerWidth, box.x + room.width),
        bottom: Math.min(innerHeight, box.y + room.height),
      },
      first: { x: box.x + left - scrollX, y: box.y + top - scrollY },
      marks: [...board.state.marks],
      cursor: { ...board.cursor },
      tool: tools.findIndex((one) => one.getAttribute('aria-pressed') === 'true'),
    };
  });
}

/** The middle of a cell on the screen. */
export function findMiddle({ first, cell }, { row, column }) {
  return { x: first.x + (column + 0.5) * cell, y: first.y + (row + 0.5) * cell };
}

/** How far the middle of a cell, and a quarter of it around, is out of sight: 0 and 0 inside. */
export function findWay(seen, cell) {
  const { x, y } = findMiddle(seen, cell);
  const { left, top, right, bottom } = seen.sight;
  const reach = seen.cell / 4;
  const beyond = (at, from, to) => Math.min(0, at - reach - from) + Math.max(0, at + reach - to);
  return { x: beyond(x, left, right), y: beyond(y, top, bottom) };
}

/** Waits for two frames: what was pressed is drawn. */
export function settle(page) {
  return page.evaluate(async () => {
    for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
  });
}

/** Counts the page's frames from now on, and those of more than 33 ms. */
export async function watchFrames(page) {
  await page.evaluate(() => {
    const frames = { all: 0, late: 0, worst: 0 };
    Reflect.set(globalThis, 'fanFrames', frames);
    let before = performance.now();
    const tick = (now) => {
      frames.all++;
      if (now - before > 33.4) frames.late++;
      frames.worst = Math.max(frames.worst, now - before);
      before = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** The frames until now. */
export function readFrames(page) {
  return page.evaluate(() => Reflect.get(globalThis, 'fanFrames'));
}

/**
 * How to read the milliseconds of processor that the page's thread has used until now. Other than
 * times of frames they do not depend on what else the machine does.
 */
export async function watchWork(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}
