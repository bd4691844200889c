/** Treasures, holidays and lights. */
import { Stage, scene } from './stage.mjs';

function treasureChest() {
  const c = new Stage(50, 42);
  c.below((x) => 33 - Math.sin(x / 6), 't');
  c.blob('7,16 10,7 18,4 34,4 41,7 44,16', 'e')
    .polygon('7,16 44,16 42,19 9,19', 'x')
    .rects('14,4,3,13 34,4,3,13', 'y')
    .rect(7, 15, 37, 2, 'y');
  c.ellipses('25,21,15,4', 'y')
    .discs('15,20,2 21,18,2.2 28,18,2 34,20,2.2', 'o')
    .discs('25,17,1.8', 'r')
    .discs('18,19,1.4', 'b')
    .discs('32,18,1.5', 'b');
  c.rect(8, 22, 35, 14, 'e')
    .rects('8,26,35,1 8,31,35,1', 'x')
    .rects('8,22,3,14 40,22,3,14 14,22,3,14 34,22,3,14', 'y')
    .rect(8, 21, 35, 2, 'y')
    .rect(22, 22, 7, 7, 'y')
    .rect(24, 24, 3, 3, 'x')
    .rect(25, 26, 1, 2, 'x');
  c.discs('5,36,2.2 46,37,2.2 13,39,2.2 38,39,2', 'y')
    .discs('5,36,1 46,37,1', 'o')
    .polygon('24,38 27,35.6 30,38 27,41', 'r')
    .polygon('18,38 20,36.6 22,38 20,40', 'b');
  return scene(
    'treasure-chest',
    'Treasure chest',
    'Сундук с сокровищами',
    'gold, pirates, jewels | золото, пираты, самоцветы',
    'things',
    c,
    {
      '.': '#9fd4dd sea air',
      t: '#efd9a8 sand',
      e: '#8a4f28 brown',
      x: '#4d2a18 dark brown',
      y: '#f7c331 gold',
      o: '#d98a16 dark gold',
    },
  );
}

function pirateShip() {
  const c = new Stage(54, 50);
  c.discs('46,9,5', 'y').below(42, 'b');
  c.rect(25, 3, 2, 33, 'e').rect(39, 10, 2, 26, 'e').rect(12, 12, 2, 24, 'e');
  c.blob('17,9 35,9 37,17 35,25 26,23 17,25 15,17', 'k')
    .blob('6,15 19,15 20,21 19,28 13,26.4 6,28 5,21', 'w')
    .blob('35,15 46,15 47,21 46,28 40,26.4 35,28 34,21', 'w');
  c.rects('5,19,15,2 34,19,13,2', 'r').rects('5,24,15,2 34,24,13,2', 'r');
  c.ellipse(26, 14.4, 3.4, 3, 'w')
    .rect(24, 17, 4, 2, 'w')
    .rects('24,14,1,2 27,14,1,2', 'k')
    .stroke('20.5,18 31,23', 1.2, 'w')
    .stroke('31.5,18 21,23', 1.2, 'w');
  c.polygon('27,2 34,3.5 27,5', 'k').polygon('14,11 8,12.4 14,13.6', 'k');
  c.polygon('3,31 10,31 12,34 40,34 42,29 51,29 47,44 10,44', 'e')
    .rects('12,34,28,1 42,29,9,1', 'y')
    .rects('8,38,40,1', 'y');
  for (const x of [14, 20, 26, 32]) c.rect(x, 39, 3, 3, 'k');
  c.rects('44,32,3,3', 'y').stroke('4,31.5 0,27', 1.6, 'e').rects('0,27,3,1', 'e');
  c.where((x, y) => y > 43.4 - 1.2 * Math.sin(x / 2.6), 'b').dashes(
    '4,46,8 20,47,9 38,46,8 12,49,7 46,48,6',
    'w',
  );
  return scene(
    'pirate-ship',
    'Pirate ship',
    'Пиратский корабль',
    'sea, sails, skull | море, паруса, череп',
    'transport',
    c,
    {
      '.': '#f2ab74 evening',
      y: '#f5d040 yellow',
      w: '#fffaf0 white',
      e: '#7c4526 brown',
      b: '#2d6aa0 sea',
      r: '#c92a32 red',
    },
  );
}

