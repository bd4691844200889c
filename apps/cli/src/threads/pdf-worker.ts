/**
 * A thread that draws the pages of a PDF file, one each time it is asked to. `pdf-pages.ts` starts
 * it, and ends it if it takes too long.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { RgbaImage } from '@nonokit/image';

/** What the thread tells: how many pages there are or why the file does not open, then pages. */
export type FromPdfWorker =
  | { readonly pages: number }
  | { readonly refused: 'damaged' | 'locked' }
  /** Undefined for a page that cannot be drawn. */
  | { readonly image: RgbaImage | undefined };

/** A page is drawn as a good scanner would: 200 pixels an inch, unless it is very large. */
const PIXELS_PER_POINT = 200 / 72;
const MOST_PIXELS_A_SIDE = 4000;

/** PDFium's error for a file that wants a password. */
const PASSWORD_ERROR = 4;

/** PDFium is to write red first, as images here are. */
const RED_FIRST = 0x10;

const WHITE = 0xffffffff;

/**
 * The library's memory, which moves when it grows. Its types want those of Emscripten, which
 * declare dozens of globals.
 */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
}

/** Draws a page on white; the first one has the number 0. */
function drawPage(
  library: WrappedPdfiumModule,
  file: number,
  number: number,
): RgbaImage | undefined {
  const page = library.FPDF_LoadPage(file, number);
  if (page === 0) return undefined;
  const across = library.FPDF_GetPageWidthF(page);
  const down = library.FPDF_GetPageHeightF(page);
  const scale = Math.min(PIXELS_PER_POINT, MOST_PIXELS_A_SIDE / Math.max(across, down, 1));
  const width = Math.max(1, Math.round(across * scale));
  const height = Math.max(1, Math.round(down * scale));
  const bitmap = library.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RED_FIRST);
  const start = library.FPDFBitmap_GetBuffer(bitmap);
  const stride = library.FPDFBitmap_GetStride(bitmap);
  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    rgba.set(memoryOf(library).subarray(from, from + width * 4), row * width * 4);
  }
  for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = 255;
  library.FPDFBitmap_Destroy(bitmap);
  library.FPDF_ClosePage(page);
  return { width, height, rgba };
}

async function serve(bytes: Uint8Array): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const code = await readFile(resolve('@embedpdf/pdfium/pdfium.wasm'));
  const library = await init({ wasmBinary: new Uint8Array(code).buffer });
  library.PDFiumExt_Init();
  const { pdfium } = library;
  const place = pdfium.wasmExports.malloc(bytes.length);
  memoryOf(library).set(bytes, place);
  const file = library.FPDF_LoadMemDocument(place, bytes.length, '');
  const tell = (message: FromPdfWorker): void => parentPort?.postMessage(message);
  if (file === 0) {
    const isLocked = library.FPDF_GetLastError() === PASSWORD_ERROR;
    tell({ refused: isLocked ? 'locked' : 'damaged' });
    return;
  }
  parentPort?.on('message', (number: number) => tell({ image: drawPage(library, file, number) }));
  tell({ pages: library.FPDF_GetPageCount(file) });
}

// what fails ends the thread, and the program hears of it
void serve(workerData as Uint8Array);
