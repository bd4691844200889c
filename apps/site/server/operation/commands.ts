/** The commands of `nonokit-site`. */
import type { SiteConfig } from '../config.js';
import { jsonLog } from './json-log.js';
import { backup, bringIn, bringOut, check, move, restore } from './keep.js';
import { serve } from './serve.js';
import { checkMachine, readConfigFile, readSettings, SETTINGS } from './settings.js';

/** What was written behind the command. */
export interface CommandWords {
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly config: string | undefined;
  readonly check: boolean | undefined;
  readonly help: boolean | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly force: boolean | undefined;
}

/** Exit codes: done; something went wrong; the command line makes no sense. */
const [DONE, FAILED, MISUSED] = [0, 1, 2];

/** Runs a command and tells its exit code. */
export async function runCommand(words: readonly string[], given: CommandWords): Promise<number> {
  const [command = 'serve', ...files] = words;
  if (given.help === true || command === 'help') return say(usage(), DONE);
  const config = configOf(given);
  if (config === undefined) return MISUSED;
  if (given.check === true) return say('All settings are good.\n', DONE);
  try {
    return await run(command, files, config, given);
  } catch (error) {
    return complain([(error as Error).message], FAILED);
  }
}

async function run(
  command: string,
  files: readonly string[],
  config: SiteConfig,
  { from, to }: CommandWords,
): Promise<number> {
  const [file] = files;
  if (command === 'serve') {
    await serve(config, jsonLog());
    return DONE;
  }
  if (command === 'move') {
    if (from === undefined || to === undefined) {
      return complain(['move needs --from DATABASE and --to DATABASE'], MISUSED);
    }
    return say(await move(from, to), DONE);
  }
  if (command === 'check') return say(await check(config.database), DONE);
  if (command === 'import') {
    if (files.length === 0) return complain(['import needs files or folders'], MISUSED);
    return say(await bringIn(config.database, files), DONE);
  }
  if (command === 'export') {
    if (file === undefined) return complain(['export needs the name of a file'], MISUSED);
    return say(await bringOut(config.database, file), DONE);
  }
  if (command === 'backup' || command === 'restore') {
    if (file === undefined) return complain([`${command} needs the name of a file`], MISUSED);
    const done =
      command === 'backup' ? backup(config.database, file) : restore(config.database, file);
    return say(await done, DONE);
  }
  return complain([`there is no command "${command}"; see nonokit-site --help`], MISUSED);
}

/** The settings, or undefined after saying all that is wrong with them. */
function configOf({ settings, config: file }: CommandWords): SiteConfig | undefined {
  try {
    const text = readConfigFile(file);
    const result = readSettings({ options: settings, variables: process.env, file: text });
    const wrong = result.ok ? checkMachine(result.config) : result.wrong;
    if (result.ok && wrong.length === 0) return result.config;
    complain(wrong, MISUSED);
  } catch (error) {
    complain([`the configuration file cannot be read: ${(error as Error).message}`], MISUSED);
  }
  return undefined;
}

function say(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

function complain(sentences: readonly string[], code: number): number {
  for (const sentence of sentences) process.stderr.write(`nonokit-site: ${sentence}\n`);
  return code;
}

function usage(): string {
  const rows = SETTINGS.map(({ name, variable, about, usually }) =>
    [`  --${name} (${variable})`, `      ${about} Default: ${usually}.`].join('\n'),
  );
  return [
    'nonokit-site serve             the site; the command that is meant without one',
    'nonokit-site serve --check     says what is wrong with the settings',
    'nonokit-site check             reads the whole database and says whether it is sound',
    'nonokit-site backup FILE       writes everything into a file, while the site runs',
    'nonokit-site restore FILE      fills an empty database from such a file',
    'nonokit-site import FILE…      adds puzzles: files of any format, folders, exported files',
    'nonokit-site export FILE       writes all puzzles, with titles and pictures (.ndjson.gz)',
    'nonokit-site move --from DATABASE --to DATABASE',
    '                               copies everything into an empty database and compares',
    '',
    'Settings come from options, then variables, then the file of --config FILE (JSON):',
    ...rows,
    '',
  ].join('\n');
}
