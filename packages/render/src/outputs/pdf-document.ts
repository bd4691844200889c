/**
 * The part of pdfkit that writing a PDF needs. The application passes a document in, so that
 * packages need neither pdfkit nor Node. Lengths are in points, 72 to the inch; the y axis points
 * down.
 */

/** Options of a new document. */
export interface PdfDocumentOptions {
  /** Pages are added one by one: false. */
  readonly autoFirstPage: boolean;
  /** Whether the file is compressed: true. */
  readonly compress: boolean;
  /** Tags the structure for screen readers: true. */
  readonly tagged: boolean;
  /** The language of the texts: "en". */
  readonly lang: string;
  /** A reader's window shows the title instead of the name of the file: true. */
  readonly displayTitle: boolean;
  /** Structure needs 1.5 at least. */
  readonly pdfVersion: '1.7';
  /** What a reader shows about the file. */
  readonly info: {
    readonly Title: string;
    readonly Creator: string;
    /** A line for programs. */
    readonly Keywords?: string;
  };
}

/** An element of a document's structure. */
export interface PdfElement {
  /** Takes another element of the same document, whose type is the library's own. */
  add(child: never): unknown;
  end(): unknown;
}

/** Text on one line, with its baseline at the y given. */
export interface PdfTextOptions {
  readonly lineBreak: false;
  readonly baseline: 'alphabetic';
}

/** A document of pdfkit, as far as it is used here; paths and colours behave as pdfkit's do. */
export interface PdfDocument {
  /** The table of contents of a reader. */
  readonly outline: { addItem(title: string): unknown };
  /**
   * An element of the structure: "H1", "Figure" with words for those who cannot see it. What the
   * function paints, when the element is added, belongs to it. An element without one has to be
   * ended.
   */
  struct(type: string, options?: { alt?: string }, paint?: () => void): PdfElement;
  addStructure(element: PdfElement): unknown;
  /** What follows, until `endMarkedContent`, means nothing: page numbers, running titles. */
  markContent(tag: 'Artifact'): unknown;
  endMarkedContent(): unknown;
  /** A place on the current page that links lead to: its name and its top left corner. */
  addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): unknown;
  /** A rectangle of the current page that leads to the place of that name. */
  goTo(x: number, y: number, width: number, height: number, name: string): unknown;
  addPage(options: { size: [number, number]; margin: number }): this;
  registerFont(name: string, font: Uint8Array): this;
  font(name: string): this;
  fontSize(size: number): this;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: PdfTextOptions): this;
  save(): this;
  restore(): this;
  translate(x: number, y: number): this;
  scale(factor: number): this;
  /** Turns clockwise, in degrees. */
  rotate(angle: number, options: { origin: [number, number] }): this;
  clip(): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  lineWidth(width: number): this;
  lineCap(style: 'butt' | 'square'): this;
  dash(length: number, options: { space: number }): this;
  undash(): this;
  fillColor(color: string): this;
  fillOpacity(opacity: number): this;
  fill(color: string): this;
  stroke(color: string): this;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  /** Ends the document and emits the rest of the file. */
  end(): void;
}

/** The tools that an application passes in to write a PDF. */
export interface PdfTools {
  /** Makes a document: `(options) => new PDFDocument(options)`. */
  readonly createDocument: (options: PdfDocumentOptions) => PdfDocument;
  /** A bold TrueType font: `@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf` */
  readonly font: Uint8Array;
}
