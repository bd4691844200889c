/** Random values for the requests of a fuzz: mostly what a schema asks for, sometimes anything. */
import fc from 'fast-check';

interface Schema {
  readonly [keyword: string]: unknown;
}

/** What values are made from. */
export interface ValueSources {
  readonly schemas: Readonly<Record<string, object>>;
  /** Identifiers, names and texts that the server has told: also those of others. */
  readonly known: readonly string[];
  /** Texts of patterns that were met: making such an arbitrary takes up to a second. */
  readonly matching: Map<string, fc.Arbitrary<string>>;
}

/** Texts that have been trouble elsewhere. */
const EVIL = [
  ...['', ' ', '0', '-1', 'null', 'undefined', '__proto__', 'constructor', 'toString', '..'],
  ...['%', '%2e%2e%2f', "' or 1=1 --", '"', '<script>', '{{7*7}}', '\u202e', '\ud800', '\0'],
  ...['9'.repeat(400), 'a'.repeat(5000), '1e999', 'NaN', '2026-02-30', '👩‍👩‍👧', 'ё'],
];

const EVIL_VALUES = [null, true, 0, -1, 1e308, 2 ** 53, [], [[]], {}, { length: -1 }, ...EVIL];

/** Values of a schema; one in twenty is anything else. */
export function createArbitrary(
  schema: object,
  sources: ValueSources,
  depth = 0,
): fc.Arbitrary<unknown> {
  const fitting = { weight: 19, arbitrary: fittingValue({ ...schema }, sources, depth) };
  return fc.oneof(fitting, { weight: 1, arbitrary: fc.constantFrom<unknown>(...EVIL_VALUES) });
}

/** Texts of a parameter of an address. */
export function createText(schema: object, sources: ValueSources): fc.Arbitrary<string> {
  return createArbitrary(schema, sources).map((value) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  );
}

function fittingValue(schema: Schema, sources: ValueSources, depth: number): fc.Arbitrary<unknown> {
  const { $ref, enum: values, const: only, type } = schema;
  if (depth > 6) return fc.constant(null);
  if (typeof $ref === 'string') {
    const found = sources.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return fittingValue({ ...found }, sources, depth + 1);
  }
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if (only !== undefined) return fc.constant(only);
  for (const keyword of ['anyOf', 'oneOf']) {
    const parts = schema[keyword];
    if (!Array.isArray(parts)) continue;
    return fc.oneof(...parts.map((part: Schema) => fittingValue(part, sources, depth + 1)));
  }
  if (Array.isArray(schema['allOf'])) return createWhole(schema['allOf'], sources, depth);
  const one: unknown = Array.isArray(type) ? type[0] : type;
  if (one === 'object' || 'properties' in schema) return createObject(schema, sources, depth);
  if (one === 'array') return createList(schema, sources, depth);
  if (one === 'integer' || one === 'number') return createNumber(schema);
  if (one === 'boolean') return fc.boolean();
  return createWord(schema, sources);
}

function createObject(schema: Schema, sources: ValueSources, depth: number): fc.Arbitrary<object> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const members = Object.entries(properties).map(([name, own]) => {
    const value = createArbitrary(own, sources, depth + 1);
    return [name, required.has(name) ? value : sometimes(value)] as const;
  });
  return fc.record(Object.fromEntries(members));
}

function sometimes(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const without = { weight: 2, arbitrary: fc.constant(undefined) };
  return fc.oneof(without, { weight: 1, arbitrary: value });
}

function createWhole(parts: readonly Schema[], sources: ValueSources, depth: number) {
  const values = parts.map((part) => fittingValue(part, sources, depth + 1));
  return fc.tuple(...values).map((all) => Object.assign({}, ...all) as object);
}

function createList(schema: Schema, sources: ValueSources, depth: number): fc.Arbitrary<unknown[]> {
  const items = (schema['items'] ?? {}) as Schema;
  return fc.array(createArbitrary(items, sources, depth + 1), { maxLength: 4 });
}

function createNumber({ minimum, maximum, type }: Schema): fc.Arbitrary<number> {
  const least = typeof minimum === 'number' ? minimum : -10;
  const most = typeof maximum === 'number' ? Math.min(maximum, 1e9) : 1000;
  const small = Math.min(Math.max(least, 100), most);
  const whole = (to: number) => fc.integer({ min: Math.ceil(least), max: Math.floor(to) });
  if (type === 'number') return fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(whole(small), whole(most));
}

function createWord({ pattern, maxLength }: Schema, sources: ValueSources): fc.Arbitrary<string> {
  const { known } = sources;
  const most = typeof maxLength === 'number' ? Math.min(maxLength, 60) : 60;
  const any = fc.oneof(
    fc.string({ maxLength: most }),
    fc.string({ unit: 'grapheme', maxLength: most }),
  );
  const told = known.length === 0 ? any : fc.constantFrom(...known);
  const evil = fc.constantFrom(...EVIL);
  const all = [
    { weight: 5, arbitrary: told },
    { weight: 2, arbitrary: any },
    { weight: 1, arbitrary: evil },
  ];
  return typeof pattern === 'string'
    ? fc.oneof(...all, { weight: 6, arbitrary: createMatching(pattern, sources) })
    : fc.oneof(...all);
}

function createMatching(pattern: string, { matching }: ValueSources): fc.Arbitrary<string> {
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, known);
  return known;
}
