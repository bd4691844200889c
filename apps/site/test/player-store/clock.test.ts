/** The clock counts what was played, whatever happens to page and time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeClock, type ClockOptions } from '../../player-store/clock.js';

/** A page and a time that the test moves. */
function stage(options: ClockOptions = {}) {
  let now = 1000;
  let isVisible = true;
  let change = () => {};
  const clock = activeClock({
    ...options,
    time: () => now,
    page: {
      isVisible: () => isVisible,
      onChange: (listener) => {
        change = listener;
        return () => {
          change = () => {};
        };
      },
    },
  });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  const show = (next: boolean) => {
    isVisible = next;
    change();
  };
  return { clock, wait, show };
}

describe('the clock', () => {
  it('continues where it stopped, and stops in a pause and on a hidden page', () => {
    const { clock, wait, show } = stage({ elapsed: 500 });
    wait(100);
    expect([clock.elapsed, clock.isRunning]).toEqual([600, true]);
    clock.pause();
    wait(1000);
    expect([clock.elapsed, clock.isRunning, clock.isPaused]).toEqual([600, false, true]);
    show(false);
    clock.resume();
    wait(1000);
    expect([clock.elapsed, clock.isRunning]).toEqual([600, false]);
    show(true);
    wait(50);
    expect(clock.elapsed).toBe(650);
    clock.atLeast(2000);
    wait(1);
    expect(clock.elapsed).toBe(2001);
    clock.stop();
    wait(99);
    show(true);
    expect([clock.elapsed, clock.isRunning]).toEqual([2001, false]);
  });

  it('counts at most the idle time after the last touch', () => {
    const { clock, wait } = stage({ idleAfterMs: 100 });
    wait(80);
    clock.touch();
    wait(1000);
    expect([clock.elapsed, clock.isRunning]).toEqual([180, false]);
    clock.touch();
    wait(10);
    expect([clock.elapsed, clock.isRunning]).toEqual([190, true]);
  });

  it('may start in a pause', () => {
    const { clock, wait } = stage({ isPaused: true });
    wait(10);
    expect(clock.elapsed).toBe(0);
    clock.resume();
    wait(10);
    expect(clock.elapsed).toBe(10);
  });

  it('adds up the times that count, and never goes back, in any sequence', () => {
    const event = fc.tuple(fc.constantFrom('wait', 'pause', 'resume', 'hide', 'show'), fc.nat(99));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { clock, wait, show } = stage();
        let isPaused = false;
        let isVisible = true;
        let expected = 0;
        for (const [kind, milliseconds] of events) {
          if (kind === 'wait') wait(milliseconds);
          if (kind === 'wait' && !isPaused && isVisible) expected += milliseconds;
          if (kind === 'pause' || kind === 'resume') clock[kind]();
          if (kind === 'pause' || kind === 'resume') isPaused = kind === 'pause';
          if (kind === 'hide' || kind === 'show') show(kind === 'show');
          if (kind === 'hide' || kind === 'show') isVisible = kind === 'show';
          expect(clock.elapsed).toBe(expected);
        }
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -99, max: 99 })), (steps) => {
        const { clock, wait } = stage();
        let before = 0;
        for (const step of steps) {
          wait(step);
          expect(clock.elapsed).toBeGreaterThanOrEqual(before);
          before = clock.elapsed;
          if (step % 3 === 0) clock.touch();
        }
      }),
    );
  });
});
