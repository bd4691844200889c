/** Scenes in colour after Russian paintings: heroes on watch and a morning in the pines. */
import { onto } from './light.mjs';
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** A horse that looks at us, with its rider: the middle of its chest, its coat and its mane. */
function knight(c, x, [coat, mane, muzzle, cloak], beard) {
  const at = (path) => moved(path, x, 0);
  c.rects(at('-7,44,4,20 3,44,4,20'), coat).rects(at('-8,62,5,3 3,62,5,3'), mane);
  c.blob(at('-9,40 -6,31 6,31 9,40 7,50 0,54 -7,50'), coat);
  c.blob(at('-6,30 -5,19 0,15 5,19 6,30 10,42 -10,42'), 'a');
  c.blob(at('-6,22 -9,27 -8,36 -4,39 -4,25'), cloak).blob(at('6,22 9,27 8,36 4,39 4,25'), cloak);
  c.rects(at('-9,41,3,10 6,41,3,10'), cloak).rects(at('-7,36,4,3 3,36,4,3'), 'f');
  c.blob(at('-4,33 0,29 4,33 3,44 0,49 -3,44'), coat);
  c.polygon(at('-4,33 -4,28 -1,32'), coat).polygon(at('4,33 4,28 1,32'), coat);
  c.polygon(at('-2,28 2,28 1,38 -1,38'), mane);
  c.rects(at('-3,36,1,2 2,36,1,2'), coat === 'k' ? 'w' : 'k').rects(at('-4,41,8,1'), 'r');
  c.ellipse(x, 46, 3.4, 3.6, muzzle).rects(at('-2,46,1,2 1,46,1,2'), 'k');
  c.discs(at('0,13,4'), 'f').blob(at('-4,13 4,13 3,19 0,22 -3,19'), beard);
  c.polygon(at('-5,11 -4,7 0,2 4,7 5,11'), 'a').rects(at('-5,10,10,1'), 'y');
  c.rects(at('-2,12,1,1 1,12,1,1'), 'k').rects(at('-2,16,4,1'), 'f');
}

/** Three heroes on their horses keep watch on the plain, and someone small does the same. */
function heroes() {
  const c = new Stage(84, 72);
  c.clouds('14,12,12 72,9,11 44,5,9', 'w');
  c.polygon('0,44 12,37 26,42 42,36 58,42 72,37 84,43 84,52 0,52', 'd');
  c.below((x) => 48 + 1.5 * Math.sin(x / 9), 'y').below((x) => 62 + 2 * Math.sin(x / 7 + 1), 'd');
  knight(c, 16, ['w', 'y', 'f', 'r'], 'e');
  knight(c, 68, ['e', 'y', 'y', 'd'], 'y');
  c.stroke('31,4 52,60', 1.6, 'e').polygon('32,7 28,-1 34,4', 'w');
  knight(c, 42, ['k', 'e', 'e', 'r'], 'w');
  c.discs('27,33,7', 'r').discs('27,33,5.4', 'y').discs('27,33,3.4', 'r').discs('27,33,1.4', 'w');
  c.stroke('9,36 3,20', 1.8, 'w').stroke('6,36 11,34', 1.6, 'y');
  c.curve('60,20 56,30 60,40', 1.4, 'e').stroke('60,20 60,40', 1, 'w');
  c.stroke('48,24 54,20 50,12', 3, 'r').rects('44,9,6,2', 'f').rects('48,10,3,3', 'f');
  c.firs('5,54,68,4 57,57,69,4 80,53,67,4', 'd', 'e');
  c.blob('27,70 28,64 31,62 34,64 35,70', 'e').discs('31,61,3', 'e');
  c.rects('28,56,2,5 32,56,2,5', 'e').rects('29,57,1,3 32,57,1,3', 'f');
  c.rects('30,60,1,1 32,60,1,1', 'k').rects('30,67,3,3', 'w');
  c.rects('0,70,84,2', 'd');
  return scene(
    'three-heroes-on-watch',
    'Nobody comes past the four of us',
    'Мимо нас четверых никто не пройдёт',
    'painting, heroes, horses, hare | картина, богатыри, кони, заяц',
    'people',
    c,
    {
      '.': '#a9cfe6 sky',
      a: '#6f7784 iron',
      d: '#2f6234 fir',
      y: '#f0bf2c gold',
      e: '#7c4722 bay',
      k: '#17181c black',
    },
  );
}

