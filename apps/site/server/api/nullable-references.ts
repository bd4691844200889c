/**
 * Repairs what the generator makes of patterns, and of a schema with a name that may be null:
 * "all of: the schema; an object or null", which null never is. It becomes "any of: the schema;
 * null".
 */

interface Schema {
  readonly [keyword: string]: unknown;
}

/** A copy of any part of a description in which such schemas may be null. */
export function withNullableReferences<T>(part: T): T {
  return repaired(part) as T;
}

function repaired(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(repaired);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, repaired(value)] as const);
  const copy: Schema = withPlainPattern(Object.fromEntries(entries));
  const { allOf, ...rest } = copy;
  if (!Array.isArray(allOf)) return copy;
  const parts: readonly Schema[] = allOf;
  const reference = parts.find(({ $ref }) => $ref !== undefined);
  const other = parts.find(isOrNull);
  if (parts.length !== 2 || reference === undefined || other === undefined) return copy;
  const { type: _, ...remarks } = other;
  return { ...rest, ...remarks, anyOf: [reference, { type: 'null' }] };
}

/** The generator writes the flag of an expression behind it; patterns are Unicode ones anyway. */
function withPlainPattern(schema: Schema): Schema {
  const { pattern } = schema;
  return typeof pattern === 'string' ? { ...schema, pattern: pattern.replace(/\/u$/, '') } : schema;
}

/** Whether a part means only "or null", perhaps with remarks. */
function isOrNull(part: Schema): boolean {
  return Array.isArray(part['type']) && part['type'].includes('null') && !('properties' in part);
}
