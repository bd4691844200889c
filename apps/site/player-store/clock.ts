/**
 * The clock of a game: milliseconds of active play. It stops while the page is hidden, while the
 * game is paused and, if wanted, after the player has been idle for a while. It has no timer: its
 * display polls it. It never goes back, even if its source of time does.
 *
 * It survives a reload through the store: `openGame.keep(view, tool, clock.elapsed)` while playing,
 * and `activeClock({ elapsed: openGame.elapsed })` at the next opening.
 */

/** A running, stopped or paused clock. */
export interface ActiveClock {
  /** Milliseconds of active play, whole. */
  readonly elapsed: number;
  /** True while time counts. */
  readonly isRunning: boolean;
  /** True after `pause`, until `resume`. */
  readonly isPaused: boolean;
  pause(): void;
  resume(): void;
  /** The player did something: needed only with `idleAfterMs`. */
  touch(): void;
  /** Another tab played the same game longer: the clock goes on from there. */
  atLeast(elapsed: number): void;
  /** Stops for good and lets the page go. */
  stop(): void;
}

/** How a clock works. */
export interface ClockOptions {
  /** Where it begins. Default 0. */
  readonly elapsed?: number;
  /** Begins in a pause. Default false. */
  readonly isPaused?: boolean;
  /** Without a touch for so long, time does not count: 120_000. Default: it always counts. */
  readonly idleAfterMs?: number;
  /** Milliseconds from any beginning. Default: `performance.now`. */
  readonly time?: () => number;
  /** Whether the page is seen, and when that changes. Default: the document. */
  readonly page?: VisiblePage;
}

/** A page that can be hidden. */
export interface VisiblePage {
  readonly isVisible: () => boolean;
  /** Calls at each change. Returns "stop". */
  readonly onChange: (listener: () => void) => () => void;
}

/** Starts a clock. */
export function activeClock(options: ClockOptions = {}): ActiveClock {
  const { time = () => performance.now(), page = documentPage() } = options;
  const idleAfter = options.idleAfterMs ?? Number.POSITIVE_INFINITY;
  let banked = Math.max(0, options.elapsed ?? 0);
  let isPaused = options.isPaused ?? false;
  let isStopped = false;
  let since = time();
  let touched = since;
  let isVisible = page.isVisible();

  const counts = () => isVisible && !isPaused && !isStopped;
  /** Time that counts since it was banked last; no more than until the player fell idle. */
  const running = (now: number) =>
    counts() ? Math.max(0, Math.min(now, touched + idleAfter) - since) : 0;
  /** Banks what counted; then something changes, and time counts anew. */
  const bank = () => {
    const now = time();
    banked += running(now);
    since = now;
    touched = now;
  };
  const stopListening = page.onChange(() => {
    bank();
    isVisible = page.isVisible();
  });
  let shown = Math.floor(banked);
  return {
    get elapsed() {
      shown = Math.max(shown, Math.floor(banked + running(time())));
      return shown;
    },
    get isRunning() {
      return counts() && time() < touched + idleAfter;
    },
    get isPaused() {
      return isPaused;
    },
    pause: () => {
      bank();
      isPaused = true;
    },
    resume: () => {
      bank();
      isPaused = false;
    },
    touch: bank,
    atLeast: (elapsed) => {
      bank();
      banked = Math.max(banked, elapsed);
    },
    stop: () => {
      bank();
      isStopped = true;
      stopListening();
    },
  };
}

function documentPage(): VisiblePage {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onChange: (listener) => {
      // a page that is left may come back from the browser's memory without a change of visibility
      const events = ['pagehide', 'pageshow'] as const;
      document.addEventListener('visibilitychange', listener);
      for (const event of events) addEventListener(event, listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        for (const event of events) removeEventListener(event, listener);
      };
    },
  };
}