/** Four bears and a broken pine in the morning mist; one has found the papers. */
function pineMorning() {
  const c = new Stage(82, 60);
  c.discs('44,16,14', 'y');
  onto(c, '.y', () => {
    for (const [x, wide] of [
      [26, 2],
      [34, 1],
      [56, 2],
      [64, 1],
      [49, 1],
    ])
      c.rect(x, 0, wide, 46, 'l');
  });
  c.below((x) => 41 + 2 * Math.sin(x / 8), 'l');
  c.rects('4,0,6,50 15,0,4,46 69,0,5,48 78,0,4,50', 'e').rects(
    '4,0,2,50 15,0,1,46 69,0,2,48 78,0,1,50',
    't',
  );
  c.each('7,6 17,3 72,8 80,2 7,18 76,17', (s, x, y) => {
    s.polygon(
      [
        [x - 10, y + 5],
        [x, y - 4],
        [x + 10, y + 5],
      ],
      'g',
    ).polygon(
      [
        [x - 7, y],
        [x, y - 7],
        [x + 7, y],
      ],
      'g',
    );
  });
  c.below((x) => 48 - 3 * Math.sin((x + 6) / 13), 'g').below((x) => 54 + 2 * Math.sin(x / 6), 'd');
  c.polygon('20,50 25,33 20,26 26,29 28,22 31,30 36,27 33,35 35,50', 'e');
  c.polygon('20,50 25,33 20,26 24,30 27,34 24,50', 't');
  c.polygon('31,34 62,17 70,18 66,22 34,42', 'e').polygon('31,34 62,17 66,18 33,37', 't');
  c.stroke('44,27 42,18', 2, 'e').stroke('54,22 56,12', 1.6, 'e').stroke('48,31 51,37', 1.6, 'e');
  bearCub(c, 57, 14, 1);
  bearCub(c, 45, 24, -1);
  bearCub(c, 29, 25, 1);
  c.blob('38,52 39,44 45,39 54,39 60,43 62,53', 'k').blob(
    '57,46 56,38 60,33 67,33 71,38 69,44 63,47',
    'k',
  );
  c.discs('58,33,2.4 68,33,2.4', 'k')
    .discs('58,33,1 68,33,1', 't')
    .blob('60,42 61,38 66,38 67,42 64,45', 't');
  c.rects('60,36,2,2 66,36,2,2', 't').rects('63,39,2,2', 'k').rects('62,44,4,1', 'k');
  c.rects('60,36,2,2 66,36,2,2', 'y').rects('61,36,1,1 66,36,1,1', 'k');
  c.rects('40,49,5,8 56,49,5,8', 'k').rects('40,55,5,2 56,55,5,2', 't');
  candy(c, 12, 54, 'r');
  candy(c, 25, 55, 't');
  candy(c, 70, 55, 'r');
  c.each('2,55 78,55 33,57', (s, x, y) =>
    s.rects([[x, y, 3, 3]], 'y').rects([[x - 1, y - 2, 5, 2]], 'r'),
  );
  return scene(
    'morning-of-four-bears',
    'Who dropped the sweets',
    'Кто уронил конфеты',
    'painting, bears, pines, morning | картина, медведи, сосны, утро',
    'animals',
    c,
    {
      '.': '#cfe3d0 mist',
      l: '#9cc39f haze',
      g: '#4f8a4c green',
      d: '#22482f dark green',
      e: '#7b4a26 bark',
      t: '#c98c4c light bark',
      k: '#33201a brown',
      y: '#fbe07c sun',
      r: '#d13a34 red',
    },
  );
}

/** A sweet in its wrapper around (x, y). */
function candy(c, x, y, ink) {
  c.rects([[x - 2, y - 1, 5, 3]], ink).rect(x, y - 1, 1, 3, 'y');
  c.rects(
    [
      [x - 5, y - 1, 2, 3],
      [x + 4, y - 1, 2, 3],
    ],
    'y',
  ).rects(
    [
      [x - 3, y, 1, 1],
      [x + 3, y, 1, 1],
    ],
    'y',
  );
}

/** A bear cub that sits at (x, y) and looks to one side. */
function bearCub(c, x, y, side) {
  c.ellipse(x, y, 4, 4.6, 'k').discs([[x + 2 * side, y - 6, 3.4]], 'k');
  c.rects(
    [
      [x + 2 * side - 4, y - 10, 2, 2],
      [x + 2 * side + 2, y - 10, 2, 2],
    ],
    'k',
  );
  c.rects([[x + 2 * side + (side > 0 ? 1 : -3), y - 6, 2, 2]], 't').rects(
    [
      [x - 4, y + 2, 3, 4],
      [x + 1, y + 2, 3, 4],
    ],
    'k',
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [{ ...heroes(), level: 'expert' }, pineMorning()];
