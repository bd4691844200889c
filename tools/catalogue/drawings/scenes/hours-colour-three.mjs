/** Scenes in colour of 36 to 40 cells: some wait, some sit, and one drums. */
import { Stage, scene } from './stage.mjs';

/** A snowman of the mountains on a hot beach. */
function yetiOnBeach() {
  const c = new Stage(36, 40)
    .below(24, 'b')
    .rects('0,23,36,1', 'w')
    .below((x) => 33 + Math.sin(x / 4), 't');
  c.discs('32,4,4.6', 'y')
    .polygon('0,20 4,16 8,18 10,24 0,24', 'g')
    .curve('4,18 5,12 4,8', 1.6, 'e');
  c.blob('4,8 0,5 -1,9', 'g')
    .polygon('4,8 9,5 11,9', 'g')
    .polygon('4,8 0,11 -1,14 2,10', 'g')
    .polygon('4,8 9,11 8,14', 'g');
  c.blob('18,7 12,10 11,17 7,24 9,36 16,37 20,37 28,37 29,24 25,17 25,10', 'w');
  c.rects('13,12,11,8', 'b')
    .rects('12,12,13,3', 'k')
    .rects('13,12,5,4 19,12,5,4', 'k')
    .rects('16,17,4,2', 'k');
  c.stroke('25,22 30,23 31,19', 3.4, 'w')
    .polygon('29,17 35,17 32,24', 't')
    .discs('30.4,14.6,2.2 33.6,14.6,2.2 32,12,2.2', 'r');
  c.rects('9,29,19,5', 'r').rects('12,29,3,5 20,29,3,5', 'y').rects('17,34,2,4', 't');
  return scene(
    'yeti-on-beach',
    'First holiday in a thousand years',
    'Первый отпуск за тысячу лет',
    'yeti, beach, ice cream, sunglasses | йети, пляж, мороженое, очки',
    'fantasy',
    c,
    { '.': '#bfe3f5 air', b: '#4f9fe0 sea' },
  );
}

/** A hen sits on an egg that is not hers. */
function henOnBigEgg() {
  const c = new Stage(36, 36).rects('0,32,36,4', 'g');
  c.ellipse(18, 23, 11, 11.6, 'b')
    .discs('12,21,2 22,26,2.4 15,29,1.6', 'g')
    .rects('24,18,3,3', 'g');
  c.polygon('2,32 34,32 30,36 6,36', 'y').rects('4,33,9,1 18,34,10,1', 'e');
  c.blob('6,12 9,6 11,9 17,11 23,9 25,5 29,6 29,12 25,17 16,18 9,16', 'w');
  c.discs('26.5,5.4,3.2', 'w')
    .polygon('24,2 25,0 27,1 29,0 29,3', 'r')
    .polygon('29,5 33,6 29,7', 'o')
    .rects('29,7,2,3', 'r');
  c.rects('27,4,2,2', 'k').rects('13,12,8,2 14,14,6,1', 'e').rects('14,18,2,2 20,18,2,2', 'o');
  c.curve('26,30 31,30 33,26 31,22', 2.6, 'g').polygon('28,22 31,17 34,22', 'g');
  return scene(
    'hen-on-big-egg',
    'It hatched with wings all right',
    'Высижу любого',
    'hen, egg, dragon, nest | курица, яйцо, дракон, гнездо',
    'animals',
    c,
    { '.': '#f3d9a6 morning', e: '#7d4a22 straw' },
  );
}

/** An octopus plays all the drums at once. */
function octopusDrummer() {
  const c = new Stage(40, 36).rects('0,33,40,3', 'e');
  c.curve('15,18 8,20 4,15 6,11', 2.6, 'p').curve('25,18 32,20 36,15 34,11', 2.6, 'p');
  c.curve('15,15 9,13 9,7 12,4', 2.6, 'p').curve('25,15 31,13 31,7 28,4', 2.6, 'p');
  c.stroke('6,10 1,5', 2.2, 'w')
    .stroke('34,10 39,5', 2.2, 'w')
    .stroke('12,4 9,0', 2.2, 'w')
    .stroke('28,4 31,0', 2.2, 'w');
  c.ellipse(20, 11, 7, 8.6, 'p')
    .rects('15,9,4,5 21,9,4,5', 'w')
    .rects('17,11,2,3 21,11,2,3', 'k')
    .rects('18,16,4,1', 'k');
  c.discs('20,27,7.6', 'y').discs('20,27,6', 'w').rects('20,22,2,9 21,22,4,3 17,28,4,3', 'k');
  c.rects('1,21,11,2 28,21,11,2', 'w')
    .rects('2,23,9,7 29,23,9,7', 'r')
    .rects('1,30,11,1 28,30,11,1', 'y')
    .rects('3,31,2,3 8,31,2,3 30,31,2,3 35,31,2,3', 'k');
  return scene(
    'octopus-drummer',
    'A whole band by himself',
    'Сам себе ансамбль',
    'octopus, drums, sticks, stage | осьминог, барабаны, палочки, сцена',
    'music',
    c,
    { '.': '#1f3f63 stage' },
  );
}

/** A frog waits for the bus under a leaf. */
function frogAtBusStop() {
  const c = new Stage(36, 38).below(34, 'a').rects('2,36,9,1 17,36,12,1', 'w');
  c.each('2,1 2,16 5,24 1,29 33,20 24,20 32,27', (s, x, y) => s.rect(x, y, 1, 4, 'w'));
  c.rects('29,8,2,27', 'k').rects('25,6,10,9', 'w').rects('26,7,8,7', 'b').rects('28,9,4,3', 'w');
  c.ellipse(13, 28, 6, 7, 'g')
    .discs('13,20,5.6 9.6,15.6,2.6 16.4,15.6,2.6', 'g')
    .ellipse(13, 29, 3.4, 5, 'l');
  c.rects('9,15,2,2 16,15,2,2', 'k').rects('9,21,8,1', 'k').rects('5,33,6,2 15,33,6,2', 'g');
  c.stroke('18,27 21,23 20,12', 1.6, 'd').blob(
    '0,13 3,6 9,3 17,3 22,6 25,11 20,10 17,12 12,10 7,11',
    'l',
  );
  c.rects('5,8,15,1', 'd').rects('21,28,6,6', 'e').rects('23,26,2,2', 'e').rects('21,30,6,1', 'k');
  return scene(
    'frog-at-bus-stop',
    'The weather could not be better',
    'Погода лучше не бывает',
    'frog, rain, bus stop, leaf | лягушка, дождь, остановка, лист',
    'animals',
    c,
    { '.': '#6f93b5 rain', a: '#3d4552 road', b: '#c9202f sign' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [yetiOnBeach(), henOnBigEgg(), octopusDrummer(), frogAtBusStop()];
