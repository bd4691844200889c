/**
 * Whether text on standard output may be coloured, and in how many colours.
 *
 * The user's choice (`--color`) comes first, then NO_COLOR and FORCE_COLOR (no-color.org,
 * force-color.org), then the abilities of the terminal.
 */

import type { TerminalColors } from '@nonokit/render';

/** The values of `--color`. */
export type ColorChoice = 'auto' | 'always' | 'never';

/** The properties of standard output. */
export interface OutputTraits {
  /** Whether it is a terminal. */
  readonly terminal: boolean;
  /** The environment: { TERM: 'xterm-256color', COLORTERM: 'truecolor' }. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The colour depth to print with. */
export function colorDepth(choice: ColorChoice, { terminal, env }: OutputTraits): TerminalColors {
  if (choice === 'never') return 'none';
  const force = env['FORCE_COLOR'];
  if (choice === 'auto') {
    if (isSet(env['NO_COLOR']) || force === '0' || force === 'false') return 'none';
    if (!isSet(force) && (!terminal || env['TERM'] === 'dumb')) return 'none';
  }
  if (force === '3' || /^(truecolor|24bit)$/i.test(env['COLORTERM'] ?? '')) return 'truecolor';
  return /-(direct|truecolor)$/.test(env['TERM'] ?? '') ? 'truecolor' : '256';
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
