/** Scenes in colour: a rose of winds, a window of glass, and a lady under a parasol. */
import { onto } from './light.mjs';
import { away, Stage, scene } from './stage.mjs';

/** A rose of winds, with what lives at the corners of a sea chart. */
function windRose() {
  const c = new Stage(80, 80);
  c.rects('0,0,80,2 0,78,80,2 0,0,2,80 78,0,2,80', 'e').rects(
    '3,3,74,1 3,76,74,1 3,3,1,74 76,3,1,74',
    'b',
  );
  c.discs('40,40,27', 'b').discs('40,40,25', '.').ring(40, 40, 23, 21.6, 'e');
  for (let turn = 0; turn < 360; turn += 15) {
    if (turn % 45 !== 0) c.stroke([away(40, 40, 26, turn), away(40, 40, 30, turn)], 1.4, 'b');
  }
  const point = (turn, far, wide, [light, dark]) => {
    c.polygon([[40, 40], away(40, 40, wide, turn - 45), away(40, 40, far, turn)], light);
    c.polygon([[40, 40], away(40, 40, wide, turn + 45), away(40, 40, far, turn)], dark);
  };
  for (const turn of [45, 135, 225, 315]) point(turn, 25, 9, ['q', 'n']);
  for (const turn of [0, 90, 180, 270]) point(turn, 33, 10, ['y', 'r']);
  c.discs('40,40,4.6', 'n').discs('40,40,3', 'y').rects('39,39,2,2', 'r');
  c.polygon('40,3 44,9 41,8 40,12 39,8 36,9', 'n');
  c.curve('6,70 9,64 13,66 13,72 18,73 20,66 25,65 26,71', 2.6, 'g')
    .blob('4,60 6,56 11,56 13,60 9,62 7,66 5,66', 'g')
    .rects('8,57,2,2', 'w')
    .dots('9,58', 'n')
    .polygon('4,58 1,60 4,61', 'r')
    .polygon('10,56 13,53 12,58', 'r')
    .curve('26,71 28,74 31,71', 1.8, 'g')
    .polygon('30,70 34,68 33,73', 'g')
    .rects('5,74,9,1 17,75,12,1', 'b');
  c.polygon('55,68 75,68 72,74 58,74', 'e')
    .rects('64,54,1,14', 'e')
    .polygon('66,55 75,60 66,66', 'w')
    .polygon('63,57 56,62 63,66', 'w')
    .polygon('64,54 60,52 64,51', 'r')
    .rects('55,75,20,1', 'b')
    .rects('59,70,2,2 64,70,2,2 69,70,2,2', 'y');
  onto(c, 'w', () => c.rects('66,60,8,2', 'r'));
  c.blob('5,14 8,8 15,7 20,10 22,15 17,18 8,18', 'n')
    .polygon('20,14 25,9 27,13 23,17', 'n')
    .rects('8,11,2,2', 'w')
    .rects('7,15,8,1', 'w')
    .curve('12,7 12,4 9,4', 1, 'q')
    .curve('13,7 14,4 17,5', 1, 'q')
    .rects('5,19,14,1', 'b');
  c.blob('61,14 63,8 69,6 74,9 75,15 71,19 64,18', 'w')
    .blob('61,10 63,5 70,4 75,7 75,11 70,8 65,9', 'q')
    .rects('64,11,2,2 69,11,2,2', 'n')
    .discs('63,15.4,2', 'r')
    .rects('66,12,2,3', 'e')
    .discs('62,15.6,0.8', 'n');
  c.curve('59,15 55,14 52,16', 1, 'q')
    .curve('60,18 56,19 54,21', 1, 'q')
    .curve('60,12 57,10 55,11', 1, 'q');
  return scene(
    'rose-of-winds',
    'Here be serpents',
    'Здесь водятся змеи',
    'map, compass, winds, serpent | карта, компас, ветры, змей',
    'places',
    c,
    {
      '.': '#ecdcb4 parchment',
      e: '#6a4528 frame',
      b: '#4f8fc0 blue',
      q: '#6fc4c0 pale teal',
      n: '#1f2f5a navy',
      r: '#c0332f red',
      y: '#f2bf30 gold',
    },
  );
}

