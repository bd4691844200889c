/** Mistakes in fields: a person reads what was expected. */
import { z } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { validationMessage } from './validation-message.js';

const Fields = z.strictObject({
  name: z.string().min(2).max(5).optional(),
  count: z.coerce.number().int().min(1).max(100).optional(),
  stars: z.number().nullable().optional(),
  language: z.enum(['en', 'ru']).optional(),
  tags: z.array(z.string()).max(1).optional(),
  day: z.iso.date({ error: 'expected a day' }).optional(),
  puzzle: z.string(),
});

it.each([
  [{}, 'is missing'],
  [{ puzzle: 7 }, 'expected a text'],
  [{ puzzle: 'a', name: 'a' }, 'expected at least 2 signs'],
  [{ puzzle: 'a', name: 'abcdef' }, 'expected at most 5 signs'],
  [{ puzzle: 'a', count: 101 }, 'expected at most 100'],
  [{ puzzle: 'a', count: 'x' }, 'expected a number'],
  [{ puzzle: 'a', count: 1.5 }, 'expected a whole number'],
  [{ puzzle: 'a', stars: 'x' }, 'expected a number'],
  [{ puzzle: 'a', language: 'de' }, 'expected one of en, ru'],
  [{ puzzle: 'a', tags: ['a', 'b'] }, 'expected at most 1 entries'],
  [{ puzzle: 'a', tags: 'a' }, 'expected a list'],
  [{ puzzle: 'a', day: 'x' }, 'expected a day'],
  [{ puzzle: 'a', other: 1 }, 'has no field other'],
])('%j: %s', (given, said) => {
  const [issue] = Fields.safeParse(given).error?.issues ?? [];
  expect(issue === undefined ? 'fine' : validationMessage(issue)).toBe(said);
});
