/** The rules of imports: what the table of ARCHITECTURE.md does not list is forbidden. */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8');
const section = text.split('## Who may import whom')[1]?.split('\n## ')[0] ?? '';
/** The folders that a folder may import from, by its name. */
const TABLE = new Map(
  [...section.matchAll(/^\| *([\w/-]+) *\| *([\w/, -]+?) *\|$/gm)]
    .filter(([, who]) => who !== 'who' && !who.startsWith('-'))
    .map(([, who, may]) => [who, may === 'nothing' ? [] : may.split(', ')]),
);
if (TABLE.size === 0) throw new Error('ARCHITECTURE.md: the import table is missing');

/** A room of the site's server, and the files through which others import it. */
const ROOM = /^apps\/site\/server\/([\w-]+)\//;
const DOOR = /^apps\/site\/server\/([\w-]+\/index|host\/json-log)\.ts$/;

/** Rooms that have no row: what tests share, and bytes of older databases. */
const NO_ROOM = new Set(['testing']);

/** Tests, and what is there for tests. */
const TEST = /\.test\.tsx?$|\/testing\/|^(packages|apps)\/[\w-]+\/test\//;

/** What serves the site with examples, for development: never shipped. */
const EXAMPLES = /^apps\/site\/dev\//;

/** Files of a package that build it. */
const BUILDING = /^packages\/[\w-]+\/[\w.-]+\.(ts|mts|mjs)$/;

/** Between folders of `render` or of any other part: the imports that are forbidden. */
const WALLS = [
  {
    from: /^(?!apps\/site\/dev\/)/,
    to: /^apps\/site\/dev\//,
    why: 'what serves the site for development lets anybody in, and is never shipped',
  },
  {
    // scripts beside the server, such as storage/older/make.mjs, are not shipped
    from: /^apps\/site\/(contract|player-store|web|server)\/.*\.tsx?$/,
    to: /^apps\/site\/build\//,
    why: 'the site runs without the scripts that build it',
  },
  {
    from: /^packages\/core\/src\/solves\.ts$/,
    to: /^packages\/(?!core\/)/,
    why: 'the judge must not depend on what it judges',
  },
  {
    from: /^packages\/prove\/src\/check(er|-proof|-certificate)\.ts$/,
    to: /^packages\/(solver\/|prove\/src\/prove\.ts)/,
    why: 'the checker of proofs must not depend on what makes them',
  },
  {
    from: /^packages\/render\/src\/layout\//,
    to: /^packages\/render\/src\/(look|outputs)\//,
    why: 'in render, geometry knows no theme and no output',
  },
  {
    from: /^packages\/render\/src\/look\//,
    to: /^packages\/render\/src\/outputs\//,
    why: 'in render, looks know no output',
  },
  ...['facts|chain|step|hint|candidates', 'lines', 'chains'].map((rooms, at, all) => ({
    from: new RegExp(`^packages/explain/src/(${rooms})[./]`),
    to: new RegExp(
      `^packages/explain/src/(${[...all.slice(at + 1), 'hints', 'diagnosis', 'rating'].join('|')})/`,
    ),
    why: 'in explain, steps know no reasoning, lines no chains, and neither of them hints',
  })),
  // in maker each room takes from those before it, and from the contracts beside them
  ...['subject', 'inks', 'tracing', 'repair'].map((room, at, rooms) => ({
    from: new RegExp(`^packages/maker/src/${room}/`),
    to: new RegExp(
      `^packages/maker/src/(${[...rooms.slice(at + 1), 'make', 'generate'].join('|')})/`,
    ),
    why: `in maker, ${room} knows nothing of what is made with it`,
  })),
];

/** What is wrong with an import, as a sentence with its place; undefined if nothing is. */
export function findViolation({ from, line, name, to, kind }) {
  const why = reason(from, to, kind);
  return why === undefined ? undefined : `${from}:${line} imports ${to ?? name}: ${why}`;
}

function reason(from, to, kind) {
  const who = findFolder(from);
  const own = findFolder(to);
  const may = TABLE.get(who);
  const isTest = TEST.test(from);
  if (may === undefined) return `ARCHITECTURE.md has no row for ${who} in its table of imports`;
  if (kind === 'missing') return 'there is no such file or package';
  if (kind === 'node' && !mayUseNode(from)) return 'packages run in browsers, too';
  if (to === undefined) return undefined;
  if (own !== '' && own !== who && !may.includes(own)) {
    return `${who} may import ${may.join(', ') || 'nothing'} (ARCHITECTURE.md)`;
  }
  if (/\/testing\//.test(to) && !isTest && !EXAMPLES.test(from))
    return 'only tests may import this';
  const between = isTest ? undefined : betweenRooms(from, to);
  if (between !== undefined) return between;
  const isWalled = (wall) => wall.from.test(from) && wall.to.test(to);
  return isTest ? undefined : WALLS.find(isWalled)?.why;
}

/** Why a file of a room of the server may not import one of another room. */
function betweenRooms(from, to) {
  const [own, other] = [from, to].map((file) => ROOM.exec(file)?.[1]);
  if (own === undefined || other === undefined || own === other) return undefined;
  if (NO_ROOM.has(own) || NO_ROOM.has(other)) return undefined;
  const may = TABLE.get(`server/${own}`);
  if (may === undefined) return `ARCHITECTURE.md has no row for server/${own}`;
  if (!may.includes(`server/${other}`)) return `server/${own} may import ${may.join(', ')}`;
  return DOOR.test(to) ? undefined : `other rooms import ${other} through its index.ts`;
}

/** The package, app or room of the site that a file is in: "core", "site/web"; "" for another. */
function findFolder(file = '') {
  const room = /^apps\/(site\/[\w-]+)\//.exec(file)?.[1];
  return room ?? /^(?:packages|apps)\/([\w-]+)\//.exec(file)?.[1] ?? '';
}

function mayUseNode(from) {
  const isHost = /^packages\/nonokit\/(src\/node|bin)\//.test(from);
  return from.startsWith('apps/') || isHost || TEST.test(from) || BUILDING.test(from);
}
