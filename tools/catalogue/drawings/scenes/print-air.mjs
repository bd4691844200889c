/** Prints in black: what the wind turns and what it carries. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A weathercock above the tiles of a roof. */
function weathercock() {
  const c = new Print(46, 60).rect(0, 0, 46, 60, 's').clouds('36,41,9', '.');
  c.hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.rects('21,28,3,16', '#').discs('22.5,41,3', '#').rects('8,35,30,2', '#');
    l.polygon('2,36 9,31 9,41', '#').polygon('36,36 42,31 45,31 41,36 45,41 42,41', '#');
    l.blob('10,11 8,18 11,25 17,30 26,30 32,25 31,18 25,19 20,17 17,9', '#');
    l.discs('13,10,4.6', '#').polygon('9.5,8 3,11 9.5,13', '#').discs('9,4.6,2 13,3,2.2', '#');
    l.discs('17,5,2.2', '#').ellipses('9.6,16.6,1.8,2.8', '#');
    l.curve('28,24 33,17 33,9 29,4', 3.4, '#').curve('29,26 38,20 40,11 38,4', 3.4, '#');
    l.curve('29,28 40,26 44,20 44,14', 3.2, '#');
  });
  c.rects('9,5,10,4', '#').rects('12,10,2,2', '.').curve('15,20 18,25 24,26 29,22', 1.4, '.');
  c.curve('12,17 15,16 17,14', 1.2, '.').rects('22,38,1,5', '.');
  c.front(1, (l) => l.polygon('22.5,41 50,62 -5,62', '#'));
  for (let row = 0; row < 4; row++) {
    const top = 46 + row * 4;
    const isTile = (x, y) => y > top && Math.abs(x - 22.5) < (y - 44) * 1.2;
    c.replace('#', '.', (x, y) => isTile(x, y) && y < top + 1);
    for (let k = 0; k < 10; k++) {
      const at = k * 5 + (row % 2) * 2;
      c.replace('#', '.', (x, y) => isTile(x, y) && y < top + 4 && Math.floor(x) === at);
    }
  }
  return scene(
    'weathercock-on-roof',
    'Which way the wind blows',
    'Куда ветер дует',
    'weathercock, roof, wind, arrow | флюгер, крыша, ветер, стрелка',
    'places',
    c,
  );
}

/** A balloon with stripes that follow its curve. */
function balloon() {
  const c = new Print(54, 66).rect(0, 0, 54, 66, 's').clouds('9,46,8 48,36,7 8,14,6', '.');
  c.hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('-2,68 10,54 17,61 26,50 37,62 45,52 57,68', '#');
    l.polygon('10,55 14,59 11,58 9,61 6,60', '.').polygon('26,51 31,57 27,56 24,59 21,57', '.');
    l.polygon('45,53 49,59 46,57 43,60 41,58', '.');
  });
  c.front(1, (l) => {
    const half = (y) => (y < 22 ? Math.sqrt(400 - (y - 22) ** 2) : 20 * Math.cos((y - 22) / 16.5));
    l.where((x, y) => y > 2 && y < 42 && Math.abs(x - 27) < Math.max(4, half(y)), '#');
    const turn = (x, y) => Math.asin((x - 27) / Math.max(4, half(y))) / Math.PI + 0.5;
    l.replace('#', '.', (x, y) => Math.floor(turn(x, y) * 9 + 0.5) % 2 === 1);
    l.contour('#.', 1, 1);
    l.where((x, y) => y > 19 && y < 27 && Math.abs(x - 27) < half(y), '#');
    l.where((x, y) => y > 21 && y < 25 && Math.abs(x - 27) < half(y) - 1, '.');
    for (let k = 0; k < 7; k++) l.rect(9 + k * 6, 21, 2, 4, '#');
    l.rects('22,42,1,7 31,42,1,7', '#').rects('20,49,14,9', '#').rects('20,51,14,1', '.');
    l.rects('22,53,2,3 26,53,2,3 30,53,2,3', '.').discs('25,45,2', '#').rects('23,47,4,2', '#');
  });
  return scene(
    'balloon-above-mountains',
    'Lighter than air',
    'Легче воздуха',
    'balloon, basket, mountains, clouds | воздушный шар, корзина, горы, облака',
    'transport',
    c,
  );
}

