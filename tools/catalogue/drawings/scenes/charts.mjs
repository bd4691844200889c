/** Scenes in colour: a garden cut open, a drawer of shells and a plan of lines. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** Vegetables in their beds, and the one who knows them from below. */
function kitchenGarden() {
  const c = new Stage(84, 66);
  c.rect(0, 0, 84, 24, 's').discs('72,7,5', 'o').clouds('16,9,7 46,7,6', 'w');
  c.rects('0,14,84,2 0,19,84,2', 'w');
  for (let x = 2; x < 84; x += 8) c.rect(x, 12, 3, 12, 'w').dot(x + 1, 11, 'w');
  c.rects('0,23,84,2', 'g');
  c.each('9,25 21,26', (s, x, y) => {
    s.polygon(
      [
        [x - 4, y],
        [x + 4, y],
        [x + 1, y + 20],
        [x, y + 24],
        [x - 1, y + 20],
      ],
      'o',
    );
    onto(s, 'o', () =>
      s.rects(`${x - 4},${y + 4},3,1 ${x},${y + 8},3,1 ${x - 2},${y + 13},2,1`, 'k'),
    );
    s.curve(
      [
        [x, y],
        [x - 1, y - 7],
        [x - 5, y - 12],
      ],
      2,
      'g',
    )
      .curve(
        [
          [x, y],
          [x + 1, y - 8],
          [x + 5, y - 11],
        ],
        2,
        'g',
      )
      .rect(x - 1, y - 11, 2, 11, 'g');
  });
  c.each('36,31,7 52,31,7', (s, x, y, r) => {
    s.discs([[x, y, r]], 'm')
      .stroke(
        [
          [x, y + r - 1],
          [x + 1, y + r + 6],
        ],
        1.2,
        'm',
      )
      .stroke(
        [
          [x - 4, y - 2],
          [x - 4, y + 2],
        ],
        1.2,
        'p',
      );
    s.polygon(
      [
        [x - 2, y - 6],
        [x - 7, y - 17],
        [x - 1, y - 15],
        [x, y - 6],
      ],
      'g',
    ).polygon(
      [
        [x, y - 6],
        [x + 1, y - 18],
        [x + 7, y - 15],
        [x + 2, y - 6],
      ],
      'g',
    );
    s.stroke(
      [
        [x - 1, y - 6],
        [x - 4, y - 15],
      ],
      1,
      'm',
    ).stroke(
      [
        [x + 1, y - 6],
        [x + 3, y - 15],
      ],
      1,
      'm',
    );
  });
  c.each('66,27 75,28', (s, x, y) => {
    s.blob(
      [
        [x - 3, y],
        [x, y - 2],
        [x + 3, y],
        [x + 3, y + 4],
        [x, y + 8],
        [x - 3, y + 4],
      ],
      'p',
    )
      .stroke(
        [
          [x, y + 7],
          [x, y + 12],
        ],
        1,
        'w',
      )
      .rect(x - 1, y + 5, 2, 2, 'w')
      .dot(x - 2, y + 1, 'w');
    s.ellipse(x - 2, y - 7, 2, 4, 'g', -20).ellipse(x + 2, y - 7, 2, 4, 'g', 20);
  });
  c.curve('84,46 72,45 62,48 52,52 40,53', 9, 'k');
  c.blob('30,54 33,48 40,46 48,48 51,54 48,59 38,60 32,58', 'n')
    .blob('34,52 28,50 25,53 28,57 34,57', 'n')
    .discs('25,53.4,1.6', 'p')
    .rects('32,50,2,2', 'k')
    .dots('33,50', 'w')
    .polygon('34,58 29,60 28,63 33,62 37,59', 'p')
    .polygon('42,59 38,61 38,64 42,63 46,59', 'p')
    .curve('30,52 27,50', 1, 'w');
  c.blob('52,62 56,58 62,58 66,61 63,65 55,65', 'o')
    .blob('69,58 74,55 79,57 79,61 73,62', 'o')
    .blob('8,56 12,54 16,56 16,60 11,61 8,59', 'o')
    .dots('56,61 61,63 74,58 77,60 12,57', 'k')
    .curve('0,52 4,50 7,52', 1, 'o');
  c.curve('17,60 20,57 22,60 25,64', 1.8, 'p').dots('17,60', 'k');
  c.rects(
    '4,44,2,1 26,44,2,2 44,45,3,1 60,40,2,2 80,38,2,1 30,39,2,1 14,51,2,1 5,62,3,2 ' +
      '82,52,2,2 46,62,3,2',
    'k',
  );
  return scene(
    'garden-cut-open',
    'The view from below',
    'Вид снизу',
    'garden, carrots, beets, mole | огород, морковь, свёкла, крот',
    'plants',
    c,
    {
      '.': '#7a5236 soil',
      s: '#a9dcf0 sky',
      o: '#f0862a carrot',
      m: '#9c2458 beet',
      p: '#f28a9c pink',
      n: '#4a5478 mole',
      k: '#2c1a12 dark soil',
    },
  );
}

