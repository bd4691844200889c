/** Prints in black: corners where one would like to stand for a while. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A pawn before a mirror. */
function pawnAtMirror() {
  const c = new Print(56, 58)
    .rect(0, 0, 56, 46, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 46, 56, 12, '#');
  c.replace('#', '.', (x, y) => y > 48 && (Math.floor(x / 7) + Math.floor((y - 48) / 5)) % 2 === 0);
  c.front(1, (l) => {
    l.ellipse(38, 25, 16, 23, '#').rects('32,46,12,5', '#').rects('27,50,22,3', '#');
    l.ellipse(38, 25, 13.6, 20.6, '.');
  });
  c.polygon('28,13 33,18 34,11 38,17 42,11 43,18 48,13 45,24 31,24', '#');
  c.discs('38,11,2.4 33.6,11,1.4 42.4,11,1.4', '#').rects('37,12,2,6', '#');
  c.rects('31,25,14,2 33,28,10,2', '#').polygon('35,30 41,30 42,35 45,42 31,42 34,35', '#');
  c.rects('31,22,14,1', '.');
  c.front(1, (l) => {
    l.discs('12,29,6.4', '#').rects('5,35,14,3', '#').polygon('9,38 15,38 18,50 6,50', '#');
    l.rects('3,51,18,5', '#').polygon('6,48 18,48 20,52 4,52', '#');
  });
  c.curve('9,29 9,26 12,25', 1.4, '.').rects('5,53,14,1', '.').rects('10,40,1,7', '.');
  return scene(
    'pawn-at-mirror',
    'How it sees itself',
    'Какой она себя видит',
    'chess, pawn, queen, mirror | шахматы, пешка, ферзь, зеркало',
    'games',
    c,
  );
}

/** A gate that stands in the sea. */
function gateInSea() {
  const c = new Print(64, 56)
    .rect(0, 0, 64, 38, 's')
    .discs('32,26,12', '.')
    .hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('-2,38 12,26 22,34 30,31 42,36 52,27 66,38', '#').polygon(
      '12,26 17,31 13,30 10,33 8,30',
      '.',
    );
    l.polygon('52,27 56,31 53,30 50,33 48,31', '.');
  });
  c.rect(0, 38, 64, 18, '#').dashes('24,41,16 20,45,10 34,45,9 26,49,12 22,53,8 36,53,6', '.');
  c.dashes('1,42,8 53,43,9 3,48,6 56,50,7 2,53,9 50,54,8', '.');
  c.front(1, (l) => {
    l.blob('4,3 14,6 32,7 50,6 60,3 58,9 50,11 32,12 14,11 6,9', '#').rects(
      '10,12,44,2 6,18,52,4 29,12,6,7',
      '#',
    );
    l.polygon('14,12 19,12 18,48 11,48', '#').polygon('45,12 50,12 53,48 46,48', '#');
  });
  c.rects('7,19,50,1', '.')
    .rects('31,13,2,4', '.')
    .rects('13,44,1,4 50,44,1,4 15,25,1,12 48,25,1,12', '.');
  c.front(1, (l) => l.stamp(26, 33, '  XX    |  XXX   |XXXXXXXX| XXXXXX '.replaceAll('X', '#')));
  return scene(
    'gate-in-sea',
    'High tide at the gate',
    'Ворота и прилив',
    'gate, sea, boat, mountains | ворота, море, лодка, горы',
    'places',
    c,
  );
}

