/**
 * An SVG drawing of a stranger as one that can do nothing but be drawn: it is taken apart and
 * written again from a short list of elements and attributes. Scripts, styles with addresses, links
 * and everything that loads or repeats has no place in it. What editors add for themselves is left
 * out; an element that would be missed is a problem, because the drawing would look different.
 *
 * One pass over the text, which is at most some hundred kilobytes.
 */
import { type Problem, problem, type Result } from '@nonokit/core';
import { svgDamaged, svgElement, svgValue } from './words/en.js';

/** Elements that are kept. */
const KEPT = new Set([
  ...['svg', 'g', 'defs', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'style'],
]);

/** Elements that are left out with all that is in them: nobody sees them. */
const UNSEEN = /^(?:title|desc|metadata|[\w-]+:[\w.-]+)$/;

/** Attributes that are kept. */
const ATTRIBUTES = new Set([
  ...['id', 'class', 'style', 'transform', 'd', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry'],
  ...['cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy', 'offset', 'opacity', 'color', 'display'],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'visibility',
  ],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'clip-rule'],
  ...['stroke-dashoffset', 'stop-color', 'stop-opacity', 'clip-path', 'clipPathUnits'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'viewBox', 'preserveAspectRatio'],
]);

/** A gradient may take its colours from another one of the same drawing. */
const HREF = /^(?:xlink:)?href$/;
const INSIDE = /^#[\w-]{1,100}$/;

/** What no value may hold: marks, escapes, rules that load. */
const UNSAFE = /[<&\\@]/;
const ADDRESS = /url\s*\(/i;
const OWN_ADDRESS = /url\(\s*(['"]?)#[\w-]{1,100}\1\s*\)/g;

const MOST_ELEMENTS = 5000;
const DEEPEST = 60;

/** The longer side of the result, in pixels. */
const SIDE = 512;

const NAME = /[A-Za-z_][\w:.-]{0,60}/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]{0,60})\s*=\s*("[^"]*"|'[^']*')/y;
const END = /\s*(\/?)>/y;

/** The drawing again, SIDE pixels large. */
export function safeSvg(text: string): Result<string> {
  try {
    return { ok: true, value: new Rewriter(text).run(), warnings: [] };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.found };
    throw error;
  }
}

/** Why a drawing is refused. It never leaves this file. */
class Refused extends Error {
  readonly found: Problem;
  constructor(found: Problem) {
    super(found.code);
    this.found = found;
  }
}

class Rewriter {
  readonly #text: string;
  readonly #out: string[] = [];
  readonly #open: string[] = [];
  #at = 0;
  #elements = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): string {
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      this.#words(this.#text.slice(this.#at, next < 0 ? undefined : next));
      if (next < 0) break;
      this.#at = next;
      this.#mark();
    }
    if (this.#open.length > 0 || this.#elements === 0) throw new Refused(problem(svgDamaged));
    return this.#out.join('');
  }

  /** Text between elements matters in a style sheet alone. */
  #words(text: string): void {
    if (this.#open.at(-1) === 'style') this.#out.push(safeValue('style', text));
  }

  #mark(): void {
    if (this.#skip('<!--', '-->') || this.#skip('<?', '?>') || this.#skip('<!DOCTYPE', '>')) return;
    if (this.#text.startsWith('<![CDATA[', this.#at)) {
      const begin = this.#at + '<![CDATA['.length;
      this.#skip('<![CDATA[', ']]>');
      this.#words(this.#text.slice(begin, this.#at - ']]>'.length));
      return;
    }
    if (this.#text.startsWith('</', this.#at)) this.#close();
    else this.#begin();
  }

  /** Goes past what begins and ends like this. */
  #skip(begin: string, end: string): boolean {
    if (!this.#text.startsWith(begin, this.#at)) return false;
    const close = this.#text.indexOf(end, this.#at + begin.length);
    if (close < 0) throw new Refused(problem(svgDamaged));
    this.#at = close + end.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #begin(): void {
    this.#at++;
    const name = this.#match(NAME)?.[0] ?? '';
    const attributes = new Map<string, string>();
    for (;;) {
      const [, key = '', quoted = ''] = this.#match(ATTRIBUTE) ?? [];
      if (key === '') break;
      attributes.set(key, quoted.slice(1, -1));
    }
    const end = this.#match(END);
    if (end === undefined || name === '') throw new Refused(problem(svgDamaged));
    const isEmpty = end[1] === '/';
    if (UNSEEN.test(name)) {
      if (!isEmpty) this.#skipElement(name);
      return;
    }
    const isRoot = this.#open.length === 0;
    if (!KEPT.has(name) || isRoot !== (name === 'svg')) {
      throw new Refused(problem(svgElement, { name: name.slice(0, 40) }));
    }
    this.#elements++;
    if (this.#elements > MOST_ELEMENTS || this.#open.length >= DEEPEST) {
      throw new Refused(problem(svgDamaged));
    }
    const shown = isRoot ? rootAttributes(attributes) : attributes;
    this.#out.push(`<${name}${writeAttributes(name, shown)}${isEmpty ? '/' : ''}>`);
    if (!isEmpty) this.#open.push(name);
  }

  /** Leaves out an element with all that is in it. */
  #skipElement(name: string): void {
    let depth = 1;
    while (depth > 0) {
      const next = this.#text.indexOf('<', this.#at);
      if (next < 0) throw new Refused(problem(svgDamaged));
      this.#at = next;
      if (this.#skip('<!--', '-->') || this.#skip('<![CDATA[', ']]>') || this.#skip('<?', '?>')) {
        continue;
      }
      const isEnd = this.#text.startsWith('</', next);
      this.#at += isEnd ? 2 : 1;
      const found = this.#match(NAME)?.[0];
      const close = this.#text.indexOf('>', this.#at);
      if (close < 0) throw new Refused(problem(svgDamaged));
      this.#at = close + 1;
      if (found !== name) continue;
      if (isEnd) depth--;
      else if (this.#text[close - 1] !== '/') depth++;
    }
  }

  #close(): void {
    this.#at += 2;
    const name = this.#match(NAME)?.[0] ?? '';
    if (this.#match(END) === undefined || this.#open.pop() !== name) {
      throw new Refused(problem(svgDamaged));
    }
    this.#out.push(`</${name}>`);
  }
}

