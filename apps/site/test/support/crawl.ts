/**
 * A crawl: asks for everything that can be asked with GET. It begins with every route that the app
 * itself lists, filled in with what is known of the site, and follows every address of the site in
 * every answer. A route with a part that the crawl cannot fill in is an error, so that no new route
 * is left out.
 */
import { ALL_TARGETS } from 'nonokit/formats';
import { API_BASE } from '../../contract/call-path.js';
import type { ApiDescription } from '../../server/api/description.js';
import type { TestPerson, TestSite } from '../../server/testing/test-site.js';
import type { Said } from './traces.js';

/** What routes are filled in with: the parts of addresses by their names. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** An answer of a crawl. */
export interface Crawled extends Said {
  readonly status: number;
  readonly cache: string;
}

/** Files of the build hold nothing of a database, and are the same for everybody. */
const BUILT = /^\/(assets\/|shelf\/|icon)/;

/** Links of one shape that are followed: every day has a page, and leads to the day before. */
const MOST_ALIKE = 12;

/** Requests everything as a person. */
export async function crawl(
  test: TestSite,
  known: Known,
  as: TestPerson | undefined,
): Promise<readonly Crawled[]> {
  const waiting = [...collectRoutes(test, known), ...(await listQueries(test, known))];
  const seen = new Set(waiting);
  const answers: Crawled[] = [];
  const alike = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await asked(test, path, as);
    answers.push(answer);
    for (const link of linksIn(answer, test.site.config.baseUrl)) {
      if (seen.has(link) || BUILT.test(link)) continue;
      seen.add(link);
      const count = (alike.get(toShape(link)) ?? 0) + 1;
      alike.set(toShape(link), count);
      if (count > MOST_ALIKE) continue;
      waiting.push(link);
    }
  }
  return answers;
}

/** An address without what tells it from others of its kind: numbers, and values of its query. */
function toShape(link: string): string {
  const [path = '', query = ''] = link.split('?');
  return `${path.replaceAll(/\d+/g, '0')}?${[...new URLSearchParams(query).keys()].sort()}`;
}

async function asked(test: TestSite, path: string, as: TestPerson | undefined): Promise<Crawled> {
  const answer = await test.ask('GET', path, { as });
  const body = new Uint8Array(await answer.arrayBuffer());
  const cache = answer.headers.get('cache-control') ?? '';
  return { path, status: answer.status, cache, headers: formatHeaders(answer), body };
}

/** All headers, as they came. */
function formatHeaders(answer: Response): string {
  return [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** The addresses of all GET routes that the app has, filled in. */
function collectRoutes({ app }: TestSite, known: Known): string[] {
  const paths = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return [...new Set(paths)].flatMap((path) => filledIn(path, known));
}

/** A route like `/puzzles/:id{[a-z]+}` with every known value of its parts. */
function filledIn(route: string, known: Known): string[] {
  const [first, ...rest] = splitParts(route);
  return rest.reduce(
    (paths, part) =>
      paths.flatMap((path) => listValues(part, known).map((one) => `${path}/${one}`)),
    [first ?? ''],
  );
}

/** The parts between slashes; slashes within braces belong to an expression. */
function splitParts(route: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of route.replace(/\*$/, '')) {
    depth += Number(sign === '{') - Number(sign === '}');
    if (sign === '/' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts;
}

function listValues(part: string, known: Known): readonly string[] {
  if (!part.startsWith(':')) return [part];
  const [, name = '', pattern] = /^:(\w+)(?:\{(.*)\})?$/.exec(part) ?? [];
  if (name === 'file') return listFiles(pattern ?? '', known);
  const values = known[name];
  if (values === undefined) throw new Error(`the crawl does not know what ":${name}" may be`);
  return values.map(encodeURIComponent);
}

/** Files of a puzzle or a series: with the ending that the route asks for, or with every one. */
function listFiles(pattern: string, { id = [], drawn = [] }: Known): string[] {
  const [, only] = /\\\.([a-z]+)$/.exec(pattern) ?? [];
  if (only !== undefined) return id.map((one) => `${one}.${only}`);
  return drawn.flatMap((one) => ENDINGS.map((ending) => `${one}.${ending}`));
}

/** Every ending of a format, those that nobody writes, too, and those of our own drawing. */
const ENDINGS = [
  ...new Set(ALL_TARGETS.flatMap(({ extensions }) => extensions.map((one) => one.slice(1)))),
  ...['svg', 'pdf', 'png', 'html', 'exe'],
];

/** Calls with the parts of their queries that choose among puzzles. */
async function listQueries(test: TestSite, known: Known): Promise<string[]> {
  const answer = await test.ask('GET', `${API_BASE}/openapi.json`);
  const { paths } = (await answer.json()) as ApiDescription;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).flatMap(({ name, in: place }) => {
      if (place !== 'query') return [];
      const route = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(':id.:extension', ':file');
      const filled = filledIn(route.replace(':id.pdf', ':file{\\.pdf}'), known);
      const values = known[name] ?? [];
      const pages = path === `${API_BASE}/puzzles` ? ['/puzzles', '/ru/puzzles'] : [];
      return [...filled.slice(0, 12), ...pages].flatMap((one) =>
        values.map((value) => `${one}?${name}=${encodeURIComponent(value)}`),
      );
    }),
  );
}

/** The addresses of this site in an answer: links, sources, forms, JSON, feeds, headers. */
function linksIn({ path, headers, body }: Crawled, baseUrl: string): string[] {
  const [type = ''] = /(?<=^content-type: )[\w/+-]+/m.exec(headers) ?? [];
  const location = /(?<=^location: ).*/m.exec(headers)?.[0];
  const text = /html|xml|json/.test(type) ? Buffer.from(body).toString() : '';
  const quoted = text.matchAll(/(?:href|src|action|content|url)=["']([^"'<>\s]+)["']/g);
  const whole = text.matchAll(/https?:\/\/[^"'<>\s\\)]+/g);
  const found = [...[...quoted].map(([, link]) => link), ...[...whole].map(([link]) => link)];
  return [location, ...found].flatMap((link) => {
    if (link === undefined) return [];
    const plain = link.replaceAll('&amp;', '&');
    if (!URL.canParse(plain, baseUrl + path)) return [];
    const url = new URL(plain, baseUrl + path);
    if (url.origin !== baseUrl) return [];
    return [url.pathname + url.search];
  });
}
