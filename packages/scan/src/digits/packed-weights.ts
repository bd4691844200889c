/** Weights as text: each layer a scale and one signed byte a weight, in base64. */
import { LAYERS, type Weights } from './network.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The weights that `packWeights` wrote. */
export function unpackWeights(text: string, scales: readonly number[]): Weights {
  const bytes = fromBase64(text);
  const layers: Partial<Record<keyof Weights, Float32Array>> = {};
  let at = 0;
  for (const [k, [name, count]] of LAYERS.entries()) {
    const layer = new Float32Array(count);
    for (let i = 0; i < count; i++) layer[i] = (((bytes[at + i] + 128) & 255) - 128) * scales[k];
    layers[name] = layer;
    at += count;
  }
  return layers as Weights;
}

/** Weights as base64, and the scale of each layer. */
export function packWeights(weights: Weights): { text: string; scales: number[] } {
  const bytes: number[] = [];
  const scales: number[] = [];
  for (const [name] of LAYERS) {
    const layer = weights[name];
    const most = layer.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-6);
    const scale = Number((most / 127).toPrecision(6));
    scales.push(scale);
    for (const value of layer) bytes.push(Math.round(value / scale) & 255);
  }
  return { text: toBase64(bytes), scales };
}

function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < 4; k++) {
      text += i + k > bytes.length ? '=' : LETTERS[(word >> (18 - 6 * k)) & 63];
    }
  }
  return text;
}

function fromBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[LETTERS.charCodeAt(i)] = i;
  const length = Math.floor((text.replaceAll('=', '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  for (let i = 0, at = 0; at < length; i += 4) {
    const word =
      (values[text.charCodeAt(i)] << 18) |
      (values[text.charCodeAt(i + 1)] << 12) |
      (values[text.charCodeAt(i + 2)] << 6) |
      values[text.charCodeAt(i + 3)];
    for (let k = 0; k < 3 && at < length; k++) bytes[at++] = (word >> (16 - 8 * k)) & 255;
  }
  return bytes;
}