/** A stork that has come back to its chimney. */
function stork() {
  const c = new Print(44, 54).rect(0, 0, 44, 54, '#').discs('33,14,10', '.');
  c.dots('4,5 10,12 3,20 40,32 38,38', '.').stars('7,29', '.');
  c.front(
    1,
    (l) => {
      l.rects('10,42,24,12', '.').rects('8,41,28,3', '.');
      for (let row = 0; row < 3; row++) {
        l.rect(10, 44 + row * 4, 24, 1, '#');
        for (let k = 0; k < 5; k++) l.rect(10 + k * 6 + (row % 2) * 3, 44 + row * 4, 1, 4, '#');
      }
      l.blob('5,35 4,39 8,42 22,43 36,42 40,39 39,35 22,37', '#');
    },
    '.',
  );
  c.dots('8,38 12,40 17,39 23,40 29,39 34,38 36,37', '.');
  c.front(
    1,
    (l) => {
      l.rects('22,26,2,11 27,26,2,11', '.');
      l.blob('13,20 13,25 18,29 28,29 37,33 38,30 32,22 24,17 18,17', '.');
      l.curve('15,22 12,17 15,12 15,8', 4, '.').discs('15,7,3.6', '.');
      l.polygon('12,5 1,10 1,12 13,10', '.').polygon('24,21 31,23 38,32 30,29 25,26', '#');
    },
    '#',
  );
  c.rects('13,6,2,2', '#').curve('17,23 20,26 23,26', 1.2, '#');
  return scene(
    'stork-on-chimney',
    'Home for the summer',
    'Лето на крыше',
    'stork, nest, chimney, moon | аист, гнездо, труба, луна',
    'animals',
    c,
  );
}

/** A cable car between two summits. */
function cableCar() {
  const c = new Print(50, 48).rect(0, 0, 50, 48, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => {
    l.polygon('-2,50 -2,26 6,18 15,30 22,37 33,24 40,14 52,30 52,50', '#');
    l.polygon('6,19 10,25 8,24 6,28 3,24 -1,28 -1,26', '.');
    l.polygon('40,15 47,25 43,23 40,28 37,23 33,27 32,26', '.');
  });
  c.front(1, (l) => l.stroke('-2,4 52,12', 2, '#'));
  c.front(1, (l) => {
    l.rects('19,3,10,4', '#').rects('22,4,1,1 26,4,1,1', '.').rects('23,7,2,11', '#');
    l.blob('10,20 10,36 14,40 34,40 38,36 38,20 34,17 14,17', '#');
    l.rects('12,21,6,8 20,21,8,8 30,21,6,8', '.').rects('11,32,26,1', '.').rects('23,32,1,8', '.');
    l.discs('33,26,2', '#').rects('31,28,5,2', '#').discs('15,25,1.6', '#').rects('13,27,4,2', '#');
  });
  c.firs('5,33,46,5 44,35,46,5', '.', '.');
  return scene(
    'cable-car-and-peaks',
    'Do not look down',
    'Вниз не смотреть',
    'cable car, mountains, snow, view | канатная дорога, горы, снег, вид',
    'transport',
    c,
  );
}

/** A kite with a face, and who holds it. */
function kite() {
  const c = new Print(48, 56).rect(0, 0, 48, 56, 's').clouds('38,12,8 8,41,6', '.');
  c.hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('18,1 34,15 18,39 2,15', '#').polygon('18,4 18,14 6,14', '.');
    l.polygon('19,17 30,17 19,34', '.').rects('12,9,3,4', '#').rects('22,9,3,4', '.');
    l.curve('11,21 15,25 18,25', 1.8, '.').curve('18,26 23,24 26,20', 1.8, '#');
  });
  c.front(1, (l) => {
    l.curve('18,39 23,43 18,47 9,46 4,51', 2, '#');
    l.polygon('22,43 27,39 28,46', '#').polygon('15,46 12,41 9,46 12,51', '#');
  });
  c.below((x) => 53 - 3 * Math.sin((x + 4) / 18), '#');
  c.front(1, (l) => {
    l.discs('39,34,4', '#').polygon('36,38 43,38 45,47 35,47', '#').stroke('37,40 31,35', 2.4, '#');
    l.rects('36,47,3,6 41,47,3,6', '#').stroke('43,39 46,44', 2, '#').rects('35,31,8,1', '.');
    l.polygon('34,31 44,31 42,28 37,28', '#').stroke('31,35 26,27', 1.4, '#');
  });
  return scene(
    'kite-with-face',
    'On a long string',
    'На длинной нитке',
    'kite, child, hill, wind | воздушный змей, ребёнок, холм, ветер',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [weathercock(), balloon(), stork(), cableCar(), kite()];
