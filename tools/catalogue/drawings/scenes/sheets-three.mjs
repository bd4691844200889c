/** Scenes in colour: sheets from a book of plants, each with a visitor that eats. */
import { moved } from './moved.mjs';
import { away, Stage, scene } from './stage.mjs';

/** A thistle with a goldfinch that takes the seeds home. */
function thistle() {
  const c = new Stage(68, 78).below(0, '.');
  c.curve('24,78 26,60 24,44 26,34', 2.4, 'g')
    .curve('25,62 36,54 46,40 49,30', 2.4, 'g')
    .curve('24,70 14,60 10,50', 2, 'g');
  for (const [x, y, side, far] of [
    [26, 64, -1, 20],
    [26, 52, -1, 18],
    [30, 58, 1, 16],
    [27, 74, 1, 22],
  ]) {
    c.polygon(
      moved('0,-2 5,-5 6,-9 9,-6 12,-7 13,-3 18,-4 15,0 18,4 12,3 11,7 7,4 4,6', x, y, side).map(
        ([px, py]) => [x + ((px - x) * far) / 18, py],
      ),
      'g',
    );
    c.stroke(
      [
        [x, y],
        [x + side * far * 0.7, y],
      ],
      1,
      '.',
    );
  }
  head(c, 26, 26, 9);
  head(c, 49, 24, 7);
  head(c, 10, 46, 6);
  c.blob('34,52 33,44 37,38 43,37 47,41 47,49 42,56 37,60 34,64 30,65', 't')
    .blob('40,42 46,42 46,50 41,56', 'w')
    .blob('34,44 38,42 40,50 37,58 31,65 30,62', 'k')
    .polygon('33,48 38,46 38,50 33,53', 'y')
    .rects('35,55,2,2', 'w');
  c.discs('45,36,5', 'w')
    .blob('42,34 43,30 48,30 50,34 46,34', 'k')
    .blob('47,34 51,33 52,38 49,41 46,39', 'r')
    .polygon('51,35 56,37 51,39', 't')
    .rects('48,35,1,1', 'k')
    .rects('40,33,3,7', 'k')
    .stroke('41,57 40,62', 1, 't')
    .stroke('38,59 36,63', 1, 't');
  c.curve('55,37 59,33 60,28', 1, 'w').each('60,27 56,8 64,14 8,14 14,6 62,46 6,30', (s, x, y) =>
    s
      .rects(
        [
          [x - 2, y - 2, 5, 1],
          [x, y - 3, 1, 4],
        ],
        'w',
      )
      .rect(x, y + 1, 1, 2, 't'),
  );
  c.blob('50,74 52,70 56,69 60,71 62,75 58,77 53,77', 'r')
    .rects('56,69,1,8 53,72,2,2 59,72,2,2', 'k')
    .rects('61,72,3,3', 'k');
  return scene(
    'thistle-and-goldfinch',
    'Supper with feathers',
    'Ужин с пёрышками',
    'thistle, goldfinch, seeds, botany | чертополох, щегол, семена, ботаника',
    'plants',
    c,
    {
      '.': '#bcd6e4 sky',
      g: '#4a8a58 green',
      m: '#b23f9c magenta',
      p: '#e08fd0 pink',
      t: '#b98250 brown',
      w: '#ffffff white',
      k: '#221f2a black',
      y: '#f6cf38 yellow',
      r: '#cf3438 red',
    },
  );
}

/** A thistle's head: the middle of its cup, and half its width. */
function head(c, x, y, half) {
  for (let turn = -160; turn <= -20; turn += 10)
    c.stroke(
      [[x, y - half * 0.2], away(x, y - half * 0.3, half * 1.7, turn)],
      1.4,
      turn % 20 === 0 ? 'm' : 'p',
    );
  c.ellipse(x, y + half * 0.5, half * 0.95, half * 0.85, 'g');
  for (let row = 0; row < 3; row++)
    for (let k = -1; k <= 1; k++)
      c.rect(
        Math.round(x + k * half * 0.55 + (row % 2) * half * 0.25 - 1),
        Math.round(y + row * half * 0.4),
        2,
        1,
        '.',
      );
}