/** A window of glass: a ship, a sun, and a fish below. */
function shipWindow() {
  const c = new Stage(62, 84);
  const inFrame = (x, y, by) =>
    x > by && x < 62 - by && y < 84 - by && (y > 31 || Math.hypot(x - 31, y - 31) < 31 - by);
  const inGlass = (x, y) => inFrame(x, y, 6);
  c.where((x, y) => inFrame(x, y, 0) && !inFrame(x, y, 5), 'v');
  c.where((x, y) => {
    const angle = y > 31 ? (y - 31) / 12 : Math.atan2(31 - y, x - 31) * 2.3;
    return inFrame(x, y, 1) && !inFrame(x, y, 4) && ((angle % 1) + 1) % 1 < 0.5;
  }, 'y');
  c.where((x, y) => {
    const angle = (Math.atan2(y - 18, x - 46) * 180) / Math.PI + 360;
    return inGlass(x, y) && y < 56 && angle % 30 > 4.4;
  }, 's');
  c.where((x, y) => {
    const far = Math.hypot(x - 46, y - 18);
    return inGlass(x, y) && far < 25 && far > 23.8;
  }, '.');
  c.discs('46,18,7.6', '.').discs('46,18,6.4', 'y').discs('46,18,3.4', 'o');
  for (const [k, ink] of [
    [0, 's'],
    [1, 'b'],
    [2, 's'],
    [3, 'b'],
  ]) {
    const top = (x) => 53 + 7 * k + 2 * Math.sin(x / 5 + 2 * k);
    c.where((x, y) => inGlass(x, y) && y > top(x) && y < top(x) + 6, ink).where(
      (x, y) => inGlass(x, y) && y >= top(x) + 6,
      '.',
    );
  }
  c.polygon('6,44 47,44 41,57 11,57', '.')
    .polygon('8,46 45,46 40,55 13,55', 'e')
    .rects('8,48,40,1 20,49,1,7 33,49,1,7', '.')
    .rects('13,50,4,3 24,50,4,3 36,50,4,3', 'y');
  c.rects('23,10,3,36', '.').rects('24,11,1,34', 'e');
  c.polygon('10,19 39,19 41,34 36,41 13,41 8,34', '.').polygon(
    '12,20 37,20 39,34 35,39 14,39 10,34',
    'w',
  );
  onto(c, 'w', () =>
    c
      .rects('22,10,5,40 8,26,50,5', 'r')
      .rects(
        '21,10,1,16 21,31,1,16 27,10,1,16 27,31,1,16 8,25,14,1 27,25,20,1 8,31,14,1 27,31,20,1',
        '.',
      ),
  );
  c.polygon('24,9 24,17 36,13', '.').polygon('25,10.6 25,15.4 33,13', 'r');
  c.blob('18,70 26,64 36,65 42,70 36,75 26,76', '.')
    .polygon('40,70 50,63 50,77', '.')
    .blob('20,70 27,66 35,67 40,70 35,73.6 27,74', 'o')
    .polygon('42,70 48,65 48,75', 'o')
    .rects('30,64,1,12 36,64,1,12', '.')
    .rects('23,68,2,2', '.')
    .dots('23,68', 'w');
  return scene(
    'window-with-ship',
    'Sailing through the light',
    'Сквозь свет под парусом',
    'stained glass, ship, sun, fish | витраж, корабль, солнце, рыба',
    'places',
    c,
    {
      '.': '#1d1c26 lead',
      v: '#7a3f8f violet',
      y: '#ffd23f yellow',
      s: '#8fd0ee sky',
      b: '#2a62b8 deep',
      o: '#f08030 orange',
      e: '#9a5a30 brown',
      r: '#d02a38 red',
    },
  );
}

