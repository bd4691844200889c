/** The part of pdfkit that a worker needs: its class of documents. */
import type { PdfDocument, PdfDocumentOptions } from '@nonokit/render';

/** `PDFDocument` of pdfkit. */
export type PdfMaker = new (options: MakerOptions) => PdfDocument;

/** The options of a document that is the same whenever it is made, with no font but ours. */
interface MakerOptions extends PdfDocumentOptions {
  /** Empty: in browsers pdfkit has none of the standard fonts. */
  readonly font: '';
  readonly info: PdfDocumentOptions['info'] & { readonly CreationDate: Date };
}
