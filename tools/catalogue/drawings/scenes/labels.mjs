/** Scenes in colour: what is printed and pasted, a stamp and a card. */
import { Stage, scene } from './stage.mjs';

/** A postage stamp with an airship, its postmark, and a mail bird that is late. */
function postageStamp() {
  const c = new Stage(82, 66).below(0, 'w').rects('5,5,72,56', '.');
  for (let x = 5; x < 78; x += 6) c.rect(x + 1, 3, 4, 2, '.').rect(x + 1, 61, 4, 2, '.');
  for (let y = 5; y < 60; y += 6) c.rect(3, y + 1, 2, 4, '.').rect(77, y + 1, 2, 4, '.');
  c.rects('9,9,64,48', 'n')
    .rects('10,10,62,46', 's')
    .discs('56,24,10', 'y')
    .discs('56,24,7.4', 'o');
  c.polygon('10,50 22,38 30,44 40,32 52,46 62,38 72,48 72,56 10,56', 'b')
    .polygon('40,32 36,37 40,39 43,36 46,38', '.')
    .polygon('22,38 19,41 22,43 25,41', '.')
    .polygon('62,38 59,41 63,43 65,41', '.')
    .rects('10,52,62,4', 'n');
  c.clouds('18,34,6 66,36,5', '.');
  c.blob('13,22 18,16 28,13 42,13 52,17 58,22 52,27 42,31 28,31 18,28', '.')
    .curve('14,21 28,18 42,18 57,21', 1, 'r')
    .curve('14,23 28,26 42,26 57,23', 1, 'r')
    .polygon('14,22 10,14 16,15 20,19', 'r')
    .polygon('14,23 10,31 16,30 20,26', 'r')
    .rects('31,31,12,4', 'n')
    .rects('32,32,2,2 36,32,2,2 40,32,2,2', 'y');
  c.rects('12,12,2,4 15,12,2,4 12,12,5,1', 'n')
    .rects('62,47,8,3', '.')
    .rects('13,47,14,3', '.')
    .rects('14,48,3,1 18,48,2,1 21,48,4,1', 'n')
    .rects('63,48,2,1 66,48,2,1', 'n');
  c.ring(70, 10, 13, 11.6, 'k')
    .ring(70, 10, 9, 8, 'k')
    .rects('65,7,4,2 70,7,2,2 73,7,3,2 65,11,2,2 68,11,4,2 73,11,2,2', 'k')
    .curve('56,3 50,1 44,4 38,2 32,4', 1, 'k')
    .curve('57,8 50,6 44,9 38,7 32,9', 1, 'k')
    .curve('57,13 52,12', 1, 'k');
  c.blob('56,44 60,40 66,40 70,43 66,47 60,48', '.')
    .polygon('70,42 74,43 70,44', 'o')
    .rects('67,42,1,1', 'k')
    .polygon('58,42 51,33 58,33 66,40', '.')
    .stroke('60,40 55,35', 1, 'n')
    .polygon('57,44 52,42 52,48', '.')
    .rects('64,46,5,4', 'y')
    .stroke('64,46 66.5,48 69,46', 1, 'r');
  return scene(
    'stamp-with-airship',
    'The bird was here first',
    'Птица прилетела первой',
    'stamp, airship, post, mountains | марка, дирижабль, почта, горы',
    'transport',
    c,
    {
      '.': '#fbf5e6 paper',
      w: '#b5793f envelope',
      n: '#233a63 navy',
      s: '#8fcbdc sky',
      b: '#4d7fb0 blue',
      y: '#f6d45a yellow',
      o: '#ee8d3c orange',
      r: '#c9363a red',
      k: '#2b1c18 black',
    },
  );
}

