/** The fault of a field in a request, in words: the expected value. */
import type { z } from '@hono/zod-openapi';

type Issue = z.core.$ZodIssue;

/** "expected one of en, ru"; a schema's own sentence stays as it is. */
export function validationMessage(issue: Issue): string {
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'invalid_value') return `expected ${formatChoice(issue.values)}`;
  if (issue.code === 'too_big')
    return `expected at most ${issue.maximum}${chooseUnit(issue.origin)}`;
  if (issue.code === 'too_small')
    return `expected at least ${issue.minimum}${chooseUnit(issue.origin)}`;
  if (issue.code === 'unrecognized_keys') return `has no field ${issue.keys.join(', ')}`;
  return issue.message;
}

function wrongType({
  expected,
  input,
  message,
}: Issue & { readonly code: 'invalid_type' }): string {
  // the input is not always available; the library's own sentence has it
  if (input === undefined && message.endsWith('received undefined')) return 'is missing';
  return `expected ${NAMES[expected] ?? expected}`;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function formatChoice(values: readonly unknown[]): string {
  const [first, ...others] = values.map(String);
  return others.length === 0 ? `${first}` : `one of ${[first, ...others].join(', ')}`;
}

/** Of what there is too much or too little. */
function chooseUnit(origin: string): string {
  if (origin === 'string') return ' signs';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}
