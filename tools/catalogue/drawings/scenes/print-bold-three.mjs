/** Prints in black: a third sheet of bold shapes of forty cells and fewer, easy to solve. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A bear, a cub, and a long night. */
function polarBears() {
  const c = new Print(40, 34).rect(0, 0, 40, 34, '#').rect(0, 28, 40, 6, '.');
  c.blob('7,16 12,11 22,10 31,12 34,18 33,24 28,22 16,22 11,21', '.');
  c.rects('11,20,5,9 18,20,4,9 26,20,3,9 30,20,4,9', '.').blob(
    '1,12 5,8 10,8 13,12 10,17 5,16',
    '.',
  );
  c.discs('8,8,1.8', '.').rects('0,12,3,2', '#').rects('5,11,1,1', '#').rects('15,24,1,5', '#');
  c.front(
    1,
    (l) => {
      l.blob('20,24 24,22 30,23 31,26 30,29 21,29', '.').discs('20,23,2.8 18.4,20.6,1.1', '.');
    },
    '#',
  );
  c.rects('17,23,1,2 19,22,1,1', '#').rects('24,28,3,1', '#').rects('3,31,7,1 16,32,10,1', '#');
  c.rects('31,4,1,3 30,5,3,1 20,2,1,3 19,3,3,1 37,11,1,3 36,12,3,1', '.');
  return scene(
    'bears-in-long-night',
    'Half a year of night',
    'Полгода ночь',
    'bear, cub, ice, night | медведь, медвежонок, лёд, ночь',
    'animals',
    c,
  );
}

/** Someone small who looks into a helmet. */
function diver() {
  const c = new Print(36, 38).rect(0, 0, 36, 38, '#');
  c.discs('18,16,14.6', '.').polygon('6,26 30,26 35,38 1,38', '.').rects('16,0,4,2', '.');
  c.discs('18,16,10', '#').discs('18,16,8.6', '.').discs('18,16,7.4', '#');
  c.blob('12,16 15,13 19,13 22,16 19,19 15,19', '.').polygon('21,16 25,12 25,20', '.');
  c.rects('14,15,1,1', '#').rects('18,14,1,4', '#').rects('7,29,22,2', '#');
  c.rects('9,33,3,3 16,33,4,3 24,33,3,3', '#').rects('3,13,2,6 31,13,2,6', '#');
  c.discs('4,4,1.6 32,7,1.2 31,3,1.2', '.').rects('16,1,4,1', '#');
  return scene(
    'fish-in-helmet',
    'Nobody home but a fish',
    'Дома только рыбка',
    'diver, helmet, fish, seabed | водолаз, шлем, рыба, дно',
    'animals',
    c,
  );
}

/** A train leaves its tunnel. */
function tunnelTrain() {
  const c = new Print(38, 38)
    .rect(0, 0, 38, 38, '#')
    .discs('19,18,18', '.')
    .rect(1, 18, 36, 20, '.');
  c.discs('19,18,14.6', '#').rect(4, 18, 30, 20, '#');
  for (let k = 1; k < 8; k++) {
    const turn = 180 + k * 22.5;
    c.stroke([away(19, 18, 15, turn), away(19, 18, 18, turn)], 1.2, '#');
  }
  c.rects('1,23,3,1 34,23,3,1 1,30,3,1 34,30,3,1', '#');
  c.discs('19,19,9.6', '.').discs('19,19,8', '#').discs('19,18,3.4', '.').rects('17,6,4,4', '.');
  c.rects('9,28,20,3', '.').discs('11.5,29.5,1 26.5,29.5,1', '#');
  c.polygon('10,32 28,32 32,37 6,37', '.').rects('14,32,1,6 19,32,1,6 24,32,1,6', '#');
  c.rects('13,23,12,1', '.').discs('14,4.6,1.8', '.');
  return scene(
    'train-from-tunnel',
    'Stand behind the line',
    'За черту не заходить',
    'train, tunnel, rails, light | поезд, туннель, рельсы, фонарь',
    'transport',
    c,
  );
}

