/** Prints on black ground, forty cells and fewer: more lights in the dark. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** A heron on one leg. */
function heron() {
  const c = new Print(36, 40).rect(0, 0, 36, 40, '#').discs('18,15,14', '.');
  c.curve('18,21 14,17 18,12 15,8', 2.4, '#')
    .discs('15,7.4,2.2', '#')
    .polygon('13,6 13,9 4,9', '#');
  c.blob('14,20 20,17 27,21 30,27 24,26 17,25', '#')
    .rects('20,25,1,13', '#')
    .rects('15,7,1,1', '.');
  c.stroke('22,26 25,29 21,31', 1, '#').rect(0, 31, 36, 9, '#').rects('20,29,1,9', '.');
  c.dashes('3,33,14 23,33,9 6,36,11 24,36,8', '.').rects('20,33,1,5', '.');
  return scene(
    'heron-on-one-leg',
    'Other leg is having a rest',
    'Вторая нога отдыхает',
    'heron, moon, water, night | цапля, луна, вода, ночь',
    'animals',
    c,
  );
}

/** A fish with a lamp, and a small one that likes light. */
function anglerFish() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#');
  c.blob('13,20 17,12 25,10 32,14 34,20 31,27 24,31 17,29', '.').polygon('32,19 39,13 39,27', '.');
  c.polygon('11,19 24,20 12,25', '#').rects('14,19,2,2 18,20,2,1 14,23,2,2 18,22,2,1', '.');
  c.discs('22,15.5,2.4', '#').rects('21,14,1,1', '.').curve('24,11 20,4 12,3 8,7', 1.2, '.');
  c.discs('7.5,9,2.4', '.').polygon('25,21 31,23 26,26', '#').polygon('22,10 27,5 29,11', '.');
  c.blob('1,19 4,17 7,19 4,21', '.').polygon('1,19 0,17 0,22', '.').rects('5,18,1,1', '#');
  c.discs('3,31,1.4 36,5,1.4', '.').rects('8,33,5,1', '.');
  return scene(
    'angler-and-supper',
    'What a pretty lamp',
    'Какая красивая лампочка',
    'anglerfish, lamp, teeth, deep | удильщик, фонарик, зубы, глубина',
    'animals',
    c,
  );
}

/** Two lamps and a hedgehog that does not hurry. */
function headlights() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#');
  c.polygon('11,3 29,3 33,11 7,11', '.')
    .polygon('12,4 28,4 31,10 9,10', '#')
    .rects('3,11,34,9', '.');
  c.discs('9,15,3 31,15,3', '#')
    .discs('9,15,2 31,15,2', '.')
    .rects('15,13,10,1 15,15,10,1 15,17,10,1', '#');
  c.rects('5,20,5,3 30,20,5,3', '.').polygon('12,21 28,21 39,32 1,32', '.');
  c.blob('14,31 14,27 19,24 25,26 27,31', '#')
    .polygon('15,27 10,31 16,32', '#')
    .rects('13,29,1,1', '.');
  c.rects('16,31,2,2 23,31,2,2', '#')
    .rects('18,27,1,2 21,26,1,2 24,28,1,2', '.')
    .rects('4,34,32,1', '.');
  c.rects('2,2,1,3 1,3,3,1 36,5,1,3 35,6,3,1', '.');
  return scene(
    'hedgehog-in-headlights',
    'Pedestrians first',
    'Пешеходам уступают',
    'car, hedgehog, road, night | машина, ёж, дорога, ночь',
    'transport',
    c,
  );
}

/** A ship that never leaves. */
function bottledShip() {
  const c = new Print(40, 34)
    .rect(0, 0, 40, 34, '#')
    .blob('2,8 6,3 20,3 27,5 27,25 20,28 6,28 2,22', '.');
  c.polygon('25,8 33,12 33,19 25,23', '.').rects('33,12,4,7', '.').rects('38,12,2,7', '.');
  c.rects('36,13,1,5', '#').polygon('6,20 24,20 21,25 9,25', '#').rects('14,7,1,13', '#');
  c.polygon('13,8 13,18 6,18', '#').polygon('16,9 23,18 16,18', '#').rects('15,6,4,2', '#');
  c.rects('8,21,12,1', '.').rects('7,30,3,4 20,30,3,4', '.').rects('4,31,24,1', '.');
  c.dashes('5,26,17', '#');
  return scene(
    'ship-that-stays',
    'It never leaves the harbour',
    'Из этой гавани не выйти',
    'ship, bottle, sails, shelf | корабль, бутылка, паруса, полка',
    'things',
    c,
  );
}

