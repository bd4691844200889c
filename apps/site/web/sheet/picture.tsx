/** A solved picture as SVG, on white in every theme: one path for each ink. */
import type { Grid, Palette } from '@nonokit/core';

export function PictureOnWhite({
  picture,
  palette,
  label,
}: {
  readonly picture: Grid;
  readonly palette: Palette;
  /** What a screen reader says; nothing for decoration beside a title. */
  readonly label: string | undefined;
}) {
  const { width, height } = picture;
  return (
    <svg
      class="picture"
      viewBox={`0 0 ${width} ${height}`}
      shape-rendering="crispEdges"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <rect width={width} height={height} fill={palette[0]?.rgb ?? '#ffffff'} />
      {palette.slice(1).map((color, k) => (
        <path key={`${k}`} fill={printInk(palette, color.rgb)} d={pathOf(picture, k + 1)} />
      ))}
    </svg>
  );
}

/** Black-and-white pictures have the ink of the light theme: they always lie on white. */
function printInk(palette: Palette, rgb: string): string {
  return palette.length <= 2 && rgb === '#000000' ? '#22263a' : rgb;
}

/** The runs of an ink as rectangles one cell high. */
function pathOf({ width, height, cells }: Grid, ink: number): string {
  let path = '';
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (cells[row * width + column] !== ink) continue;
      const from = column;
      while (column + 1 < width && cells[row * width + column + 1] === ink) column++;
      path += `M${from} ${row}h${column + 1 - from}v1H${from}z`;
    }
  }
  return path;
}
