/** Prints in black: bold shapes of forty cells and fewer, easy to solve. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

/** Two faces, or a vase; one of the two winks. */
function facesOrVase() {
  const c = new Print(36, 38);
  c.polygon(
    '0,0 9,0 12,3 13,8 12.4,11 13.4,12.6 16.6,18 16,19.4 13.6,19.8 14.8,21.4 13.4,22.6 ' +
      '14.6,24 13.4,26 14,29 12,31.6 9,32.4 8,35 10,38 0,38',
    '#',
  );
  c.brokenMirror((l) => {
    l.rects('8,14,4,1 9,13,3,1 7,11,5,1', '.').rects('10,13,1,1', '#').rects('24,14,4,1', '.');
    l.rects('24,11,5,1', '.').discs('32,21,1.6', '.').rects('32,18,1,2', '.');
  });
  return scene(
    'faces-or-vase',
    'A vase that winks',
    'Ваза подмигивает',
    'faces, vase, illusion, profile | лица, ваза, иллюзия, профиль',
    'people',
    c,
  );
}

/** A cat on the ridge, and a mouse that is safe behind the chimney. */
function catOnRoof() {
  const c = new Print(38, 38).rect(0, 0, 38, 38, '#').discs('19,16,14.6', '.');
  c.polygon('0,38 0,33 19,25 38,33 38,38', '#');
  c.blob('12,27 11,21 13,16 17,17 19,21 19,27', '#').discs('13.4,13.4,3.6', '#');
  c.polygon('10,12 10,7 13,10', '#').polygon('14,10 17,7 17,12', '#');
  c.curve('18,26 22,26 23,22 21,19', 1.8, '#').rects('27,19,5,9', '#').rects('26,18,7,2', '#');
  c.discs('25,25,1.6', '#').rects('24,23,1,1', '#').rects('12,13,1,1 15,13,1,1', '.');
  c.rects('17,30,4,5', '.').rects('18,30,1,5', '#').rects('3,4,1,3 2,5,3,1 33,2,1,3 32,3,3,1', '.');
  return scene(
    'cat-on-ridge',
    'Safe behind the chimney',
    'За трубой не видно',
    'cat, mouse, roof, moon | кошка, мышь, крыша, луна',
    'animals',
    c,
  );
}

/** A fisherman who has caught more than he thinks. */
function whaleBelow() {
  const c = new Print(40, 36).rects('0,11,40,2', '#').rect(12, 10, 12, 1, '.');
  c.polygon('9,9 27,9 24,13 12,13', '#').rects('15,6,5,4 14,2,7,1 16,1,3,1 16,3,3,2', '#');
  c.stroke('19,6 26,3', 1, '#').rects('26,3,1,22', '#');
  c.blob('2,26 5,20 14,18 26,20 33,25 38,22 39,27 35,30 28,33 14,34 5,31', '#');
  c.polygon('33,27 35,19 40,17 39,24 36,28', '#').discs('9,24,1.6', '.').rects('9,24,1,1', '#');
  c.curve('3,29 10,30 18,31 26,30', 1, '.').curve('8,32 16,33 24,32', 1, '.');
  c.polygon('15,29 21,28 20,35 16,36', '#').stroke('15,28 22,27', 1, '.').rects('24,22,3,1', '.');
  c.rects('31,3,7,1 33,2,4,1 2,4,8,1 4,3,4,1', '#');
  return scene(
    'whale-under-boat',
    'Nothing bites today',
    'Сегодня не клюёт',
    'whale, boat, fisherman, sea | кит, лодка, рыбак, море',
    'animals',
    c,
  );
}

/** A penguin and a chick that is still brown. */
function penguins() {
  const c = new Print(36, 38).rect(0, 32, 36, 6, '#').rects('2,34,9,1 22,35,11,1 13,36,6,1', '.');
  c.blob('12,33 9,24 10,12 13,6 17,4 21,6 24,12 25,24 22,33', '#');
  c.blob('13,31 12,22 14,15 17,14 20,15 22,22 21,31', '.').discs('15,9,2 19.4,9,2', '.');
  c.rects('15,9,1,1 19,9,1,1', '#').polygon('16,11 19,11 17.5,14', '#');
  c.polygon('9,14 5,25 8,25 11,18', '#').polygon('25,14 29,24 26,24 23,18', '#');
  c.front(1, (l) => {
    l.blob('24,33 23,27 25,23 28,21 31,23 33,27 32,33', '#').discs('28,23,2.6', '#');
  });
  c.discs('28,23.4,1.7', '.').rects('27,23,1,1 29,23,1,1', '#').discs('28,29,1.9', '.');
  c.front(1, (l) => l.ellipses('14,33,2.4,1.2 20,33,2.4,1.2', '#'));
  c.rects('3,3,3,1 4,2,1,3 31,7,3,1 32,6,1,3 4,13,3,1 5,12,1,3', '#');
  return scene(
    'penguin-and-chick',
    'Stay close to me',
    'Держись рядом',
    'penguin, chick, ice, snow | пингвин, птенец, лёд, снег',
    'animals',
    c,
  );
}

