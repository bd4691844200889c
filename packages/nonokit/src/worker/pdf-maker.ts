/** The part of pdfkit that a worker needs: its class of documents. */
import type { PdfDocument, PdfDocumentOptions } from '@nonokit/render';

/** `PDFDocument` of pdfkit. */
export type PdfMaker = new (
  options: PdfDocumentOptions & { readonly info: { readonly CreationDate: Date } },
) => PdfDocument;
