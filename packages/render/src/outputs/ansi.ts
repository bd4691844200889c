/**
 * Colours of terminals: escape codes for true colour and for the 256 colours of xterm.
 */
import { parseChannels } from '@nonokit/core';

/** The colours that a terminal can show. */
export type TerminalColors = 'truecolor' | '256' | 'none';

/** Ends all colours. */
export const RESET = '\x1b[0m';

/** The codes that select a colour "#rrggbb" for what follows. */
export interface Paint {
  /** For the background of characters. */
  readonly behind: string;
  /** For the characters themselves. */
  readonly fore: string;
}

/** The codes for a colour, or for the nearest that a terminal of 256 colours has. */
export function paintOf(rgb: string, colors: 'truecolor' | '256'): Paint {
  const code = colors === '256' ? `5;${nearest256(rgb)}` : `2;${parseChannels(rgb).join(';')}`;
  return { behind: `\x1b[48;${code}m`, fore: `\x1b[38;${code}m` };
}

/** The six levels of a channel in xterm's colour cube. */
const LEVELS = [0, 95, 135, 175, 215, 255] as const;

/**
 * The nearest of xterm's colours 16..255 to "#rrggbb": the cube of 6x6x6 colours and 24 greys. The
 * first sixteen are left out, because terminals show them differently.
 */
export function nearest256(rgb: string): number {
  const channels = parseChannels(rgb);
  const [red = 0, green = 0, blue = 0] = channels.map(nearestLevel);
  const cube = [LEVELS[red] ?? 0, LEVELS[green] ?? 0, LEVELS[blue] ?? 0];
  const mean = (channels[0] + channels[1] + channels[2]) / 3;
  const step = Math.min(23, Math.max(0, Math.round((mean - 8) / 10)));
  const grey = 8 + 10 * step;
  return distance(channels, [grey, grey, grey]) < distance(channels, cube)
    ? 232 + step
    : 16 + 36 * red + 6 * green + blue;
}

function nearestLevel(channel: number): number {
  let best = 0;
  LEVELS.forEach((level, k) => {
    if (Math.abs(level - channel) < Math.abs((LEVELS[best] ?? 0) - channel)) best = k;
  });
  return best;
}

function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, k) => sum + (value - (b[k] ?? 0)) ** 2, 0);
}