/** A light for someone far out. */
function lighthouseBeam() {
  const c = new Print(40, 38).rect(0, 0, 40, 38, '#');
  c.polygon('12,9 40,1 40,13 12,11', '.').polygon('8,9 0,6 0,13 8,11', '.');
  c.front(
    1,
    (l) => {
      l.polygon('7,13 14,13 16,32 5,32', '.').rects('6,12,9,2', '.').rects('8,7,5,5', '.');
      l.polygon('7,7 10.5,3 14,7', '.').rects('10,8,2,3', '#');
      l.polygon('7,17 14,17 14.4,20 6.6,20', '#').polygon('6,24 15,24 15.4,28 5.6,28', '#');
    },
    '#',
  );
  c.blob('0,38 1,32 7,30 16,31 20,35 21,38', '.').rects('9,29,3,4', '#');
  c.dashes('24,30,10 30,33,9 22,36,12', '.').polygon('26,27 37,27 35,29 28,29', '.');
  c.polygon('31,20 31,27 27,26', '.').polygon('33,22 33,26 36,26', '.');
  return scene(
    'lighthouse-beam',
    'Someone stays awake',
    'Кто-то не спит',
    'lighthouse, night, sea, boat | маяк, ночь, море, лодка',
    'places',
    c,
  );
}

/** An elephant with someone on its back. */
function elephantAndBird() {
  const c = new Print(40, 36).blob('8,14 14,8 24,7 33,10 37,17 36,24 30,25 14,25 9,22', '#');
  c.rects('10,22,6,12 17,23,4,8 27,23,4,8 31,22,5,12', '#').discs('10,13,6.4', '#');
  c.curve('6,14 3,19 3,25 6,27', 3, '#').curve('36,15 38.6,19 38,25', 1.4, '#');
  c.blob('13,9 17,8 20,12 19,19 15,20 12,16', '#').stroke('13,9 17,8.4 20,12 19,18 15,19', 1, '.');
  c.rects('7,11,2,2', '.').polygon('7,19 12,20 5,22 3,21', '.').rects('0,34,40,2', '#');
  c.rects('11,32,1,2 14,32,1,2 33,32,1,2', '.');
  c.discs('26,3.6,2.6 24,1.8,1.8', '#').polygon('28,3 32,1 29,5', '#').rects('21,1,2,1', '#');
  c.rects('24,1,1,1', '.').rects('26,5,1,3', '#').discs('3,31,1.4', '#');
  return scene(
    'elephant-and-sparrow',
    'Sparrow has a driver',
    'У воробья свой водитель',
    'elephant, sparrow, ride, savanna | слон, воробей, поездка, саванна',
    'animals',
    c,
  );
}

/** A swan that looks at itself. */
function swanMirror() {
  const c = new Print(40, 38).rect(0, 0, 40, 38, '#');
  c.blob('11,20 12,16 18,14 26,14 34,10 37,11 35,17 30,20', '.');
  c.curve('13,18 11,13 14,9 13,5 9,4.6', 3, '.').polygon('8,3 8,6 3,7', '.');
  c.rects('9,4,1,1', '#').curve('18,17 24,18 31,15', 1, '#').rects('4,5,3,1', '#');
  c.rects('0,21,9,1 36,21,4,1', '.');
  c.blob('12,22 31,22 35,25 36,29 26,27 18,27', '.').curve('13,24 11,28 14,32 12,35', 2.2, '.');
  c.rects('0,24,40,1 0,28,40,1 0,32,40,1', '#').dashes(
    '2,30,5 28,31,9 18,35,6 1,36,6 31,36,6',
    '.',
  );
  c.discs('31,4,2.4', '.').discs('32.4,3.4,2', '#');
  return scene(
    'swan-in-dark-water',
    'Who is down there',
    'Кто там внизу',
    'swan, pond, night, mirror | лебедь, пруд, ночь, отражение',
    'animals',
    c,
  );
}

/** A rabbit that has watched the trick often enough. */
function rabbitFromHat() {
  const c = new Print(34, 40).rect(0, 0, 34, 40, '#');
  c.ellipses('12,8,2.6,7.6,-8 22,8,2.6,7.6,8', '.').ellipses('12,8,1,5.4,-8 22,8,1,5.4,8', '#');
  c.ellipses('17,18,7,6.4', '.').rects('13,16,2,3 19,16,2,3', '#').rects('16,20,2,1', '#');
  c.rects('16,22,2,2', '#').rects('17,22,1,2', '.').ellipses('9,25,3,2.4 25,25,3,2.4', '.');
  c.rects('3,26,28,3', '.').polygon('7,30 27,30 25,40 9,40', '.').rects('8,31,18,3', '#');
  c.rects('9,25,1,1 25,25,1,1', '#');
  c.rects('2,12,1,5 0,14,5,1 30,17,1,3 29,18,3,1 28,2,1,3 27,3,3,1', '.');
  return scene(
    'rabbit-from-hat',
    'Same trick every evening',
    'Каждый вечер одно и то же',
    'rabbit, hat, trick, theatre | кролик, шляпа, фокус, театр',
    'animals',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  facesOrVase(),
  catOnRoof(),
  whaleBelow(),
  penguins(),
  lighthouseBeam(),
  elephantAndBird(),
  swanMirror(),
  rabbitFromHat(),
];
