/** The copy of the progress: a page merges what others wrote before it writes. */
import { bad, good } from '@nonokit/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressCopy } from './local-progress.js';

/** The program's file, as the server gives it out. */
class FakeFile {
  text = '';
  version = 0;
  isGone = false;
  puts = 0;

  /** Answers as the server does. */
  readonly fetch = async (_: string, { method, body, headers }: RequestInit = {}) => {
    if (this.isGone) throw new TypeError('fetch failed');
    const answer = (status: number, text: string | null = null) =>
      new Response(text, { status, headers: { ETag: `"${this.version}"` } });
    if (method !== 'PUT') return answer(200, this.text);
    this.puts++;
    if (new Headers(headers).get('If-Match') !== `"${this.version}"`) return answer(412);
    this.write(String(body));
    return answer(204);
  };

  write(text: string): void {
    this.text = text;
    this.version++;
  }
}

/** A store whose progress is a set of words; merging joins them. */
function createStore(...words: string[]) {
  const all = new Set(words);
  let exports = 0;
  return {
    all,
    exportAll: async () => `{"exportedAt":${exports++},"words":"${[...all].sort().join(' ')}"}`,
    importAll: async (text: string) => {
      for (const word of wordsIn(text)) all.add(word);
      return good({} as never);
    },
  };
}

function wordsIn(text: string): string[] {
  return JSON.parse(text).words.split(' ');
}

let file: FakeFile;

beforeEach(() => {
  file = new FakeFile();
  vi.stubGlobal('fetch', file.fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('ProgressCopy', () => {
  it('sends what the file lacks, and nothing twice', async () => {
    const store = createStore('a');
    const copy = new ProgressCopy(store, 'x');
    await copy.receive();
    await copy.send();
    await copy.send();
    expect(wordsIn(file.text)).toEqual(['a']);
    expect(file.puts).toBe(1);
    store.all.add('b');
    await copy.send();
    expect(wordsIn(file.text)).toEqual(['a', 'b']);
  });

  it('merges what another page has written, and loses neither version', async () => {
    const store = createStore('a');
    const copy = new ProgressCopy(store, 'x');
    await copy.receive();
    file.write('{"words":"theirs"}');
    await copy.send();
    expect(wordsIn(file.text)).toEqual(['a', 'theirs']);
    expect([...store.all].sort()).toEqual(['a', 'theirs']);
  });

  it('continues automatically when the program is back', async () => {
    const copy = new ProgressCopy(createStore('a'), 'x');
    file.isGone = true;
    await copy.receive();
    await copy.send();
    file.isGone = false;
    file.write('{"words":"theirs"}');
    await copy.send();
    expect(wordsIn(file.text)).toEqual(['a', 'theirs']);
  });

  it('writes nothing if the browser cannot store the content of the file', async () => {
    const store = createStore('a');
    const refusing = { ...store, importAll: async () => bad('cannot-store', 'refused') };
    const copy = new ProgressCopy(refusing, 'x');
    file.write('{"words":"theirs"}');
    await copy.receive();
    await copy.send();
    expect(file.puts).toBe(0);
    expect(wordsIn(file.text)).toEqual(['theirs']);
  });

  it('replaces a damaged file', async () => {
    const store = createStore('a');
    const copy = new ProgressCopy(
      { ...store, importAll: async () => bad('no-export', 'damaged') },
      'x',
    );
    file.write('half of');
    await copy.send();
    expect(wordsIn(file.text)).toEqual(['a']);
  });

  it('loses nothing if many pages write at the same time', async () => {
    const copies = ['a', 'b', 'c', 'd'].map((word) => new ProgressCopy(createStore(word), 'x'));
    await Promise.all(copies.map((copy) => copy.receive()));
    await Promise.all(copies.map((copy) => copy.send()));
    // who lost all tries sends with its next move
    await Promise.all(copies.map((copy) => copy.send()));
    expect(wordsIn(file.text)).toEqual(['a', 'b', 'c', 'd']);
  });
});
