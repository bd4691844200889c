/** Declares messages of this package, by a function so that bundlers drop unused ones. */
import { type Message, messagesOf, type Params } from '@nonokit/core';

const declared = messagesOf('kinds');

/** A message with its code, the name of its constant and its sentence. */
// @__NO_SIDE_EFFECTS__
export function message<P extends Params = Readonly<Record<never, never>>>(
  code: string,
  name: string,
  text: (params: P) => string,
): Message<P> {
  return declared(code, name, text);
}