/** Strawberries with flower and runner, and a snail who takes one bite of each. */
function strawberries() {
  const c = new Stage(76, 66)
    .below(0, '.')
    .below((x) => 58 + Math.sin(x / 6), 'e')
    .dashes('6,62,5 20,64,6 50,63,6 66,61,4', 'o');
  c.curve('36,58 36,40 34,22', 2, 'g')
    .curve('36,56 26,36 16,26', 2, 'g')
    .curve('37,56 48,36 58,26', 2, 'g')
    .curve('35,58 22,50 12,50', 1.6, 'g')
    .curve('38,58 50,52 62,50 70,58', 1.6, 'g')
    .curve('34,44 24,44 22,48', 1.4, 'g')
    .curve('38,46 48,44 52,47', 1.4, 'g');
  leaf(c, 34, 22, 12, -90);
  leaf(c, 15, 26, 10, -140);
  leaf(c, 59, 26, 10, -40);
  berry(c, 12, 51, 1);
  berry(c, 52, 48, 1.2);
  berry(c, 23, 48, 0.7);
  c.each('46,14 26,36', (s, x, y) => {
    for (let k = 0; k < 5; k++) s.discs([[...away(x, y, 3.6, k * 72 - 90), 2.4]], 'w');
    s.discs([[x, y, 2]], 'y');
  });
  c.blob('70,58 66,52 68,48 71,52 74,50 75,57', 'g');
  c.blob('28,60 34,57 46,56 50,58 58,57 60,53 63,54 62,59 56,62 32,62', 't')
    .discs('42,52,7', 'o')
    .ring(42, 52, 7, 6, 'e')
    .ring(42, 52, 4.6, 3.6, 'e')
    .discs('42,52,1.4', 'e')
    .stroke('60,54 58,49', 1, 't')
    .stroke('62,54 63,49', 1, 't')
    .rects('57,48,2,2 63,48,2,2', 'e')
    .rects('60,57,2,1', 'e');
  c.discs('55,53,2 57,55,2', '.');
  c.polygon('6,10 12,6 12,14', 'o')
    .polygon('18,10 12,6 12,14', 'o')
    .rects('12,5,1,10', 'e')
    .rects('8,9,2,2 15,9,2,2', 'w')
    .stroke('12,5 10,2', 1, 'e')
    .stroke('13,5 15,2', 1, 'e');
  return scene(
    'strawberries-with-snail',
    'Quality control',
    'Контроль качества',
    'strawberry, snail, flower, garden | клубника, улитка, цветок, грядка',
    'plants',
    c,
    {
      '.': '#c9e6c2 garden',
      g: '#3f8f45 green',
      l: '#8cc45a light green',
      r: '#d8303c red',
      y: '#f8d850 yellow',
      w: '#ffffff white',
      e: '#6b4428 earth',
      o: '#d98a3a shell',
      t: '#e6c08a snail',
    },
  );
}

/** Three leaflets at the end of a stalk, which points `turn` degrees. */
function leaf(c, x, y, far, turn) {
  for (const side of [-55, 55, 0]) {
    const [tx, ty] = away(x, y, far * 0.62, turn + side);
    c.ellipse(tx, ty, far * 0.66, far * 0.5, 'g', turn + side).ellipse(
      ...away(tx, ty, 0.6, turn + side),
      far * 0.5,
      far * 0.34,
      'l',
      turn + side,
    );
    c.stroke([[x, y], away(x, y, far * 1.05, turn + side)], 1, 'g');
  }
}

/** A strawberry hanging from (x, y). */
function berry(c, x, y, size) {
  const at = (path) => moved(path, 0, 0).map(([px, py]) => [x + px * size, y + py * size]);
  c.blob(at('-6,0 0,-2 6,0 6,5 3,9 0,11 -3,9 -6,5'), 'r').polygon(
    at('-6,-1 -2,-1 0,-4 2,-1 6,-1 3,3 0,1 -3,3'),
    'g',
  );
  for (const [dx, dy] of [
    [-4, 4],
    [0, 4],
    [3, 4],
    [-2, 7],
    [2, 7],
  ])
    c.dot(Math.round(x + dx * size), Math.round(y + dy * size), 'y');
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [thistle(), strawberries()];
