/** Prints in black: trifles of forty cells and fewer. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A machine full of chewing gum. */
function gumMachine() {
  const c = new Print(32, 40)
    .rect(0, 0, 32, 40, '#')
    .rects('2,3,4,1 3,2,1,3 27,6,3,1 28,5,1,3', '.');
  c.discs('16,13,12', '.').rects('11,0,10,3', '#').rects('12,0,8,2', '.');
  c.discs('11,20,2.4 17,21,2.4 23,19,2.4 7,16,2 14,15,2.4 20,13,2.4 26,13,1.8 9,10,2.4', '#');
  c.rects('23,6,2,3 21,5,2,1', '#').rects('10,19,1,1 16,20,1,1 22,18,1,1 13,14,1,1 19,12,1,1', '.');
  c.front(1, (l) => l.polygon('8,24 24,24 26,36 6,36', '.'), '#').rects('6,26,20,1', '#');
  c.discs('16,29.5,2.4', '#')
    .rects('15,27,2,5', '.')
    .rects('13,33,6,3', '#')
    .rects('5,37,22,2', '.');
  return scene(
    'gum-machine',
    'It will be the white one',
    'Выпадет белая',
    'chewing gum, machine, coin, street | жвачка, автомат, монета, улица',
    'food',
    c,
  );
}

/** An apple that is taken. */
function appleWithWorm() {
  const c = new Print(38, 40)
    .rect(0, 0, 38, 33, 's')
    .hatch('s', 'columns', 'light')
    .rect(0, 33, 38, 7, '#');
  c.dashes('1,36,5 32,36,6 26,38,8', '.');
  c.front(1, (l) => {
    l.blob('18,12 12,9 5,12 2,20 5,30 11,37 18,36 25,37 31,30 33,20 30,12 23,9', '#');
    l.curve('18,13 18,8 21,4', 2.4, '#').blob('21,7 25,2 32,2 30,7 25,9', '.').contour('.', 1, 1);
  });
  c.curve('6,19 7,14 11,12', 1.8, '.').discs('23,22,4.6', '.').discs('23,22,3', '#');
  c.front(1, (l) => {
    l.curve('23,22 27,18 32,19 34,14', 4.4, '.').discs('34,13,3', '.').contour('.', 1, 1);
  });
  c.dots('34,12 36,12', '#').rects('33,14,3,1', '#').rects('10,33,6,1', '.');
  return scene(
    'apple-with-worm',
    'This one is taken',
    'Здесь занято',
    'apple, worm, leaf, table | яблоко, червяк, лист, стол',
    'food',
    c,
  );
}

/** What a cat has left, and who comes to look. */
function fishbone() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#').ellipse(20, 19, 19, 15, '.');
  c.ellipse(20, 19, 15.4, 11.4, '#').ellipse(20, 19, 14.4, 10.4, '.');
  c.rects('11,18,17,2', '#').blob('5,19 8,14 13,14 13,24 8,24', '#').discs('8.5,17.5,1.4', '.');
  for (const x of [15, 19, 23])
    c.polygon(`${x},18 ${x + 3},12 ${x + 4},12 ${x + 2},19 ${x + 4},26 ${x + 3},26`, '#');
  c.polygon('26,19 33,12 31,19 33,26', '#').rects('5,21,3,1', '.');
  c.front(1, (l) => {
    l.blob('40,36 36,28 31,26 29,30 31,34 33,37', '#').discs(
      '30,27,1.8 33,24.6,1.8 36.4,25,1.8',
      '#',
    );
  });
  c.rects('2,2,5,1 2,2,1,4 33,2,5,1 37,2,1,4 2,33,5,1 2,30,1,4', '.').discs('34,31,1.4', '.');
  return scene(
    'fishbone-and-paw',
    'Was there another one',
    'А второй рыбки не было',
    'fish, bone, plate, cat | рыба, кость, тарелка, кошка',
    'food',
    c,
  );
}

/** A dog made of one balloon. */
function balloonDog() {
  const c = new Print(40, 40).rect(0, 0, 40, 40, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.rects('0,36,40,4', '#'));
  const parts = [
    '33,14,2.8,5.4,24',
    '33,30,2.6,6 29,30,2.6,6.4',
    '13,30,2.6,6 17,30,2.6,6.4',
    '23,21.5,10,3.6',
    '12,20,3,4.6,-12',
    '17,8.6,2.8,4.4,30 11,6,2.6,4.4,-10',
    '7.6,12.4,5.4,3,-10',
  ];
  for (const part of parts) c.front(1, (l) => l.ellipses(part, '#'));
  c.front(1, (l) => l.discs('36,8,1.8 2,13,1.6', '#'));
  c.rects('17,20,6,1 12,27,1,4 28,27,1,4', '.').rects('2,38,9,1 26,38,11,1', '.');
  return scene(
    'balloon-dog',
    'Afraid of cactuses',
    'Боится кактусов',
    'balloon, dog, party, toy | шарик, собака, праздник, игрушка',
    'things',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  gumMachine(),
  { ...appleWithWorm(), level: 'expert' },
  { ...fishbone(), level: 'expert' },
  balloonDog(),
];
