/** Machines, domes, dragons and a beach. */
import { Stage, scene } from './stage.mjs';

function robotWithFlower() {
  const c = new Stage(40, 52);
  c.below(48, 'e')
    .rects('19,0,2,5', 'u')
    .discs('20,2,2', 'r')
    .rect(9, 5, 22, 15, 'a')
    .rects('7,9,2,7 31,9,2,7', 'u')
    .rect(11, 8, 18, 8, 'u')
    .discs('15.5,12,3 24.5,12,3', 'y')
    .discs('15.5,12,1.2 24.5,12,1.2', 'u')
    .rects('13,17,14,1', 'u')
    .rects('15,16,1,3 18,16,1,3 21,16,1,3 24,16,1,3', 'u');
  c.rect(17, 20, 6, 3, 'u')
    .rect(8, 23, 24, 16, 'a')
    .rect(12, 26, 16, 8, 'w')
    .discs('16,30,2.4', 'r')
    .rects('21,27,5,1 21,29,5,1 21,31,3,1', 'b')
    .rects('12,36,3,2 17,36,3,2', 'y')
    .rect(24, 36, 4, 2, 'r');
  c.curve('8,26 4,29 4,35', 3, 'u')
    .rects('2,35,5,3 2,38,2,2 5,38,2,2', 'a')
    .curve('32,26 36,25 36,20', 3, 'u')
    .rects('34,17,5,3 34,15,2,2 37,15,2,2', 'a')
    .rects('12,39,5,6 23,39,5,6', 'u')
    .rects('10,45,8,3 22,45,8,3', 'a');
  c.rect(36, 9, 1, 8, 'g')
    .rect(37, 12, 2, 1, 'g')
    .discs('36.5,6,3.4', 'r')
    .discs('36.5,6,1.4', 'y');
  return scene(
    'robot-with-flower',
    'Robot with a flower',
    'Робот с цветком',
    'machine, future, gift | машина, будущее, подарок',
    'things',
    c,
    {
      '.': '#f5dfb0 cream',
      a: '#94a0b0 grey',
      u: '#454d5e slate',
      e: '#b98352 floor',
      r: '#dc3a3f red',
      b: '#2c62b0 blue',
      g: '#3c9146 green',
      y: '#fac52e yellow',
    },
  );
}

function cathedral() {
  const c = new Stage(52, 56);
  c.below((x) => 51 - Math.sin(x / 7), 'g').clouds('7,12,5 46,9,5', 'w');
  const dome = (x, top, r, ink, stripe) => {
    c.blob(
      [
        [x, top],
        [x + r * 0.5, top + r * 0.7],
        [x + r, top + r * 1.5],
        [x + r * 0.7, top + r * 2.2],
        [x - r * 0.7, top + r * 2.2],
        [x - r, top + r * 1.5],
        [x - r * 0.5, top + r * 0.7],
      ],
      ink,
    );
    c.replace(
      ink,
      stripe,
      (px, py) =>
        Math.hypot(px - x, py - top - r) < r * 1.7 &&
        Math.abs(px - x) < r * 1.1 &&
        (py + px * 0.8) % 4 < 1.5,
    );
    c.rect(Math.floor(x), top - 4, 1, 5, 'y').rect(Math.floor(x) - 1, top - 3, 3, 1, 'y');
  };
  c.rects('23,24,7,10 10,30,6,8 37,30,6,8', 'w')
    .rect(8, 36, 37, 16, 'w')
    .polygon('22,24.2 26.5,20 31,24.2', 'w');
  c.polygon('8,36.2 17,36.2 12.5,33', 'r')
    .polygon('36,36.2 45,36.2 40.5,33', 'r')
    .rects('9,30,8,1 36,30,8,1 22,24,9,1', 'r');
  dome(26.5, 7, 7, 'b', 'y');
  dome(13, 18, 5, 'g', 'w');
  dome(40, 18, 5, 'r', 'w');
  c.rects('24,27,2,5 27,27,2,5 12,32,2,3 39,32,2,3', 'e')
    .rect(23, 41, 7, 11, 'e')
    .where((x, y) => Math.hypot(x - 26.5, y - 41) < 3.6 && y < 42, 'e')
    .rects('12,41,4,6 18,41,2,6 33,41,2,6 37,41,4,6', 'e')
    .rects('13,40,2,1 38,40,2,1', 'e')
    .rects('8,38,37,1 8,49,15,1 30,49,15,1', 'r')
    .polygon('23,52 30,52 34,56 19,56', 'y');
  return scene(
    'cathedral',
    'Cathedral with domes',
    'Храм с куполами',
    'church, Russia, crosses | церковь, Россия, кресты',
    'buildings',
    c,
    {
      '.': '#a3d4ee sky',
      g: '#3c9a50 green',
      b: '#24499c blue',
      e: '#6b4030 brown',
      r: '#c2342f red',
    },
  );
}

