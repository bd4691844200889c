/** Prints in black: famous views, and one staircase. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A tomb of marble and its pool; the moon has no twin. */
function marbleTomb() {
  const c = new Print(64, 62)
    .rect(0, 0, 64, 62, '#')
    .stars('8,5 56,8', '.')
    .rects('18,3,1,1 46,4,1,1 3,14,1,1 60,18,1,1', '.');
  c.rects('6,8,3,29 14,15,2,22 14,13,2,1', '.')
    .discs('7.5,8,2.4', '.')
    .rects('7,4,1,3 5,14,5,1 5,22,5,1 5,30,5,1', '.');
  c.rects('5,15,5,1 5,23,5,1', '#')
    .rects('18,21,28,16', '.')
    .discs('25,19,3.4', '.')
    .rects('24,14,2,3', '.');
  c.blob('32,5 28,9 25.6,13 26,18 28,21 36,21 38,18 38.4,13 36,9', '.')
    .rects('31,2,2,4 27,19,10,3', '.')
    .rects('27,20,10,1', '#');
  c.rects('2,36,60,2', '.');
  const arch = (x, y, width, height) =>
    c
      .rect(x, y + width / 2, width, height - width / 2, '#')
      .discs([[x + width / 2, y + width / 2, width / 2]], '#');
  arch(28, 24, 8, 12);
  arch(20, 23, 4, 5);
  arch(20, 30, 4, 6);
  c.rects('26,21,1,15', '#');
  c.mirror();
  c.front(0, (l) => l.rects('30,29,4,7', 's').hatch('s', 'columns', 'mid'));
  for (let y = 40; y < 62; y++) {
    const source = c.cells[Math.max(0, Math.round(36 - (y - 40) * 1.6))];
    for (let x = 0; x < 64; x++) if (source[x] === '.' && y % 4 !== 1) c.cells[y][x] = '.';
  }
  c.rects('0,38,64,2', '#');
  c.discs('43.5,9,3.2', '.').discs('42,8.2,2.7', '#');
  return scene(
    'tomb-with-pool',
    'Marble in the moonlight',
    'Мрамор под луной',
    'India, dome, minaret, pool | Индия, купол, минарет, пруд',
    'places',
    c,
  );
}

/** A gondola under a bridge. */
function gondola() {
  const c = new Print(62, 60);
  c.rects('0,0,14,34 48,0,14,34', '#')
    .rects('2,4,4,6 8,4,4,6 2,14,4,7 8,14,4,7 50,3,4,7 56,3,4,7 50,14,4,7 56,14,4,7', '.')
    .rects('4,4,1,6 10,4,1,6 4,14,1,7 10,14,1,7 52,3,1,7 58,3,1,7', '#')
    .rects('1,22,12,1 49,22,12,1 1,11,12,1 49,12,12,1', '.');
  c.rects('14,0,34,18', 's')
    .hatch('s', 'rows', 'light')
    .rects('24,6,14,12', '#')
    .polygon('22,7 31,0 40,7', '#')
    .rects('26,9,3,9 33,9,3,9', '.')
    .discs('31,4.6,1.4', '.');
  c.front(1, (l) => {
    l.polygon('0,22 16,17 31,15 46,17 62,22 62,38 0,38', '#').where(
      (x, y) => Math.hypot((x - 31) / 22, (y - 38) / 15) < 1,
      '.',
    );
    l.curve('0,24 16,19.4 31,17.4 46,19.4 62,24', 1, '.');
    for (const x of [6, 12, 18, 24, 30, 36, 42, 48, 54])
      l.rect(x, 20 + Math.round(((x - 30) / 12) ** 2 / 3), 2, 2, '.');
    for (let k = 0; k < 9; k++)
      l.stroke(
        [away(31, 38, 21, 190 + k * 20), away(31, 38, 17, 190 + k * 20)].map(([x, y]) => [
          31 + (x - 31) * 1.12,
          38 + (y - 38) * 0.8,
        ]),
        1,
        '#',
      );
  });
  c.rect(0, 38, 62, 22, '#')
    .where((x, y) => y > 37 && Math.hypot((x - 31) / 22, (y - 38) / 14) < 1, '.')
    .dashes('2,42,8 52,43,8 0,50,12 46,54,12 6,57,16 34,58,10', '.');
  c.front(1, (l) => {
    l.polygon(
      '6,44 10,49 18,52 36,53 48,51 54,46 57,38 59,40 58,47 53,53 44,57 20,57 10,53 4,46',
      '#',
    ).rects('56,36,4,2 57,38,4,1 57,40,4,1 57,42,4,1', '#');
    l.polygon('15,51 17,40 21,38 24,41 23,52', '#')
      .rects('18,34,5,5 16,33,9,1 18,31,5,2', '#')
      .stroke('22,41 29,41', 2, '#')
      .stroke('31,31 27,59', 1.4, '#');
    l.polygon('34,52 35,46 39,44 42,47 42,52', '#')
      .discs('38.4,42,2', '#')
      .polygon('44,52 44,47 47,45 50,48 49,51', '#')
      .discs('47,43.4,2', '#');
    l.curve('10,51 20,54.6 44,54.6 53,50', 1, '.').rects('18,43,4,1 18,46,4,1', '.');
  });
  return scene(
    'gondola-under-bridge',
    'Gondola at noon',
    'Гондола в полдень',
    'Venice, canal, bridge, oar | Венеция, канал, мост, весло',
    'places',
    c,
  );
}