/** Six shells in a tray, one with a lodger. */
function shellTray() {
  const c = new Stage(78, 60);
  c.rects('0,0,78,2 0,58,78,2 0,0,2,60 76,0,2,60 0,29,78,2 26,0,2,60 51,0,2,60', 'e');
  c.blob('14,5 20,8 23,14 21,20 17,23 11,23 7,20 5,14 8,8', 'p').polygon(
    '10,22 18,22 20,26 8,26',
    'p',
  );
  onto(c, 'p', () => {
    for (const turn of [-150, -130, -110, -90, -70, -50, -30])
      c.stroke([[14, 25], away(14, 25, 26, turn)], 1, 'r');
  });
  c.polygon('33,7 38,5 48,20 44,25 38,21', 'o')
    .ellipses('41,22,6,3.6,40', 'w')
    .curve('34,8 37,12 42,8', 1, 'e')
    .curve('36,12 40,15 45,12', 1, 'e')
    .curve('38,17 42,19 47,16', 1, 'e')
    .ellipses('43,22,2.4,1.4,40', 'e');
  c.discs('64,15,9.4', 'w')
    .ring(64, 15, 9.4, 7.8, 'o')
    .ring(63, 15.6, 5.8, 4.4, 'o')
    .discs('63,16,1.8', 'o');
  c.polygon('55,16 55,26 62,24', 'w')
    .rects('55,24,6,2', 'o')
    .polygon('55,17 56,17 56,25 55,25', 'o');
  for (let turn = 0; turn < 5; turn++)
    c.polygon(
      [
        away(14, 45, 3.4, turn * 72 - 126),
        away(14, 45, 12.4, turn * 72 - 90),
        away(14, 45, 3.4, turn * 72 - 54),
      ],
      'r',
    );
  c.discs('14,45,4.6', 'r');
  for (let turn = 0; turn < 5; turn++) {
    c.stroke([away(14, 45, 2, turn * 72 - 90), away(14, 45, 6, turn * 72 - 90)], 1.2, 'o');
  }
  c.blob('33,44 35,37 41,34 46,37 49,43 47,48 40,50 34,49', 'q')
    .curve('37,46 36,41 40,38 44,41 42,45 40,43', 1.2, 'n')
    .blob('31,50 34,47 40,48 41,53 36,55 31,54', 'r')
    .stroke('32,50 30,46', 1, 'r')
    .stroke('35,48 34,44', 1, 'r')
    .discs('30,45.4,1.4 34,43.4,1.4', 'w')
    .dots('29,45 33,43', 'n')
    .stroke('34,54 31,56', 1, 'r')
    .stroke('38,54 37,57', 1, 'r')
    .stroke('40,53 42,57', 1, 'r')
    .blob('41,50 45,49 48,51 47,55 43,55', 'r')
    .polygon('43,51 48,50 46,53', '.');
  c.ellipse(64, 40, 10, 5.4, 'n', -20)
    .ellipse(63, 41, 8, 3.4, 'q', -20)
    .ellipse(66, 50, 9, 4, 'n', -8);
  onto(c, 'n', () => c.curve('58,51 65,48 73,48', 1, 'q').curve('60,53 66,51 72,51', 1, 'q'));
  c.discs('62,41.4,1.8', 'w');
  return scene(
    'tray-of-shells',
    'One of them is lived in',
    'В одной кто-то живёт',
    'shells, sea, collection, hermit crab | ракушки, море, коллекция, рак',
    'sea',
    c,
    {
      '.': '#e3d2a4 sand',
      e: '#7f5230 wood',
      p: '#f2a6a8 pink',
      o: '#e08a3a orange',
      r: '#cf3f36 red',
      q: '#4fb0b8 teal',
      n: '#27355f navy',
    },
  );
}