/** A lady under a red parasol, among falling petals. */
function parasol() {
  const c = new Stage(66, 78);
  c.discs('38,30,30', 'r');
  onto(c, 'r', () => {
    c.ring(38, 30, 25, 23, 'f').ring(38, 30, 31, 29, 'e');
    for (let turn = 0; turn < 360; turn += 20) c.stroke([[38, 30], away(38, 30, 31, turn)], 1, 'e');
    c.discs('38,30,4', 'k');
  });
  c.stroke('38,30 47,70', 2, 'e');
  c.blob('2,80 5,64 14,57 24,54 36,55 44,60 50,70 52,80', 'v')
    .polygon('20,52 32,52 36,58 27,72 18,60', 'p')
    .polygon('22,50 31,50 32,56 27,66 21,57', 'f');
  c.polygon('16,57 20,53 28,70 34,56 38,57 30,80 24,80', 'm');
  onto(c, 'v', () => {
    c.each('10,68 17,75 40,66 46,76 7,77 36,76', (s, x, y) =>
      s.rects(`${x - 2},${y},5,1 ${x},${y - 2},1,5`, 'p').dot(x, y, 'y'),
    );
    c.curve('14,80 12,70 14,62', 1, 'k').curve('40,80 42,72 40,64', 1, 'k');
  });
  c.blob('12,34 12,22 18,15 26,13 34,15 40,22 40,34 37,44 15,44', 'k')
    .discs('26,11,7', 'k')
    .blob('8,30 14,22 18,30 17,42 10,42', 'k')
    .blob('44,30 38,22 34,30 35,42 42,42', 'k');
  c.blob('17,32 19,26 26,23 33,26 35,32 34,42 30,49 26,51 22,49 18,42', 'f');
  onto(c, 'f', () => c.polygon('16,30 26,22 36,30 36,26 26,20 16,26', 'k'));
  c.rects('19,33,5,1 29,33,5,1', 'e')
    .rects('19,36,5,1 29,36,5,1 20,37,3,1 30,37,3,1', 'k')
    .rects('18,36,1,1 34,36,1,1', 'r')
    .rects('26,38,1,4 25,41,2,1', 'p')
    .rects('25,44,3,1 24,45,5,1 25,46,3,1', 'r')
    .discs('20,42,1.6 32,42,1.6', 'p');
  c.stroke('14,8 38,16', 1.4, 'y')
    .discs('14,8,2', 'r')
    .discs('38,16,2', 'r')
    .discs('16,20,3 12,24,2.4', 'p')
    .discs('16,20,1', 'y')
    .rects('10,27,1,9 12,27,1,6', 'p')
    .discs('35,19,2.6', 'm')
    .discs('35,19,1', 'y');
  c.blob('44,62 48,60 51,63 50,68 46,69 43,66', 'f')
    .rects('45,63,5,1 45,66,5,1', 'p')
    .polygon('38,64 44,62 46,70 42,78 36,74', 'v');
  c.each('4,8 60,64 6,48 58,72 2,24 62,6 3,62 56,64', (s, x, y) =>
    s.rects(`${x},${y},3,2 ${x + 1},${y - 1},2,1`, 'p'),
  );
  return scene(
    'lady-with-parasol',
    'Petals before rain',
    'Лепестки перед дождём',
    'Japan, parasol, kimono, petals | Япония, зонтик, кимоно, лепестки',
    'people',
    c,
    {
      '.': '#bfe0d8 pale green',
      r: '#d0302f red',
      e: '#8a2028 dark red',
      k: '#17141f black',
      v: '#3f3f9a violet',
      m: '#e88a2a sash',
      f: '#fff3e6 powder',
      p: '#f09ab0 pink',
      y: '#f5cf45 gold',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [windRose(), shipWindow(), parasol()];
