/** An icon of the pages: 20 pixels, in the colour of the text around it, and silent. */
import { ICON_SHAPES } from './icon-shapes.js';

/** The name of an icon. */
export type IconName = keyof typeof ICON_SHAPES;

/** Draws an icon; the control around it has the label. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICON_SHAPES[name] }}
    />
  );
}
