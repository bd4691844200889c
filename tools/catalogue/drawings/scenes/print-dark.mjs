/** Prints on black ground, forty cells and fewer: a light, and what it shows. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** Small stars in the sky: crosses of five cells around each point. */
function starry(print, path) {
  return print.stars(path, '.');
}

/** A hall that waits for someone to take off a hat. */
function cinema() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#').rects('4,2,32,18', '.');
  c.discs('20,10,5.4', '#').polygon('17,8 17,13 24,10.5', '.').rects('6,4,3,2 31,4,3,2', '#');
  c.rects('6,16,3,2 31,16,3,2', '#').rects('0,22,40,1', '.');
  c.discs('5,27,3 13,27,3 29,27,3 36,27,3', '.').rects(
    '2,30,7,5 10,30,7,5 26,30,7,5 34,30,6,5',
    '.',
  );
  c.front(1, (l) => l.rects('19,15,6,7 17,22,10,2', '#').discs('21.6,26,3', '#'), '.');
  c.rects('18,30,8,5', '.').discs('21.6,26,3', '#').rects('19,20,6,1', '.');
  return scene(
    'hat-at-cinema',
    'Would you take off your hat',
    'Снимите шляпу',
    'cinema, hat, screen, seats | кино, шляпа, экран, кресла',
    'people',
    c,
  );
}

/** A mouse in the limelight. */
function mouseOnStage() {
  const c = new Print(38, 40).rect(0, 0, 38, 40, '#');
  c.polygon('17,0 21,0 31,33 7,33', '.').ellipses('19,33,12,3.4', '.');
  c.blob('19,20 23,22 24,28 22,33 16,33 14,28 15,22', '#').discs(
    '19,17,3.6 15.4,13.6,2 22.6,13.6,2',
    '#',
  );
  c.rects('17,16,1,1 20,16,1,1', '.').rects('18,18,2,1', '.').curve('23,31 26,30 26,27', 1, '#');
  c.stroke('22,23 25,20', 1.2, '#').stroke('15,23 12,25', 1.2, '#').rects('17,24,4,4', '.');
  c.rects('2,2,1,29 5,2,1,26 32,2,1,26 35,2,1,29', '.').rects('2,37,34,1', '.');
  return scene(
    'mouse-on-stage',
    'A small part in a big evening',
    'Маленькая роль в большой вечер',
    'mouse, stage, spotlight, theatre | мышь, сцена, прожектор, театр',
    'animals',
    c,
  );
}

/** Two shadows in a tent. */
function litTent() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#').polygon('20,9 36,30 4,30', '.');
  c.rects('2,30,36,2', '.')
    .discs('15.5,21.5,2 24.5,21.5,2', '#')
    .polygon('14,24 17,24 18,30 11,30', '#');
  c.polygon('23,24 26,24 29,30 22,30', '#')
    .rects('15,23,1,1 24,23,1,1', '#')
    .stroke('20,9 17,6', 1, '.');
  c.stroke('20,9 23,6', 1, '.');
  starry(c, '5,5 12,10 32,4 36,13 4,17');
  c.discs('27,3.6,2', '.').rects('8,34,7,1 24,34,9,1', '.');
  return scene(
    'two-in-a-tent',
    'One last story tonight',
    'Ещё одна история на ночь',
    'tent, night, friends, stars | палатка, ночь, друзья, звёзды',
    'places',
    c,
  );
}

/** A stag before the moon. */
function stag() {
  const c = new Print(38, 38).rect(0, 0, 38, 38, '#').discs('19,18,16', '.');
  c.below((x) => 30 + 2 * Math.cos(x / 6), '#');
  c.blob('12,20 16,18 25,19 28,21 27,25 20,25 13,25', '#').rects('13,23,2,9 16,23,1,9', '#');
  c.rects('23,23,1,9 25,23,2,9', '#').polygon('11,22 10,13 15,13 16,20', '#');
  c.polygon('7,13 12,10 15,12 14,15 9,15', '#').curve('13,11 16,8 15,4', 1.4, '#');
  c.curve('15,9 20,8 21,5', 1.4, '#').curve('12,11 8,8 8,4', 1.4, '#').rects('11,12,1,1', '.');
  return scene(
    'stag-before-moon',
    'Forest holds its breath',
    'Лес замер',
    'stag, moon, hill, antlers | олень, луна, холм, рога',
    'animals',
    c,
  );
}

