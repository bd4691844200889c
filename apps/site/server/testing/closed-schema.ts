/**
 * Schemas of a description as tests want them: without references, and closed, so that an answer
 * with a member that nobody described is wrong.
 */

interface Schema {
  readonly [keyword: string]: unknown;
}

/** A copy of `schema` with references replaced by what they mean, and objects closed. */
export function closedSchema(schema: object, schemas: Readonly<Record<string, object>>): object {
  return closed({ ...schema }, { schemas, within: [] }, true);
}

interface Circumstances {
  readonly schemas: Readonly<Record<string, object>>;
  /** The references that led here: a circle of them is left open. */
  readonly within: readonly string[];
}

function closed(schema: Schema, around: Circumstances, isWhole: boolean): object {
  const { $ref } = schema;
  if (typeof $ref === 'string') return referred($ref, around, isWhole);
  const copy: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    copy[keyword] = part(keyword, value, around);
  }
  const isObject = 'properties' in schema || 'allOf' in schema;
  const isOpen = 'additionalProperties' in schema || !isObject || !isWhole;
  return isOpen ? copy : { ...copy, unevaluatedProperties: false };
}

function referred(ref: string, { schemas, within }: Circumstances, isWhole: boolean): object {
  const name = ref.split('/').at(-1) ?? '';
  const found = schemas[name];
  if (found === undefined) throw new Error(`the description has no schema "${name}"`);
  if (within.includes(name)) return {};
  return closed({ ...found }, { schemas, within: [...within, name] }, isWhole);
}

function part(keyword: string, value: unknown, around: Circumstances): unknown {
  if (keyword === 'properties') {
    const entries = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(entries.map(([name, own]) => [name, closed(own, around, true)]));
  }
  if (keyword === 'items' || keyword === 'additionalProperties') {
    return typeof value === 'object' && value !== null ? closed({ ...value }, around, true) : value;
  }
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
    // a part of a whole is not closed by itself
    return (value as Schema[]).map((own) => closed(own, around, keyword !== 'allOf'));
  }
  return value;
}
