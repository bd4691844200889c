/**
 * Scripted people. Each is a loop that ends when the world does; each checks what it is answered.
 * They think between requests as people do, so that a game takes as long as it says.
 */
import { connect } from 'node:net';
import { Later, Visitor, Wrong } from './asker.mjs';

/** How many there are of each kind. */
const CROWD = { player: 10, program: 3, crawler: 1, reader: 1, artist: 1, vandal: 1 };

/** Between requests, in milliseconds on average. */
const THINKING = { player: 3500, program: 5000, crawler: 1200, reader: 9000, artist: 8000 };

/** How long a visitor stays away after a request to come later. */
const LATER_MS = 30_000;

/** Everyone arrives within this time. */
const ARRIVING_MS = 120_000;

/** Between strokes, usually. */
const PACE_MS = 750;

const PASSWORD = 'eleven quiet herons';

/** Starts all people; resolves when the trial is over and all have stopped. */
export async function populate(world) {
  let number = 0;
  const lives = Object.entries(CROWD).flatMap(([kind, count]) =>
    Array.from({ length: Math.max(1, Math.round(count * world.crowd)) }, () =>
      live(world, kind, ++number),
    ),
  );
  await Promise.all(lives);
}

async function live(world, kind, number) {
  const actor = {
    world,
    number,
    kind,
    names: 0,
    solved: [],
    comments: [],
    published: [],
    visitor: new Visitor(world, `10.0.${number >> 8}.${number & 255}`),
  };
  // not all at once: each arrival hashes a password
  await world.pause((ARRIVING_MS * Math.random()) / chooseHaste(world));
  while (!world.isOver()) {
    try {
      await ACTS[kind](actor);
    } catch (error) {
      if (error instanceof Later) await world.pause(LATER_MS / chooseHaste(world));
      else if (!(error instanceof Wrong)) {
        world.notes.fault('the soak itself failed', { kind, error: error.stack });
      }
    }
    await think(actor);
  }
  actor.visitor.close();
}

const ACTS = {
  player: beAPlayer,
  program: beAProgram,
  crawler: crawl,
  reader: readFeeds,
  artist: draw,
  vandal: vandalise,
};

function think({ world, kind }) {
  const mean = (THINKING[kind] ?? 10_000) / chooseHaste(world);
  return world.pause(-Math.log(1 - Math.random()) * mean);
}

/** By how much people think faster than usual. */
function chooseHaste({ haste = 1 }) {
  return haste;
}

function one(list) {
  return list[Math.floor(Math.random() * list.length)];
}

const chance = (share) => Math.random() < share;

// ---- people who play ----

async function beAPlayer(actor) {
  if (actor.visitor.cookie === undefined) await arrive(actor);
  await lookAround(actor);
  const puzzle = await choose(actor);
  if (puzzle !== undefined) await play(actor, puzzle);
  const rest = [vote, talk, talkAgain, publish, introduce, look, look, look, change, report];
  for (let k = 0; k < 2; k++) await one(rest)(actor);
  if (chance(0.1)) await comeAgain(actor);
  // leaving removes the person's solves, while the totals of puzzles stay
  if (actor.world.isStaying !== true && chance(0.03)) await leave(actor);
}

async function arrive(actor) {
  const { visitor, world, number } = actor;
  actor.name = `Soak ${number} ${++actor.names} ${world.run}`;
  const body = { name: actor.name, password: PASSWORD };
  await visitor.api('POST', '/accounts', { body, wanted: [201] });
  visitor.must(visitor.cookie !== undefined, 'signed up without a session', body);
  world.played.people++;
}

async function comeAgain({ visitor, name }) {
  await visitor.api('DELETE', '/session', { wanted: [200, 204] });
  visitor.must(visitor.cookie === undefined, 'signed out with a session', { name });
  await visitor.ask('GET', '/');
  await visitor.api('POST', '/session', { body: { name, password: PASSWORD } });
  const { json } = await visitor.api('GET', '/me');
  visitor.must(json.person?.name === name, 'signed in as nobody', { name });
}

async function leave(actor) {
  const { visitor, name } = actor;
  await visitor.api('GET', '/me/export');
  const puzzles = one(['nameless', 'named']);
  const body = { password: PASSWORD, puzzles };
  await visitor.api('DELETE', '/me', { body, wanted: [204] });
  visitor.cookie = undefined;
  await visitor.api('GET', `/people/${encodeURIComponent(name)}`, { wanted: [404] });
  Object.assign(actor, { solved: [], comments: [], published: [] });
}

const FILTERS = ['', 'size=10', 'size=15&difficulty=1-3', 'colors=bw', 'sort=easy', 'lines=1'];