function dragon() {
  const c = new Stage(56, 48);
  c.below((x) => 41 - 2 * Math.sin(x / 7), 'u').polygon('40,42 47,30 56,26 56,48 40,48', 'u');
  c.blob('20,26 27,8 34,3 36,9 44,9 42,15 48,18 40,22 32,27', 'r')
    .stroke('22,25 34,5', 1.2, 'd')
    .stroke('24,24 42,11', 1, 'd')
    .stroke('26,25 45,18', 1, 'd');
  c.curve('34,36 42,40 49,36 50,29 46,26', 4, 'g').polygon('43,22 51,24 46,30', 'g');
  c.blob('18,24 28,22 36,28 37,37 30,42 19,42 15,34', 'g')
    .blob('17,28 21,28 24,34 23,41 19,41 16,35', 'y')
    .rects('18,31,5,1 18,34,6,1 18,37,6,1', 'o');
  c.curve('20,28 13,24 12,17 16,12', 5.4, 'g')
    .blob('19,8 20,13 15,17 8,17 3,16.4 3,13 9,12 12,7 16,6', 'g')
    .polygon('16,7 21,3 18.6,9', 'y')
    .polygon('13,7 14,2 16,7', 'y')
    .rect(12, 9, 2, 2, 'k')
    .rect(4, 13, 1, 1, 'k')
    .rects('4,15,8,1', 'd')
    .polygon('18,12 22,14 17.6,17', 'd');
  c.rects('18,40,8,4 29,39,7,5', 'g')
    .rects('17,43,2,1 20,43,2,1 23,43,2,1 29,43,2,1 32,43,2,1', 'y')
    .curve('19,30 13,32 11,35', 2.6, 'g');
  c.blob('4,17 1,22 0,29 3,28 4,33 7,28 9,30 9,23 7,18', 'o').blob('5,20 4,26 6,27 7,23', 'y');
  return scene(
    'dragon',
    'Fire-breathing dragon',
    'Огнедышащий дракон',
    'tale, wings, fire | сказка, крылья, огонь',
    'animals',
    c,
    {
      '.': '#cfe5f0 pale sky',
      g: '#4da64a green',
      d: '#1f5a38 dark green',
      r: '#b83350 wine',
      y: '#f7d560 yellow',
      o: '#f0801f orange',
      u: '#7d6f86 rock',
    },
  );
}

