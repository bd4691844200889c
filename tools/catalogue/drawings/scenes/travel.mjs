/** What rolls and flies. */
import { Stage, scene } from './stage.mjs';

function steamTrain() {
  const c = new Stage(60, 42);
  c.below((x) => 26 - 3 * Math.sin(x / 9), 'g')
    .rect(0, 36, 60, 6, 't')
    .rect(0, 36, 60, 1, 'k');
  for (let x = 1; x < 60; x += 5) c.rect(x, 37, 3, 2, 'e');
  c.rect(38, 17, 13, 2, 'r')
    .rect(39, 19, 11, 13, 'r')
    .rect(41, 20, 7, 5, 'y')
    .rect(44, 20, 1, 5, 'r')
    .rect(16, 21, 23, 9, 'k')
    .rect(14, 23, 3, 6, 'k')
    .rect(18, 13, 5, 8, 'k')
    .rect(17, 12, 7, 2, 'r')
    .rect(28, 17, 5, 4, 'y')
    .rects('24,21,1,9 33,21,1,9', 'y');
  c.rect(14, 30, 37, 2, 'r')
    .polygon('15,30 15,36 8,36', 'r')
    .rects('13,24,1,3', 'y')
    .rect(51, 22, 9, 8, 'e')
    .rect(51, 30, 9, 2, 'r')
    .ellipses('55,21.6,4.4,2', 'k');
  for (const x of [20, 28]) c.discs(`${x},33,3.2`, 'k').discs(`${x},33,1.2`, 'y');
  c.discs('43,31.6,4.6', 'k')
    .discs('43,31.6,1.6', 'y')
    .discs('55,33.4,2.8', 'k')
    .discs('55,33.4,1', 'y')
    .rect(20, 33, 24, 1, 'r');
  c.discs('21,8,3 25,5,3.6 31,4,4 38,4.4,4 46,3.6,3.6 53,4,3.4', 'w');
  return scene(
    'steam-train',
    'Steam train',
    'Поезд с паровозом',
    'railway, smoke, engine | железная дорога, дым, паровоз',
    'transport',
    c,
    { '.': '#9fd2ec sky', g: '#7db552 meadow', t: '#c9a878 gravel', e: '#7a4a2c brown' },
  );
}

function vintageCar() {
  const c = new Stage(54, 38);
  c.rect(0, 31, 54, 7, 'a').rects('3,34,8,1 19,34,8,1 35,34,8,1', 'w');
  c.polygon('18,8 38,8 40,10 40,20 16,20', 'k')
    .rects('19,10,8,8 29,10,8,8', 's')
    .polygon('19,10 21,10 19,18', 'k')
    .rect(16, 8, 24, 2, 'k');
  c.blob('4,20 8,17.6 18,18 18,28 5,28', 'r')
    .rect(15, 18, 28, 10, 'r')
    .rect(40, 20, 8, 7, 'r')
    .rect(27, 18, 1, 10, 'k')
    .rects('24,20,2,1 30,20,2,1', 'y')
    .rect(5, 20, 1, 7, 'y')
    .rects('8,20,6,1 8,22,6,1 8,24,6,1', 'k');
  c.where((x, y) => Math.hypot(x - 11, y - 29) < 7.4 && y < 28, 'k')
    .where((x, y) => Math.hypot(x - 42, y - 29) < 7.4 && y < 28, 'k')
    .rect(17, 27, 19, 2, 'k')
    .rect(2, 28, 3, 1, 'y')
    .rects('47,27,3,1', 'y');
  for (const x of [11, 42])
    c.discs(`${x},29,5.4`, 'k')
      .discs(`${x},29,3.6`, 'w')
      .stroke(`${x - 3},29 ${x + 3},29`, 0.9, 'k')
      .stroke(`${x},26 ${x},32`, 0.9, 'k')
      .discs(`${x},29,1.3`, 'y');
  c.discs('4.4,17.4,2.4', 'y')
    .rect(3, 19, 2, 3, 'k')
    .discs('49,23,4.4', 'k')
    .discs('49,23,2.2', 'r');
  c.clouds('8,8,6', 'w').clouds('47,7,5', 'w');
  return scene(
    'vintage-car',
    'Vintage car',
    'Старинный автомобиль',
    'road, wheels, past | дорога, колёса, старина',
    'transport',
    c,
    { '.': '#f0cfa5 warm sky', a: '#8b8f9a road', s: '#b5e0ee glass', w: '#ffffff white' },
  );
}

