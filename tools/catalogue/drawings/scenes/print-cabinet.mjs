/** Prints in black: a cabinet of things that tick, ring, shine and roll. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A cuckoo that is late. */
function cuckooClock() {
  const c = new Print(48, 66).rect(0, 0, 48, 66, 's').hatch('s', 'columns', 'light');
  c.rects('15,40,1,16 32,40,1,10', '#');
  c.front(1, (l) => {
    l.polygon('24,1 47,18 43,22 24,8 5,22 1,18', '#').polygon('24,8 41,20 41,42 7,42 7,20', '#');
    l.rects('4,40,40,4', '#').rects('6,41,36,1', '.');
    l.discs('24,30,9.6', '.').discs('24,30,8', '#').discs('24,30,6.6', '.');
    l.rects('19,11,10,9', '.').stroke('24,30 24,25', 1, '#').stroke('24,30 28,32', 1, '#');
    l.rects('10,23,2,7 36,23,2,7 10,32,2,6 36,32,2,6', '.');
  });
  c.discs('23,15,3', '#').polygon('25,14 29,15 25,17', '#').rects('22,14,1,1', '.');
  c.rects('21,17,5,3', '#').discs('24,5,1', '.');
  c.front(1, (l) => l.rects('23,44,2,10', '#').discs('24,57,4.4', '#').discs('24,57,2', '.'));
  c.front(1, (l) => l.ellipse(15.5, 59, 2.6, 5, '#').ellipse(32.5, 53, 2.6, 5, '#'));
  return scene(
    'cuckoo-clock-on-wall',
    'On the hour or so',
    'Примерно каждый час',
    'clock, cuckoo, pendulum, wall | часы, кукушка, маятник, стена',
    'home',
    c,
  );
}

/** A winter that fits on a shelf. */
function snowGlobe() {
  const c = new Print(50, 58).rect(0, 0, 50, 58, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('25,23,23', '#').discs('25,23,21', '.').discs('25,23,20', '#'));
  c.where((x, y) => Math.hypot(x - 25, y - 23) < 19 && y > 33 + Math.sin(x / 3), '.');
  c.front(
    1,
    (l) => {
      l.rects('21,22,15,14', '.').polygon('18,23 28,13 39,23', '.').rects('32,13,3,5', '.');
      l.rects('23,26,3,4 31,26,3,4 27,29,3,7', '#').rects('21,23,15,1', '#');
    },
    '#',
  );
  c.front(1, (l) => l.firs('13,14,33,6', '.', '.'), '#');
  c.polygon('13,19 15,24 11,24', '#').rects('10,29,6,1', '#');
  c.dots('20,8 25,11 31,7 36,12 17,12 11,16 40,20 22,16 8,22 38,26 29,10', '.');
  c.dots('17,20 26,6 41,16 7,28', '.').rects('24,36,2,6 22,39,1,2 27,38,1,2', '#');
  c.front(1, (l) =>
    l
      .polygon('10,44 40,44 43,50 7,50', '#')
      .rects('4,50,42,7', '#')
      .rects('12,46,26,1 6,52,38,1', '.'),
  );
  return scene(
    'house-in-snow-globe',
    'Shake it and wait',
    'Встряхни и подожди',
    'snow globe, house, fir, winter | снежный шар, домик, ёлка, зима',
    'holidays',
    c,
  );
}

/** A good idea, seventy years old. */
function lightBulb() {
  const c = new Print(52, 64).rect(0, 0, 52, 64, '#');
  for (let k = 0; k < 11; k++) {
    const turn = 150 + k * 24;
    c.stroke([away(26, 25, 23, turn), away(26, 25, k % 2 ? 34 : 28, turn)], 2, '.');
  }
  c.front(
    1,
    (l) => {
      l.blob('26,6 36,8 43,16 44,25 40,34 35,40 33,47 19,47 17,40 12,34 8,25 9,16 16,8', '.');
      l.rects('18,48,16,2 18,51,16,2 18,54,16,2 20,57,12,2 23,60,6,2', '.');
    },
    '#',
  );
  c.curve('23,47 22,38 18,28', 2, '#').curve('29,47 30,38 34,28', 2, '#');
  c.stroke('17,28 20,23 23,28 26,23 29,28 32,23 35,28', 1.8, '#');
  c.curve('13,25 14,17 19,12', 2, '#').rects('22,41,8,2', '#');
  return scene(
    'bulb-with-filament',
    'Here is an idea',
    'Есть идея',
    'light, bulb, filament, rays | свет, лампа, нить, лучи',
    'things',
    c,
  );
}

