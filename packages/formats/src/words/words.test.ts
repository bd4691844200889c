import { readdirSync } from 'node:fs';
import { messageIn, problem } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { detectBlank, detectUnknown } from './en/detect.js';
import { lexingBlocksAnnounced } from './en/lexing-shared.js';
import { aRowOf, aWidth } from './en/things.js';
import { wovenInside } from './en/woven.js';
import { FORMATS_RU } from './ru/index.js';
import { inRussian } from './ru/russian.js';
import { literally, thing } from './thing.js';

/** A sentence or words that mention values. */
type Text = (params: unknown) => string;

/** Modules and messages that have tests of their own. */
const ELSEWHERE = /^(pictures|detect|woven)/;

/** Everything that the modules of a language export, by name. */
async function exportsOf(language: 'en' | 'ru'): Promise<[string, unknown][]> {
  const folder = new URL(`./${language}/`, import.meta.url);
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !ELSEWHERE.test(name));
  const load = (name: string) =>
    language === 'en' ? import(`./en/${name}.ts`) : import(`./ru/${name}.ts`);
  const modules = await Promise.all(names.map(load));
  return modules.flatMap((module) => Object.entries(module));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is Text {
  return typeof value === 'function';
}

/** A value that can be anything a message mentions, and shows as «name» wherever it is. */
function marker(name: string): unknown {
  const shown = `«${name}»`;
  const text = () => shown;
  return {
    thing: '',
    english: shown,
    kind: shown,
    index: shown,
    length: 1,
    toLocaleString: text,
    join: text,
    map: () => [shown],
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 7 : shown),
  };
}

/** The sentence about markers and the values it asks for; `given` replaces some markers. */
function said(text: Text, given: Readonly<Record<string, unknown>> = {}) {
  const asked = new Set<string>();
  const params = new Proxy(given, {
    get: (values, name) => {
      asked.add(String(name));
      return Object.hasOwn(values, name) ? values[String(name)] : marker(String(name));
    },
  });
  return { sentence: text(params), asked };
}

/** Values that choose between sentences: a kind of line, yes and no, nothing, a count of one. */
const CHOICES = ['row', 'column', true, false, null, 1, []];

/** True if the text shows the value, or another one changes the text. */
function mentions(text: Text, name: string): boolean {
  const { sentence } = said(text);
  if (sentence.includes(`«${name}»`)) return true;
  return CHOICES.some((value) => said(text, { [name]: value }).sentence !== sentence);
}

/** Names of formats, programs and signs that are the same in Russian. */
const FOREIGN = new Set([
  ...[
    'JSON',
    'XML',
    'HTML',
    'YAML',
    'gzip',
    'DTD',
    'NON',
    'TAAI',
    'ROFL',
    'CTU',
    'CSV',
    'TLS',
    'PZL',
  ],
  ...[
    'azotor',
    'QNonograms',
    'Nonokit',
    'davidje',
    'webpbn',
    'com',
    'pzpr',
    'pzl',
    'param',
    'mikix',
    'nonny',
  ],
  ...['non', 'clues', 'colors', 'Header', 'Codes', 'char', 'from', 'text', 'any'],
]);

/** Words of Latin letters outside quotes and values that are no names. */
function leftInEnglish(sentence: string): string[] {
  const bare = sentence.replace(/«[^»]*»/g, '').replace(/(\w+=)?"[^"]*"/g, '');
  return (bare.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !FOREIGN.has(word));
}

const english = await exportsOf('en');
const messages = english.flatMap(([name, value]): [string, { key: unknown; text: Text }][] =>
  isObject(value) && 'key' in value && isText(value['text'])
    ? [[name, { key: value['key'], text: value['text'] }]]
    : [],
);
const things = english.flatMap(([name, value]): [string, Text][] => {
  if (isText(value)) return [[name, (params) => String(thingText(value(params)))]];
  return isObject(value) && 'english' in value ? [[name, () => String(value['english'])]] : [];
});

function thingText(value: unknown): unknown {
  return isObject(value) ? value['english'] : undefined;
}

