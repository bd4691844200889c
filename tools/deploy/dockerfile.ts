/**
 * Follows a Dockerfile in a plain folder. What needs a registry or another system is done with what
 * is here: `npm ci` links what is installed and built, `npm prune` takes away what only building
 * needs. An instruction that is not known is an error, so that the file cannot outgrow this.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPlaces } from '../release/pack.mjs';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What an image is. */
export interface Image {
  /** Stands for `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The command that it runs, and the one that says whether it is well. */
  readonly command: readonly string[];
  readonly health: readonly string[];
}

interface Stage {
  readonly root: string;
  workdir: string;
  variables: Record<string, string>;
  command: string[];
  health: string[];
}

/** Builds the last stage of a Dockerfile below a folder. */
export function buildImage(file: string, folder: string): Image {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [instruction, text] of parseInstructions(readFileSync(file, 'utf8'))) {
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(text)?.[1] ?? 'last';
      const root = join(folder, name);
      stage = { root, workdir: '/', variables: {}, command: [], health: [] };
      stages.set(name, stage);
    } else {
      if (stage === undefined) throw new Error(`${instruction} before FROM`);
      follow(stage, [instruction, text], stages);
    }
  }
  if (stage === undefined) throw new Error(`${file} has no FROM`);
  return stage;
}

function parseInstructions(text: string): [instruction: string, text: string][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return [instruction, rest];
    });
}

function follow(
  stage: Stage,
  [instruction, text]: readonly [string, string],
  stages: ReadonlyMap<string, Stage>,
): void {
  switch (instruction) {
    case 'WORKDIR':
      stage.workdir = text;
      mkdirSync(join(stage.root, text), { recursive: true });
      break;
    case 'ENV':
      for (const pair of text.split(' ')) {
        const [name = '', value = ''] = pair.split('=');
        stage.variables[name] = value;
      }
      break;
    case 'COPY':
      copy(stage, text, stages);
      break;
    case 'RUN':
      run(stage, text);
      break;
    case 'CMD':
      stage.command = JSON.parse(text);
      break;
    case 'HEALTHCHECK':
      stage.health = JSON.parse(text.replace(/^(?:--[\w-]+=\S+ )*CMD /, ''));
      break;
    case 'VOLUME':
    case 'USER':
    case 'EXPOSE':
      break;
    default:
      throw new Error(`the test does not know what ${instruction} does`);
  }
}

function copy(stage: Stage, text: string, stages: ReadonlyMap<string, Stage>): void {
  const workdir = join(stage.root, stage.workdir);
  // what is there of this is what git has; the rest comes by RUN
  if (text === '. .') return;
  const [, from = '', source = '', target = ''] = /^--from=(\w+) (\S+) (\S+)$/.exec(text) ?? [];
  const origin = stages.get(from);
  if (origin === undefined) throw new Error(`COPY ${text}: no such stage`);
  link(join(origin.root, source), join(workdir, target));
}

function run(stage: Stage, text: string): void {
  const workdir = join(stage.root, stage.workdir);
  if (text === 'npm ci --ignore-scripts') {
    // what is installed is linked when it has been pruned
    for (const name of ['packages', 'apps/site', 'catalogue', 'package.json']) {
      link(join(ROOT, name), join(workdir, name));
    }
  } else if (/^node \S+( [\w-]+)*$/.test(text)) {
    // what it builds is there already: the test says that the repository has to be built
    const [, script = ''] = text.split(' ');
    if (!existsSync(join(ROOT, script))) throw new Error(`RUN ${text}: there is no ${script}`);
  } else if (text === 'npm prune --omit=dev --ignore-scripts') prune(workdir);
  else if (text === 'mkdir /data && chown node /data') mkdirSync(join(stage.root, 'data'));
  else throw new Error(`the test does not know what RUN ${text} does`);
}

/** Takes away everything that no package of the workspace needs when it runs. */
function prune(workdir: string): void {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(ROOT, parent, name, 'package.json')),
  );
  const names = folders.filter(existsSync).flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(dependencies as Record<string, string>);
  });
  const kept = listPlaces(Object.fromEntries(names));
  rmSync(join(workdir, 'apps/site/node_modules'), { recursive: true, force: true });
  for (const place of kept) link(join(ROOT, place), join(workdir, place));
}

/** Copies a file or folder, as hard links where the disk is the same. */
export function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    execFileSync('cp', ['-al', source, target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', source, target]);
  }
}
