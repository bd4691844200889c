/** Scenes in colour: nights with visitors, behind a screen and from above. */
import { Stage, scene } from './stage.mjs';

/** A skeleton as large as the hall looks over the screen of a small reader. */
function skeletonSpectre() {
  const c = new Stage(84, 64).below(0, '.');
  c.rects('0,0,84,3', 'r').blob('2,10 12,4 18,8 10,14', 'n').blob('60,4 76,4 84,10 72,13', 'n');
  c.blob('22,2 34,-4 50,-4 60,4 63,16 60,26 54,30 54,38 48,42 36,42 31,38 31,30 24,26 21,14', 'w');
  c.blob('27,16 31,12 37,14 38,21 33,25 28,23', '.')
    .blob('46,14 52,12 57,16 56,23 51,25 46,21', '.')
    .discs('33,18,2 51,18,2', 'r')
    .polygon('42,22 46,30 38,30', '.');
  c.rects('33,33,18,1', '.')
    .rects('34,36,16,1', '.')
    .rects('36,31,1,8 39,31,1,8 42,31,1,8 45,31,1,8 48,31,1,8', '.')
    .curve('22,26 26,30 29,36 34,42', 1.4, 'a')
    .curve('62,24 58,30 55,36 50,43', 1.4, 'a')
    .curve('26,4 34,0 44,-1', 1.4, 'a');
  c.rects('37,42,10,4', 'a').rects('38,43,8,1', 'w');
  for (const [x, side] of [
    [14, 1],
    [70, -1],
  ]) {
    c.curve(
      [
        [x + 14 * side, 44],
        [x + 4 * side, 40],
        [x - 6 * side, 42],
        [x - 10 * side, 50],
      ],
      3,
      'w',
    ).curve(
      [
        [x + 12 * side, 48],
        [x + 2 * side, 46],
        [x - 4 * side, 50],
      ],
      2.4,
      'w',
    );
  }
  c.rects('0,46,84,18', 'y').rects('0,46,84,1 0,54,84,1', 'o');
  c.rects('2,40,38,20 44,40,38,20', 'g')
    .rects('2,40,38,1 2,59,38,1 44,40,38,1 44,59,38,1', 'r')
    .rects('20,40,1,20 62,40,1,20 2,40,1,20 39,40,1,20 44,40,1,20 81,40,1,20', 'r');
  c.blob('5,57 8,49 14,46 18,52 18,58', 'n')
    .discs('12,45,3', 'o')
    .blob('65,57 70,50 76,52 79,58', 'n')
    .discs('75,46,2.6', 'o');
  c.each('25,38 31,39 36,38 47,38 53,39 58,38', (s, x, y) =>
    s.rects([[x, y - 3, 3, 8]], 'w').rects(
      [
        [x, y + 4, 3, 1],
        [x, y, 3, 1],
      ],
      'a',
    ),
  );
  c.blob('28,64 30,54 36,50 44,50 50,54 54,64', 'r')
    .polygon('38,50 44,50 42,57', 'w')
    .blob('36,50 34,42 37,37 44,37 48,42 47,52 51,60 46,60 44,50', '.')
    .discs('40,44,4', 'f')
    .rects('36,40,9,2', '.')
    .rects('38,44,2,1 42,44,2,1', '.')
    .rects('40,47,2,1', 'r')
    .rects('35,36,2,3 44,36,2,3', 'o');
  c.polygon('30,58 40,56 40,63 30,64', 'w')
    .polygon('41,56 51,58 51,64 41,63', 'w')
    .rects('32,60,6,1 43,60,6,1', '.')
    .discs('33,57,2 49,57,2', 'f');
  c.rects('66,61,12,3', 'r')
    .rects('70,52,4,9', 'w')
    .polygon('71,52 72,48 73,52', 'o')
    .rects('8,61,4,3', 'w')
    .rects('12,62,2,1', 'w')
    .curve('10,59 9,57 11,55', 1, 'a');
  return scene(
    'skeleton-behind-screen',
    'What happens on the next page',
    'А что на следующей странице',
    'Japan, skeleton, book, candle | Япония, скелет, книга, свеча',
    'fantasy',
    c,
    {
      '.': '#1b2138 night',
      n: '#3d4a78 blue',
      w: '#f2ead2 bone',
      a: '#a39a86 shadow',
      y: '#d6b85c mat',
      o: '#e08f3c orange',
      g: '#5f9a7c green',
      r: '#b8303a red',
      f: '#f3b3a2 skin',
    },
  );
}