async function lookAround(actor) {
  const { visitor } = actor;
  const root = chance(0.3) ? '/ru' : '';
  for (const path of [`${root}/`, `${root}/puzzles?${one(FILTERS)}`, `${root}/daily`]) {
    await visitor.ask('GET', path, { again: true });
    await think(actor);
  }
}

async function choose({ visitor, world }) {
  const { json } = await visitor.api(
    'GET',
    `/puzzles?size=5,10,15&colors=bw&limit=40&solved=no${chance(0.5) ? '&sort=hard' : ''}`,
    { wanted: [200] },
  );
  const listed = json.puzzles ?? [];
  return listed.length === 0 ? one([...world.puzzles]) : one(listed).id;
}

async function play(actor, puzzle) {
  const { visitor, world } = actor;
  await visitor.ask('GET', `/puzzles/${puzzle}`, { wanted: [200, 404, 410], again: true });
  const { status, json: detail } = await visitor.api('GET', `/puzzles/${puzzle}`, {
    wanted: [200, 404, 410],
  });
  const known = status === 200 ? world.playable(detail.blind) : undefined;
  if (known === undefined) return;
  const seed = `${actor.name} ${Math.random()}`;
  const parts = world.playedParts(known, seed, PACE_MS);
  const begun = Date.now();
  const { json: game } = await visitor.api('POST', '/games', {
    body: { puzzle, given: detail.given },
  });
  let { revision } = game;
  for (const { moves, elapsed, record } of parts) {
    await world.pause(begun + elapsed - Date.now());
    if (world.isOver()) return;
    const body = { record, moves, elapsed, revision, device: 'here' };
    const { json, status: kept } = await visitor.api('PUT', `/games/${game.id}`, {
      body,
      // its author may take it away or change it meanwhile
      wanted: [200, 404, 409],
    });
    if (kept !== 200) return;
    visitor.must(json.moves === moves, 'a kept game has other moves', { game: game.id, moves });
    revision = json.revision;
  }
  world.played.games++;
  if (chance(0.1)) return giveUp(visitor, game);
  await finish(actor, { puzzle, game, record: parts.at(-1)?.record });
}

async function giveUp(visitor, { id }) {
  await visitor.api('DELETE', `/games/${id}`, { wanted: [200, 204] });
  await visitor.api('GET', `/games/${id}`, { wanted: [200, 404] });
}

async function finish(actor, { puzzle, game, record }) {
  const { visitor, world, name } = actor;
  await world.pause(1500);
  const { status, json } = await visitor.api('POST', `/games/${game.id}/solve`, {
    body: { record },
    wanted: [200, 404, 409],
  });
  if (status !== 200) return;
  world.played.solves++;
  const { kind, isFirst } = json.solve;
  visitor.must(json.reveal !== null, 'a solved puzzle shows no picture', { puzzle });
  if (kind !== 'person')
    world.played['taken for machines'] = (world.played['taken for machines'] ?? 0) + 1;
  actor.solved.push(puzzle);
  const { json: ranking } = await visitor.api('GET', `/puzzles/${puzzle}/ranking?kind=${kind}`);
  const isThere = ranking.mine !== null || !isFirst;
  visitor.must(isThere, 'a solve is in no ranking', { puzzle, name, solve: json.solve });
}

async function vote({ visitor, solved }) {
  const puzzle = one(solved);
  if (puzzle === undefined) return;
  const stars = 1 + Math.floor(Math.random() * 5);
  const felt = 1 + Math.floor(Math.random() * 5);
  const path = `/puzzles/${puzzle}/vote`;
  const { status } = await visitor.api('PUT', path, {
    body: { stars, felt },
    wanted: [200, 404, 403],
  });
  if (status !== 200) return;
  const { json } = await visitor.api('GET', path);
  visitor.must(json.mine?.stars === stars && json.mine.felt === felt, 'another vote', { puzzle });
}

async function talk({ visitor, solved, comments }) {
  const puzzle = one(solved);
  if (puzzle === undefined) return;
  const text = `A quiet one, ${Math.random().toString(36).slice(2)}.`;
  const { status, json } = await visitor.api('POST', `/puzzles/${puzzle}/comments`, {
    body: { text },
    wanted: [201, 404],
  });
  if (status !== 201) return;
  comments.push({ id: json.id, puzzle });
  const { json: list } = await visitor.api('GET', `/puzzles/${puzzle}/comments?limit=100`);
  const isThere = list.comments.some((each) => each.id === json.id && each.text === text);
  visitor.must(isThere || list.next !== null, 'a comment is not listed', { puzzle, id: json.id });
}

async function talkAgain({ visitor, comments }) {
  const comment = comments.pop();
  if (comment === undefined) return;
  const path = `/comments/${comment.id}`;
  if (chance(0.5))
    await visitor.api('PATCH', path, { body: { text: 'Better.' }, wanted: [200, 404] });
  else await visitor.api('DELETE', path, { wanted: [200, 204, 404] });
}

