/** Scenes in colour of 36 to 40 cells: animals and others with plans of their own. */
import { Stage, scene } from './stage.mjs';

/** A penguin in an open refrigerator. */
function penguinInFridge() {
  const c = new Stage(36, 38).rects('0,34,36,4', 'e');
  c.rects('3,1,19,34', 'w').rects('5,3,15,30', 'y').rects('5,11,15,1 5,31,15,1', 'k');
  c.rects('23,1,10,33', 'w').rects('22,1,1,34', 'k').rects('25,5,6,7 25,17,6,5', 'y');
  c.rects('26,7,2,5 29,6,2,6', 'b').rects('25,12,6,1 25,22,6,1', 'k').discs('28,20,2', 'r');
  c.rects('7,6,3,5', 'b').discs('16,8.6,2.6', 'r').rects('11,8,2,3', 'b');
  c.ellipse(12.5, 23, 6.4, 8.6, 'k').discs('12.5,16,4', 'k').ellipse(12.5, 25, 4, 6, 'w');
  c.rects('10,15,2,2 14,15,2,2', 'w')
    .polygon('11,18 15,18 13,21', 'y')
    .rects('8,31,4,1 13,31,4,1', 'r');
  c.rects('8,20,10,2 8,22,2,4', 'r');
  return scene(
    'penguin-in-fridge',
    'Please close the door',
    'Закройте дверь',
    'penguin, refrigerator, kitchen, scarf | пингвин, холодильник, кухня, шарф',
    'home',
    c,
    { '.': '#8fc3b0 kitchen', e: '#7d4a22 floor' },
  );
}

/** A flamingo in rubber boots. */
function flamingoInBoots() {
  const c = new Stage(32, 40)
    .below((x) => 33 + Math.sin(x / 3), 'b')
    .rects('2,37,7,1 22,38,8,1', 'w');
  c.rects('1,14,2,22 4,19,2,17 29,16,2,20', 'g').ellipses('2,13,1.8,4 30,15,1.8,4', 'e');
  c.blob('6,19 11,15 18,15 23,19 28,20 23,24 14,26 8,24', 'p');
  c.polygon('15,18 27,20 18,23', 'r');
  c.curve('9,21 6,16 10,11 14,8 12,4 8,4', 3, 'p').discs('9,5,3.2', 'p');
  c.polygon('7,5 6,9 4,11 3,8 5,4', 'k').rects('8,4,2,2', 'k');
  c.rects('13,25,1,6 19,25,1,6', 'r').rects('11,30,5,6 8,34,8,3 17,30,5,6 15,34,7,3', 'y');
  c.rects('11,30,5,1 17,30,5,1', 'k');
  return scene(
    'flamingo-in-boots',
    'Dry feet at last',
    'Наконец-то сухие ноги',
    'flamingo, boots, pond, reeds | фламинго, сапоги, пруд, камыш',
    'animals',
    c,
    { '.': '#bfe3d5 mist', r: '#d8406f rose' },
  );
}

/** A flying saucer over a farm: the cow is at the wheel. */
function cowAtWheel() {
  const c = new Stage(40, 38)
    .below((x) => 34 - Math.sin(x / 6), 'g')
    .stars('4,4 35,5 7,20 35,24', 'y');
  c.polygon('15,18 25,18 31,36 9,36', 'y').rects('0,36,40,2', 'g');
  c.ellipse(20, 10, 8, 8.6, 'b').ellipse(20, 15, 16, 4.6, 'a').rects('4,15,32,1', 'k');
  c.rects('8,17,3,2 15,18,3,2 22,18,3,2 29,17,3,2', 'r');
  c.rects('16,5,8,6', 'w')
    .rects('17,9,6,4', 'r')
    .rects('14,5,2,2 24,5,2,2', 'k')
    .rects('16,5,3,3', 'k');
  c.rects('21,6,2,2', 'k').rects('17,6,1,1', 'w').rects('18,10,1,1 21,10,1,1', 'k');
  c.discs('20,24,2', 'w').rects('18,22,4,1 19,20,2,2', 'k').rects('18,26,4,5', 'r');
  c.stroke('18,27 15,24', 1.6, 'r')
    .stroke('22,27 25,24', 1.6, 'r')
    .rects('18,31,2,3 21,31,2,3', 'k');
  return scene(
    'cow-at-wheel',
    'The farmer comes aboard',
    'Фермер поднимается на борт',
    'flying saucer, cow, farmer, night | летающая тарелка, корова, фермер, ночь',
    'fantasy',
    c,
    { '.': '#1d2f5e night', k: '#0a0a12 black' },
  );
}