/** A seal pup and nothing but ice. */
function sealPup() {
  const c = new Print(40, 34)
    .rect(0, 0, 40, 34, '#')
    .rect(0, 27, 40, 4, '.')
    .rects('0,32,40,1', '.');
  c.blob('4,24 4,14 10,8 17,10 22,15 31,19 37,24 37,28 6,28', '.').polygon(
    '34,25 39,20 39,28',
    '.',
  );
  c.discs('8.5,15,1.8 15.5,15,1.8', '#').rects('8,14,1,1 15,14,1,1', '.');
  c.polygon('10,18 14,18 12,20', '#').rects('12,20,1,2 10,22,2,1 13,22,2,1', '#');
  c.polygon('14,26 20,23 23,27 18,28', '.')
    .stroke('13,26 20,23', 1, '#')
    .rects('6,18,2,1 16,18,2,1', '#');
  c.stars('26,5 34,10 21,3', '.').rects('9,29,8,1 25,29,9,1', '#');
  return scene(
    'seal-pup',
    'Mother is out fishing',
    'Мама на рыбалке',
    'seal, pup, ice, night | тюлень, детёныш, лёд, ночь',
    'animals',
    c,
  );
}

/** Home, from another place. */
function earthrise() {
  const c = new Print(38, 38).rect(0, 0, 38, 38, '#').discs('28,9,6.4', '.');
  c.blob('26,4 30,4 31,7 28,9 26,8', '#').blob('25,11 29,11 30,14 26,14', '#');
  c.below((x) => 32 - 2 * Math.sin((x + 4) / 12), '.').ellipses('31,35,4,1.2 4,35,3,1', '#');
  c.discs('12,12,5.4', '.').discs('12.6,12,3.8', '#').rects('14,10,1,2', '.');
  c.rects('7,18,10,8 7,26,4,6 13,26,4,6', '.')
    .rects('4,18,2,7 18,18,2,4', '.')
    .rects('18,15,2,3', '.');
  c.rects('9,20,6,3', '#').rects('10,21,2,1', '.').rects('3,19,1,5', '.').rects('20,13,2,3', '.');
  c.stars('4,5 33,23', '.');
  return scene(
    'wave-to-earth',
    'Wave to everyone at home',
    'Помаши всем дома',
    'astronaut, moon, earth, stars | космонавт, луна, земля, звёзды',
    'space',
    c,
  );
}

/** One laughs, one does not. */
function masks() {
  const c = new Print(40, 36).rect(0, 0, 40, 36, '#');
  c.blob('3,4 11,6 19,4 19,15 15,22 11,24 7,22 3,15', '.');
  c.rects('6,9,4,2 12,9,4,2 7,8,2,1 13,8,2,1', '#').polygon('6,15 16,15 13,20 9,20', '#');
  c.front(1, (l) => l.blob('21,12 29,15 37,12 37,23 33,31 29,33 25,31 21,23', '.'), '#');
  c.rects('24,19,4,2 31,19,4,2', '#');
  c.rects('26,25,7,1 25,26,2,2 32,26,2,2', '#').rects('25,22,1,3', '#');
  c.curve('3,6 1,14 4,26 2,34', 1.4, '.').curve('37,14 39,7 36,1', 1.4, '.');
  return scene(
    'two-stage-masks',
    'Depends on the second act',
    'Смотря какой второй акт',
    'masks, theatre, laughter, tears | маски, театр, смех, слёзы',
    'things',
    c,
  );
}

/** What looks out of a burrow. */
function burrow() {
  const c = new Print(38, 34).rect(0, 0, 38, 34, '#').rect(0, 6, 38, 28, '.');
  c.rects('0,9,38,25', '#').discs('19,21,11', '.').discs('19,21,9.6', '#');
  c.polygon('13,20 12,13 17,17', '.').polygon('25,20 26,13 21,17', '.');
  c.blob('12,20 16,17 22,17 26,20 23,25 19,29 15,25', '.').discs('15.6,21,1.2 22.4,21,1.2', '#');
  c.polygon('17,26 21,26 19,29', '#').rects('14,15,1,2 23,15,1,2', '#');
  c.rects('4,2,2,4 9,3,2,3 28,1,2,5 33,3,2,3', '.').discs('20,2.6,1.6', '.');
  c.rects('3,14,3,2 31,13,4,2', '.');
  return scene(
    'fox-in-burrow',
    'Is it still raining',
    'Дождь ещё идёт',
    'fox, burrow, ground, ears | лиса, нора, земля, уши',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  heron(),
  anglerFish(),
  headlights(),
  bottledShip(),
  sealPup(),
  earthrise(),
  masks(),
  burrow(),
];
