/**
 * The server's answers while its catalogue is filled, which takes seconds at its first start:
 * people get a page with the progress that reloads itself, programs get a problem and the time to
 * retry. Nothing of the site is shown before all is there, so that no list is short and no day is
 * chosen from half of the puzzles.
 */
import { escapeXml } from '@nonokit/core';
import { splitPath } from '../../web/frame/place.js';
import { wordsIn } from '../../web/words/all.js';
import { DEFAULT_LANGUAGE, type PageLanguage } from '../../web/words/languages.js';
import { HttpProblem, problemBody } from '../http/index.js';
import { USUAL_SETTINGS } from '../site/index.js';

/** How much of the catalogue is there. */
export interface Filled {
  readonly done: number;
  /** 0 while unknown. */
  readonly all: number;
}

/** Seconds after which to retry. */
const AGAIN_S = 1;

/** The page needs nothing but its own style. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem }
h1 { font-size: 1.5rem }
progress { width: 100% }`;

/** The answer to any request while the catalogue is filled; `name` is that of the site. */
export function fillingAnswer(
  request: Request,
  pathname: string,
  filled: Filled,
  name: string = USUAL_SETTINGS.name,
): Response {
  const headers = { 'Retry-After': String(AGAIN_S), 'Cache-Control': 'no-store' };
  if (pathname === '/healthz') return new Response('ok\n');
  const text = { ...headers, 'Content-Type': 'text/plain; charset=utf-8' };
  if (pathname === '/readyz') {
    return new Response(`${fillingSentence(filled)}\n`, { status: 503, headers: text });
  }
  if (!/\btext\/html\b/i.test(request.headers.get('accept') ?? '')) {
    const facts = { retryAfter: AGAIN_S, ...filled };
    const problem = new HttpProblem(503, 'catalogue-filling', fillingSentence(filled), facts);
    const json = { ...headers, 'Content-Type': 'application/problem+json' };
    return Response.json(problemBody(problem), { status: 503, headers: json });
  }
  const [language] = splitPath(pathname.slice(1));
  const page = { ...headers, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(renderPage(language, filled, name), {
    status: 503,
    headers: { ...page, 'Content-Security-Policy': POLICY },
  });
}

/** "The catalogue is being filled: 812 of 2,633 puzzles." */
export function fillingSentence(
  { done, all }: Filled,
  language: PageLanguage = DEFAULT_LANGUAGE,
): string {
  const words = wordsIn(language).filling;
  return all === 0 ? words.filling : words.filled(done, all);
}

function renderPage(language: PageLanguage, filled: Filled, name: string): string {
  const shownName = escapeXml(name);
  const sentence = fillingSentence(filled, language);
  const bar = filled.all === 0 ? '' : ` max="${filled.all}" value="${filled.done}"`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${AGAIN_S}">
<meta name="robots" content="noindex">
<title>${shownName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${shownName}</h1>
<p role="status">${sentence}</p>
<p><progress aria-label="${sentence}"${bar}></progress></p>
<p>${wordsIn(language).filling.soon}</p>
</main>
</body>
</html>
`;
}