/** Coins in, three minutes of song out. */
function jukebox() {
  const c = new Print(48, 64).rect(0, 0, 48, 64, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.rects('4,22,40,40', '#').where((x, y) => Math.hypot(x - 24, y - 22) < 20, '#');
    l.where(
      (x, y) => Math.hypot(x - 24, y - 22) < 18 && Math.hypot(x - 24, y - 22) > 15 && y < 22,
      '.',
    );
    l.rects('6,22,3,38 39,22,3,38', '.');
    for (let k = 1; k < 6; k++)
      l.stroke([away(24, 22, 13, 180 + k * 30), away(24, 22, 19, 180 + k * 30)], 1.2, '#');
    for (let y = 26; y < 60; y += 6) l.rects(`6,${y},3,2 39,${y},3,2`, '#');
    l.where((x, y) => Math.hypot(x - 24, y - 22) < 13 && y < 25, '.').rects('11,22,26,4', '.');
    l.discs('24,20,8.4', '#').discs('24,20,3', '.').dots('23,19 24,20', '#');
    l.curve('17,16 20,13 24,12.4', 1, '.').stroke('34,13 33,20 29,23', 1.2, '#');
    l.rects('12,29,24,8', '.').rects(
      '14,31,4,1 20,31,4,1 26,31,8,1 14,34,8,1 24,34,4,1 30,34,4,1',
      '#',
    );
    l.rects('12,40,24,18', '.');
    for (let x = 14; x < 36; x += 4) l.rect(x, 42, 2, 14, '#');
    l.front(1, (n) =>
      n.rects('27,43,2,9', '#').discs('25.4,52,2.6', '#').polygon('28,43 33,46 33,49 28,46', '#'),
    );
  });
  c.rects('2,61,44,3', '#');
  return scene(
    'jukebox-with-record',
    'Three minutes for a coin',
    'Три минуты за монету',
    'jukebox, record, note, music | автомат, пластинка, нота, музыка',
    'music',
    c,
  );
}

/** Bellows, buttons and keys. */
function accordion() {
  const c = new Print(68, 52).rect(0, 0, 68, 52, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    const isBellows = (x, y) =>
      x > 20 && x < 48 && Math.abs(y - 25) < 20.5 - Math.sin(((x - 20) / 28) * Math.PI) * 4;
    l.where(isBellows, '#').where((x, y) => isBellows(x, y) && (x - 20) % 4 < 2, '.');
    l.polygon('3,8 17,3 21,44 7,49', '#').polygon('51,3 65,8 61,49 47,44', '#');
    l.rects('18,3,3,43 47,3,3,43', '#').rects('20,6,1,37 47,6,1,37', '.');
  });
  c.polygon('6,10 11,9 14,41 9,42', '.');
  for (let k = 0; k < 8; k++) c.rect(6 + Math.round(k * 0.4), 12 + k * 4, 7, 1, '#');
  c.rects('16,10,1,28', '.');
  for (let k = 0; k < 7; k++)
    c.rects(
      `${54 - Math.round(k * 0.3)},${11 + k * 4},2,2 ${59 - Math.round(k * 0.4)},${12 + k * 4},2,2`,
      '.',
    );
  return scene(
    'accordion-drawn-out',
    'Room to breathe',
    'Глубокий вдох',
    'accordion, bellows, keys, buttons | аккордеон, меха, клавиши, кнопки',
    'music',
    c,
  );
}

/** Two dice in the air: seven. */
function dice() {
  const c = new Print(64, 56).rect(0, 0, 64, 56, '#');
  const die = ([x, y], size, faces) => {
    const up = [x, y - size];
    const right = away(x, y, size, -30);
    const left = away(x, y, size, 210);
    const sum = (a, b) => [a[0] + b[0] - x, a[1] + b[1] - y];
    const back = sum(sum(left, right), up);
    c.front(
      1,
      (l) => {
        const top = [up, sum(up, left), back, sum(up, right)];
        l.polygon(top, '.');
        l.polygon([[x, y], up, sum(up, left), left], '.');
        l.polygon([[x, y], up, sum(up, right), right], 'k').hatch('k', 'rows', 'mid');
        l.stroke([sum(up, left), up, sum(up, right)], 1.2, '#').stroke([up, [x, y]], 1.2, '#');
        for (const [a, b, face] of faces) {
          const [ax, bx] = [left, right].map((p) => [p[0] - x, p[1] - y]);
          const at = {
            top: [up[0] + a * ax[0] + b * bx[0], up[1] + a * ax[1] + b * bx[1]],
            left: [x + a * ax[0], y + a * ax[1] - b * size],
            right: [x + a * bx[0], y + a * bx[1] - b * size],
          }[face];
          l.ellipse(at[0], at[1], size * 0.11, size * (face === 'top' ? 0.075 : 0.12), '#');
        }
      },
      '#',
    );
  };
  c.dashes('0,3,9 4,7,7 0,11,5', '.').dashes('52,50,12 56,46,8', '.');
  die([22, 46], 20, [
    [0.25, 0.25, 'top'],
    [0.75, 0.75, 'top'],
    [0.5, 0.5, 'top'],
    [0.25, 0.25, 'left'],
    [0.75, 0.75, 'left'],
    [0.25, 0.75, 'left'],
    [0.75, 0.25, 'left'],
  ]);
  die([48, 34], 16, [
    [0.5, 0.5, 'top'],
    [0.3, 0.75, 'left'],
    [0.7, 0.25, 'left'],
  ]);
  return scene(
    'two-dice-in-the-air',
    'Luck has six sides',
    'У удачи шесть сторон',
    'dice, game, chance, table | кости, игра, случай, стол',
    'games',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cuckooClock(), snowGlobe(), lightBulb(), jukebox(), accordion(), dice()];
