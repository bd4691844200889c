/** Input from an address that holds a puzzle. */
import { problem } from '@nonokit/core';
import * as says from '../../words/en/problems/files.js';
import type { Input } from '../input-puzzle.js';
import { inputsIn } from './file.js';
import { displayName, failure } from './items.js';
import type { InputOptions } from './options.js';

/** The puzzle that an address holds itself; other addresses would have to be fetched. */
export async function* readAddress(
  name: string,
  text: string,
  options: InputOptions,
): AsyncGenerator<Input> {
  const bytes = new TextEncoder().encode(text);
  const called = displayName(name, options.words);
  for await (const input of inputsIn(called, bytes, { ...options, trustName: false })) {
    const isForeign = !input.ok && text === name && !name.startsWith('NK1.');
    yield isForeign ? failure(called, problem(says.notFetched), options) : input;
  }
}