/** An owl that is at home. */
function owlHollow() {
  const c = new Print(34, 40).rect(3, 0, 28, 40, '#').polygon('3,33 0,40 3,40', '#');
  c.polygon('31,33 34,40 31,40', '#').rects('0,5,3,4 31,11,3,3', '#');
  c.rects('6,0,1,9 6,12,1,7 6,30,1,10 27,1,1,6 27,28,1,12 10,0,1,4 23,0,1,5 11,36,1,4', '.');
  c.ellipses('17,19,9.6,13.4', '.').blob('10,30 10,17 13,12 21,12 24,17 24,30', '#');
  c.polygon('10,16 9,9 14,13', '#').polygon('24,16 25,9 20,13', '#');
  c.discs('13.5,18,3 20.5,18,3', '.').discs('14,18,1.2 20,18,1.2', '#');
  c.polygon('15,21 19,21 17,24', '.').rects('13,26,3,1 18,26,3,1 15,28,4,1', '.');
  c.rects('10,31,14,1', '#');
  return scene(
    'owl-at-home',
    'No visitors before dark',
    'До темноты не принимаю',
    'owl, hollow, tree, forest | сова, дупло, дерево, лес',
    'animals',
    c,
  );
}

/** A turtle from above. */
function turtle() {
  const c = new Print(34, 40).rect(0, 0, 34, 40, '#').ellipses('17,22,11.6,13.4', '.');
  c.ellipses('17,22,10,11.8', '#').discs('17,5,3.8', '.').rects('14,4,1,2 19,4,1,2', '#');
  c.ellipses('5,13,5.4,2.6,35 29,13,5.4,2.6,-35 6,33,4,2.2,-40 28,33,4,2.2,40', '.');
  c.polygon('15,34 19,34 17,39', '.');
  c.polygon('14,13 20,13 22,17 12,17', '.').polygon('12,19 22,19 22,25 12,25', '.');
  c.polygon('12,27 22,27 20,32 14,32', '.').rects('8,18,2,3 24,18,2,3 8,23,2,4 24,23,2,4', '.');
  c.rects('15,20,4,4', '#').rects('2,3,4,1 27,36,5,1 1,24,3,1', '.').discs('29,4,1.4', '.');
  return scene(
    'turtle-from-above',
    'No hurry at all',
    'Спешить некуда',
    'turtle, shell, sea, swim | черепаха, панцирь, море, плавание',
    'animals',
    c,
  );
}

/** A knight and the pawn that dares. */
function knightAndPawn() {
  const c = new Print(40, 38).rect(0, 33, 40, 5, '#').rects('4,34,9,4 22,34,9,4', '.');
  c.blob('9,27 10,20 5,19 3,16 9,9 12,5 17,5 22,10 23,18 21,27', '#').polygon(
    '12,7 13,1 17,6',
    '#',
  );
  c.rects('7,28,17,2 5,31,21,2', '#').rects('9,10,2,2', '.').stroke('4,17 8,16', 1, '.');
  c.stroke('17,8 20,12 20,18 18,25', 1.2, '.').rects('10,18,4,1', '.');
  c.discs('33,18,3.4', '#').discs('33,18,2.2', '.').polygon('31,22 35,22 38,31 28,31', '#');
  c.polygon('32.4,24 33.6,24 36,30 30,30', '.').rects('27,31,12,2', '#').rects('29,21,8,1', '#');
  c.rects('32,17,1,1 34,17,1,1', '#');
  return scene(
    'knight-and-pawn',
    'A pawn that dares',
    'Пешка не боится',
    'chess, knight, pawn, board | шахматы, конь, пешка, доска',
    'games',
    c,
  );
}

/** A tree that someone can sit under. */
function treeSwing() {
  const c = new Print(40, 40).discs('12,11,9 22,8,8 30,13,8 19,15,9', '#').rect(0, 37, 40, 3, '#');
  c.polygon('10,18 15,18 15,34 18,38 6,38 9,34', '#').rects('11,20,1,6 13,27,1,7', '.');
  c.rects('25,20,1,12 33,20,1,12 24,32,11,2', '#').discs('29.5,24,2.6', '#');
  c.polygon('27,27 32,27 33,32 26,32', '#').rects('27,34,2,3 31,34,2,2', '#');
  c.stroke('27,28 25,26', 1, '#').stroke('32,28 34,26', 1, '#');
  c.discs('9,8,1.6 20,6,1.6 30,10,1.6 16,15,1.6 25,15,1.6', '.');
  c.rects('2,26,3,1 1,27,2,1 4,27,2,1', '#').rects('20,38,6,1 31,38,5,1', '.');
  return scene(
    'swing-under-apples',
    'Summer with grandparents',
    'Лето у дедушки с бабушкой',
    'swing, tree, apples, child | качели, дерево, яблоки, ребёнок',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  polarBears(),
  diver(),
  tunnelTrain(),
  owlHollow(),
  turtle(),
  knightAndPawn(),
  treeSwing(),
];
