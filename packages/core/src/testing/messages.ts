/** Checks for the messages of every package: each is translated, and no parameter is lost. */
import type { Message, Params } from '../message.js';

/** The messages of a package, by the names of their constants. */
type Messages = Readonly<Record<string, Message<never>>>;

/** Sentences of another language by the same names. */
type Sentences = Readonly<Record<string, (params: never) => string>>;

/** The messages to compare. */
export interface MessageTableOptions {
  /** The package name that starts the keys: "core". */
  readonly owner: string;
  /** All exports of its `words/en`. */
  readonly english: Messages;
  readonly russian: Sentences;
  /** Parameters for each message, by name; a message without parameters needs no entry. */
  readonly samples: Readonly<Record<string, readonly Params[]>>;
}

/**
 * A page of all messages with their translations, filled with the samples. Throws if a key is not
 * the constant's name, a translation is missing or superfluous, or two languages mention different
 * parameters.
 */
export function messageTable({ owner, english, russian, samples }: MessageTableOptions): string {
  const names = Object.keys(english);
  const odd = [...Object.keys(russian), ...Object.keys(samples)].filter((n) => !(n in english));
  if (odd.length > 0) throw new Error(`there are no such messages: ${odd.join(', ')}`);
  const blocks = names.map((name) => {
    const message = english[name];
    const translation = russian[name];
    if (message === undefined || translation === undefined) throw new Error(`no ${name}`);
    if (message.key !== `${owner}.${name}`) throw new Error(`${name} has the key ${message.key}`);
    const said = (samples[name] ?? [{}]).map((sample) => {
      const en = heard(message.text, sample);
      const ru = heard(translation, sample);
      if (en.used !== ru.used) throw new Error(`${name} uses ${en.used}, in Russian ${ru.used}`);
      return `- ${en.text}\n- ${ru.text}\n`;
    });
    return `## ${name}\n\n${said.join('\n')}`;
  });
  return `${[`# Messages of ${owner}\n`, ...blocks].join('\n')}`;
}

/** The text of a sentence and the parameters that it reads. */
function heard(
  text: (params: never) => string,
  sample: Params,
): { readonly text: string; readonly used: string } {
  const used = new Set<string>();
  const params = new Proxy(sample, {
    get: (target, name) => {
      if (typeof name === 'string') used.add(name);
      return Reflect.get(target, name);
    },
  });
  const said = text(params as never);
  if (/undefined|NaN|\[object/.test(said)) throw new Error(`a sample lacks something: ${said}`);
  const unused = Object.keys(sample).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`"${said}" does not use ${unused.join(', ')}`);
  return { text: said, used: [...used].sort().join(', ') };
}
