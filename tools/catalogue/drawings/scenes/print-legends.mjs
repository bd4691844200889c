/** Prints in black: gods, beasts and travellers of old stories. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** Anubis in profile with his sceptre. */
function anubis() {
  const c = new Print(54, 60).rect(0, 0, 54, 60, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('38,15,14', '.'));
  c.front(1, (l) => {
    l.polygon('4,61 8,50 16,44 40,44 48,50 52,61', '#');
    l.where((x, y) => y > 43 && Math.hypot(x - 28, (y - 42) * 1.2) < 20, '.');
    for (const r of [10, 14, 18])
      l.where((x, y) => {
        const far = Math.hypot(x - 28, (y - 42) * 1.2);
        return y > 43 && far < r && far > r - 2;
      }, '#');
  });
  c.front(1, (l) => {
    l.polygon('24,16 36,14 43,20 46,32 46,48 37,48 33,38 22,44 22,30', '#');
    for (let y = 18; y < 48; y += 4) l.rect(34, y, 12, 2, 'w');
    l.replace('w', '.', (x, y) => x > 34 + (y - 18) / 12).replace('w', '#');
    l.stroke('36,15 43,20 46,32 46,48', 1, '#');
  });
  c.front(1, (l) => {
    l.polygon(
      '5,25 7,22 15,19 21,15 23,2 28,9 30,14 34,21 34,30 32,36 35,44 21,44 22,36 19,31 12,30',
      '#',
    ).polygon('28,13 32,1 36,12 36,20 31,20', '#');
    l.polygon('24,6 26,11 24.6,14', '.').polygon('32,6 33.6,12 32,16', '.');
    l.polygon('18,21 24,18.6 27,21 23,23', '.').rects('22,20,2,2', '#').rects('26,22,4,1', '.');
    l.rects('8,27,9,1 6,23,2,1', '.').curve('29,25 30,31 28,36', 1, '.');
  });
  c.front(1, (l) => {
    l.rects('6,38,2,22', '#').ring(7, 34, 4, 2, '#').rects('1,39,12,2', '#');
  });
  c.stamp(2, 3, '.###.|#...#|#.#.#|#...#|.###.').stamp(2, 11, '#.#.#|#####|.....|#####|#.#.#');
  return scene(
    'anubis-with-ankh',
    'Anubis',
    'Анубис',
    'Egypt, jackal, god, sun | Египет, шакал, бог, солнце',
    'fantasy',
    c,
  );
}

/** The firebird rises; her head breaks the mirror. */
function phoenix() {
  const c = new Print(62, 60).rect(0, 0, 62, 60, '#');
  for (const [turn, far] of [
    [178, 31],
    [197, 34],
    [216, 35],
    [235, 31],
  ]) {
    const root = away(29, 33, 8, turn);
    const middle = (side) => away(...away(29, 33, far * 0.7, turn), 3.6, turn + side);
    c.front(
      2,
      (l) => l.polygon([root, middle(-90), away(29, 33, far, turn), middle(90)], '.'),
      '#',
    );
    c.stroke([away(29, 33, far * 0.6, turn), away(29, 33, far * 0.8, turn)], 1.6, '#');
  }
  for (const path of ['26,40 15,44 8,54 6,60 14,57 24,47', '27,43 19,52 18,60 25,57 29,46'])
    c.front(2, (l) => l.polygon(path, '.'), '#');
  c.front(1, (l) => l.blob('31,20 26,23 24,30 26,38 31,44', '.'), '#');
  c.brokenMirror((all) => {
    all.front(1, (l) => l.polygon('31,40 27,52 31,60 35,52', '.').rects('31,46,1,9', '#'), '#');
    all.front(
      1,
      (l) =>
        l
          .blob('27,24 26,18 27,12 31,9 36,11 36,16 34,19 36,25 32,27', '.')
          .polygon('35,11 42,14 35,15', '.')
          .polygon('29,10 23,2 27,5 28,0 31,5 34,1 33,9', '.'),
      '#',
    );
    all.rects('33,12,2,2 28,26,2,1 33,26,2,1 30,29,3,1 28,32,2,1 33,32,2,1 30,35,3,1', '#');
    all.rects('30,22,1,2 34,22,1,2', '#').stars('4,6 57,5 6,46 55,46', '.');
  });
  return scene(
    'phoenix-rising',
    'Born of fire',
    'Рождённая огнём',
    'phoenix, wings, feathers, flames | феникс, крылья, перья, пламя',
    'fantasy',
    c,
  );
}

/** The labyrinth, and who lives in it. */
function labyrinth() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, '#');
  for (const at of [2, 6, 10, 14]) {
    const side = 60 - 2 * at;
    c.rect(at, at, side, side, '.').rect(at + 2, at + 2, side - 4, side - 4, '#');
  }
  c.rects('28,0,3,4 8,28,4,2 44,12,4,2 12,40,4,2 30,46,2,4 40,52,2,4 52,20,4,2 20,4,2,4', '.');
  c.rects('34,2,2,2 2,40,2,2 10,20,2,2 14,34,2,2 48,44,2,2 44,30,2,2 22,14,2,2 36,48,2,2', '#');
  c.rects('24,56,2,2 56,34,2,2 18,6,2,2 6,14,2,2 52,50,2,2', '#');
  c.rect(17, 17, 26, 26, '.').rect(18, 18, 24, 24, '#');
  c.front(
    1,
    (l) => {
      l.polygon('26,28 34,28 33,35 32.4,39 27.6,39 27,35', '.')
        .polygon('26,29 20,27 22,31 26,32', '.')
        .polygon('34,29 40,27 38,31 34,32', '.')
        .curve('27,27 22,26 20,22 21,19', 2, '.')
        .curve('33,27 38,26 40,22 39,19', 2, '.')
        .rects('26,25,8,4', '.');
      l.rects('28,31,1,2 31,31,1,2 28,36,1,2 31,36,1,2', '#').rects('29,28,2,1', '#');
    },
    '#',
  );
  c.rects('29,39,2,1 29,40,1,1 30,41,1,1', '.');
  return scene(
    'bull-in-labyrinth',
    'Without a way out',
    'Без выхода',
    'labyrinth, minotaur, bull, maze | лабиринт, минотавр, бык, коридор',
    'fantasy',
    c,
  );
}

