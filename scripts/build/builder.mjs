/**
 * Runs the commands of targets whose inputs have changed. A target is up to date if its outputs
 * exist and the hash of its inputs is the one noted when it was built, so that a checkout, a
 * touched file or a change taken back costs nothing. Notes stand in `.cache/built`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryBytes } from '../memory.mjs';
import { contentHash } from './content-hash.mjs';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NOTES = join(ROOT, '.cache/built');

/** With less memory, in bytes, one target is built after the other. */
const ENOUGH_FOR_TWO = 3e9;

/**
 * @typedef {object} Target
 * @property {string} title What is built, for the line of progress: "the program".
 * @property {readonly string[]} inputs Files and folders that it is made from.
 * @property {readonly string[]} outputs Files that exist once it is built.
 * @property {readonly (readonly string[])[]} commands Run one after the other: ["node", "a.mjs"].
 * @property {readonly string[]} [needs] Targets that are built before it; their outputs are inputs.
 */

/**
 * A function that builds targets by their names and resolves with 0, or with the exit status of the
 * command that failed.
 * @param {Readonly<Record<string, Target>>} targets
 */
export function builder(targets) {
  /** The targets under way or done, so that each is built once. */
  const begun = new Map();
  const build = (name) => {
    if (!(name in targets)) throw new RangeError(`build: there is no target "${name}"`);
    if (!begun.has(name)) begun.set(name, once(name, targets[name]));
    return begun.get(name);
  };
  const all = async (names) => {
    if (memoryBytes() >= ENOUGH_FOR_TWO) {
      return (await Promise.all(names.map(build))).find((status) => status !== 0) ?? 0;
    }
    for (const name of names) {
      const status = await build(name);
      if (status !== 0) return status;
    }
    return 0;
  };
  const once = async (name, target) => {
    const status = await all(target.needs ?? []);
    if (status !== 0 || target.commands.length === 0) return status;
    const hash = hashInputs(target);
    if (isBuilt(name, target, hash)) return 0;
    process.stderr.write(`Building ${target.title} …\n`);
    rmSync(join(NOTES, name), { force: true });
    for (const command of target.commands) {
      const status = await run(command);
      if (status !== 0) return status;
    }
    mkdirSync(dirname(join(NOTES, name)), { recursive: true });
    writeFileSync(join(NOTES, name), hash);
    return 0;
  };
  const hashInputs = ({ inputs, commands, needs = [] }) => {
    const made = needs.flatMap((need) => targets[need].outputs);
    return contentHash(ROOT, [...inputs, ...made], JSON.stringify(commands));
  };
  return all;
}

function isBuilt(name, { outputs }, hash) {
  const note = join(NOTES, name);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== hash) return false;
  return outputs.every((file) => existsSync(join(ROOT, file)));
}

/** Runs a command in the folder of the clone; what it prints goes to standard error. */
function run([program, ...args]) {
  const command = program === 'node' ? process.execPath : program;
  // the bundler's own memory goes back to the machine at once
  const env = { ...process.env, MIMALLOC_PURGE_DELAY: '0' };
  // on Windows npm is a script of the shell
  const shell = process.platform === 'win32' && program === 'npm';
  const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 2, 2] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