async function publish(actor) {
  const { visitor, world, published } = actor;
  if (chance(0.5)) return;
  const word = `${actor.name} ${Math.random()}`;
  const file = world.encodeRecord(world.uniquePicture(word));
  const body = { file, titles: { en: `Noise ${word}` }, tags: ['noise'], acceptWarnings: true };
  const { json } = await visitor.api('POST', '/puzzles', { body, wanted: [201] });
  world.played.published++;
  world.puzzles.add(json.id);
  published.push(json.id);
  const { json: mine } = await visitor.api('GET', `/puzzles/${json.id}`);
  visitor.must(mine.version === 1, 'a new puzzle is not new', { id: json.id });
  if (published.length % 4 === 3) {
    const title = `Of ${word}`.slice(0, 90);
    await visitor.api('POST', '/series', {
      body: { title, puzzles: published.slice(-3) },
      wanted: [201],
    });
  }
}

async function change({ visitor, published, world }) {
  const id = one(published);
  if (id === undefined) return;
  if (chance(0.3)) {
    published.splice(published.indexOf(id), 1);
    world.puzzles.delete(id);
    await visitor.api('DELETE', `/puzzles/${id}`, { wanted: [200, 204, 403, 409] });
    return;
  }
  const picture = () => world.encodeRecord(world.uniquePicture(`${Math.random()}`));
  const file = chance(0.5) ? { file: picture() } : {};
  const body = { titles: { en: `Again ${Math.random()}` }, acceptWarnings: true, ...file };
  await visitor.api('PUT', `/puzzles/${id}`, { body, wanted: [200, 409] });
}

async function introduce({ visitor, name }) {
  const about = `I like noise, ${Math.random()}`;
  await visitor.api('PATCH', '/me', { body: { about } });
  const { json } = await visitor.api('GET', `/people/${encodeURIComponent(name)}`);
  visitor.must(JSON.stringify(json).includes(about), 'a profile says something else', { name });
}

async function report({ visitor, world }) {
  if (chance(0.8) || world.puzzles.size === 0) return;
  const body = { subject: { kind: 'puzzle', id: one([...world.puzzles]) }, reason: 'other' };
  await visitor.api('POST', '/reports', { body, wanted: [200, 201, 202, 204, 404, 409] });
}

const PLACES = [
  ...[
    '/rankings',
    '/rankings/points',
    '/series',
    '/learn/',
    '/about',
    '/ru/rankings',
    '/ru/series',
  ],
  ...['/puzzles/random', '/api/v1/rankings', '/api/v1/daily', '/api/v1/games', '/api/v1/me'],
  ...['/api/v1/games/next', '/api/v1/games?state=solved', '/api/v1/me/sessions', '/api/v1/series'],
];

async function look({ visitor, name }) {
  await visitor.ask('GET', one(PLACES), { wanted: [200, 302, 303, 307, 404], again: true });
  if (chance(0.3)) await visitor.ask('GET', `/people/${encodeURIComponent(name)}`);
}

// ---- programs with keys ----

const CALLS = [
  ...['solve', 'check', 'rate', 'explain', 'hint', 'convert?to=non', 'convert?to=webpbn'],
  ...['solve?maxSolutions=5', 'draw?output=svg'],
];

async function beAProgram(actor) {
  const { visitor, world } = actor;
  if (visitor.key === undefined) {
    await arrive(actor);
    const body = { name: 'soak', scopes: ['read', 'play', 'publish'] };
    visitor.key = (await visitor.api('POST', '/me/keys', { body, wanted: [201] })).json.key;
  }
  if (chance(0.4)) {
    const body = Buffer.from(world.encodeRecord(world.uniquePicture(`${Math.random()}`)));
    await visitor.api('POST', `/${one(CALLS)}`, { body, type: 'application/octet-stream' });
    return;
  }
  const filter = one(FILTERS.slice(1));
  let after = '';
  for (let page = 0; page < 3; page++) {
    const { json } = await visitor.api('GET', `/puzzles?limit=50&${filter}${after}`, {
      wanted: [200],
    });
    const card = one(json.puzzles ?? []);
    if (card !== undefined) {
      await think(actor);
      await visitor.api('GET', `/puzzles/${card.id}`, { wanted: [200, 404], again: true });
      await visitor.api('GET', `/puzzles/${card.id}/ranking`, { wanted: [200, 404] });
    }
    if (!json.next) break;
    after = `&after=${encodeURIComponent(json.next)}`;
  }
  const { json } = await visitor.api('GET', '/me');
  visitor.must(json.person?.name === actor.name, 'a key is of nobody', {});
}

