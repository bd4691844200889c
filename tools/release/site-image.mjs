/** The site as an image that `podman load` and `docker load` take. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyEntries, entriesIn } from './entries.mjs';
import { ociImage } from './image.mjs';
import { baseEntries, USER } from './image-base.mjs';
import { ROOT, readJson } from './workspace.mjs';

/** The image of the staged site. */
export function siteImage({ folder, manifest }, version) {
  const { homepage, license } = readJson('package.json');
  const { config, workdir } = readDockerfile();
  const home = workdir.slice(1);
  const data = Object.keys(config.Volumes).map((path) => ({
    path: `${path.slice(1)}/`,
    owner: USER,
  }));
  const site = [
    ...entriesIn(folder, `${home}/apps/site`),
    // the base has no musl
    ...dependencyEntries(manifest.dependencies, home, (place) => !place.endsWith('-musl')),
    ...data,
  ];
  return ociImage({
    name: `nonokit-site:${version}`,
    layers: [baseEntries(), site],
    config,
    annotations: {
      'org.opencontainers.image.title': 'nonokit-site',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.licenses': license,
      'org.opencontainers.image.source': homepage.replace(/#.*/, ''),
    },
  });
}

/** What the last stage of the Dockerfile says about how its image runs. */
export function readDockerfile(text = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')) {
  const [stage = ''] = text.split(/^FROM /m).slice(-1);
  const all = (name) =>
    [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest]) => rest);
  const [workdir = '/'] = all('WORKDIR');
  const [health = ''] = all('HEALTHCHECK');
  const [, minutes] = /--start-period=(\d+)m /.exec(health);
  const set = (names) => Object.fromEntries(names.map((name) => [name, {}]));
  const config = {
    // by number, so that a cluster can see that it is not root
    User: `${USER}:${USER}`,
    ExposedPorts: set(all('EXPOSE').map((port) => `${port}/tcp`)),
    Env: ['PATH=/usr/local/bin:/usr/bin:/bin', ...all('ENV').flatMap((line) => line.split(' '))],
    Cmd: JSON.parse(all('CMD').at(-1)),
    Volumes: set(all('VOLUME')),
    WorkingDir: workdir,
    Healthcheck: {
      Test: ['CMD', ...JSON.parse(health.slice(health.indexOf('[')))],
      StartPeriod: Number(minutes) * 60e9,
    },
  };
  return { config, workdir };
}
