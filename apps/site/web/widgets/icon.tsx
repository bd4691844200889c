/** An icon of the pages: 20 pixels, in the colour of the text around it, and silent. */
import { ICON_SHAPES } from './icon-shapes.js';

/** The name of an icon. */
export type IconName = keyof typeof ICON_SHAPES;

/** Draws an icon; the control around it has the label. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return <IconShape shape={ICON_SHAPES[name]} size={size} />;
}

/** Draws the shape of an icon that no other page has. */
export function IconShape({
  shape,
  size = 20,
}: {
  readonly shape: string;
  readonly size?: number | undefined;
}) {
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
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  );
}
