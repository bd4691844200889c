/**
 * Looks: chooses the colours of a board on its page. Forced colours of the system come first, then
 * the options, then custom properties of the element, then the system's theme.
 */
import {
  type BoardLook,
  CONTRAST_LOOK,
  DARK_LOOK,
  LIGHT_LOOK,
  LOOKS,
  type SystemColors,
  systemLook,
} from '@nonokit/board';
import { luminance } from '@nonokit/core';
import type { BoardOptions } from './options.js';

/** The custom properties of each colour; the first one that is set counts. */
const PROPERTIES: Readonly<Record<keyof BoardLook, readonly string[]>> = {
  paper: ['--b-paper', '--paper'],
  cell: ['--b-cell'],
  rail: ['--b-rail'],
  thin: ['--b-thin'],
  thick: ['--b-thick'],
  frame: ['--b-frame'],
  ink: ['--b-ink'],
  number: ['--b-number', '--ink'],
  black: ['--b-black'],
  cross: ['--b-x'],
  done: ['--b-dim2'],
  dimmed: ['--b-dim1', '--ink-2'],
  accent: ['--b-accent', '--accent'],
  crosshair: ['--b-cross'],
  marker: ['--b-marker'],
  markerEdge: ['--b-marker-edge', '--marker-edge'],
  red: ['--b-red', '--red'],
  pencil: ['--b-pencil', '--pencil'],
};

/** The colours that may be translucent. */
const TRANSLUCENT: readonly (keyof BoardLook)[] = ['crosshair'];

/** The luminance at which black and white can be read alike. */
const MIDDLE = 0.18;

/** The media features that a look depends on. */
const FEATURES = [
  '(forced-colors: active)',
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
] as const;

/** True if the system forces its own colours on pages. */
export function hasForcedColors(): boolean {
  return matchMedia(FEATURES[0]).matches;
}

/** The look of a board in an element. */
export function chooseLook(element: HTMLElement, look: BoardOptions['look']): BoardLook {
  if (hasForcedColors()) return systemLook(systemColors(element));
  if (typeof look === 'object') return look;
  if (look !== undefined) return LOOKS[look];
  const style = getComputedStyle(element);
  return withProperties(style, chooseBaseLook(style));
}

/** The look that provides the colours that the page leaves out. */
function chooseBaseLook(style: CSSStyleDeclaration): BoardLook {
  const isDark = isDarkAround(style);
  // the look of much contrast is light: it does not fit dark cells of the page's own
  const mayContrast = !isDark || ownColor(style, 'cell') === undefined;
  if (mayContrast && matchMedia(FEATURES[2]).matches) return CONTRAST_LOOK;
  return isDark ? DARK_LOOK : LIGHT_LOOK;
}

/**
 * Whether dark colours fit: according to the page's own cells, else its colour scheme, else the
 * system.
 */
function isDarkAround(style: CSSStyleDeclaration): boolean {
  const own = ownColor(style, 'cell');
  const cell = own === undefined ? undefined : opaqueColor(own);
  if (cell !== undefined) return luminance(cell) < MIDDLE;
  const schemes = style.colorScheme.split(' ');
  const isLight = schemes.includes('light');
  const isDark = schemes.includes('dark');
  return isLight === isDark ? matchMedia(FEATURES[1]).matches : isDark;
}

/**
 * Calls back when a look may have changed: by the theme of the system, or by attributes of the
 * page.
 */
export function watchLook(element: HTMLElement, changed: () => void, signal: AbortSignal): void {
  for (const feature of FEATURES)
    matchMedia(feature).addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  const attributes = { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] };
  for (const each of withAncestors(element)) observer.observe(each, attributes);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** An element and its ancestors, from which it may inherit custom properties. */
function withAncestors(element: Element): Element[] {
  const root = element.getRootNode();
  const outer = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return [element, ...(outer === null ? [] : withAncestors(outer))];
}

/** The look with the custom properties that the page has set. */
function withProperties(style: CSSStyleDeclaration, base: BoardLook): BoardLook {
  const look = { ...base };
  for (const name of Object.keys(PROPERTIES) as (keyof BoardLook)[]) {
    const value = ownColor(style, name);
    if (value === undefined) continue;
    const isClear = TRANSLUCENT.includes(name);
    const color = isClear ? clearColor(value) : opaqueColor(value);
    if (color !== undefined) look[name] = color;
  }
  return look;
}

/** The colour that the page has set, as written. */
function ownColor(style: CSSStyleDeclaration, name: keyof BoardLook): string | undefined {
  const value = PROPERTIES[name]
    .map((property) => style.getPropertyValue(property).trim())
    .find((text) => text !== '');
  return value !== undefined && CSS.supports('color', value) ? value : undefined;
}

/** The colour unchanged, or "none" if it is fully transparent. */
function clearColor(value: string): string {
  return readPixel(value)?.[3] === 0 ? 'none' : value;
}

/** Any CSS colour as "#rrggbb". */
function opaqueColor(value: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(value)) return value.toLowerCase();
  const pixel = readPixel(value);
  if (pixel === undefined) return undefined;
  return `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The four bytes of a colour. */
function readPixel(value: string): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

/** The system's colours for an element of the page. */
function systemColors(element: HTMLElement): SystemColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const rgb = (name: string): string => {
    probe.style.color = name;
    return opaqueColor(getComputedStyle(probe).color) ?? '#000000';
  };
  const colors = {
    canvas: rgb('Canvas'),
    text: rgb('CanvasText'),
    gray: rgb('GrayText'),
    highlight: rgb('Highlight'),
    mark: rgb('Mark'),
  };
  probe.remove();
  return colors;
}