// ---- programs that read everything ----

async function crawl(actor) {
  const { visitor, world } = actor;
  await visitor.ask('GET', '/robots.txt');
  const index = await (await visitor.ask('GET', '/sitemap.xml')).text();
  for (const part of locations(index)) {
    const pages = locations(await (await visitor.ask('GET', part, { again: true })).text());
    for (let k = 0; k < 150 && !world.isOver() && pages.length > 0; k++) {
      const page = await visitor.ask('GET', one(pages), { wanted: [200, 404, 410], again: true });
      if (page.status === 200) {
        const html = await page.text();
        visitor.must(html.includes('</html>'), 'a page is cut off', { bytes: html.length });
        const shown = [...html.matchAll(/"(\/preview\/[0-9A-Za-z]+\.png)[?"]/g)];
        if (shown.length > 0)
          await visitor.ask('GET', one(shown)[1], { wanted: [200, 404], again: true });
      }
      await think(actor);
    }
  }
  await visitor.ask('GET', '/api/v1/puzzles.ndjson.gz', { wanted: [200, 404], again: true });
}

/** The paths of a map's addresses. */
function locations(xml) {
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
}

const FEEDS = [
  '/feeds/new.atom',
  '/feeds/daily.atom',
  '/ru/feeds/new.atom',
  '/ru/feeds/daily.atom',
];

async function readFeeds(actor) {
  const { visitor, world } = actor;
  await visitor.ask('GET', one(FEEDS), { again: true });
  const { json } = await visitor.api('GET', '/puzzles/random', { wanted: [200, 302, 303] });
  const id = json?.id ?? one([...world.puzzles]);
  if (id === undefined) return;
  const gone = [200, 404, 410];
  await visitor.ask('GET', `${one(['', '/ru'])}/embed/${id}`, { wanted: gone });
  const url = encodeURIComponent(`${world.base}/puzzles/${id}`);
  await visitor.ask('GET', `/oembed?url=${url}`, { wanted: gone });
  await visitor.ask('GET', `/preview/${id}.png`, { wanted: gone, again: true });
}

// ---- authors ----

const DRAWINGS = [
  ...[
    'draw?output=svg',
    'draw?output=png',
    'draw?output=pdf',
    'draw?output=gif',
    'draw?output=text',
  ],
  ...['draw?output=png&what=solution', 'draw?output=pdf&what=both', 'convert?to=png'],
];

async function draw(actor) {
  const { visitor, world } = actor;
  const body = Buffer.from(world.encodeRecord(world.uniquePicture(`${Math.random()}`)));
  const type = 'application/octet-stream';
  const drawing = await visitor.api('POST', `/${one(DRAWINGS)}`, { body, type });
  visitor.must(drawing.bytes.length > 20, 'an empty drawing', {});
  const { json } = await visitor.api('GET', '/puzzles?limit=100');
  const card = one(json.puzzles);
  const file = `/puzzles/${card.id}.${one(['svg', 'png', 'pdf', 'non', 'json'])}`;
  await visitor.api('GET', file, { wanted: [200, 403, 404, 422], again: true });
  if (chance(0.1)) {
    const { json: all } = await visitor.api('GET', '/series');
    const series = one(all.series ?? []);
    if (series) await visitor.api('GET', `/series/${series.id}.pdf`, { wanted: [200, 404, 422] });
  }
}

// ---- careless and unkind ones ----

async function vandalise(actor) {
  const { visitor, world } = actor;
  const bad = [
    () =>
      visitor.api('POST', '/session', {
        body: { name: 'Soak', password: 'x' },
        wanted: [400, 401],
      }),
    () => visitor.ask('GET', `/nothing/${Math.random()}`, { wanted: [404] }),
    () => visitor.api('GET', '/puzzles?size=many', { wanted: [400] }),
    () => visitor.api('POST', '/solve', { body: Buffer.from('{'), wanted: [400, 422] }),
    () => hangUp(world, `${writeBody(20_000_000)}${' '.repeat(20_000_000)}`, 5000),
    () => hangUp(world, `GET /api/v1/puzzles.ndjson.gz HTTP/1.1\r\nHost: a\r\n\r\n`, 5),
    () => hangUp(world, `${writeBody(900)}{`, 2000),
    () => hangUp(world, 'GET /puz', 15_000),
  ];
  await one(bad)();
}

/** The head of a request with a body of a given length. */
function writeBody(bytes) {
  const head = `Host: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}`;
  return `POST /api/v1/draw HTTP/1.1\r\n${head}\r\n\r\n`;
}

/** Sends a part of a request and goes away. */
function hangUp({ base, pause }, text, afterMs) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1').on('error', () => undefined);
  socket.resume().write(text);
  return pause(afterMs).then(() => void socket.destroy());
}
