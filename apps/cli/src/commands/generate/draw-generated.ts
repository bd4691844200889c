/**
 * `nonokit generate -o FILE.pdf`: random puzzles to print, generated into a temporary file, which
 * `draw` then draws as it draws every other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsole, refuse } from '../../io/console.js';
import { EXIT } from '../../io/exit.js';
import type { Session } from '../../io/host.js';
import { openOutput } from '../../io/output.js';
import { type GenerateFlags, runGenerate } from './generate.js';

/** True for a booklet; other endings are formats of puzzles. */
export function isDrawn({ output, to }: GenerateFlags): boolean {
  return to === undefined && /\.pdf$/i.test(output);
}

/** Generates and draws. */
export async function drawGenerated(flags: GenerateFlags, session: Session): Promise<void> {
  const { output, force, quiet } = flags;
  const console = createConsole(flags, session);
  const opened = await openOutput(output, { force, binary: true, console });
  if (!opened.ok) return refuse(console, output, opened.problem);
  const folder = await mkdtemp(join(tmpdir(), 'nonokit-generate-'));
  try {
    const made = join(folder, 'puzzles.ndjson');
    await runGenerate({ ...flags, output: made }, session);
    if (session.host.status !== EXIT.good) return;
    const { runDraw } = await import('../draw/draw.js');
    const more = quiet === undefined ? {} : { quiet };
    await runDraw([made], { output, ...(force === undefined ? {} : { force }), ...more }, session);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
