/** Prints in black: sport, and what is played by ear. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A ball in the net, the moment after. */
function goal() {
  const c = new Print(58, 56).rect(0, 0, 58, 56, '#');
  for (let x = 2; x < 58; x += 7) c.rect(x, 0, 1, 56, '.');
  for (let y = 4; y < 56; y += 7) c.rect(0, y, 58, 1, '.');
  for (let k = 0; k < 14; k++) {
    const turn = k * (360 / 14) + 6;
    c.front(0, (l) => l.stroke([away(31, 27, 17, turn), away(31, 27, 23, turn)], 1, '.'));
  }
  c.front(
    3,
    (l) => {
      l.discs('31,27,18', '.');
      const shape = (far, r, turn) =>
        Array.from({ length: 5 }, (_, k) =>
          away(...away(31, 27, far, turn), r, turn + 180 + k * 72),
        );
      l.polygon(shape(0, 6, -90), '#');
      for (let k = 0; k < 5; k++) {
        const turn = 90 + k * 72;
        l.polygon(shape(15, 5.4, turn), '#');
        l.stroke([away(31, 27, 5, turn), away(31, 27, 11, turn)], 1.4, '#');
        l.stroke([away(31, 27, 11, turn), away(31, 27, 15, turn + 22)], 1.4, '#');
        l.stroke([away(31, 27, 11, turn), away(31, 27, 15, turn - 22)], 1.4, '#');
      }
      l.where((x, y) => Math.hypot(x - 31, y - 27) > 16.6, '.');
      l.where((x, y) => Math.hypot(x - 31, y - 27) > 18, ' ');
    },
    '#',
  );
  c.rect(0, 0, 58, 3, '.').rect(0, 3, 58, 1, '#').rect(0, 49, 58, 7, '#');
  for (let x = 0; x < 58; x += 4) c.polygon(`${x},56 ${x + 1},49 ${x + 3},56`, '.');
  return scene(
    'ball-in-net',
    'One nil',
    'Один ноль',
    'football, goal, net, grass | футбол, гол, сетка, трава',
    'sport',
    c,
  );
}

/** A surfer in the tube of a wave. */
function surfer() {
  const c = new Print(66, 54).rect(0, 0, 66, 54, '#');
  const far = (x, y) => Math.hypot((x - 38) / 26, (y - 27) / 20);
  c.where((x, y) => far(x, y) < 1, '.');
  for (const r of [1.14, 1.34, 1.54])
    c.where((x, y) => far(x, y) > r && far(x, y) < r + 0.09 && !(x > 58 && y > 20), '.');
  c.discs('49,15,6', 's').hatch('s', 'rows', 'mid');
  c.polygon('66,22 60,24 58,34 62,40 66,40', '.');
  c.below((x) => 38 + (x - 30) * 0.06 + Math.sin(x / 4), '#');
  c.curve('4,43 18,42 26,45 40,47 62,44', 1, '.').curve('2,49 16,48 30,51 48,51 64,49', 1, '.');
  c.front(1, (l) => l.polygon('20,40 25,43 40,41 49,36 40,38 28,40', '#'));
  c.front(1, (l) => {
    l.polygon('29,39 30,34 27,31 29,29 34,31 33,35 33,39', '#')
      .polygon('38,38 38,33 34,30 36,27 41,31 41,37', '#')
      .polygon('27,32 28,24 31,20 36,20 38,24 37,30 33,32', '#')
      .stroke('29,22 23,24 18,22', 2.2, '#')
      .stroke('36,22 42,23 47,19', 2.2, '#');
  });
  c.front(1, (l) => l.discs('35,15.4,3.4', '#').polygon('32,14 28,13 31,17', '#'));
  c.stroke('31,23 31,29', 1, '.').stroke('34,23 34,28', 1, '.');
  c.front(1, (l) => l.blob('20,41 14,36 8,37 4,33 3,38 8,42 16,43', '.'), '#');
  c.dots('17,34 13,31 9,30 20,36 6,28', '#');
  return scene(
    'surfer-in-tube',
    'Inside the wave',
    'Внутри волны',
    'surfer, board, sea, sun | сёрфер, доска, море, солнце',
    'sport',
    c,
  );
}