/** A longship under a striped sail. */
function longship() {
  const c = new Print(64, 60).rect(0, 0, 64, 46, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('52,13,8', '#'));
  c.front(1, (l) => {
    l.polygon('16,8 46,8 50,20 48,34 14,34 12,20', '.');
    for (const [left, top] of [
      [17, 15],
      [27, 30],
      [37, 46],
    ])
      l.polygon(`${left},8 ${left + 5},8 ${left + 4 - 1},34 ${top},34 ${left - 2},20`, '#');
    l.contour('.#', 1, 1)
      .rects('13,6,36,3', '#')
      .rects('31,1,2,7', '#')
      .polygon('33,1 40,2 33,5', '#');
  });
  c.rects('31,34,2,8', '#');
  c.front(1, (l) => {
    l.blob(
      '4,30 6,40 14,45 32,46 48,45 56,40 57,30 61,34 60,44 54,52 44,56 20,56 10,52 3,44 1,36',
      '#',
    );
    l.polygon('57,34 56,26 58,19 54,15 49,17 49,14 55,11 61,14 63,20 61,27 62,36', '#')
      .polygon('57,13 58,8 60,14', '#')
      .rects('56,14,1,1', '.')
      .polygon('5,32 3,25 6,20 10,21 9,24 6,25 8,32', '#');
    l.rects('59,18,1,4 59,24,1,3 59,29,1,4', '.').curve('8,47 20,52 44,52 54,46', 1, '.');
    for (const x of [13, 21, 29, 37, 45]) l.discs(`${x + 2},46,3.4`, '.');
    for (const x of [13, 21, 29, 37, 45])
      l.discs(`${x + 2},46,2.4`, x % 16 === 13 ? '#' : '.').rect(
        x + 1,
        45,
        2,
        2,
        x % 16 === 13 ? '.' : '#',
      );
  });
  c.front(1, (l) => {
    l.below((x) => 53 + 2 * Math.sin(x / 3.2), '#');
  });
  c.curve('0,57 6,55.6 12,58 20,55.6 28,58 36,55.6 44,58 52,55.6 60,58 64,57', 1, '.');
  return scene(
    'longship-with-sail',
    'Longship under sail',
    'Ладья под парусом',
    'Vikings, dragon, shields, waves | викинги, дракон, щиты, волны',
    'transport',
    c,
  );
}

/** A mermaid on her rock; a ship far away. */
function mermaid() {
  const c = new Print(60, 60).rect(0, 0, 60, 60, '#').discs('22,20,16', '.');
  c.rects('14,40,16,1 12,43,9 1', '#').rect(0, 38, 60, 22, 's').hatch('s', 'rows', 'mid');
  c.rect(0, 37, 60, 1, '.').stars('52,7 45,24', '.').rects('3,6,1,1 42,4,1,1 57,20,1,1', '.');
  c.front(1, (l) => l.blob('4,60 8,50 16,45 28,44 38,46 44,52 46,61', '#'));
  c.curve('10,54 16,49 22,49', 1, '.').curve('30,50 36,52 39,57', 1, '.');
  c.front(1, (l) => {
    l.blob('24,28 20,34 19,40 24,45 33,46 41,44 47,39 50,32 47,30 43,36 37,38 31,36 30,30', '#')
      .polygon('47,33 44,22 50,26 53,30 58,23 56,34 50,35', '#')
      .polygon('22,19 30,20 31,31 23,31', '#')
      .stroke('23,21 18,28 16,36 15,43', 2.6, '#')
      .stroke('30,22 33,28 30,34', 2.4, '#');
    l.discs('26,13,4.4', '#').blob('22,10 27,8 31,11 33,18 36,24 35,33 32,30 31,22 28,17', '#');
    l.blob('22,12 24,11 25,16 23,17', '.');
  });
  c.stamp(28, 35, '.#.#.#.#|#.#.#.#.'.replaceAll('#', ' ')).rects(
    '25,37,2,1 30,39,2,1 35,40,2,1',
    '.',
  );
  c.rects('28,42,2,1 33,42,2,1 39,40,2,1 23,40,2,1 43,37,2,1', '.');
  c.stroke('30,12 33,20 34,28', 1, '.').stroke('25,21 24,28', 1, '.').stroke('50,28 50,33', 1, '.');
  c.front(1, (l) => l.polygon('48,36 59,36 57,40 50,40', '.').rects('53,26,1,10', '.'), '#');
  c.polygon('54,27 58,34 54,34', '.').polygon('52.4,28 52.4,34 49,34', '.');
  return scene(
    'mermaid-on-rock',
    'Mermaid on a rock',
    'Русалка на камне',
    'sea, moon, tail, ship | море, луна, хвост, корабль',
    'fantasy',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [anubis(), phoenix(), labyrinth(), longship(), mermaid()];