const russian = new Map<string, unknown>(
  Object.entries(FORMATS_RU).filter(([name]) => !ELSEWHERE.test(name)),
);
const russianThings = new Map(
  (await exportsOf('ru')).flatMap(([name, value]) =>
    /THINGS$/.test(name) && isObject(value) ? Object.entries(value) : [],
  ),
);

describe('messages of the readers', () => {
  it('are all tested, each under its own name', () => {
    expect(messages.length).toBeGreaterThan(250);
    expect(new Set(english.map(([name]) => name)).size).toBe(english.length);
    expect([...russian.keys()].sort()).toEqual(messages.map(([name]) => name).sort());
  });

  it.each(messages)(
    '%s is stored under its own name, and mentions the same in Russian',
    (name, message) => {
      expect(message.key).toBe(`formats.${name}`);
      const text = russian.get(name);
      if (!isText(text)) throw new Error('no sentence');
      const { sentence, asked } = said(text);
      const wanted = said(message.text).asked;
      expect([...asked].sort()).toEqual([...wanted].sort());
      for (const param of wanted) {
        expect([param, mentions(message.text, param), mentions(text, param)]).toEqual([
          param,
          true,
          true,
        ]);
      }
      expect(sentence).toMatch(/[а-яё]/);
      expect(leftInEnglish(sentence)).toEqual([]);
    },
  );
});

describe('names of things in messages', () => {
  it('are all tested', () => {
    expect(things.length).toBeGreaterThan(90);
    expect([...russianThings.keys()].sort()).toEqual(things.map(([name]) => name).sort());
  });

  it.each(things)('include Russian words for %s', (name, text) => {
    const words = russianThings.get(name);
    const inOther: Text = isText(words) ? words : () => String(words);
    const { sentence, asked } = said(inOther);
    const wanted = said(text).asked;
    expect([...asked].sort()).toEqual([...wanted].sort());
    for (const param of wanted) expect([param, mentions(inOther, param)]).toEqual([param, true]);
    if (sentence !== 'JSON') expect(sentence).toMatch(/[а-яё]/);
    expect(leftInEnglish(sentence)).toEqual([]);
  });

  it('contain their parameters', () => {
    const named = english.filter(([, value]) => isObject(value) && 'english' in value);
    for (const [name, value] of named) expect(value).toMatchObject({ thing: name });
  });

  it('fall back to English', () => {
    expect(inRussian(aWidth)).toBe('ширина');
    expect(inRussian(aRowOf({ row: 2, count: 5 }))).toBe('строка 2 из 5');
    expect(inRussian(thing('toString', 'a riddle'))).toBe('a riddle');
    expect(inRussian(literally('"rows"'))).toBe('"rows"');
  });
});

it('problems can be described in Russian, even after they were sent as JSON', () => {
  const params = { line: { kind: 'row', index: 2 }, blocks: 9, length: 5 } as const;
  const sent = JSON.parse(JSON.stringify(problem(lexingBlocksAnnounced, params)));
  expect(sent.message).toBe('row 3 announces 9 blocks, but it has 5 cells');
  expect(messageIn({ formats: FORMATS_RU }, sent)).toBe(
    'строка 3: обещано блоков: 9, а клеток всего 5',
  );
});

it('nested problems are described in Russian, with their places', () => {
  const blank = problem(detectBlank);
  const inner = problem(detectUnknown, {
    tried: [{ ids: ['non'], problem: { ...blank, line: 3, column: 7 } }],
    lines: 1,
  });
  const outer = problem(wovenInside, { problem: { ...inner, line: 2 } });
  const russian = { formats: FORMATS_RU };
  expect(messageIn(russian, outer)).toBe(
    'в упакованном документе: строка файла 2: формат не распознан: ' +
      `как non, строка файла 3, позиция 7: ${messageIn(russian, blank)}; ` +
      'кроссворд можно набрать строкой вида "rows: 2, 1 1" и строкой вида "columns: 2, 1, 1"',
  );
});
