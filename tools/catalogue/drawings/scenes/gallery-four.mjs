/** Scenes in colour after paintings: a shell on the sea and a tower into the clouds. */
import { Stage, scene } from './stage.mjs';

/** She stands on a shell, the wind blows roses, and a crab offers a towel. */
function shellAtSea() {
  const c = new Stage(72, 80).below(38, 'q');
  c.polygon('52,38 60,34 72,32 72,38', 'g').polygon('56,40 64,46 72,62 72,38', 'g');
  c.each('4,44,6 20,42,5 44,44,6 8,54,5 60,66,7 14,64,5 48,58,4', (s, x, y, r) =>
    s.curve(
      [
        [x - r, y + 1],
        [x, y - 1],
        [x + r, y + 1],
      ],
      1,
      'w',
    ),
  );
  c.blob('-2,10 6,6 14,8 17,14 12,19 2,20 -2,18', 'w')
    .discs('12,12,3.4', 'f')
    .blob('8,9 13,6 17,9 14,10 11,12 9,14', 'y')
    .rects('13,12,1,1', 'e');
  c.rects('15,14,2,1', 'r')
    .stroke('18,15 30,20', 1, 'w')
    .stroke('18,13 31,15', 1, 'w')
    .stroke('17,17 28,25', 1, 'w');
  for (const [x, y] of [
    [24, 6],
    [6, 28],
    [18, 33],
    [56, 8],
    [62, 20],
    [52, 27],
    [8, 2],
    [46, 3],
    [66, 4],
  ])
    c.discs([[x, y, 1.8]], 'r').rect(x - 1, y + 2, 3, 1, 'g');
  c.where((x, y) => {
    const far = Math.hypot(x - 36, (y - 76) * 1.25);
    return far < 27 && y < 76;
  }, 'w');
  for (const turn of [-80, -60, -40, -20, 0, 20, 40, 60, 80]) {
    const angle = (turn * Math.PI) / 180;
    c.stroke(
      [
        [36, 76],
        [36 + 24 * Math.sin(angle), 76 - 19 * Math.cos(angle)],
      ],
      1.4,
      'f',
    );
  }
  c.blob('28,20 27,12 31,6 38,5 43,9 44,18 48,26 49,36 46,46 42,52 44,44 42,36 30,36', 'y')
    .curve('44,18 51,22 56,20 60,24', 2.6, 'y')
    .curve('45,24 52,30 58,29', 2.4, 'y');
  c.blob(
    '31,22 41,22 44,27 43,33 41,39 43,47 42,58 40,70 38,75 34,75 33,64 31,54 30,46 32,39 29,31 29,26',
    'f',
  );
  c.discs('36,14,5.6', 'f')
    .rects('34,18,4,6', 'f')
    .blob('30,14 31,8 37,7 36,10 32,14', 'y')
    .blob('36,8 41,9 42,15 40,13', 'y');
  c.rects('33,14,2,1 38,14,2,1', 'e').rects('36,17,2,1', 'r').rects('36,15,1,2', 'e');
  c.curve('30,25 28,32 33,34 37,30', 2.8, 'f')
    .curve('43,26 46,36 42,46 38,47', 2.8, 'f')
    .curve('41,22 40,28 33,30', 3, 'y');
  c.blob('41,24 44,22 46,32 47,42 44,54 40,52 35,48 41,46 43,38', 'y').stroke(
    '37,52 36,70',
    1,
    'e',
  );
  c.discs('59,60,5', 'r')
    .ellipse(59, 61, 7, 4.6, 'r')
    .stroke('54,57 49,53', 2, 'r')
    .stroke('64,57 66,50', 2, 'r')
    .discs('48,51,2.4 66,49,2.6', 'r')
    .rects('47,49,1,2 66,46,1,3', 'q');
  c.rects('56,52,2,5 61,52,2,5', 'r')
    .rects('56,52,2,2 61,52,2,2', 'w')
    .rects('57,53,1,1 61,53,1,1', 'e')
    .rects('57,61,5,1', 'e')
    .polygon('47,50 48,66 40,63 44,50', 'w')
    .rects('43,54,4,1 43,58,4,1', 'g');
  c.stroke('53,63 50,67', 1, 'r')
    .stroke('65,63 68,67', 1, 'r')
    .stroke('56,65 55,68', 1, 'r')
    .stroke('62,65 63,68', 1, 'r');
  return scene(
    'lady-on-shell',
    'Would you like a towel',
    'Не желаете полотенце',
    'painting, shell, sea, crab | картина, раковина, море, краб',
    'people',
    c,
    {
      '.': '#bfe0e6 sky',
      q: '#5aa79c sea',
      w: '#fff8ec white',
      f: '#f3c39b skin',
      y: '#d99a2e gold',
      e: '#7d4a22 brown',
      r: '#d8434f rose',
      g: '#3f7a45 green',
    },
  );
}