/** A plan of lines under a city with a river, and a mouse at the last stop. */
function metroPlan() {
  const c = new Stage(84, 64);
  c.curve('-4,44 10,40 22,46 36,50 46,44 56,38 70,42 88,34', 5, 's');
  const lines = [
    ['r', '4,10 26,10 42,26 42,46 52,56 62,56'],
    ['b', '4,54 20,54 36,38 60,14 80,14'],
    ['g', '10,4 10,24 24,38 24,60'],
    ['o', '4,30 28,30 34,24 62,24 70,32 70,46'],
    ['m', '52,4 52,34 64,46 80,46'],
  ];
  for (const [ink, path] of lines) c.stroke(path, 3, ink);
  const halt = (s, x, y) => s.rect(x - 1, y - 1, 3, 3, 'w').dot(x, y, 'k');
  c.each('4,10 16,10 10,10 26,10 34,18 42,34 42,46 52,56 62,56', halt);
  c.each('4,54 12,54 20,54 28,46 48,26 60,14 70,14 80,14 10,18 10,24 24,46 24,60', halt);
  c.each('4,30 16,30 56,24 70,32 70,46 52,8 52,14 58,40 80,46', halt);
  c.each('41,24 51,23 17,31 24,37 36,37', (s, x, y) =>
    s.discs([[x + 0.5, y + 0.5, 3.4]], 'k').discs([[x + 0.5, y + 0.5, 2.2]], 'w'),
  );
  c.rects('28,4,12,1 28,7,8,1', 'k')
    .rects('64,5,14,1 64,8,9,1', 'k')
    .rects('56,30,8,1 76,40,6,1 30,57,10,1 30,60,7,1 6,36,7,1', 'k');
  c.discs('74,24,5', 'g').rects('74,28,1,3', 'k').discs('14,46,3.4', 'g').rects('14,48,1,3', 'k');
  c.blob('34,44 30,43 28,44 31,47 36,47', 'w')
    .rects('32,40,1,4', 'k')
    .polygon('33,40 36,43 33,43', 'w');
  c.blob('64,62 66,57 70,54 76,54 81,57 83,61 83,64 66,64', 'k').discs('69,53,2.8 75,52,2.8', 'k');
  c.discs('69,53,1.5 75,52,1.5', 'm')
    .rects('67,57,2,2', 'w')
    .rects('63,61,2,2', 'm')
    .rects('69,61,5,1', 'w');
  c.curve('82,62 83,55 79,51', 1.4, 'm').polygon('54,63 61,60 61,63', 'o');
  return scene(
    'plan-of-lines',
    'Change at the mouse',
    'Пересадка у мышки',
    'metro, map, lines, river | метро, схема, линии, река',
    'transport',
    c,
    {
      '.': '#d3dcd6 paper',
      s: '#86bde6 river',
      r: '#d8323a red',
      b: '#2a62b8 blue',
      g: '#2f9450 green',
      o: '#f0952a orange',
      m: '#a8459a violet',
      k: '#23242e black',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [kitchenGarden(), shellTray(), metroPlan()];
