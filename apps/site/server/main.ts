#!/usr/bin/env node
/** The command `nonokit-site`: reads its words and calls the command they name. */
import { parseArgs } from 'node:util';
import { runCommand } from './operation/commands.js';
import { SETTINGS } from './operation/settings.js';

const COMMON = {
  config: { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  from: { type: 'string' },
  to: { type: 'string' },
  force: { type: 'boolean' },
} as const;

/** Reads the words of the command line. */
function wordsOf(args: readonly string[]) {
  const texts = SETTINGS.map(({ name }) => [name, { type: 'string' as const }] as const);
  return parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(texts), ...COMMON },
    allowPositionals: true,
  });
}

async function main(): Promise<number> {
  let words: ReturnType<typeof wordsOf>;
  try {
    words = wordsOf(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`nonokit-site: ${(error as Error).message}\n`);
    return 2;
  }
  const { config, check, help, from, to, force, ...settings } = words.values;
  return runCommand(words.positionals, {
    settings: settings as Record<string, string | undefined>,
    ...{ config, check, help, from, to, force },
  });
}

process.exitCode = await main();
