#!/usr/bin/env node
/**
 * Runs the program. `nonokit` is the library and stays small; the program is `@nonokit/cli`, of the
 * same version. It is looked for beside this package, in the current project, and among the
 * packages that npm keeps for `npx`. Otherwise npm fetches it, once.
 */
const { existsSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { version } = require('../package.json');

const PROGRAM = '@nonokit/cli';

/** The file that starts the program installed in `folder`, if it has our version. */
function startIn(folder) {
  const isOurs = require(join(folder, 'package.json')).version === version;
  return isOurs ? join(folder, 'bin', 'nonokit.js') : undefined;
}

/** The program as seen from `folder`, as `import` would find it. */
function programFrom(folder) {
  try {
    return startIn(dirname(require.resolve(`${PROGRAM}/package.json`, { paths: [folder] })));
  } catch {
    return undefined;
  }
}

/** Where npm keeps its files; npm sets the variable for what it runs. */
function npmCache() {
  const { homedir } = require('node:os');
  const local = process.env.LOCALAPPDATA;
  const usual = local === undefined ? join(homedir(), '.npm') : join(local, 'npm-cache');
  return process.env.npm_config_cache ?? usual;
}

/**
 * The program among the packages that npm keeps for `npx`: running it from there saves a second.
 */
function programOfNpx() {
  const kept = join(npmCache(), '_npx');
  if (!existsSync(kept)) return undefined;
  for (const name of readdirSync(kept)) {
    const modules = join(kept, name, 'node_modules');
    // npm writes this list when all packages are in place
    const isWhole = existsSync(join(modules, '.package-lock.json'));
    const folder = join(modules, PROGRAM);
    if (!isWhole || !existsSync(join(folder, 'package.json'))) continue;
    const start = startIn(folder);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** The command that runs npm: the npm that started us, the one beside Node, or any on the path. */
function npmCommand() {
  const bin = dirname(process.execPath);
  const script = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const scripts = [process.env.npm_execpath, join(bin, script), join(bin, '..', 'lib', script)];
  const found = scripts.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  return found === undefined ? ['npm'] : [process.execPath, found];
}

/** Lets npm fetch the program and run it; ends as the program ends. */
function fetchAndRun() {
  const { spawn } = require('node:child_process');
  process.stderr.write(`nonokit: fetching the program, ${PROGRAM}@${version}, once\n`);
  const [command, ...first] = npmCommand();
  const asked = ['exec', '--yes', `--package=${PROGRAM}@${version}`, '--', 'nonokit'];
  const child = spawn(command, [...first, ...asked, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // a terminal sends Ctrl-C to the child as well
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', ({ message }) => {
    process.stderr.write(`nonokit: npm could not be started: ${message}\n`);
    process.exitCode = 127;
  });
  child.on('exit', (status, signal) => {
    if (signal === null) process.exit(status);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const start = programFrom(__dirname) ?? programFrom(process.cwd()) ?? programOfNpx();
if (start === undefined) fetchAndRun();
else require(start);