function tramInTown() {
  const c = new Stage(56, 44);
  const house = (x, top, width, ink) => {
    c.rect(x, top, width, 34 - top, ink).polygon(
      `${x},${top + 0.2} ${x + width / 2},${top - 6} ${x + width},${top + 0.2}`,
      'e',
    );
    for (let y = top + 2; y < 22; y += 5)
      for (let at = x + 2; at + 2 < x + width; at += 4) c.rect(at, y, 2, 3, 'b');
  };
  house(0, 10, 13, 'y');
  house(13, 13, 11, 'p');
  house(24, 8, 14, 'c');
  house(38, 12, 10, 'y');
  house(48, 9, 9, 'p');
  c.rect(0, 34, 56, 10, 'a').rects('0,40,56,1 0,43,56,1', 'k').stroke('0,17.5 56,17.5', 1, 'k');
  c.polygon('28,17 32,21 28,24 24,21', 'k')
    .polygon('28,18.4 30.4,21 28,23 25.6,21', 'c')
    .rect(8, 24, 40, 2, 'k')
    .rect(6, 26, 44, 13, 'r')
    .rect(6, 33, 44, 2, 'c')
    .rects('8,27,6,5 16,27,6,5 24,27,6,5 32,27,6,5 42,27,6,5', 'b')
    .rect(39, 27, 2, 12, 'c')
    .rects('7,36,2,2', 'y')
    .rects('47,36,2,2', 'y')
    .rects('11,39,10,3 35,39,10,3', 'k')
    .rects('13,39,2,2 17,39,2,2 37,39,2,2 41,39,2,2', 'c');
  return scene(
    'tram-in-town',
    'Tram in the old town',
    'Трамвай в старом городе',
    'street, rails, houses | улица, рельсы, дома',
    'transport',
    c,
    {
      '.': '#bfe3f2 sky',
      y: '#f3bf4a yellow',
      p: '#e2907a terracotta',
      c: '#fff6e0 cream',
      e: '#8a4a2e brown',
      b: '#31527f blue',
      a: '#a3a8b0 grey',
      r: '#c1222f red',
    },
  );
}

function seaplaneAndIslands() {
  const c = new Stage(56, 40);
  c.clouds('10,9,7 48,7,6 40,34,7 8,32,6', 'w');
  c.blob('8,20 14,15 30,14 42,16 50,19 48,24 36,27 18,27 10,25', 'r')
    .polygon('42,18 47,6 52,6 51,20', 'r')
    .replace('r', 'y', (_, y) => y > 22 && y < 24)
    .rect(4, 12, 2, 18, 'k')
    .rect(5, 19, 5, 4, 'k');
  c.polygon('12,14.4 34,14.4 34,12 12,12', 'y')
    .rects('15,7,1,6 30,7,1,6', 'k')
    .rect(11, 5, 26, 3, 'y')
    .polygon('20,20 34,20 40,30 28,30', 'y')
    .rect(22, 10, 5, 4, 'e')
    .discs('24.5,9.6,2.4', 'f')
    .rect(22, 7, 5, 2, 'e')
    .rect(27, 9, 2, 2, 'k');
  c.stroke('18,27 16,33', 1.2, 'k')
    .stroke('28,27 30,33', 1.2, 'k')
    .discs('16,34,3 31,34,3', 'k')
    .discs('16,34,1.2 31,34,1.2', 'w')
    .polygon('44,19 54,17 54,20 46,22', 'y');
  return scene(
    'biplane',
    'Biplane',
    'Биплан',
    'flight, pilot, clouds | полёт, лётчик, облака',
    'transport',
    c,
    { '.': '#7fc4e8 sky', e: '#6f4324 brown', f: '#f2bd94 peach' },
  );
}

function bicycleByFence() {
  const c = new Stage(54, 42);
  c.below((x) => 36 + 0.6 * Math.sin(x / 4), 'g');
  for (const x of [12.5, 41.5]) {
    c.ring(x, 28.5, 9.4, 7.8, 'k').discs(`${x},28.5,1.5`, 'k');
    c.rects(`${x - 7},28,5,1 ${x + 2},28,5,1`, 'a').rects(
      `${x - 0.5},21,1,5 ${x - 0.5},31,1,5`,
      'a',
    );
  }
  c.stroke('12.5,28.5 20,16 35,16 25,29 12.5,28.5', 1.8, 'r')
    .stroke('25,29 19,12', 1.8, 'r')
    .stroke('41.5,28.5 35,14 34,9', 1.8, 'r')
    .rect(15, 10, 8, 2, 'e')
    .rect(16, 12, 5, 1, 'e')
    .stroke('34,9 39,8 40,11', 1.4, 'k');
  c.discs('25,29,3', 'k')
    .discs('25,29,1.2', 'y')
    .rects('25,32,1,3 23,35,5,1', 'k')
    .polygon('38,12 50,12 48,20 40,20', 'e')
    .rects('40,14,9,1 41,17,8,1', 't')
    .discs('41,9,2.6 47,8.6,2.8', 'm')
    .discs('44,6.4,2.6', 'y')
    .rects('42,11,1,1 45,10,1,2 48,11,1,1', 'g')
    .discs('41,9,0.9 47,8.6,0.9', 'y');
  c.flowers('4,32 51,33 26,5', 'm', 'y', 'g');
  c.rects('25,4,3,5', '.');
  return scene(
    'bicycle-with-flowers',
    'Bicycle with flowers',
    'Велосипед с цветами',
    'basket, spring, ride | корзина, весна, прогулка',
    'transport',
    c,
    {
      '.': '#cfe9f3 pale sky',
      g: '#5fa84a grass',
      e: '#7d4a22 brown',
      t: '#d8a867 tan',
      m: '#d6468a pink',
      a: '#8a94a3 grey',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  steamTrain(),
  vintageCar(),
  tramInTown(),
  seaplaneAndIslands(),
  bicycleByFence(),
];
