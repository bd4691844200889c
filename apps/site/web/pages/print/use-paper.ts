/** Tells the browser which paper a page is for: its size and turn, without margins of its own. */
import { useEffect } from 'preact/hooks';
import type { PrintPlan } from '../../sheet/print-plan.js';

export function usePaper({ width, height }: Pick<PrintPlan, 'width' | 'height'>): void {
  useEffect(() => {
    // a sheet of the script's own, since the policy of the site forbids style elements
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [width, height]);
}