/** A snow house under the stars. */
function snowHouse() {
  const c = new Print(60, 48).rect(0, 0, 60, 48, '#').stars('6,7 50,5 20,3 55,19', '.');
  c.dots('13,13 30,5 41,10 3,20 36,2 9,27', '.').discs('44,13,4', '.').discs('46,12,3.6', '#');
  c.below((x) => 38 + Math.sin(x / 6), '.');
  c.front(
    1,
    (l) => {
      l.where((x, y) => Math.hypot(x - 27, (y - 40) * 0.92) < 22 && y < 42, '.');
      for (const [row, y] of [23, 28, 33, 38].entries()) {
        l.replace('.', '#', (_x, at) => at > y && at < y + 1);
        for (let k = 0; k < 8; k++) {
          const at = k * 8 + (row % 2) * 4 - 2;
          l.replace('.', '#', (x, h) => Math.floor(x) === at && h > y && h < y + 5);
        }
      }
    },
    '#',
  );
  c.front(1, (l) => {
    l.where((x, y) => Math.hypot(x - 27, y - 37) < 10 && y < 44, '.');
    l.contour('.', 1, 1).where((x, y) => Math.hypot(x - 27, y - 38) < 6 && y < 44, '#');
  });
  c.rects('24,36,6,8', '.').polygon('25,44 30,44 34,48 21,48', '.');
  c.front(1, (l) => {
    l.ellipse(51, 38, 4.4, 7, '#').discs('51,30,3.6', '#').ellipse(50, 39, 2.6, 5, '.');
    l.rects('49,29,2,2', '.').polygon('48,30 45,32 49,32', '#').rects('47,44,3,2 52,44,3,2', '#');
  });
  c.rects('3,43,9,1 38,45,7,1 6,46,7,1', '#');
  return scene(
    'snow-house-with-guest',
    'Anyone at home',
    'Есть кто дома',
    'snow house, penguin, stars, light | снежный дом, пингвин, звёзды, свет',
    'places',
    c,
  );
}

/** A telephone box in the fog. */
function telephoneBox() {
  const c = new Print(44, 64)
    .rect(0, 0, 44, 56, 's')
    .hatch('s', 'rows', 'light')
    .rect(0, 56, 44, 8, '#');
  c.dashes('0,59,8 36,60,8 2,62,7', '.');
  c.front(1, (l) => {
    l.blob('22,3 13,5 10,10 34,10 31,5', '#').rects('8,9,28,51 6,57,32,5', '#');
  });
  c.rects('11,11,22,4', '.').rects('13,12,3,2 18,12,2,2 22,12,4,2 28,12,3,2', '#');
  for (let row = 0; row < 6; row++) {
    for (const [x, wide] of [
      [11, 4],
      [16, 12],
      [29, 4],
    ])
      c.rect(x, 18 + row * 6, wide, 5, '.');
  }
  c.front(0, (l) => {
    l.discs('22,27,4', '#').polygon('18,24 27,24 27,22 25,19 19,19', '#').rects('16,25,13,1', '#');
    l.polygon('17,53 17,36 20,31 25,31 28,36 28,53', '#').rects('25,26,3,6', '#');
  });
  c.rects('22,33,1,17', '.').rects('6,59,32,1', '.');
  return scene(
    'telephone-box-in-fog',
    'Only one coin left',
    'Последняя монетка',
    'telephone box, fog, man, call | телефонная будка, туман, человек, звонок',
    'places',
    c,
  );
}

/** A helicopter above a small boat in trouble. */
function helicopter() {
  const c = new Print(64, 54).rect(0, 0, 64, 54, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.below((x) => 44 + 2.4 * Math.sin(x / 4.5), '#'));
  c.dashes('3,49,8 40,50,9 22,51,6 54,48,6', '.');
  c.front(1, (l) => {
    l.rects('2,3,44,2 23,5,3,5', '#').blob(
      '24,9 12,11 6,17 6,23 10,28 22,29 34,27 38,22 37,14',
      '#',
    );
    l.polygon('34,13 56,14 60,6 63,6 61,19 35,22', '#');
    l.stroke('14,28 12,33', 1.8, '#').stroke('27,28 29,33', 1.8, '#').rects('6,33,28,2', '#');
  });
  c.blob('15,13 10,16 9,21 16,22', '.')
    .rects('18,13,6,8 27,13,6,8', '.')
    .rects('8,25,28,1', '.')
    .discs('30,16,1.6', '#');
  c.rects('28,18,5,3', '#').rects('40,16,12,1', '.');
  c.front(1, (l) => {
    l.rects('42,21,1,6', '#').discs('42.5,28,2.6', '#').polygon('40,31 45,31 46,37 39,37', '#');
    l.stroke('40,32 36,29', 1.8, '#')
      .stroke('45,32 49,29', 1.8, '#')
      .rects('40,37,2,3 43,37,2,3', '#');
  });
  c.front(1, (l) => l.polygon('29,42 54,42 50,48 33,48', '#').rects('32,44,18,1', '.'));
  return scene(
    'helicopter-above-boat',
    'A lift for one',
    'Подвезём одного',
    'helicopter, boat, rope, storm | вертолёт, лодка, трос, шторм',
    'transport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [pawnAtMirror(), gateInSea(), snowHouse(), telephoneBox(), helicopter()];