function pumpkins() {
  const c = new Stage(50, 44);
  c.discs('39,9,7', 'y').below((x) => 37 + Math.sin(x / 6), 'd');
  const bat = (x, y) =>
    c.stamp(x, y, 'k   k k   k|kkk kkk kkk|kkkkkkkkkkk| k kkkkk k |     k     ');
  bat(4, 3);
  bat(21, 2);
  c.ellipses('12,29,7,9.6 32,29,7,9.6', 'o')
    .ellipses('17,29,6.4,10.4 27,29,6.4,10.4', 'o')
    .ellipse(22, 29, 6, 11, 'o')
    .curve('22,19 22,15 26,13', 2.6, 'g')
    .curve('22,18 16,14 11,17', 1.2, 'g')
    .ellipse(10, 17, 3, 1.8, 'g');
  c.curve('17,20 14.4,29 17,39', 1, 'r')
    .curve('27,20 29.6,29 27,39', 1, 'r')
    .curve('10,21 7.6,29 10,37', 1, 'r')
    .curve('34,21 36.4,29 34,37', 1, 'r');
  c.polygon('11,27 19,27 15,21.6', 'k')
    .polygon('25,27 33,27 29,21.6', 'k')
    .polygon('20.4,30.4 23.6,30.4 22,27.6', 'k')
    .blob('9,31 15,33 22,33.6 29,33 35,31 32,36 26,38 18,38 12,36', 'k')
    .rects('15,33,3,2 26,33,3,2 20,36,4,3', 'y')
    .rects('13,25,4,1 27,25,4,1', 'y');
  c.ellipse(44, 34, 5, 5, 'o').rect(43, 28, 2, 2, 'g').curve('44,30 43,34 44,39', 1, 'r');
  c.stars('19,11', 'y');
  return scene(
    'pumpkin-lantern',
    'Pumpkin lantern',
    'Тыква под луной',
    'Halloween, bats, moon | Хэллоуин, летучие мыши, луна',
    'holidays',
    c,
    {
      '.': '#3b2f6b violet night',
      o: '#f58a1f orange',
      r: '#c2541a dark orange',
      d: '#5d4526 earth',
      k: '#0d0d14 black',
      y: '#fbd65a yellow',
      g: '#6fae4a green',
    },
  );
}

function christmasTree() {
  const c = new Stage(48, 54);
  c.rect(0, 47, 48, 7, 'e')
    .rects('0,49,48,1', 'x')
    .rects('35,2,11,16', 'w')
    .rects('36,3,9,14', 'n')
    .rects('40,3,1,14 36,9,9,1', 'w')
    .stars('38,6', 'y')
    .dots('43,12 43,13', 'y');
  c.rect(21, 42, 5, 6, 'x')
    .polygon('23.5,6 32,18 15,18', 'g')
    .polygon('23.5,13 36,30 11,30', 'g')
    .polygon('23.5,24 41,43 6,43', 'g');
  c.polygon('23.5,0 25.2,4 29,4.4 26,7 27,11 23.5,8.8 20,11 21,7 18,4.4 21.8,4', 'y');
  c.curve('16.5,17 22,19 30,15', 1.2, 'y')
    .curve('12.5,29 22,31 33.5,25', 1.2, 'y')
    .curve('7.5,42 22,43 37.5,37', 1.2, 'y');
  c.discs('21,13.4,1.5 28,22.4,1.7 18,24.6,1.7 14,37,1.8 25,36,1.8 34,33.4,1.7', 'r').discs(
    '25,17.6,1.2 21,28.4,1.5 30,29.6,1.5 19.4,34,1.5 30,39,1.6',
    'b',
  );
  c.rect(3, 42, 9, 8, 'r')
    .rects('7,42,1,8 3,45,9,1', 'y')
    .rects('5,40,2,2 8,40,2,2', 'y')
    .rect(32, 43, 11, 7, 'b')
    .rects('37,43,2,7', 'w')
    .rects('35,41,2,2 39,41,2,2', 'w');
  c.rects('2,4,8,2', 'w').rects('3,6,6,8', 'r').rect(2, 14, 10, 3, 'r').rect(1, 4, 10, 3, 'w');
  return scene(
    'christmas-tree',
    'Tree in the room',
    'Ёлка в комнате',
    'presents, star, winter | подарки, звезда, зима',
    'holidays',
    c,
    {
      '.': '#f3dcb0 wall',
      g: '#237a43 green',
      e: '#b5743f floor',
      x: '#6e3f22 brown',
      n: '#24346b night blue',
      y: '#f5b81f gold',
    },
  );
}

function lantern() {
  const c = new Stage(34, 50);
  c.where((x, y) => Math.hypot(x - 17, y - 28) < 16.6, 'o').where(
    (x, y) => Math.hypot(x - 17, y - 28) < 12.6,
    'y',
  );
  c.ring(17, 6, 5, 3.4, 'k')
    .rect(13, 9, 8, 3, 'k')
    .polygon('7,17 27,17 21,11.6 13,11.6', 'k')
    .rect(6, 16, 22, 2, 'k');
  c.rects('8,18,2,22 24,18,2,22 16,18,2,4', 'k')
    .rect(5, 40, 24, 3, 'k')
    .rect(7, 43, 20, 3, 'k')
    .rects('7,46,4,2 23,46,4,2', 'k')
    .rects('10,24,14,1 10,33,14,1', 'k');
  c.rect(14, 32, 6, 8, 'w')
    .rects('14,32,1,3 19,32,1,2', 'y')
    .blob('17,20 20,26 19.6,30 17,32 14.4,30 14,26', 'r')
    .blob('17,24 18.6,28 17,31 15.4,28', 'w');
  return scene(
    'lantern',
    'Old lantern',
    'Старинный фонарь',
    'light, candle, night | свет, свеча, ночь',
    'things',
    c,
    {
      '.': '#2b2f55 night',
      o: '#c97b2a amber',
      y: '#f9cf5d yellow',
      w: '#fff8e6 white',
      k: '#0f1018 black',
      r: '#e0472c red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [treasureChest(), pirateShip(), pumpkins(), christmasTree(), lantern()];
