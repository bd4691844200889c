/** Places by night and in winter. */
import { Stage, scene } from './stage.mjs';

function polarNight() {
  const c = new Stage(54, 40);
  c.where((x, y) => Math.abs(y - 7 - 3 * Math.sin(x / 7)) < 2.4, 'q').where(
    (x, y) => Math.abs(y - 13 - 3 * Math.sin(x / 7 + 0.7)) < 1.3,
    'l',
  );
  c.polygon('-2,28 8,16 15,23 22,17 32,28', 'b')
    .polygon('8,16 4,21 8,20 11.4,20.4', 'w')
    .polygon('22,17 18.6,20.6 22,20 25.4,20.6', 'w');
  c.below((x) => 27 - Math.sin(x / 6), 'w');
  c.where((x, y) => Math.hypot(x - 36, (y - 34) * 0.86) < 12 && y < 34, 's')
    .rect(17, 27, 10, 7, 's')
    .where((x, y) => Math.hypot(x - 22, y - 28) < 5 && y < 30, 's');
  c.where((x, y) => Math.hypot(x - 22, y - 31) < 3 && y < 34, 'n').rect(19, 31, 6, 3, 'n');
  c.rects(
    '27,30,20,1 28,26,18,1 31,22,12,1 31,27,1,3 38,27,1,3 44,27,1,3 35,23,1,3 41,23,1,3 29,31,1,3 35,31,1,3 42,31,1,3',
    'b',
  );
  const penguin = (x, y) =>
    c
      .rect(x, y, 5, 7, 'n')
      .rect(x + 1, y + 2, 3, 5, 'w')
      .rect(x + 1, y - 1, 3, 1, 'n')
      .rect(x + 1, y + 7, 3, 1, 'o')
      .rect(x + 2, y + 1, 2, 1, 'o');
  penguin(5, 29);
  penguin(11, 31);
  return scene(
    'polar-night',
    'Northern lights',
    'Полярное сияние',
    'igloo, penguins, ice | иглу, пингвины, лёд',
    'nature',
    c,
    {
      '.': '#1f3a78 night',
      n: '#0c0d12 black',
      q: '#2bb08f green light',
      l: '#8fd16f light green',
      b: '#5c8fc7 ice blue',
      s: '#bcdcf0 pale blue',
    },
  );
}

function bridgeAtNight() {
  const c = new Stage(60, 40);
  c.discs('49,8,5', 'y').stars('8,5 28,9', 'w').below(30, 'b');
  for (const x of [14, 42])
    c.rect(x, 9, 4, 25, 'r')
      .rect(x + 1, 14, 2, 4, '.')
      .rect(x + 1, 20, 2, 4, '.')
      .rect(x - 1, 33, 6, 2, 'k');
  c.curve('0,22 8,17 15.5,9.5', 1.3, 'r')
    .curve('16.5,9.5 22,19 30,22.5 38,19 43.5,9.5', 1.3, 'r')
    .curve('44.5,9.5 52,17 60,22', 1.3, 'r');
  for (let x = 2; x < 60; x += 4)
    c.where((px, y) => px > x && px < x + 1 && y > 10 && y < 27 && hangs(px, y), 'r');
  c.rect(0, 26, 60, 2, 'r').rect(0, 28, 60, 1, 'k');
  c.rects('4,24,6,2 30,24,5,2', 'y').rects('5,23,3,1 31,23,3,1', 'y');
  c.dashes('3,33,7 22,32,9 48,33,8 8,36,8 28,36,7 42,37,8', 'w').dashes('47,35,6 50,38,5', 'y');
  c.polygon('22,33 37,33 35,37 25,37', 'k').rect(27, 30, 5, 3, 'w');
  return scene(
    'bridge-at-night',
    'Bridge at night',
    'Мост ночью',
    'river, lights, ship | река, огни, корабль',
    'buildings',
    c,
    { '.': '#22407c night', b: '#4a80bf blue', w: '#dfe9f2 white', r: '#d84a32 red' },
  );
}