/** A teapot with a door, in which a mouse lives. */
function mouseInTeapot() {
  const c = new Stage(40, 34).rects('0,30,40,4', 'g');
  c.ring(32, 18, 6.4, 3.6, 'r').polygon('12,26 2,12 1,10 6,9 14,17', 'r');
  c.ellipse(20, 20, 13, 11, 'r')
    .rects('10,29,20,2', 'e')
    .ellipse(20, 9.6, 7, 2.6, 'e')
    .discs('20,5.4,2.4', 'r');
  c.rects('15,19,8,11', 'e').discs('19,19,4', 'e').rects('17,20,4,10', 'y').discs('19,20,2', 'y');
  c.rects('25,15,5,6', 'e').rects('26,16,3,4', 'y').rects('10,15,4,6', 'e').rects('11,16,2,4', 'y');
  c.ellipse(19, 27, 2, 3, 'a').discs('19,24,2', 'a').discs('17.4,22.4,1.2 20.6,22.4,1.2', 'a');
  c.discs('3,6,2 6,3,2.4 11,1.6,2', 'w')
    .rects('31,25,1,5 36,26,1,4', 'e')
    .discs('31.5,25,2 36.5,26,2', 'w');
  return scene(
    'mouse-in-teapot',
    'A warm flat with a spout',
    'Тёплая квартира с носиком',
    'teapot, mouse, door, smoke | чайник, мышь, дверь, дым',
    'home',
    c,
    { '.': '#9fd3f2 sky', a: '#6b7482 grey' },
  );
}

/** A goldfish in the helmet of a spacesuit. */
function goldfishInSpace() {
  const c = new Stage(36, 38).stars('3,5 32,4 4,18 33,20', 'y').discs('31,12,2.4', 'r');
  c.blob('2,38 3,30 9,26 18,25 27,26 33,30 34,38', 'w').rects('9,31,2,7 25,31,2,7', 'a');
  c.rects('13,31,10,6', 'a')
    .rects('14,32,3,2', 'r')
    .rects('19,32,3,2', 'y')
    .rects('14,35,8,1', 'b');
  c.discs('18,14,12.6', 'w').discs('18,14,11', 'b').rects('9,25,18,3', 'a');
  c.rects('7,4,22,5', 'w').discs('18,8,0.1', 'w');
  c.where((x, y) => Math.hypot(x - 18, y - 14) > 12.6 && y < 10, '.');
  c.where((x, y) => Math.hypot(x - 18, y - 14) < 11 && y < 9, '.');
  c.stars('3,5 32,4', 'y');
  c.ellipse(16, 15, 6, 4, 'o')
    .polygon('20,15 27,10 25,15 27,20', 'o')
    .polygon('14,12 18,8 19,12', 'o');
  c.rects('12,13,3,3', 'w')
    .rects('12,14,2,2', 'k')
    .rects('17,14,1,4', 'r')
    .rects('9,10,2,2 24,21,2,2', 'w');
  return scene(
    'goldfish-in-space',
    'One small swim for a fish',
    'Маленький заплыв для рыбки',
    'goldfish, astronaut, helmet, stars | золотая рыбка, космонавт, шлем, звёзды',
    'sky',
    c,
    { '.': '#1b2450 space', k: '#1b2450 eye', b: '#4f9fe0 water' },
  );
}

/** A train comes out of a mountain that has ears. */
function mountainWithEars() {
  const c = new Stage(40, 34).discs('35,5,3.4', 'y');
  c.polygon('3,30 5,2 14,9 25,9 33,2 37,30', 'o')
    .polygon('6,8 7,6 11,10 7,13', 'p')
    .polygon('31,6 32,9 32,13 28,10', 'p');
  c.rects('17,9,2,4 21,9,2,4', 'k')
    .rects('9,15,6,1 24,15,6,1', 'k')
    .rects('8,14,2,1 14,14,2,1 23,14,2,1 29,14,2,1', 'k');
  c.polygon('17,17 22,17 19.6,19', 'p').rects('2,19,9,1 3,22,8,1 28,19,10,1 29,22,8,1', 'w');
  c.below(29, 'g').discs('19.5,26,7.6', 'k').rects('12,26,15,4', 'k').rects('0,30,40,4', 'g');
  c.rects('14,23,11,8', 'r')
    .rects('15,21,9,2', 'r')
    .rects('16,23,3,3 20,23,3,3', 'w')
    .rects('14,27,11,1', 'y');
  c.rects('15,28,2,2 22,28,2,2', 'y')
    .rects('13,31,13,1', 'k')
    .polygon('14,32 25,32 28,34 11,34', 'k')
    .polygon('16,32 23,32 25,34 14,34', 'g');
  return scene(
    'mountain-with-ears',
    'Do not wake the mountain',
    'Не разбудите гору',
    'train, tunnel, mountain, cat | поезд, тоннель, гора, кошка',
    'transport',
    c,
    { '.': '#bfe3f5 sky' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  penguinInFridge(),
  flamingoInBoots(),
  cowAtWheel(),
  mouseInTeapot(),
  goldfishInSpace(),
  mountainWithEars(),
];
