/** Places by evening. */
import { toPoints } from '../../../puzzles/canvas.mjs';
import { Stage, scene } from './stage.mjs';

function cityAtDusk() {
  const c = new Stage(56, 44);
  c.discs('38,19,7', 'y').below(33, 'b');
  const houses = '0,20,7,m 7,13,8,v 15,23,6,m 21,8,8,v 29,18,7,m 36,24,8,v 44,11,6,m 50,19,6,v';
  for (const house of houses.split(' ')) {
    const [x, top, width, ink] = house.split(',');
    c.rect(+x, +top, +width, 33 - top, ink);
    for (let y = +top + 3; y < 31; y += 4) {
      for (let at = +x + 1; at + 2 <= +x + +width - 0; at += 3)
        c.rect(at, y, 2, 2, (at * 7 + y * 5 + +x) % 4 === 0 ? ink : 'y');
    }
  }
  c.rect(24, 3, 2, 5, 'v').rect(46, 7, 2, 4, 'm').polygon('7,13.2 15,13.2 11,8', 'v');
  for (const [x, y, w] of toPoints(
    '3,35,5 21,36,8 37,35,9 8,38,9 28,39,7 45,38,8 1,41,6 18,42,8 36,41,7',
  ))
    c.rect(x, y, w, 1, 'y');
  c.clouds('9,7,5 50,6,4', 'p');
  return scene(
    'city-at-dusk',
    'City at dusk',
    'Вечерний город',
    'skyline, windows, river | небоскрёбы, окна, река',
    'buildings',
    c,
    {
      '.': '#f7a17a evening sky',
      p: '#f9cdb0 pale cloud',
      v: '#3b2a5c dark violet',
      m: '#7a3f72 mauve',
      b: '#4a5fa5 river',
      y: '#fbd764 yellow',
    },
  );
}

function campfireAndTent() {
  const c = new Stage(52, 42);
  c.discs('44,7,4.6', 'y').discs('41.6,6,4', '.');
  c.stars('8,5 34,9', 'y');
  c.firs('4,8,33,6 14,13,32,5 48,12,33,6', 'd', 'e');
  c.below((x) => 32 - Math.sin(x / 7), 'g');
  c.polygon('22,12 38,36 6,36', 'o')
    .polygon('22,18 28,36 16,36', '.')
    .polygon('22,18 22,36 16,36', 'r');
  c.stroke('20.5,9 22.5,13 24.5,9', 1, 'o');
  c.polygon('43,20 47,28 48,34 38,34 38.6,28', 'r').polygon('43,25 46,34 40,34', 'y');
  c.stroke('36,37.5 50,34.5', 2, 'e').stroke('36,34.5 50,37.5', 2, 'e');
  return scene(
    'campfire-and-tent',
    'Campfire by the tent',
    'Костёр у палатки',
    'night, forest, hike | ночь, лес, поход',
    'nature',
    c,
    {
      '.': '#1c2b52 night',
      d: '#3f7d5a fir green',
      g: '#7fae55 meadow',
      e: '#7d4a22 brown',
      o: '#f08a24 orange',
      r: '#cf3b26 red',
    },
  );
}

function pagodaAndMountain() {
  const c = new Stage(52, 48);
  c.discs('41,10,6', 'r')
    .polygon('2,38 22,12 28,12 50,38', 'b')
    .polygon('15.5,20.6 22,12 28,12 34.4,20.6 31,19 28,22.4 25,19 22,22.4 18.6,19', 'w');
  c.below((x) => 37 - 1.2 * Math.sin(x / 5), 'g');
  for (const [i, half] of [8, 7, 6, 5].entries()) {
    const top = 36 - 7 * i;
    c.rect(37 - half + 2, top, 2 * half - 4, 6, 'w').rects(
      `${37 - half + 3},${top + 1},1,4 ${37 + half - 4},${top + 1},1,4 36,${top + 1},2,5`,
      'r',
    );
    c.polygon(
      `${37 - half - 3},${top + 0.2} ${37 + half + 3},${top + 0.2} ${37 + half - 1},${top - 2} ${37 - half + 1},${top - 2}`,
      'k',
    );
    c.dots(`${37 - half - 3},${top - 2} ${37 + half + 2},${top - 2}`, 'k').rects(
      `${37 - half - 3},${top - 1},2,1 ${37 + half + 1},${top - 1},2,1`,
      'k',
    );
  }
  c.rect(36, 8, 2, 6, 'k').rect(27, 42, 20, 2, 'k');
  c.curve('5,48 7,38 4,30 9,24', 2.4, 'k').curve('6,34 12,30 16,31', 1.4, 'k');
  c.ellipses('9,22,6,3.4 3,28,4,3 16,29,5,3', 'p').ellipses('22,45,5,2 12,46,4,1.6', 'p');
  return scene(
    'pagoda-and-mountain',
    'Pagoda by the mountain',
    'Пагода у горы',
    'Japan, cherry blossom, temple | Япония, сакура, храм',
    'buildings',
    c,
    {
      '.': '#bfe0ea pale sky',
      b: '#5b86b8 mountain blue',
      g: '#7fb069 green',
      k: '#3a2a33 dark',
      p: '#f08aa8 blossom',
    },
  );
}

function farm() {
  const c = new Stage(56, 44);
  c.discs('9,8,5', 'y')
    .clouds('26,9,6 48,7,5', 'w')
    .below((x) => 30 - 2.5 * Math.sin(x / 10), 'g');
  c.polygon('8,22 12,16 20,12 28,16 32,22', 'r')
    .rect(8, 22, 24, 16, 'r')
    .stroke('7,22.5 12,15.5 20,11.5 28,15.5 33,22.5', 1.6, 'e');
  c.rect(15, 27, 10, 11, 'w')
    .rect(16, 28, 8, 10, 'r')
    .stroke('16,28 24,38', 1.2, 'w')
    .stroke('24,28 16,38', 1.2, 'w')
    .rect(18, 18, 4, 4, 'w')
    .rect(19, 19, 2, 2, 'e');
  c.rect(36, 15, 8, 23, 'a')
    .where((x, y) => Math.hypot(x - 40, y - 15) < 4.2 && y < 15.5, 'e')
    .rects('36,20,8,1 36,26,8,1 36,32,8,1', 'e');
  c.rects('0,38,56,1 0,41,56,1', 'e');
  for (let x = 1; x < 56; x += 7) c.rect(x, 36, 2, 8, 'e');
  c.rect(46, 30, 8, 5, 'w')
    .rects('47,35,1,2 52,35,1,2', 'e')
    .rect(44, 28, 4, 4, 'w')
    .rect(43, 31, 2, 2, 'e')
    .rect(49, 31, 3, 3, 'e')
    .dot(45, 29, 'e');
  return scene(
    'farm',
    'Farm',
    'Ферма',
    'barn, silo, cow | амбар, силосная башня, корова',
    'buildings',
    c,
    { '.': '#b5def2 sky', g: '#78b84f meadow', e: '#5a3826 brown', a: '#98a2ad grey' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cityAtDusk(), campfireAndTent(), pagodaAndMountain(), farm()];
