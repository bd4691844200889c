/** `nonokit fetch ID|URL`: a puzzle of a site, as a file of any format or as the sheet it draws. */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format } from '@nonokit/formats';
import { safeReadPuzzle } from 'nonokit';
import type { ApiResult } from 'nonokit/client';
import { type Console, createConsole, refuse } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import { pictured } from '../../io/pictured.js';
import { chooseSite, type NamedSite, type SiteFlags } from '../../io/site-client.js';
import * as says from '../../words/en/problems/sites.js';
import { targetFormat, write } from '../convert/convert.js';

/** The options of `fetch`. */
export interface FetchFlags extends SiteFlags {
  readonly output?: string;
  /** The id of the format to write: "webpbn". */
  readonly to?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
}

/** The sheets that a site draws. */
const SHEETS = ['svg', 'png', 'pdf'] as const;
type Sheet = (typeof SHEETS)[number];

/** Most milliseconds of solving for a format that holds a picture. */
const MOST_MS = 60_000;

/** Fetches the puzzle and writes it, or reports a problem. */
export async function runFetch(name: string, flags: FetchFlags, session: Session): Promise<void> {
  const console = createConsole(flags, session);
  const { output: out = '-', to = out === '-' ? 'json' : undefined, force } = flags;
  const place = parsePlace(name, flags);
  if (!place.ok) return refuse(console, name, place.problem);
  const site = chooseSite({ ...flags, ...place.value }, session);
  if (!site.ok) return refuse(console, '--site', site.problem);
  const target = parseTarget(out, to);
  if (!target.ok) return refuse(console, out, target.problem);
  const { sheet, format } = target.value;
  const binary = sheet === undefined ? format.media === 'binary' : sheet !== 'svg';
  const output = await openOutput(out, { force, binary, console });
  if (!output.ok) return refuse(console, out, output.problem);
  await interruptible(console, async (signal) => {
    const found = await fetched(site.value, { ...place.value, extension: sheet ?? 'json' }, signal);
    if (found === undefined) return;
    if (!found.ok) return refuse(console, name, found.problem);
    if (sheet !== undefined) {
      const wrong = await output.value.write(found.value);
      return wrong === undefined ? undefined : refuse(console, out, wrong);
    }
    const read = safeReadPuzzle(found.value);
    if (!read.ok) return refuse(console, name, read.problem);
    await writeAs(read.value, { name, format, output: output.value, console, signal });
  });
}

/** The output: the site's sheet, or a format, which is written here. */
type Target = Readonly<
  { sheet: Sheet; format?: undefined } | { sheet?: undefined; format: Format }
>;

/** By the ending of OUT or --to, which names a format unless it says "pdf". */
function parseTarget(out: string, to: string | undefined): Result<Target> {
  const ending = to === undefined ? /\.(\w+)$/.exec(out)?.[1]?.toLowerCase() : undefined;
  const sheet = SHEETS.find((one) => one === ending || (one === 'pdf' && one === to));
  if (sheet !== undefined) return good({ sheet });
  const format = targetFormat(out, to);
  return format.ok ? good({ format: format.value }) : format;
}

interface Writing {
  readonly name: string;
  readonly format: Format;
  readonly output: Output;
  readonly console: Console;
  readonly signal: AbortSignal;
}

/** Writes the puzzle, solved if the format holds pictures. */
async function writeAs(
  puzzle: Puzzle,
  { name, format, output, console, signal }: Writing,
): Promise<void> {
  const task = { timeoutMs: MOST_MS };
  const whole = format.holds.clues
    ? puzzle
    : await pictured(puzzle, name, { task, signal, console });
  if (whole === undefined || signal.aborted) return;
  const wrong = await write([whole], format, output, { console });
  for (const what of wrong) refuse(console, output.name, what);
}

/** The file that the site gives; undefined if Ctrl-C came first. */
async function fetched(
  { client }: NamedSite,
  { id, extension }: { readonly id: string; readonly extension: string },
  signal: AbortSignal,
): Promise<ApiResult<Uint8Array> | undefined> {
  return await client.puzzleFile(id, extension, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return undefined;
  });
}

/** The identifier, and the site if an address names one: ".../ru/puzzles/3FHTBKNHdr9.json". */
function parsePlace(
  name: string,
  { site }: SiteFlags,
): Result<{ readonly id: string; readonly site?: string }> {
  const address =
    /^(https?:\/\/.*?)(?:\/ru)?(?:\/api\/v1)?\/(?:puzzles|embed)\/(\w+)(?:\.\w+)?\/?(?:[?#].*)?$/i;
  const [, found, id] = address.exec(name) ?? [];
  if (found !== undefined && id !== undefined) return good({ id, site: found });
  if (!/^\w{1,40}$/.test(name)) return bad(says.badPuzzleId);
  return good(site === undefined ? { id: name } : { id: name, site });
}