/** A jellyfish that lights its own way. */
function jellyfish() {
  const c = new Print(34, 40).rect(0, 0, 34, 40, '#').ellipses('17,13,13,11', '.');
  c.rect(0, 15, 34, 9, '#').discs('7,15,3 13.6,15,3.4 20.4,15,3.4 27,15,3', '.');
  c.ellipses('17,10,7,5', '#').ellipses('17,11,5,3', '.');
  c.curve('8,18 6,24 9,29 7,36', 1.6, '.').curve('14,18 16,25 13,31 15,39', 1.8, '.');
  c.curve('20,18 18,24 21,30 19,37', 1.8, '.').curve('26,18 28,25 25,30 27,35', 1.6, '.');
  c.discs('3,4,1.4 31,27,1.4 2,30,1.2', '.').rects('29,2,2,2', '.');
  return scene(
    'jellyfish-with-light',
    'It lights its own way',
    'Сама себе фонарь',
    'jellyfish, sea, deep, light | медуза, море, глубина, свет',
    'animals',
    c,
  );
}

/** A cow at night. */
function cowAtNight() {
  const c = new Print(36, 38)
    .rect(0, 0, 36, 38, '#')
    .blob('18,8 25,9 26,18 25,26 11,26 10,18 11,9', '.');
  c.blob('9,27 12,22 24,22 27,27 25,33 18,35 11,33', '.').polygon(
    '10,12 2,12 1,16 6,18 11,15',
    '.',
  );
  c.polygon('26,12 34,12 35,16 30,18 25,15', '.').curve('12,9 8,7 8,3', 2.2, '.');
  c.curve('24,9 28,7 28,3', 2.2, '.').blob('11,9 18,8 17,15 15,19 11,20', '#');
  c.rects('12,14,3,3', '.').rects('13,15,2,2', '#').rects('21,14,3,3', '#').rects('22,14,1,1', '.');
  c.ellipses('14,28,1.4,1.8 22,28,1.4,1.8', '#').rects('14,32,8,1', '#').rects('30,26,1,9', '.');
  c.polygon('30,24 33,26 30,28 28,26', '.');
  return scene(
    'cow-at-night',
    'Did you bring bread',
    'А хлеба принесли',
    'cow, night, horns, flower | корова, ночь, рога, цветок',
    'animals',
    c,
  );
}

/** A plant in a bulb. */
function bulbPlant() {
  const c = new Print(32, 40).rect(0, 0, 32, 40, '#').discs('16,14,12', '.');
  c.polygon('7,21 25,21 21,30 11,30', '.')
    .discs('16,14,10.4', '#')
    .polygon('9,22 23,22 20,29 12,29', '#');
  c.rects('11,31,10,2 11,34,10,2 13,37,6,2', '.').polygon('12,26 20,26 19.4,29 12.6,29', '.');
  c.rects('15,14,2,12', '.').blob('15,19 10,19 8,15 12,14 15,16', '.');
  c.blob('17,16 19,11 24,11 24,15 20,18', '.').blob('16,14 13,11 14,6 18,8', '.');
  return scene(
    'sprout-in-bulb',
    'A bright idea takes root',
    'Светлая мысль пустила корни',
    'bulb, sprout, leaves, glass | лампочка, росток, листья, стекло',
    'plants',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  cinema(),
  mouseOnStage(),
  litTent(),
  stag(),
  jellyfish(),
  cowAtNight(),
  bulbPlant(),
];
