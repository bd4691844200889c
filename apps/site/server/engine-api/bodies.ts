/**
 * The puzzle of a request: the body as it is, in any format; or JSON with the puzzle and the
 * options beside it. JSON without a member `puzzle` is a puzzle in our own format.
 */
import type { z } from '@hono/zod-openapi';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import type { PuzzleFile } from '../engine/index.js';
import { HttpProblem, type SiteContext, unknownParameter } from '../http/index.js';

/** A request, read: the bytes, and members of its JSON beside the puzzle. */
export interface EngineBody {
  readonly bytes: Uint8Array;
  readonly members: Readonly<Record<string, unknown>>;
}

/** Reads the body. @throws {HttpProblem} 400 or 413. */
export async function engineBody(c: SiteContext, most: number): Promise<EngineBody> {
  const raw = new Uint8Array(await c.req.arrayBuffer());
  const body = isJson(c) ? enveloped(raw) : { bytes: raw, members: {} };
  if (body.bytes.length === 0) {
    throw new HttpProblem(400, 'no-puzzle', 'The body is empty; send a puzzle in any format.');
  }
  if (body.bytes.length <= most) return body;
  const message = `The puzzle has ${body.bytes.length} bytes; the limit is ${most}.`;
  throw new HttpProblem(413, 'body-too-large', message, { maxBytes: most });
}

/** The calls whose body is an image. */
const TAKE_IMAGES: readonly string[] = ['make', 'scan'];

/** Most bytes of the puzzle or image of a call. */
export function mostBytes(verb: string): number {
  return TAKE_IMAGES.includes(verb) ? ENGINE_LIMITS.imageBytes : ENGINE_LIMITS.bytes;
}

/** The options of the query and of the JSON together, checked. @throws {HttpProblem} 400. */
export function readOptions<Schema extends z.ZodType>(
  schema: Schema,
  query: Readonly<Record<string, string>>,
  { members }: EngineBody,
): z.infer<Schema> {
  const { puzzle: _, encoding: __, ...own } = members;
  const checked = schema.safeParse({ ...query, ...own });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  throw new HttpProblem(400, 'invalid-request', message);
}

/** Refuses members that the call does not have. @throws {HttpProblem} 400. */
export function refuseUnknown({ members }: EngineBody, options: z.ZodObject): void {
  const known = ['puzzle', 'encoding', ...Object.keys(options.shape)];
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownParameter(unknown, known);
}

/** The file that the engine reads. */
export function toPuzzleFile(
  { bytes }: EngineBody,
  { format, name }: Pick<PuzzleFile, 'format' | 'name'>,
): PuzzleFile {
  return { bytes, format, name };
}

function isJson(c: SiteContext): boolean {
  return /^application\/json\b/i.test(c.req.header('content-type') ?? '');
}

/** JSON with a puzzle in it; or JSON that is one, which the readers look at. */
function enveloped(raw: Uint8Array): EngineBody {
  const value = parsed(raw);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'puzzle')) {
    return { bytes: raw, members: {} };
  }
  const members: Record<string, unknown> = { ...value };
  return { bytes: decodeBytes(members['puzzle'], members['encoding']), members };
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    // the reader of puzzles reports the place of the fault
    return undefined;
  }
}

function decodeBytes(puzzle: unknown, encoding: unknown): Uint8Array {
  if (encoding !== undefined && encoding !== 'text' && encoding !== 'base64') {
    throw new HttpProblem(400, 'invalid-request', 'encoding: expected "text" or "base64"');
  }
  if (typeof puzzle === 'object') return new TextEncoder().encode(JSON.stringify(puzzle));
  if (typeof puzzle !== 'string') {
    throw new HttpProblem(400, 'invalid-request', 'puzzle: expected a text or an object');
  }
  if (encoding !== 'base64') return new TextEncoder().encode(puzzle);
  if (!/^[\w+/-]*={0,2}$/.test(puzzle)) {
    throw new HttpProblem(400, 'invalid-request', 'puzzle: this is no base64');
  }
  return Buffer.from(puzzle, 'base64');
}
