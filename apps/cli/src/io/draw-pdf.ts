/** PDF files: packages write them, with pdfkit and the font passed in from here. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result } from '@nonokit/core';
import { writeSheetLine } from '@nonokit/formats/own';
import {
  type BookEntry,
  type BookOptions,
  type PdfDocumentOptions,
  renderPdf,
} from '@nonokit/render';
import PdfDocument from 'pdfkit';

const FONT_FILE = '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf';

/** The puzzles as a PDF file. Problems and warnings: those of `renderPdf`. */
export async function drawPdf(
  puzzles: readonly BookEntry[],
  options: BookOptions,
): Promise<Result<Uint8Array>> {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
  // the same puzzles give the same bytes, so the file's date is no date
  const CreationDate = new Date(0);
  const createDocument = ({ info, ...own }: PdfDocumentOptions) =>
    new PdfDocument({ ...own, info: { ...info, CreationDate } });
  const own = puzzles.flatMap((entry) => ('puzzle' in entry ? [entry.puzzle] : []));
  const carried = writeSheetLine(own);
  return renderPdf(puzzles, { carried, ...options }, { createDocument, font });
}
