/** `nonokit publish FILE`: sends a puzzle to a site and prints where it is. */
import { type Problem, type Puzzle, problem } from '@nonokit/core';
import { safeWritePuzzle } from 'nonokit';
import type { ApiComponents, ApiProblem } from 'nonokit/client';
import { type Console, createConsole, describedIn, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readOne } from '../../io/input.js';
import { interruptible } from '../../io/interrupt.js';
import { chooseSite, type SiteFlags } from '../../io/site-client.js';
import * as says from '../../words/en/problems/sites.js';

/** The options of `publish`. */
export interface PublishFlags extends SiteFlags {
  readonly from?: string;
  readonly title?: string;
  readonly titleRu?: string;
  readonly description?: string;
  /** "cat,animal" */
  readonly tags?: string;
  readonly license?: string;
  readonly acceptWarnings?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

type NewPuzzle = ApiComponents['schemas']['NewPuzzle'];

/** Publishes the puzzle, or reports why the site refuses it. */
export async function runPublish(
  name: string,
  flags: PublishFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const site = chooseSite(flags, session);
  if (!site.ok) return refuse(console, '--site', site.problem);
  const { address, client, key } = site.value;
  if (key === undefined) return refuse(console, address, problem(says.noKey));
  await interruptible(console, async (signal) => {
    const input = await readOne(name, {
      from: flags.from,
      host: session.host,
      signal,
      words: words.common,
    });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
    tellDoubts(input, console);
    const puzzle = newPuzzle(input.puzzle, flags);
    const sent = await client.publish(puzzle, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (sent === undefined) return;
    if (!sent.ok) {
      return refuse(console, name, toProblem(sent.problem, { address, console }));
    }
    const text = flags.json ? JSON.stringify(sent.value) : `${address}/puzzles/${sent.value.id}`;
    await console.out(`${text}\n`);
  });
}

function newPuzzle(puzzle: Puzzle, flags: PublishFlags): NewPuzzle {
  const written = safeWritePuzzle(puzzle, 'json');
  if (!written.ok) throw new Error(written.problem.message);
  const { title, titleRu, description, tags, license, acceptWarnings } = flags;
  const titles = {
    ...(title === undefined ? {} : { en: title }),
    ...(titleRu === undefined ? {} : { ru: titleRu }),
  };
  return {
    file: new TextDecoder().decode(written.value),
    encoding: 'text',
    format: 'json',
    titles,
    ...(description === undefined ? {} : { description }),
    ...(tags === undefined ? {} : { tags: tags.split(',').map((tag) => tag.trim()) }),
    // the site checks it and names those it knows
    ...(license === undefined ? {} : { license: license as NonNullable<NewPuzzle['license']> }),
    ...(acceptWarnings === undefined ? {} : { acceptWarnings }),
  };
}

/** The site's message; for warnings, with the option that accepts them. */
function toProblem(
  sent: ApiProblem,
  { address, console }: { readonly address: string; readonly console: Console },
): Problem {
  const { facts } = sent;
  if (!Array.isArray(facts['warnings']) || facts['warnings'].length === 0) return sent;
  // the last sentence is for programs that speak to the API themselves
  const what = describedIn(console, sent).replace(/ [^.!?]*"acceptWarnings".*$/, '');
  const [twin] = Array.isArray(facts['twins']) ? facts['twins'] : [];
  return problem(says.warned, {
    what: typeof twin === 'string' ? `${what} ${address}/puzzles/${twin}` : what,
  });
}
