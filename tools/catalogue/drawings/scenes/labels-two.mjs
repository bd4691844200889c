/** Scenes in colour: what is printed and pasted, a film poster and a label on a crate. */
import { onto } from './light.mjs';
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** A giant gorilla on a tower who only wants to change the light bulb. */
function filmPoster() {
  const c = new Stage(62, 88).below(0, '.');
  for (let k = 0; k < 16; k += 2) {
    const [a, b] = [k, k + 1].map((n) => (n * Math.PI) / 8);
    c.polygon(
      [
        [31, 26],
        [31 + 90 * Math.cos(a), 26 + 90 * Math.sin(a)],
        [31 + 90 * Math.cos(b), 26 + 90 * Math.sin(b)],
      ],
      'o',
    );
  }
  c.rects('0,60,9,28 10,54,8,34 46,56,8,32 55,62,7,26', 'v').rects(
    '2,63,2,2 6,63,2,2 2,68,2,2 6,68,2,2 12,58,2,2 15,58,2,2 12,64,2,2 15,64,2,2 48,60,2,2 51,60,2,2 48,66,2,2 51,66,2,2 57,66,2,2',
    'y',
  );
  c.polygon('21,88 23,52 26,52 27,40 35,40 36,52 39,52 41,88', 'a')
    .rects(
      '25,56,2,4 30,56,2,4 35,56,2,4 25,63,2,4 30,63,2,4 35,63,2,4 25,70,2,4 30,70,2,4 35,70,2,4',
      'k',
    )
    .rects('23,52,16,1 22,61,18,1 22,68,18,1', 'w')
    .rects('30,10,2,30', 'a');
  c.blob('18,44 19,34 24,28 34,27 41,31 44,40 43,50 38,56 24,56 19,52', 'k')
    .blob('26,28 25,20 28,15 34,14 39,18 40,25 36,31 29,31', 'k')
    .blob('28,24 30,20 37,20 39,25 36,29 30,29', 't')
    .rects('31,21,2,2 35,21,2,2', 'w')
    .rects('32,22,1,1 35,22,1,1', 'k')
    .rects('33,25,1,1 35,25,1,1', 'k')
    .rects('31,27,6,1', 'k')
    .rects('29,19,10,1', 'k');
  c.curve('21,34 15,28 16,18 24,11 28,8', 5, 'k')
    .curve('42,36 48,42 44,50 38,54', 5, 'k')
    .discs('29,8,2.6', 't')
    .blob('22,50 20,60 24,64 28,58', 'k')
    .blob('40,50 42,60 38,64 34,58', 'k')
    .rects('21,62,6,3 36,62,6,3', 't')
    .blob('25,38 31,35 37,38 36,46 31,49 26,46', 't')
    .stroke('31,37 31,46', 1, 'k');
  c.discs('31,4,3.6', 'w')
    .rects('30,7,3,2', 'r')
    .stroke('25,3 23,2', 1, 'w')
    .stroke('37,3 39,2', 1, 'w');
  plane(c, 12, 10, 1);
  plane(c, 52, 18, -1);
  plane(c, 8, 44, 1);
  c.rects('4,76,54,10', 'r').rects('4,76,54,1 4,85,54,1', 'w');
  letters(c, 21, 78, 'OOPS', 'w');
  return scene(
    'gorilla-on-tower',
    'Someone has to change it',
    'Кто-то должен её поменять',
    'film, poster, gorilla, city | кино, афиша, горилла, город',
    'animals',
    c,
    {
      '.': '#f6c95a yellow',
      o: '#ef9a3c orange',
      v: '#6a4a86 violet',
      y: '#ffeeb4 light',
      a: '#8d93a8 stone',
      k: '#2a1f2a black',
      t: '#b98a6a skin',
      w: '#ffffff white',
      r: '#c4303a red',
    },
  );
}

/** A biplane that flies to one side. */
function plane(c, x, y, side) {
  c.stroke(moved('-6,0 5,0', x, y, side), 3, 'r')
    .stroke(moved('-2,-4 5,-4', x, y, side), 1.4, 'r')
    .stroke(moved('-2,4 5,4', x, y, side), 1.4, 'r');
  c.stroke(moved('1,-4 1,4', x, y, side), 1, 'k')
    .stroke(moved('-7,-3 -6,0', x, y, side), 1.6, 'r')
    .stroke(moved('7,-3 7,3', x, y, side), 1, 'k');
}

