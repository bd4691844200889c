/** Scenes in colour: tables from above, with an elephant and with a moustache. */
import { moved } from './moved.mjs';
import { away, Stage, scene } from './stage.mjs';

/** Seven small bowls around the rice on a brass plate, and an elephant of coriander. */
function thali() {
  const c = new Stage(74, 74).below(0, 'y');
  for (let k = 0; k < 74; k += 8) c.rect(k, 0, 2, 74, 'r').rect(0, k, 74, 2, 'r');
  c.discs('37,37,35', 'e').discs('37,37,34', '.');
  const fills = ['o', 'g', 'w', 'r', 'o', 'g', 'e'];
  for (const [k, ink] of fills.entries()) {
    const [x, y] = away(37, 37, 22.6, -116 + k * 46).map(Math.round);
    c.discs([[x, y, 8.6]], 'e')
      .discs([[x, y, 7.6]], 'w')
      .discs([[x, y, 6.2]], ink);
    topping(c, x, y, k);
  }
  c.blob('26,37 28,29 37,26 46,29 49,37 46,46 37,49 28,46', 'w')
    .blob('29,38 30,32 37,30 43,33 44,39 42,43 40,43 40,40 36,40 36,43 32,43', 'a')
    .curve('30,33 26,35 27,41 29,42', 1.8, 'a')
    .rects('33,34,1,1', 'e')
    .curve('36,31 38,35 36,38', 1, 'e')
    .curve('43,34 46,36 46,39', 1, 'a')
    .rects('29,39,1,2', 'w');
  c.blob('7,30 10,21 17,17 25,22 25,31 20,36 11,36', 'e')
    .blob('8,30 11,22 17,18 24,22.6 24,30 19,35 12,35', 'o')
    .discs('14,25,1.8 20,28,1.6 14,31,1.2', 'e');
  c.blob('2,66 8,62 14,66 12,72 4,73', 'g')
    .polygon('8,67 2,66 4,73', 'w')
    .rects('68,4,3,22', 'w')
    .ellipse(69.5, 4, 3, 4, 'w');
  return scene(
    'thali-with-elephant',
    'An elephant for one',
    'Слон на одного',
    'rice, curry, India, elephant | рис, карри, Индия, слон',
    'food',
    c,
    {
      '.': '#e9b949 brass',
      r: '#c23b34 red',
      e: '#8a5524 brass shadow',
      y: '#1f7a74 teal',
      o: '#ef8a2a orange',
      g: '#5a9a3c green',
      w: '#fbf5e4 white',
      a: '#2a6230 coriander',
    },
  );
}

/** What swims in a bowl of the plate, counted clockwise from above. */
function topping(c, x, y, kind) {
  const at = (path) => moved(path, x, y);
  if (kind === 0) c.discs(at('-2,-2,1.8 2,1,1.8 -1,3,1.4'), '.').rects(at('2,-4,2,2'), 'g');
  if (kind === 1) c.rects(at('-3,-3,3,3 1,-1,3,3 -3,2,3,2'), 'w');
  if (kind === 2) c.rects(at('-3,-2,2,2 1,-3,2,2 -1,1,2,2 3,1,2,2 -4,3,2,1'), 'g');
  if (kind === 3) c.curve(at('-4,-1 -1,-3 2,-1 4,-2'), 1, '.').rects(at('-2,1,5,2'), 'e');
  if (kind === 4) c.discs(at('0,0,3.4'), 'w').discs(at('0,0,2'), '.');
  if (kind === 5) c.curve(at('-4,0 -2,-2 0,0 2,2 4,0'), 1, '.');
  if (kind === 6) c.discs(at('-2,-1,2 2,2,2'), '.').rects(at('1,-4,2,2'), 'r');
}

/** Beetroot soup with a moustache of cream, and everything that belongs to it. */
function borscht() {
  const c = new Stage(80, 62).below(0, '.');
  for (let x = 0; x < 80; x += 4)
    c.rects(`${x},0,2,4 ${x},58,2,4`, 'r').rects(`${x + 1},5,2,1 ${x + 1},56,2,1`, 'r');
  for (let x = 3; x < 80; x += 12)
    c.polygon(
      [
        [x, 9],
        [x + 3, 12],
        [x, 15],
        [x - 3, 12],
      ],
      'r',
    ).polygon(
      [
        [x + 6, 47],
        [x + 9, 50],
        [x + 6, 53],
        [x + 3, 50],
      ],
      'r',
    );
  c.discs('38,31,27', 'b')
    .discs('38,31,26', 'w')
    .discs('38,31,23', 'b')
    .discs('38,31,22', 'w')
    .discs('38,31,20', 'm')
    .discs('38,31,18.6', 'r');
  for (let k = 0; k < 20; k++) c.discs([[...away(38, 31, 24.5, k * 18), 0.8]], 'b');
  c.blob(
    '24,36 28,34 33,32 38,34 43,32 48,34 53,33 55,29 56,35 51,40 44,40 38,37 32,40 25,41 20,36 21,31',
    'w',
  );
  c.discs('31,24,3.4 45,24,3.4', 'w')
    .discs('31.5,24.5,1.6 45.5,24.5,1.6', 'm')
    .curve('27,19 31,17 35,19', 1.6, 'g')
    .curve('41,19 45,17 49,19', 1.6, 'g');
  c.stroke('30,43 35,45', 1.4, 'o')
    .stroke('42,44 47,43', 1.4, 'o')
    .rects('37,42,3,2', 'g')
    .rects('24,27,2,2 52,25,2,2', 'o')
    .rects('37,14,3,2', 'o')
    .rects('37,27,2,3', 'o');
  c.blob('4,20 6,14 11,16 11,24 7,27', 'w')
    .blob('2,32 4,27 9,28 10,34 6,37', 'w')
    .curve('6,18 8,21 7,25', 1, 'm')
    .rects('7,12,2,4', 'g')
    .stroke('4,12 6,16', 1, 'g');
  c.blob('66,10 70,6 78,8 79,16 74,20 68,17', 'e')
    .blob('67,11 71,8 77,10 77,15 73,18 69,16', 'o')
    .rects('71,11,1,2 74,13,1,2', 'e')
    .blob('68,22 72,19 78,21 78,28 72,30 68,27', 'e')
    .blob('69,23 72,21 77,23 76,27 72,28', 'o');
  c.ellipse(72, 40, 3.4, 5, 'a').ellipse(72, 40, 2, 3.4, 'b').stroke('72,44 70,60', 2, 'a');
  c.stroke('4,57 18,44', 1.6, 'g')
    .stroke('6,58 20,49', 1.6, 'g')
    .stroke('4,54 14,42', 1.4, 'g')
    .rects('8,52,3,3', 'm');
  c.discs('15,7,4', 'm')
    .rects('17,5,2,2', 'w')
    .curve('15,3 18,0 22,1', 1.2, 'g')
    .stroke('11,9 8,12', 1, 'm');
  return scene(
    'beetroot-soup',
    'The soup has a moustache',
    'У борща усы',
    'soup, beetroot, cream, garlic | борщ, свёкла, сметана, чеснок',
    'food',
    c,
    {
      '.': '#eedab4 linen',
      r: '#c22a3c red',
      m: '#7c1436 beetroot',
      b: '#3f6fb8 blue',
      w: '#ffffff white',
      g: '#4f9a3c green',
      o: '#e8a04a crust',
      e: '#8a4f24 brown',
      a: '#8b939e steel',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [thali(), borscht()];