function writeAttributes(element: string, attributes: ReadonlyMap<string, string>): string {
  const written: string[] = [];
  for (const [name, value] of attributes) {
    if (HREF.test(name)) {
      // anywhere else it is a link, or loads something
      if (element.endsWith('Gradient') && INSIDE.test(value)) written.push(` href="${value}"`);
      else if (element.endsWith('Gradient')) throw new Refused(problem(svgValue, { name }));
    } else if (ATTRIBUTES.has(name) || name === 'xmlns') {
      written.push(` ${name}="${safeValue(name, value).replaceAll('"', "'")}"`);
    }
  }
  return written.join('');
}

/** A value that loads nothing. */
function safeValue(name: string, value: string): string {
  if (UNSAFE.test(value) || ADDRESS.test(value.replaceAll(OWN_ADDRESS, ''))) {
    throw new Refused(problem(svgValue, { name }));
  }
  return value;
}

/** The size in pixels, and what is shown in it. */
function rootAttributes(given: ReadonlyMap<string, string>): Map<string, string> {
  const numbers = (given.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , wide = Number.NaN, high = Number.NaN] = numbers;
  const width = wide > 0 ? wide : Number.parseFloat(given.get('width') ?? '');
  const height = high > 0 ? high : Number.parseFloat(given.get('height') ?? '');
  if (!(width > 0 && height > 0)) throw new Refused(problem(svgDamaged));
  const scale = SIDE / Math.max(width, height);
  const own = new Map(given);
  own.set('xmlns', 'http://www.w3.org/2000/svg');
  own.set('width', `${Math.max(1, Math.round(width * scale))}`);
  own.set('height', `${Math.max(1, Math.round(height * scale))}`);
  own.set('viewBox', wide > 0 && high > 0 ? numbers.join(' ') : `0 0 ${width} ${height}`);
  return own;
}