function chessGame() {
  const c = new Stage(56, 46);
  c.polygon('8,30 48,30 56,46 0,46', 'e');
  for (let row = 0; row < 4; row++) {
    const top = 30 + 4 * row;
    for (let k = 0; k < 8; k++) {
      if ((k + row) % 2 === 0)
        c.where((x, y) => {
          const half = 20 + ((Math.floor(y) - 30) * 8) / 16;
          const at = (x - 28 + half) / (2 * half);
          return y > top && y < top + 4 && at * 8 > k && at * 8 < k + 1;
        }, 'c');
    }
  }
  const foot = (x, ink, edge) =>
    c
      .rect(x - 5, 34, 10, 3, ink)
      .rect(x - 4, 31, 8, 3, ink)
      .rect(x - 5, 37, 10, 1, edge);
  foot(11, 'k', 'r');
  c.polygon('8,32 14,32 13,15 9,15', 'k')
    .rect(7, 13, 8, 2, 'k')
    .rect(8, 8, 6, 5, 'k')
    .rects('6,5,2,4 8,7,6,2 14,5,2,4 10,4,2,4', 'k')
    .rect(8, 18, 6, 1, 'r')
    .rect(10, 2, 2, 2, 'r');
  foot(44, 'w', 'r');
  c.blob('41,31 47,31 50,22 50,12 45,6 41,7 36,13 33,17 36,20 41,17 41,21 39,26', 'w')
    .polygon('42,8 43,3 46,7', 'w')
    .rects('40,11,2,2', 'k')
    .curve('47,9 49.4,15 49,22', 1.1, 'r');
  foot(27, 'w', 'r');
  c.polygon('24,32 30,32 28.6,23 25.4,23', 'w').discs('27,20,4', 'w').rect(23, 23, 8, 1, 'r');
  return scene(
    'chess-game',
    'Chess game',
    'Шахматная партия',
    'queen, knight, board | ферзь, конь, доска',
    'chess',
    c,
    { '.': '#8fb8a8 sage', e: '#7a4526 brown', c: '#e6bf85 tan', r: '#b3402c red' },
  );
}

function beachDay() {
  const c = new Stage(54, 44);
  c.discs('45,8,5', 'y')
    .below(19, 'b')
    .below((x) => 27 + 1.5 * Math.sin(x / 7), 't')
    .dashes('3,21,7 26,22,8 42,21,7 16,24,6', 'w');
  c.polygon('38,13 38,18 33,18', 'w').rect(31, 18, 9, 1, 'r').rect(32, 19, 7, 1, 'r');
  c.where((x, y) => Math.hypot((x - 18) / 15, (y - 19) / 13) < 1 && y < 19, 'r');
  for (const [from, to] of [
    [-0.74, -0.4],
    [-0.12, 0.12],
    [0.4, 0.74],
  ])
    c.replace('r', 'w', (x, y) => {
      const half = 15 * Math.sqrt(Math.max(0, 1 - ((y - 19) / 13) ** 2));
      const share = (x - 18) / Math.max(1, half);
      return y < 19 && x < 34 && share > from && share < to;
    });
  for (const x of [3, 9, 15, 21, 27, 33]) c.discs(`${x},19,1.4`, 't');
  c.where((x, y) => y > 18 && y < 21 && x < 35, 'b').rects('17,3,2,4 17,18,2,20', 'e');
  c.polygon('24,38 40,38 48,30 46,29 38,35 25,35', 'g')
    .rects('26,38,2,3 38,38,2,3', 'e')
    .stroke('46,30 42,40', 1.2, 'e')
    .rects('29,35,2,3 34,35,2,3', 'w');
  c.discs('8,37,4.6', 'r')
    .where((x, y) => Math.hypot(x - 8, y - 37) < 4.6 && Math.abs(x - 8) < 1.5, 'w')
    .where((x, y) => Math.hypot(x - 8, y - 37) < 4.6 && x > 10, 'y');
  c.stamp(22, 40, ' r |rrr|r r');
  return scene(
    'beach-day',
    'Day at the beach',
    'День на пляже',
    'sea, umbrella, ball | море, зонт, мяч',
    'nature',
    c,
    {
      '.': '#b5e0f2 sky',
      t: '#efcf96 sand',
      b: '#2f86bd sea',
      g: '#2f8f7a teal',
      y: '#f9b91f yellow',
      e: '#85512c brown',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [robotWithFlower(), cathedral(), dragon(), chessGame(), beachDay()];
