/** A sheet as a file: the markup that is shown, and the same in dots. */

/** Dots per millimetre: 300 an inch. */
const DOTS = 300 / 25.4;

/** The most dots of a side that every browser can draw. */
const MOST_DOTS = 8000;

/** The SVG of a sheet as a file of its own. */
export function svgText(sheet: SVGSVGElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(sheet)}`;
}

/** The sheet as PNG, drawn by the browser away from the page's thread as far as it can. */
export async function makePng(sheet: SVGSVGElement): Promise<Blob> {
  const { width, height } = sheet.viewBox.baseVal;
  const scale = Math.min(DOTS, MOST_DOTS / Math.max(width, height));
  const address = URL.createObjectURL(new Blob([svgText(sheet)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the browser has no canvas');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('the browser made no PNG'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