/** The card of the moon: towers, a dog, a wolf and a crayfish that howls as well. */
function moonCard() {
  const c = new Stage(58, 86)
    .below(0, '.')
    .rects('0,0,58,2 0,84,58,2 0,0,2,86 56,0,2,86', 'y')
    .rects('3,3,52,1 3,82,52,1 3,3,1,80 54,3,1,80', 'y');
  c.discs('29,22,14', 'y');
  for (let k = 0; k < 16; k++) {
    const turn = (k * Math.PI) / 8;
    const far = k % 2 ? 20 : 17.4;
    const [x, y] = [-0.13, 0.13].map((w) => [
      29 + 13.6 * Math.cos(turn + w),
      22 + 13.6 * Math.sin(turn + w),
    ]);
    c.polygon([x, y, [29 + far * Math.cos(turn), 22 + far * Math.sin(turn)]], 'y');
  }
  c.discs('29,22,11.6', 'w')
    .discs('35,19,10', 's')
    .blob('25,12 32,13 31,18 34,22 31,24 32,27 29,28 30,31 25,32 19,27 18,18', 'w')
    .rects('27,19,3,1', 'n')
    .rects('28,20,2,1', 'n')
    .rects('29,27,3,1', 'r')
    .stroke('30,20 32,24', 1, 'y');
  for (const [x, y] of [
    [20, 44],
    [29, 41],
    [38, 44],
  ])
    c.polygon(
      [
        [x, y - 3],
        [x + 2, y + 1],
        [x, y + 3],
        [x - 2, y + 1],
      ],
      'y',
    );
  for (const x of [5, 43])
    c.rect(x, 44, 10, 24, 's')
      .rects(
        [
          [x - 1, 41, 3, 4],
          [x + 4, 41, 3, 4],
          [x + 9, 41, 2, 4],
        ],
        's',
      )
      .rect(x + 4, 49, 3, 5, 'n')
      .rect(x, 57, 10, 1, 'n')
      .rect(x + 4, 60, 3, 4, 'y');
  c.below((x) => 64 + 2 * Math.sin(x / 7), 'g').rects('0,0,2,86 56,0,2,86', 'y');
  c.curve('30,48 27,56 32,62 27,70', 2.6, 'w');
  c.where((x, y) => y > 73 - 3 * Math.cos((x - 29) / 13) && x > 3 && x < 55 && y < 82, 'b').dashes(
    '8,78,8 38,79,9',
    's',
  );
  c.blob('12,73 12,66 15,60 19,58 22,62 22,73', 'o')
    .blob('17,61 19,54 21,49 24,51 24,56 21,62', 'o')
    .polygon('18,54 15,56 18,59', 'o')
    .rects('21,53,1,1', 'n')
    .curve('12,72 9,69 9,65', 1.6, 'o');
  c.blob('46,73 46,66 43,60 39,58 36,62 36,73', 'n')
    .blob('41,61 39,54 37,49 34,51 34,56 37,62', 'n')
    .polygon('40,54 43,55 41,59', 'n')
    .rects('36,53,1,1', 'y')
    .curve('46,72 49,68 48,63', 2, 'n');
  c.blob('26,82 25,76 27,73 31,73 33,76 32,82', 'r')
    .curve('26,75 22,72 22,68', 1.6, 'r')
    .curve('32,75 36,72 36,68', 1.6, 'r')
    .polygon('20,69 21,64 24,68', 'r')
    .polygon('34,68 37,64 38,69', 'r')
    .rects('27,74,1,1 30,74,1,1', 'w')
    .rects('26,78,6,1 26,80,6,1', 'n')
    .rects('28,76,2,1', 'n');
  c.rects('0,82,58,4', '.')
    .rects('3,82,52,1 0,84,58,2', 'y')
    .rects('2,3,1,80 55,3,1,80', '.')
    .rects('0,0,2,86 56,0,2,86 3,3,1,80 54,3,1,80', 'y');
  return scene(
    'card-of-the-moon',
    'Three of them howl',
    'Воют все трое',
    'moon, card, wolf, crayfish | луна, карта, волк, рак',
    'games',
    c,
    {
      '.': '#2d3f86 night',
      y: '#f3cd55 gold',
      w: '#fdf6e0 white',
      s: '#b9c7e8 pale blue',
      n: '#121a44 dark',
      g: '#3f8f6a green',
      b: '#4f86cf water',
      o: '#d9853c dog',
      r: '#d6403f red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [{ ...postageStamp(), level: 'expert' }, moonCard()];
