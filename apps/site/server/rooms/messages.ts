/** Reads what members send over their connection. */
import { z } from '@hono/zod-openapi';
import { BOUNDS, type FromMember } from '../../rooms/index.js';

/** The most characters of a message: a stroke of any form over a large board. */
const MOST_CHARS = 8000;

/** The most bytes of one: a sign has at most four. */
export const MOST_MESSAGE_BYTES = 4 * MOST_CHARS;

const Count = z.int().min(0).max(1e9);
const Name = z.string().max(100);
const Avatar = z.string().max(BOUNDS.avatar);
const Color = z
  .int()
  .min(0)
  .max(BOUNDS.colors - 1)
  .optional();

/** What a member sends. */
const Message: z.ZodType<FromMember> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    key: z.string().min(20).max(64),
    name: Name,
    avatar: Avatar,
    color: Color,
    seen: Count,
  }),
  z.strictObject({ type: z.literal('name'), name: Name, avatar: Avatar, color: Color }),
  z.strictObject({
    type: z.literal('choose'),
    kind: z.enum(['race', 'together']).optional(),
    puzzle: z
      .string()
      .regex(/^[0-9A-Za-z]{1,32}$/)
      .nullable()
      .optional(),
    limitMs: z
      .union([z.literal(0), z.int().min(BOUNDS.leastLimit).max(BOUNDS.mostLimit)])
      .optional(),
    delay: z
      .strictObject({
        hand: z
          .int()
          .min(0)
          .max(BOUNDS.everIn - 1),
        ms: z.int().min(0).max(BOUNDS.mostDelay),
      })
      .optional(),
  }),
  z.strictObject({ type: z.literal('ready'), isReady: z.boolean() }),
  z.strictObject({ type: z.literal('spectate'), isSpectator: z.boolean() }),
  z.strictObject({ type: z.literal('open'), isOpen: z.boolean() }),
  z.strictObject({ type: z.enum(['start', 'giveUp', 'leave', 'replay']) }),
  z.strictObject({
    type: z.literal('move'),
    count: z.int().min(1).max(1e9),
    at: Count,
    code: z.array(z.unknown()).min(1).max(8),
  }),
  z.strictObject({
    type: z.literal('cursor'),
    cell: Count,
    stroke: z.tuple([Count, z.int().min(-1).max(1e5)]).optional(),
    points: z.literal(true).optional(),
  }),
]);

/** Reads a message; undefined if it is none. */
export function readMessage(data: unknown): FromMember | undefined {
  if (typeof data !== 'string' || data.length > MOST_CHARS) return undefined;
  try {
    const read = Message.safeParse(JSON.parse(data));
    return read.success ? read.data : undefined;
  } catch {
    // no JSON
    return undefined;
  }
}
