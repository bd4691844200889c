/** Places by evening and by night, and in winter. */
import { pointsOf } from '../../../draw-puzzles/canvas.mjs';
import { Stage, scene } from './stage.mjs';

function cityAtDusk() {
  const c = new Stage(56, 44);
  c.discs('38,19,7', 'y').below(33, 'b');
  const houses = '0,20,7,m 7,13,8,v 15,23,6,m 21,8,8,v 29,18,7,m 36,24,8,v 44,11,6,m 50,19,6,v';
  for (const house of houses.split(' ')) {
    const [x, top, width, ink] = house.split(',');
    c.rect(+x, +top, +width, 33 - top, ink);
    for (let y = +top + 3; y < 31; y += 4) {
      for (let at = +x + 1; at + 2 <= +x + +width - 0; at += 3) c.rect(at, y, 2, 2, (at * 7 + y * 5 + +x) % 4 === 0 ? ink : 'y');
    }
  }
  c.rect(24, 3, 2, 5, 'v').rect(46, 7, 2, 4, 'm').polygon('7,13.2 15,13.2 11,8', 'v');
  for (const [x, y, w] of pointsOf('3,35,5 21,36,8 37,35,9 8,38,9 28,39,7 45,38,8 1,41,6 18,42,8 36,41,7')) c.rect(x, y, w, 1, 'y');
  c.clouds('9,7,5 50,6,4', 'p');
  return scene('city-at-dusk', 'City at dusk', 'Вечерний город', 'skyline, windows, river | небоскрёбы, окна, река', 'buildings', c, { '.': '#f7a17a evening sky', p: '#f9cdb0 pale cloud', v: '#3b2a5c dark violet', m: '#7a3f72 mauve', b: '#4a5fa5 river', y: '#fbd764 yellow' });
}

function campfireAndTent() {
  const c = new Stage(52, 42);
  c.discs('44,7,4.6', 'y').discs('41.6,6,4', '.');
  c.stars('8,5 34,9', 'y');
  c.firs('4,8,33,6 14,13,32,5 48,12,33,6', 'd', 'e');
  c.below((x) => 32 - Math.sin(x / 7), 'g');
  c.polygon('22,12 38,36 6,36', 'o').polygon('22,18 28,36 16,36', '.').polygon('22,18 22,36 16,36', 'r');
  c.stroke('20.5,9 22.5,13 24.5,9', 1, 'o');
  c.polygon('43,20 47,28 48,34 38,34 38.6,28', 'r').polygon('43,25 46,34 40,34', 'y');
  c.stroke('36,37.5 50,34.5', 2, 'e').stroke('36,34.5 50,37.5', 2, 'e');
  return scene('campfire-and-tent', 'Camp-fire by the tent', 'Костёр у палатки', 'night, forest, hike | ночь, лес, поход', 'nature', c, { '.': '#1c2b52 night', d: '#3f7d5a fir green', g: '#7fae55 meadow', e: '#7d4a22 brown', o: '#f08a24 orange', r: '#cf3b26 red' });
}

function pagodaAndMountain() {
  const c = new Stage(52, 48);
  c.discs('41,10,6', 'r').polygon('2,38 22,12 28,12 50,38', 'b').polygon('15.5,20.6 22,12 28,12 34.4,20.6 31,19 28,22.4 25,19 22,22.4 18.6,19', 'w');
  c.below((x) => 37 - 1.2 * Math.sin(x / 5), 'g');
  for (const [i, half] of [8, 7, 6, 5].entries()) {
    const top = 36 - 7 * i;
    c.rect(37 - half + 2, top, 2 * half - 4, 6, 'w').rects(`${37 - half + 3},${top + 1},1,4 ${37 + half - 4},${top + 1},1,4 36,${top + 1},2,5`, 'r');
    c.polygon(`${37 - half - 3},${top + 0.2} ${37 + half + 3},${top + 0.2} ${37 + half - 1},${top - 2} ${37 - half + 1},${top - 2}`, 'k');
    c.dots(`${37 - half - 3},${top - 2} ${37 + half + 2},${top - 2}`, 'k').rects(`${37 - half - 3},${top - 1},2,1 ${37 + half + 1},${top - 1},2,1`, 'k');
  }
  c.rect(36, 8, 2, 6, 'k').rect(27, 42, 20, 2, 'k');
  c.curve('5,48 7,38 4,30 9,24', 2.4, 'k').curve('6,34 12,30 16,31', 1.4, 'k');
  c.ellipses('9,22,6,3.4 3,28,4,3 16,29,5,3', 'p').ellipses('22,45,5,2 12,46,4,1.6', 'p');
  return scene('pagoda-and-mountain', 'Pagoda by the mountain', 'Пагода у горы', 'Japan, cherry blossom, temple | Япония, сакура, храм', 'buildings', c, { '.': '#bfe0ea pale sky', b: '#5b86b8 mountain blue', g: '#7fb069 green', k: '#3a2a33 dark', p: '#f08aa8 blossom' });
}

