/** Coast, wind and sky. */
import { away, Stage, scene } from './stage.mjs';

function lighthouseByDay() {
  const c = new Stage(44, 50);
  c.clouds('8,10,7 36,7,6 37,18,5', 'w');
  c.below(33, 'b').dashes('1,36,5 33,35,6 38,39,5 2,41,4 35,44,7', 'w');
  c.below((x) => 34 + 14 * ((x - 20) / 17) ** 2, 'g');
  c.polygon('15,16 25,16 28,40 12,40', 'w');
  for (const top of [20, 28, 36])
    c.replace('w', 'r', (x, y) => y > top && y < top + 4 && x > 9 && x < 30 && y < 40);
  c.rects('13,14,14,2', 'k').rect(16, 8, 8, 6, 'y').rects('16,8,1,6 23,8,1,6 19,8,2,6', 'k');
  c.polygon('14,8.2 26,8.2 20,2', 'r').rect(19, 1, 2, 2, 'k');
  c.rects('19,24,2,3 19,32,2,3', 'k').rect(18, 38, 4, 5, 'k');
  c.rect(27, 36, 7, 6, 'w').polygon('26,36.2 35,36.2 33,32 28,32', 'r').rect(29, 38, 2, 2, 'k');
  c.polygon('18,43 22,43 30,50 16,50', 'y');
  c.stamp(4, 20, 'k..k|.kk.'.replaceAll('.', ' ')).stamp(30, 24, 'k  k| kk ');
  return scene(
    'lighthouse-by-day',
    'Lighthouse by day',
    'Маяк солнечным днём',
    'sea, coast, tower | море, берег, башня',
    'buildings',
    c,
    { '.': '#a8d8f0 sky' },
  );
}

function sailingIntoSunset() {
  const c = new Stage(48, 46);
  c.discs('24,30,15', 'y');
  c.below(30, 'n');
  for (const [i, half] of [14, 12, 13, 9, 11, 7, 8, 5].entries())
    c.rect(24 - half, 31 + 2 * i - (i % 2), 2 * half, 1, 'y');
  c.polygon('23,5 23,29 9,29', 'w').polygon('26,9 26,29 37,29', 'r').rect(24, 3, 1, 29, 'k');
  c.polygon('7,31 41,31 36,37 12,37', 'k').rect(10, 32, 28, 1, 'r');
  c.dashes('1,34,4 43,33,4 2,40,7 40,41,6 9,44,6 32,44,7', 'o');
  return scene(
    'sailing-into-sunset',
    'Sailing into the sunset',
    'Под парусом на закате',
    'boat, sea, evening | лодка, море, вечер',
    'transport',
    c,
    {
      '.': '#f9a15a evening sky',
      o: '#d9483b red glow',
      r: '#b3202c red',
      y: '#fde08a pale yellow',
    },
  );
}

function windmillWithTulips() {
  const c = new Stage(46, 50);
  c.clouds('8,9,6 39,14,5', 'w').below((x) => 37 - Math.cos(x / 14), 'g');
  c.polygon('17,20 29,20 33,39 13,39', 'e')
    .blob('16,20 18,14 23,11.5 28,14 30,20', 'k')
    .rect(15, 19, 16, 1, 'w');
  c.rects('21,32,4,7', 'w').rects('18,24,3,3 25,24,3,3', 'w').rects('22,33,2,6', 'k');
  for (const turn of [40, 130, 220, 310]) {
    const side = (far, out) => away(...away(23, 17, far, turn), out, turn + 90);
    c.polygon([side(5, 0), side(18, 0), side(18, 5), side(5, 5)], 'w');
    c.stroke([[23, 17], side(18, 0)], 1.2, 'k');
    for (const far of [8, 12, 16]) c.stroke([side(far, 0.5), side(far, 4.5)], 0.9, 'k');
  }
  c.discs('23,17,1.6', 'r');
  for (const [row, ink] of ['r', 'y', 'r'].entries()) {
    for (let x = 1 + 2 * (row % 2); x < 45; x += 4)
      c.stamp(x, 40 + 3 * row, `${ink} ${ink}|${ink}${ink}${ink}| g `.replaceAll(' ', 'd'));
  }
  c.below(49, 'd');
  return scene(
    'windmill-with-tulips',
    'Windmill and tulips',
    'Мельница и тюльпаны',
    'Holland, flowers, field | Голландия, цветы, поле',
    'buildings',
    c,
    { '.': '#a8d8f0 sky', g: '#7dbb4a meadow', d: '#2c7a3e green', e: '#a5673a brown' },
  );
}

function balloonAt(c, cx, cy, r, main, stripe) {
  const inside = (x, y) =>
    Math.hypot(x - cx, y - cy) <= r ||
    (y > cy && y < cy + r * 1.45 && Math.abs(x - cx) < r * 0.98 - (y - cy) * 0.52);
  c.where(inside, main);
  c.where((x, y) => {
    const half = Math.sqrt(Math.max(1, r * r - (y - cy) ** 2 * (y > cy ? 0.45 : 1)));
    const share = Math.abs(x - cx) / half;
    return inside(x, y) && share > 0.3 && share < 0.68;
  }, stripe);
  const low = Math.round(cy + r * 1.45);
  return c.rects(`${cx - 2},${low},1,3 ${cx + 1},${low},1,3`, 'k').rect(cx - 2, low + 3, 4, 3, 'e');
}

function balloonRace() {
  const c = new Stage(50, 50);
  c.clouds('40,8,7 8,29,6', 'w');
  c.below((x) => 43 - 3 * Math.sin(x / 8), 'g').below((x) => 47 + 2 * Math.sin(x / 9 + 1), 'y');
  balloonAt(c, 15, 11, 10, 'r', 'y');
  balloonAt(c, 37, 22, 8, 'b', 'w');
  balloonAt(c, 24, 34, 4, 'y', 'r');
  return scene(
    'balloon-race',
    'Three hot-air balloons',
    'Три воздушных шара',
    'flight, sky, basket | полёт, небо, корзина',
    'transport',
    c,
    { '.': '#b5def2 sky', e: '#7d4a22 brown' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  lighthouseByDay(),
  sailingIntoSunset(),
  windmillWithTulips(),
  balloonRace(),
];