/** Whether a rope hangs at (x, y): below the cable of the bridge. */
function hangs(x, y) {
  if (x < 15) return y > 22 - 12.5 * (x / 15) ** 1.6;
  if (x > 45) return y > 22 - 12.5 * ((60 - x) / 15) ** 1.6;
  return y > 22.5 - 13 * (Math.abs(x - 30) / 14) ** 2;
}

function fireworks() {
  const c = new Stage(50, 42);
  const burst = (x, y, far, inks) => {
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const at = (r) => [x + r * Math.cos(angle), y + r * Math.sin(angle)];
      c.stroke([at(far * 0.3), at(far)], 1.7, inks[0]).discs(`${at(far)},1.6`, inks[1]);
    }
    c.discs(`${x},${y},2`, inks[1]);
  };
  burst(14.5, 13.5, 12.5, 'ry');
  burst(37.5, 11.5, 10, 'gw');
  c.below(37, 'k')
    .polygon('0,37.2 8,37.2 8,33 4,30 0,33', 'k')
    .rects('10,33,7,4 19,30,4,7 25,34,8,3 35,31,5,6 42,34,8,3', 'k')
    .polygon('19,30.2 23,30.2 21,25', 'k');
  c.rects('2,34,2,2 12,34,2,2 20,32,2,2 27,35,2,1 36,33,2,2 44,35,2,1', 'y');
  return scene(
    'fireworks',
    'Fireworks over the town',
    'Салют над городом',
    'night, holiday, lights | ночь, праздник, огни',
    'holidays',
    c,
    { '.': '#1f2a5a night', k: '#0b0d18 black', g: '#4cc26a green', r: '#ee4d4d red' },
  );
}

function snowmanInWinter() {
  const c = new Stage(46, 50);
  c.firs('6,12,38,6 40,16,38,6', 'd', 'e');
  c.below((x) => 37 - 1.4 * Math.sin(x / 6), 'w');
  c.discs('23,38,9.5 23,24.6,7 23,14.6,5', 'w');
  c.where(
    (x, y) => Math.hypot(x - 23, y - 38) < 9.5 && Math.hypot(x - 20.5, y - 36.5) > 9.6,
    's',
  ).where((x, y) => Math.hypot(x - 23, y - 24.6) < 7 && Math.hypot(x - 21, y - 23.6) > 7, 's');
  c.rects('17,9,12,2', 'k').rect(19, 3, 8, 6, 'k').rect(19, 7, 8, 1, 'r');
  c.rects('20,13,2,2 24,13,2,2', 'k').polygon('23,15 30,16.5 23,17.4', 'o').rects('21,18,4,1', 'k');
  c.rect(17, 19, 12, 3, 'r').rect(25, 21, 3, 8, 'r').rects('22,24,2,2 22,28,2,2 22,35,2,2', 'k');
  c.stroke('16,24 9,18', 1.2, 'e')
    .stroke('11.5,20.5 8,21.5', 1, 'e')
    .stroke('30,24 37,19', 1.2, 'e')
    .stroke('34,21 37.5,22.5', 1, 'e');
  c.rects('4,4,2,2 12,10,2,2 33,8,2,2 41,4,2,2 9,1,2,2 37,13,2,2 31,2,2,2', 'w');
  c.polygon('6,12 4.4,17 7.6,17', 'w').polygon('40,16 38.4,21 41.6,21', 'w');
  return scene(
    'snowman-in-winter',
    'Snowman by the firs',
    'Снеговик в зимнем лесу',
    'winter, scarf, firs | зима, шарф, ели',
    'holidays',
    c,
    { '.': '#4f8fc4 winter sky', s: '#b7d3e8 shadow', d: '#1f5f48 fir green', w: '#f4f8fb white' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [polarNight(), bridgeAtNight(), fireworks(), snowmanInWinter()];