function farm() {
  const c = new Stage(56, 44);
  c.discs('9,8,5', 'y').clouds('26,9,6 48,7,5', 'w').below((x) => 30 - 2.5 * Math.sin(x / 10), 'g');
  c.polygon('8,22 12,16 20,12 28,16 32,22', 'r').rect(8, 22, 24, 16, 'r').stroke('7,22.5 12,15.5 20,11.5 28,15.5 33,22.5', 1.6, 'e');
  c.rect(15, 27, 10, 11, 'w').rect(16, 28, 8, 10, 'r').stroke('16,28 24,38', 1.2, 'w').stroke('24,28 16,38', 1.2, 'w').rect(18, 18, 4, 4, 'w').rect(19, 19, 2, 2, 'e');
  c.rect(36, 15, 8, 23, 'a').where((x, y) => Math.hypot(x - 40, y - 15) < 4.2 && y < 15.5, 'e').rects('36,20,8,1 36,26,8,1 36,32,8,1', 'e');
  c.rects('0,38,56,1 0,41,56,1', 'e');
  for (let x = 1; x < 56; x += 7) c.rect(x, 36, 2, 8, 'e');
  c.rect(46, 30, 8, 5, 'w').rects('47,35,1,2 52,35,1,2', 'e').rect(44, 28, 4, 4, 'w').rect(43, 31, 2, 2, 'e').rect(49, 31, 3, 3, 'e').dot(45, 29, 'e');
  return scene('farm', 'Farm', 'Ферма', 'barn, silo, cow | амбар, силосная башня, корова', 'buildings', c, { '.': '#b5def2 sky', g: '#78b84f meadow', e: '#5a3826 brown', a: '#98a2ad grey' });
}

function polarNight() {
  const c = new Stage(54, 40);
  c.where((x, y) => Math.abs(y - 7 - 3 * Math.sin(x / 7)) < 2.4, 'q').where((x, y) => Math.abs(y - 13 - 3 * Math.sin(x / 7 + 0.7)) < 1.3, 'l');
  c.polygon('-2,28 8,16 15,23 22,17 32,28', 'b').polygon('8,16 4,21 8,20 11.4,20.4', 'w').polygon('22,17 18.6,20.6 22,20 25.4,20.6', 'w');
  c.below((x) => 27 - Math.sin(x / 6), 'w');
  c.where((x, y) => Math.hypot(x - 36, (y - 34) * 0.86) < 12 && y < 34, 's').rect(17, 27, 10, 7, 's').where((x, y) => Math.hypot(x - 22, y - 28) < 5 && y < 30, 's');
  c.where((x, y) => Math.hypot(x - 22, y - 31) < 3 && y < 34, 'n').rect(19, 31, 6, 3, 'n');
  c.rects('27,30,20,1 28,26,18,1 31,22,12,1 31,27,1,3 38,27,1,3 44,27,1,3 35,23,1,3 41,23,1,3 29,31,1,3 35,31,1,3 42,31,1,3', 'b');
  const penguin = (x, y) => c.rect(x, y, 5, 7, 'n').rect(x + 1, y + 2, 3, 5, 'w').rect(x + 1, y - 1, 3, 1, 'n').rect(x + 1, y + 7, 3, 1, 'o').rect(x + 2, y + 1, 2, 1, 'o');
  penguin(5, 29);
  penguin(11, 31);
  return scene('polar-night', 'Northern lights', 'Полярное сияние', 'igloo, penguins, ice | иглу, пингвины, лёд', 'nature', c, { '.': '#1f3a78 night', n: '#0c0d12 black', q: '#2bb08f green light', l: '#8fd16f light green', b: '#5c8fc7 ice blue', s: '#bcdcf0 pale blue' });
}

