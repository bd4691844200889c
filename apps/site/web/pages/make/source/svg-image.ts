/**
 * SVG as an image. It is drawn as the content of an `<img>`, never as part of the page: there no
 * script runs and nothing outside the file is loaded, whatever the file asks for. Before that it
 * gets a size in pixels, since many files have none or a tiny one.
 */
import { newSheet, type Sheet } from './sheet.js';

/** The longer side of the drawing, in pixels: enough for the largest puzzle. */
const SIDE = 1200;

/** Largest file; drawings of this size come from programs that trace photographs. */
export const MOST_SVG_BYTES = 10_000_000;

const SVG = 'http://www.w3.org/2000/svg';

/** Draws an SVG; undefined if it is broken. */
export async function drawnSvg(file: Blob): Promise<Sheet | undefined> {
  const parsed = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror') !== null) return undefined;
  // a page inside the image would keep its pixels from us
  for (const each of parsed.querySelectorAll('script, foreignObject')) each.remove();
  const { width, height } = readSize(root);
  if (root.namespaceURI !== SVG) root.setAttribute('xmlns', SVG);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(parsed);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const sheet = newSheet(width, height);
    sheet.context.drawImage(image, 0, 0, width, height);
    // throws where the browser does not let us read what the file has drawn
    sheet.context.getImageData(0, 0, 1, 1);
    return sheet;
  } catch {
    // the browser tells no reason, and there is only one for us: it cannot draw this file
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size to draw at; also gives a drawing without a view box one, so that it is scaled. */
function readSize(root: Element): { readonly width: number; readonly height: number } {
  const own = [parseLength(root.getAttribute('width')), parseLength(root.getAttribute('height'))];
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const boxWidth = box[2] ?? 0;
  const boxHeight = box[3] ?? 0;
  const hasBox = box.length === 4 && boxWidth > 0 && boxHeight > 0;
  const [width, height] = hasBox ? [boxWidth, boxHeight] : [own[0] ?? 300, own[1] ?? 150];
  if (!hasBox) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A length in pixels; undefined for shares of the page and nonsense. */
function parseLength(text: string | null): number | undefined {
  const found = /^\s*([\d.]+(?:e[+-]?\d+)?)(px|pt|mm|cm|in)?\s*$/i.exec(text ?? '');
  const value = Number(found?.[1]);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}