/** A staircase from above. */
function staircase() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, '#');
  c.where((x, y) => {
    const far = Math.hypot(x - 29, y - 31);
    const turn = Math.atan2(y - 31, x - 29) / (2 * Math.PI) + 1;
    const coil = Math.log(Math.max(far, 1) / 3) / Math.log(2.1) - turn;
    const across = coil - Math.floor(coil);
    if (far < 4) return false;
    if (across < 0.16) return false;
    if (across < 0.3) return true;
    return Math.floor((turn % 1) * 22) % 2 === 0;
  }, '.');
  c.discs('29,31,3.4', '.').discs('29,31,1.6', '#');
  return scene(
    'staircase-from-above',
    'All the way down',
    'До самого низа',
    'stairs, spiral, tower, depth | лестница, спираль, башня, глубина',
    'places',
    c,
  );
}

/** The sphinx and two pyramids. */
function sphinx() {
  const c = new Print(66, 54).rect(0, 0, 66, 54, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('52,10,7', '.'));
  for (let k = 0; k < 12; k++)
    c.front(0, (l) => l.stroke([away(52, 10, 9, k * 30), away(52, 10, 12, k * 30)], 1, '#'));
  c.discs('52,10,6', '#');
  c.front(1, (l) => {
    l.polygon('20,42 44,10 66,40 66,42', '.')
      .polygon('44,10 70,44 50,44', '#')
      .polygon('-6,42 10,20 30,42', '.')
      .polygon('10,20 32,44 14,44', '#');
    l.stroke('20,42 44,10 66,38', 1, '#').stroke('-6,42 10,20 30,42', 1, '#');
    for (const [x, y, width] of [
      [39, 18, 4],
      [34, 25, 6],
      [38, 25, 6],
      [29, 33, 7],
      [40, 33, 7],
      [3, 31, 5],
      [7, 26, 3],
    ])
      l.rect(x, y, width, 1, '#');
  });
  c.below((x) => 41 + Math.sin(x / 6), '.').curve('0,44 14,42 30,43 66,41', 1, '#');
  c.front(1, (l) => {
    l.polygon('14,54 12,45 14,38 24,36 34,41 50,41 57,43 60,48 66,50 66,54 14,54', '#').polygon(
      '3,54 3,50 7,48 20,48 20,54',
      '#',
    );
    l.polygon('8,38 9,24 13,18 21,17 26,21 29,38 24,36 14,36', '#').blob(
      '18,20 14,22 13,28 14,33 18,36 22,34 24,29 23,22',
      '.',
    );
    l.rects('14,25,3,1 19,25,4,1 15,26,2,1 20,26,2,1 17,26,1,5 16,31,2,1 16,33,4,1', '#');
    for (let y = 22; y < 37; y += 3) l.rects(`9,${y},3,1 25,${y},3,1`, '.');
    l.rects('14,19,8,1', '.')
      .curve('46,53 47,47 54,46 57,50', 1.2, '.')
      .rects('5,51,15,1 24,48,16,1', '.');
  });
  return scene(
    'sphinx-at-noon',
    'Riddle in the sand',
    'Загадка в песках',
    'Egypt, sphinx, pyramids, sun | Египет, сфинкс, пирамиды, солнце',
    'places',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [marbleTomb(), gondola(), { ...staircase(), level: 'expert' }, sphinx()];