function bridgeAtNight() {
  const c = new Stage(60, 40);
  c.discs('49,8,5', 'y').stars('8,5 28,9', 'w').below(30, 'b');
  for (const x of [14, 42]) c.rect(x, 9, 4, 25, 'r').rect(x + 1, 14, 2, 4, '.').rect(x + 1, 20, 2, 4, '.').rect(x - 1, 33, 6, 2, 'k');
  c.curve('0,22 8,17 15.5,9.5', 1.3, 'r').curve('16.5,9.5 22,19 30,22.5 38,19 43.5,9.5', 1.3, 'r').curve('44.5,9.5 52,17 60,22', 1.3, 'r');
  for (let x = 2; x < 60; x += 4) c.where((px, y) => px > x && px < x + 1 && y > 10 && y < 27 && hangs(px, y), 'r');
  c.rect(0, 26, 60, 2, 'r').rect(0, 28, 60, 1, 'k');
  c.rects('4,24,6,2 30,24,5,2', 'y').rects('5,23,3,1 31,23,3,1', 'y');
  c.dashes('3,33,7 22,32,9 48,33,8 8,36,8 28,36,7 42,37,8', 'w').dashes('47,35,6 50,38,5', 'y');
  c.polygon('22,33 37,33 35,37 25,37', 'k').rect(27, 30, 5, 3, 'w');
  return scene('bridge-at-night', 'Bridge at night', 'Мост ночью', 'river, lights, ship | река, огни, корабль', 'buildings', c, { '.': '#22407c night', b: '#4a80bf blue', w: '#dfe9f2 white', r: '#d84a32 red' });
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
  burst(26.5, 28.5, 5.6, 'yr');
  c.below(37, 'k').polygon('0,37.2 8,37.2 8,33 4,30 0,33', 'k').rects('10,33,7,4 19,30,4,7 25,34,8,3 35,31,5,6 42,34,8,3', 'k').polygon('19,30.2 23,30.2 21,25', 'k');
  c.rects('2,34,2,2 12,34,2,2 20,32,2,2 27,35,2,1 36,33,2,2 44,35,2,1', 'y');
  return scene('fireworks', 'Fireworks over the town', 'Салют над городом', 'night, holiday, lights | ночь, праздник, огни', 'holidays', c, { '.': '#1f2a5a night', k: '#0b0d18 black', g: '#4cc26a green', r: '#ee4d4d red' });
}

function snowmanInWinter() {
  const c = new Stage(46, 50);
  c.firs('6,12,38,6 40,16,38,6', 'd', 'e');
  c.below((x) => 37 - 1.4 * Math.sin(x / 6), 'w');
  c.discs('23,38,9.5 23,24.6,7 23,14.6,5', 'w');
  c.where((x, y) => Math.hypot(x - 23, y - 38) < 9.5 && Math.hypot(x - 20.5, y - 36.5) > 9.6, 's').where((x, y) => Math.hypot(x - 23, y - 24.6) < 7 && Math.hypot(x - 21, y - 23.6) > 7, 's');
  c.rects('17,9,12,2', 'k').rect(19, 3, 8, 6, 'k').rect(19, 7, 8, 1, 'r');
  c.rects('20,13,2,2 24,13,2,2', 'k').polygon('23,15 30,16.5 23,17.4', 'o').rects('21,18,4,1', 'k');
  c.rect(17, 19, 12, 3, 'r').rect(25, 21, 3, 8, 'r').rects('22,24,2,2 22,28,2,2 22,35,2,2', 'k');
  c.stroke('16,24 9,18', 1.2, 'e').stroke('11.5,20.5 8,21.5', 1, 'e').stroke('30,24 37,19', 1.2, 'e').stroke('34,21 37.5,22.5', 1, 'e');
  c.rects('4,4,2,2 12,10,2,2 33,8,2,2 41,4,2,2 9,1,2,2 37,13,2,2 31,2,2,2', 'w');
  c.polygon('6,12 4.4,17 7.6,17', 'w').polygon('40,16 38.4,21 41.6,21', 'w');
  return scene('snowman-in-winter', 'Snowman', 'Снеговик в зимнем лесу', 'winter, scarf, firs | зима, шарф, ели', 'holidays', c, { '.': '#4f8fc4 winter sky', s: '#b7d3e8 shadow', d: '#1f5f48 fir green', w: '#f4f8fb white' });
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cityAtDusk(), campfireAndTent(), pagodaAndMountain(), farm(), polarNight(), bridgeAtNight(), fireworks(), snowmanInWinter()];
