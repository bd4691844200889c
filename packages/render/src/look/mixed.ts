/**
 * Mixing of two colours, channel by channel.
 */
import { channelsOf, rgbOf } from '@nonokit/core';

/**
 * The colour that is `share` of the way from one "#rrggbb" to another: 0 is the first, 1 the
 * second.
 */
export function mixed(from: string, to: string, share: number): string {
  const [there, here] = [channelsOf(to), channelsOf(from)];
  const [red, green, blue] = here.map((value, k) =>
    Math.round(value + share * ((there[k] ?? value) - value)),
  );
  return rgbOf(red ?? 0, green ?? 0, blue ?? 0);
}
