/**
 * Examples in the description of the API: bodies and answers, put together from what the schemas
 * state: examples, first values, limits, formats, and names of members. Written by hand beside each
 * route they would be wrong after the next change; a test validates these against the schemas.
 */
import { EXAMPLE_TEXTS } from './example-texts.js';

interface Schema {
  readonly [keyword: string]: unknown;
}

/** Where in an example something stands. */
interface Place {
  readonly schemas: Readonly<Record<string, object>>;
  /** The member of an object that is described, or the list of which this is an entry. */
  readonly name: string;
  readonly depth: number;
}

/** How deep an example goes before a list of further things is empty. */
const DEEPEST = 8;

/** What stands for a text without an example; a test finds none. */
export const NO_EXAMPLE = 'no example';

/** An example of what a schema describes. */
export function exampleFor(schema: object, schemas: Place['schemas']): unknown {
  return example({ ...schema }, { schemas, name: '', depth: 0 });
}

function example(schema: Schema, place: Place): unknown {
  const { $ref, allOf, properties } = schema;
  if ('example' in schema) return schema['example'];
  if (typeof $ref === 'string') {
    return example({ ...place.schemas[$ref.split('/').at(-1) ?? ''] }, place);
  }
  const choice = findChoice(schema);
  if (choice !== undefined) return example({ ...choice }, place);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const own = typeof properties === 'object' ? exampleObject({ ...properties }, place) : undefined;
  if (Array.isArray(allOf)) {
    return Object.assign({}, ...allOf.map((part: Schema) => example(part, place)), own);
  }
  if (own !== undefined) return own;
  return exampleValue(schema, place);
}

/** The first of several kinds that is not null. */
function findChoice({ anyOf, oneOf }: Schema): object | undefined {
  const kinds: unknown = anyOf ?? oneOf;
  if (!Array.isArray(kinds)) return undefined;
  return kinds.find((kind: Schema) => kind['type'] !== 'null');
}

function exampleObject(properties: Readonly<Record<string, Schema>>, place: Place): object {
  const depth = place.depth + 1;
  const entries = Object.entries(properties).map(
    ([name, schema]) => [name, example(schema, { ...place, name, depth })] as const,
  );
  return Object.fromEntries(entries);
}

/** A list, number, flag or text. */
function exampleValue(schema: Schema, place: Place): unknown {
  const type = [schema['type']].flat().find((one) => one !== 'null');
  if (type === 'array') return exampleList(schema, place);
  if (type === 'integer' || type === 'number') return exampleNumber(schema);
  if (type === 'boolean') return false;
  if (type !== 'string') return {};
  return (
    EXAMPLE_TEXTS.byFormat[`${schema['format']}`] ?? EXAMPLE_TEXTS.byName[place.name] ?? NO_EXAMPLE
  );
}

function exampleList({ items, minItems }: Schema, place: Place): unknown[] {
  if (typeof items !== 'object' || items === null || place.depth > DEEPEST) return [];
  const one = example({ ...items }, { ...place, depth: place.depth + 1 });
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => one);
}

/** As small as possible, but 1 rather than 0: nothing at all is a poor example. */
function exampleNumber({ default: usual, minimum, maximum }: Schema): number {
  if (typeof usual === 'number') return usual;
  const least = typeof minimum === 'number' ? minimum : 1;
  return Math.min(Math.max(1, least), typeof maximum === 'number' ? maximum : Infinity);
}