/** Words of letters, five cells high and from one to the next. */
function letters(c, x, y, words, ink) {
  const shapes = {
    A: '###|# #|###|# #|# #',
    E: '###|#|##|#|###',
    G: '####|#|# ##|#  #|####',
    N: '#  #|## #|# ##|#  #|#  #',
    O: '###|# #|# #|# #|###',
    P: '###|# #|###|#|#',
    R: '###|# #|## |# #|# #',
    S: '###|#|###|  #|###',
  };
  [...words].forEach((letter, k) => {
    if (letter !== ' ') c.stamp(x + k * 5, y, shapes[letter].replaceAll('#', ink));
  });
}

/** The label of a crate of oranges: a valley, a road, and a train made of fruit. */
function crate() {
  const c = new Stage(84, 64).below(0, '.').rects('0,0,84,64', 'n').rects('2,2,80,60', '.');
  onto(c, '.', () => {
    for (let k = 0; k < 13; k += 2) {
      const [a, b] = [k, k + 1].map((n) => Math.PI + (n * Math.PI) / 13);
      c.polygon(
        [
          [42, 34],
          [42 + 80 * Math.cos(a), 34 + 80 * Math.sin(a)],
          [42 + 80 * Math.cos(b), 34 + 80 * Math.sin(b)],
        ],
        'y',
      );
    }
  });
  c.discs('42,30,11', 'r')
    .polygon('2,38 14,26 24,33 34,25 44,34 54,24 64,33 72,27 82,36 82,44 2,44', 'v')
    .polygon('34,25 31,28 34,30 37,28', 'w')
    .polygon('54,24 51,28 55,29 58,28', 'w')
    .polygon('14,26 11,29 14,31 18,29', 'w');
  c.rects('2,42,80,20', 'g');
  for (let row = 0; row < 3; row++)
    for (let x = 5 + row * 3; x < 82; x += 9)
      c.discs([[x, 44 + row * 4, 2.4]], 'd')
        .rect(x - 1, 43 + row * 4, 1, 1, 'o')
        .rect(x + 1, 44 + row * 4, 1, 1, 'o');
  c.polygon('40,42 44,42 54,62 28,62', '.').rects('41,44,1,2 41,48,2,3', 'y');
  c.discs('16,48,13', 'n')
    .discs('16,48,12', 'o')
    .curve('8,44 10,40 15,38', 2, 'y')
    .blob('15,36 18,30 26,29 30,32 25,36 18,38', 'd')
    .stroke('18,36 27,31', 1, 'g')
    .rects('11,46,2,3 19,46,2,3', 'n')
    .curve('11,52 16,55 21,52', 1.4, 'n')
    .rects('9,50,2,2 21,50,2,2', 'r');
  c.discs('68,48,13', 'n')
    .discs('68,48,12', 'd')
    .discs('68,48,11', 'o')
    .discs('68,48,9', '.')
    .discs('68,48,8', 'o')
    .stroke('68,40 68,56', 1, '.')
    .stroke('60,48 76,48', 1, '.')
    .stroke('62.5,42.5 73.5,53.5', 1, '.')
    .stroke('73.5,42.5 62.5,53.5', 1, '.');
  c.rects('22,4,40,11', 'n').rects('23,5,38,9', 'r');
  letters(c, 27, 7, 'ORANGE', 'w');
  return scene(
    'crate-of-oranges',
    'The one that smiles is sold last',
    'Весёлый продаётся последним',
    'oranges, label, valley, sun | апельсины, этикетка, долина, солнце',
    'food',
    c,
    {
      '.': '#fae3a6 cream',
      n: '#22305e navy',
      y: '#f4bd38 yellow',
      r: '#d4413a red',
      v: '#7f6aa8 mountains',
      w: '#ffffff white',
      g: '#6aa84a green',
      d: '#2b6a3c dark green',
      o: '#f08a24 orange',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [filmPoster(), crate()];
