/**
 * Gamepads. They are polled once a frame, only while one is connected. Directions repeat while they
 * are held. Other buttons are pressed and released, so that a held button and a direction draw.
 */
import { actionOfButton, type ButtonMap, DIRECTIONS, type Direction } from './actions.js';

/** What a gamepad needs from the board. */
export interface GamepadHost {
  press(action: string): void;
  release(action: string): void;
  /** Whether this board receives the input. */
  isActive(): boolean;
  buttons(): Partial<ButtonMap> | undefined;
}

/** Milliseconds until a held direction repeats, and between repeats. */
const FIRST_REPEAT = 320;
const REPEAT = 90;

/** The minimum deflection of a stick, 0 to 1. */
const PUSHED = 0.5;

/** The part of a gamepad's state that is read. */
export type PadState = Pick<Gamepad, 'axes' | 'connected'> & {
  readonly buttons: readonly { readonly pressed: boolean }[];
};

/** Tracks which actions of gamepads are held. */
export class PadReader {
  readonly #host: GamepadHost;
  /** The held actions, and when each repeats. */
  readonly #held = new Map<string, number>();

  constructor(host: GamepadHost) {
    this.#host = host;
  }

  /** Reads the gamepads at a time in milliseconds. */
  read(pads: readonly (PadState | null)[], now: number): void {
    const actions = this.#host.isActive() ? this.#actionsOf(pads) : new Set<string>();
    for (const action of [...this.#held.keys()]) {
      if (actions.has(action)) continue;
      this.#held.delete(action);
      this.#host.release(action);
    }
    // brushes go down before the cursor moves, so that both at once draw from here
    for (const action of [...actions].sort(
      (a, b) => Number(a in DIRECTIONS) - Number(b in DIRECTIONS),
    )) {
      const next = this.#held.get(action);
      if (next !== undefined && (!(action in DIRECTIONS) || now < next)) continue;
      this.#held.set(action, now + (next === undefined ? FIRST_REPEAT : REPEAT));
      this.#host.press(action);
    }
  }

  #actionsOf(pads: readonly (PadState | null)[]): Set<string> {
    const actions = new Set<string>();
    for (const pad of pads) {
      if (pad?.connected !== true) continue;
      pad.buttons.forEach(({ pressed }, number) => {
        const action = pressed ? actionOfButton(number, this.#host.buttons()) : undefined;
        if (action !== undefined) actions.add(action);
      });
      const direction = readStick(pad.axes);
      if (direction !== undefined) actions.add(direction);
    }
    return actions;
  }
}

/** The direction of the left stick. */
function readStick([x = 0, y = 0]: readonly number[]): Direction | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}

/** Reads gamepads in every frame while one is connected, until the signal aborts. */
export function watchGamepads(host: GamepadHost, signal: AbortSignal): void {
  if (typeof navigator.getGamepads !== 'function') return;
  const reader = new PadReader(host);
  let frame = 0;
  const look = (now: number): void => {
    const pads = navigator.getGamepads();
    reader.read(pads, now);
    frame = pads.some((pad) => pad?.connected) ? requestAnimationFrame(look) : 0;
  };
  const begin = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  window.addEventListener('gamepadconnected', begin, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  begin();
}