/** A tower that grows into the clouds, and a snail that started early. */
function tower() {
  const c = new Stage(84, 74);
  c.below((x) => 54 + 2 * Math.sin(x / 8), 'g')
    .polygon('56,56 84,50 84,64 60,64', 'q')
    .polygon('0,52 14,48 24,54 14,60 0,58', 'g');
  const levels = [
    [64, 34, 12],
    [52, 29, 11],
    [41, 24, 10],
    [31, 19, 9],
    [22, 14, 8],
    [14, 9, 8],
  ];
  for (const [foot, half, high] of levels) {
    c.ellipse(40, foot, half, 4, 't')
      .rect(40 - half, foot - high, 2 * half, high, 't')
      .ellipse(40, foot - high, half, 3.4, 'w');
    for (let k = -4; k <= 4; k++) {
      const x = Math.round(40 + half * Math.sin((k * 20 * Math.PI) / 180));
      const dip = Math.round(3.6 * Math.cos((k * 20 * Math.PI) / 180));
      const wide = Math.max(1, Math.round(half * 0.14 * Math.cos((k * 20 * Math.PI) / 180)));
      c.rect(x - wide, foot - high + dip + 3, 2 * wide, high - 5, 'e');
    }
    c.where(
      (x, y) =>
        x < 40 - half * 0.62 &&
        x > 40 - half &&
        y > foot - high &&
        y < foot + 4 &&
        c.at(x, y) === 't',
      'o',
    );
  }
  c.polygon('44,14 49,14 49,4 46,0 44,4', '.')
    .polygon('32,0 48,0 48,8 42,5 38,9 32,6', '.')
    .rects('33,4,3,9 41,6,3,8', 'o');
  c.stroke('47,23 56,8', 1.6, 'e')
    .stroke('56,8 62,11', 1.4, 'e')
    .rects('62,11,1,8', 'e')
    .rects('60,19,5,4', 'r');
  c.clouds('20,25,12 64,32,12', 'w').clouds('70,7,8 10,10,8', 'w');
  c.blob('44,70 46,62 54,60 60,63 62,71', 'g')
    .polygon('4,74 4,66 8,66 8,62 12,58 16,62 16,66 20,66 20,74', 'w')
    .polygon('6,62 12,55 18,62', 'r')
    .rects('10,67,4,7', 'e');
  c.polygon('20,74 20,69 26,64 32,69 32,74', 'w')
    .polygon('18,69 26,62 34,69', 'r')
    .rects('24,70,3,4', 'e');
  c.polygon('62,58 76,58 73,62 65,62', 'e')
    .rects('68,46,1,12', 'e')
    .polygon('69,47 76,56 69,56', 'w')
    .polygon('67,48 63,56 67,56', 'w');
  c.blob('54,73 58,70 68,70 75,69 79,66 80,69 77,73', 'y')
    .discs('65,66,5.4', 'r')
    .ring(65, 66, 3.8, 2.6, 'w')
    .discs('65,66,1', 'w')
    .stroke('78,67 77,62', 1, 'y')
    .stroke('80,67 82,63', 1, 'y');
  c.rects('0,73,84,1', 'g');
  return scene(
    'tower-into-clouds',
    'The snail started early',
    'Улитка вышла пораньше',
    'painting, tower, clouds, snail | картина, башня, облака, улитка',
    'places',
    c,
    {
      '.': '#8fc1de sky',
      g: '#4f8a45 green',
      q: '#2f7f9c sea',
      t: '#dcae74 brick',
      o: '#b8793f shade',
      w: '#fff4dc white',
      e: '#6b3c1e arch',
      r: '#cf3f30 red',
      y: '#f2d028 yellow',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [shellAtSea(), tower()];