/** A camper under falling stars; one star came down to ask for tea. */
function meteors() {
  const c = new Stage(88, 60).below(0, '.');
  c.blob('-4,30 20,14 46,6 70,-6 90,-6 90,2 64,16 40,24 16,36 -4,42', 'v').blob(
    '10,26 34,14 56,6 60,8 40,18 18,30',
    'm',
  );
  for (const [x, y, far] of [
    [24, 10, 9],
    [44, 20, 8],
    [66, 12, 11],
    [80, 22, 7],
    [8, 20, 6],
    [58, 3, 6],
  ]) {
    c.stroke(
      [
        [x, y],
        [x + far, y - far * 0.55],
      ],
      1.2,
      'w',
    )
      .rects([[x - 2, y, 3, 3]], 'y')
      .rects(
        [
          [x - 1, y - 1, 1, 5],
          [x - 3, y + 1, 5, 1],
        ],
        'y',
      );
  }
  c.polygon('0,44 10,34 18,40 30,28 42,40 54,32 66,42 76,34 88,42 88,52 0,52', 'n')
    .below((x) => 46 + 1.5 * Math.sin(x / 8), 'g')
    .below((x) => 55 + Math.sin(x / 5), 'n');
  c.firs('4,28,50,5 82,26,50,6 74,34,50,4', 'n', 'n');
  c.blob('14,52 14,34 17,30 44,30 50,34 54,42 56,44 56,52', 'w')
    .rects('14,41,42,11', 'o')
    .rects('14,41,42,1', 'w')
    .rects('18,33,8,6 28,33,8,6', 'y')
    .polygon('43,33 48,34 52,41 43,41', 'y')
    .rects('38,33,1,19', 'n')
    .rects('54,46,3,3', 'y')
    .rects('53,50,5,2', 'n')
    .rects('19,35,2,4 24,33,2,6', 'o');
  c.discs('22,52,4.4 48,52,4.4', 'n')
    .discs('22,52,2 48,52,2', 'w')
    .rects('15,28,28,2', 'n')
    .rects('20,24,10,4', 'm')
    .rects('32,25,8,3', 'r');
  c.polygon('58,56 60,46 62,46 64,56', 'r')
    .discs('61,43,3', 'o')
    .rects('58,39,6,3', 'n')
    .rects('58,39,2,6', 'n')
    .rects('62,43,1,1', 'n')
    .stroke('62,48 66,49', 1.4, 'r')
    .rects('66,47,3,4', 'w')
    .rects('55,54,9,1 56,55,1,3 63,55,1,3', 'w');
  c.polygon('76,40 78,45 83,45 79,49 81,55 76,51 71,55 73,49 69,45 74,45', 'y')
    .rects('74,46,1,2 78,46,1,2', 'n')
    .rects('75,49,3,1', 'r')
    .rects('68,48,2,3', 'w')
    .stroke('72,49 70,50', 1, 'y');
  c.polygon('64,58 70,58 67,52', 'o').polygon('66,58 69,58 67.4,54', 'y').rects('62,58,10,1', 'w');
  c.rects('30,56,9,2', 'r').rects('34,55,5,3', 'm');
  return scene(
    'camper-under-meteors',
    'May I come down for tea',
    'Можно к вам на чай',
    'camper, stars, night, tea | автодом, звёзды, ночь, чай',
    'sky',
    c,
    {
      '.': '#262d62 night',
      v: '#4c4c98 violet',
      m: '#7a5ab0 light violet',
      n: '#0b0e26 black',
      g: '#2d6b52 green',
      w: '#f7f0dc white',
      o: '#e8763a orange',
      y: '#ffd94f yellow',
      r: '#d4364a red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [skeletonSpectre(), meteors()];
