/** A PDF document for tests: it records everything written, and its file holds that as text. */
import type { PdfDocument, PdfDocumentOptions, PdfElement } from '../outputs/pdf-document.js';

/** A document that notes pages, texts and fills. */
export class FakePdf implements PdfDocument {
  readonly options: PdfDocumentOptions;
  /** "page 595 x 842", "text Snail", "item Snail", "fill #ffffff": in this order. */
  readonly notes: string[] = [];
  readonly outline = { addItem: (title: string): number => this.notes.push(`item ${title}`) };
  /** The number of calls of `save` without their `restore`. */
  depth = 0;
  #size = 12;
  #paint: () => void = () => undefined;
  #onData: (chunk: Uint8Array) => void = () => undefined;
  #onEnd: () => void = () => undefined;

  constructor(options: PdfDocumentOptions) {
    this.options = options;
  }

  addPage({ size: [width, height] }: { size: [number, number] }): this {
    this.notes.push(`page ${Math.round(width)} x ${Math.round(height)}`);
    return this;
  }

  addNamedDestination(name: string): this {
    this.notes.push(`place ${name}`);
    return this;
  }

  goTo(x: number, y: number, width: number, height: number, name: string): this {
    const box = [x, y, width, height].map((length) => Math.round(length));
    this.notes.push(`link ${name} ${box.join(' ')}`);
    return this;
  }

  registerFont(name: string): this {
    this.notes.push(`font ${name}`);
    return this;
  }

  fontSize(size: number): this {
    this.#size = size;
    return this;
  }

  widthOfString(text: string): number {
    return 0.6 * this.#size * text.length;
  }

  text(text: string): this {
    this.notes.push(`text ${text}`);
    return this;
  }

  fill(color: string): this {
    this.notes.push(`fill ${color}`);
    return this;
  }

  save(): this {
    this.depth++;
    return this;
  }

  restore(): this {
    this.depth--;
    return this;
  }

  struct(type: string, { alt = '' } = {}, paint?: () => void): PdfElement {
    this.notes.push(`${type} ${alt}`.trim());
    this.#paint = paint ?? this.#paint;
    return { add: () => this.#paint(), end: () => undefined };
  }

  addStructure = (): void => undefined;
  markContent = (): void => undefined;
  endMarkedContent = (): void => undefined;
  font = (): this => this;
  translate = (): this => this;
  scale = (): this => this;
  rotate = (): this => this;
  clip = (): this => this;
  rect = (): this => this;
  roundedRect = (): this => this;
  moveTo = (): this => this;
  lineTo = (): this => this;
  lineWidth = (): this => this;
  lineCap = (): this => this;
  dash = (): this => this;
  undash = (): this => this;
  fillColor = (): this => this;
  fillOpacity = (): this => this;
  stroke = (): this => this;

  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: unknown) => void): void;
  on(event: string, listener: (given: Uint8Array) => void): void {
    if (event === 'data') this.#onData = listener;
    if (event === 'end') this.#onEnd = () => listener(new Uint8Array());
  }

  end(): void {
    // in two pieces, as real files arrive
    this.#onData(Uint8Array.of(1, 2));
    this.#onData(Uint8Array.of(3));
    this.#onEnd();
  }
}
