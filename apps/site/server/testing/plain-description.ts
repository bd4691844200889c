/**
 * The description of the API as the types of `nonokit/client` are made from it, and its hash, by
 * which a fast test sees that those types are out of date.
 */
import { createHash } from 'node:crypto';
import { describe } from '../api/description.js';
import { testSite } from './test-site.js';

/** The description without remarks and examples, and without what may go wrong. */
export async function plainDescription(): Promise<string> {
  const test = await testSite();
  const description = describe(test.app, test.site);
  await test.close();
  return JSON.stringify(description, leave);
}

function leave(name: string, value: unknown): unknown {
  if (name === 'example') return undefined;
  const isRemark = name === 'description' || name === 'summary';
  if (isRemark && typeof value === 'string') return undefined;
  return /^([345](\d\d|XX)|default)$/.test(name) ? undefined : value;
}

/** The hash that the types name. */
export function descriptionHash(description: string): string {
  return createHash('sha256').update(description).digest('hex');
}