/** A record turns; the arm is halfway. */
function recordPlayer() {
  const c = new Print(62, 54).rect(0, 0, 62, 54, 's').hatch('s', 'columns', 'dark');
  c.front(1, (l) => {
    l.rect(2, 2, 58, 47, '.').contour('.', 1, 2).rects('5,49,8,4 49,49,8,4', '#');
    l.discs('24,25,20', '#');
    l.ring(24, 25, 17, 16, 'w').ring(24, 25, 13, 12, 'w');
    const isLit = (x, y) => {
      const turn = (Math.atan2(y - 25, x - 24) * 180) / Math.PI;
      return (turn > -75 && turn < -15) || (turn > 105 && turn < 165);
    };
    l.replace('w', '.', isLit).replace('w', '#');
    l.polygon([[24, 25], away(24, 25, 19, -58), away(24, 25, 19, -42)], '.');
    l.polygon([[24, 25], away(24, 25, 19, 122), away(24, 25, 19, 138)], '.');
    l.discs('24,25,8', '#').discs('24,25,7', '.').discs('24,25,1.2', '#');
    l.rects('20,21,8,1 19,28,10,1 21,30,6,1', '#');
  });
  c.front(1, (l) => l.discs('52,11,5.4', '#').discs('52,11,2.6', '.').rects('51,4,2,4', '#'));
  c.front(1, (l) => l.stroke('52,12 53,30 42,38', 2, '#').polygon('43,34 36,38 39,42 45,39', '#'));
  c.rects('47,43,10,2', '#').rects('50,42,2,4', '#').discs('51,37,0.1', '.');
  c.front(1, (l) => l.rects('55,33,3,7', '#').rects('56,35,1,2', '.'));
  return scene(
    'record-on-turntable',
    'Side B',
    'Сторона Б',
    'record, turntable, music, arm | пластинка, проигрыватель, музыка, игла',
    'music',
    c,
  );
}

/** A saxophone and the notes that it lets out. */
function saxophone() {
  const c = new Print(54, 60).rect(0, 0, 54, 60, '#');
  c.polygon('14,60 20,-4 50,-4 54,10 54,60', 's').hatch('s', 'columns', 'light').replace('s', '.');
  c.front(1, (l) => {
    l.polygon('18,10 22,10 26,42 20,44', '#').blob(
      '20,40 19,48 23,55 31,57 38,53 40,46 40,38 33,38 33,45 30,48 27,46 26,40',
      '#',
    );
    l.polygon('29,39 25,31 49,28 42,40 36,42', '#').ellipse(37, 29.6, 12.6, 3.4, '#', -7);
    l.curve('20,11 19,6 15,4 10,6', 3, '#').polygon('11,4 4,7 5,10 12,8', '#');
  });
  c.ellipse(37, 29.6, 10, 1.8, '.', -7);
  c.curve('22,13 25,40 24,47 29,53 34,52', 1, '.').stroke('40,36 37,44', 1, '.');
  for (const [x, y] of [
    [19, 17],
    [20, 23],
    [20, 29],
    [21, 35],
    [22, 42],
  ])
    c.front(1, (l) => l.discs(`${x - 1},${y},1.9`, '#').rects(`${x - 2},${y - 1},1,1`, '.'));
  c.front(1, (l) => l.rects('25,18,3,1 26,23,3,1 26,28,3,1 28,17,1,13', '#'));
  c.front(1, (l) =>
    l
      .ellipse(38, 19, 3, 2.2, '#', -20)
      .rects('40,7,2,12', '#')
      .polygon('40,6 47,10 46,14 42,10', '#'),
  );
  c.front(1, (l) => l.ellipse(30, 14, 2.6, 2, '#', -20).rects('31,3,2,11', '#'));
  c.front(1, (l) => l.ellipse(50, 21, 2.4, 2, '#', -20).rects('51,16,2,5', '#'));
  c.discs('9,26,6', '.').discs('11.6,24.6,5.2', '#').stars('6,42', '.').rects('12,52,1,1', '.');
  return scene(
    'saxophone-with-notes',
    'Blue note',
    'Блюзовая нота',
    'saxophone, jazz, notes, moon | саксофон, джаз, ноты, луна',
    'music',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [goal(), surfer(), recordPlayer(), saxophone()];
