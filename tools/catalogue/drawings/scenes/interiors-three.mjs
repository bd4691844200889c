/** Scenes in colour: a spaceship and a bath house, each with one passenger more. */
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** The bridge of a spaceship: two pilots, a planet ahead and a sign that they need. */
function cockpit() {
  const c = new Stage(86, 62).below(0, '.').stars('14,11 18,23 12,33 34,7 54,6 76,30', 'w');
  c.discs('44,22,17', 'b')
    .blob('30,16 36,10 44,8 46,14 40,20 34,24', 'g')
    .blob('48,22 56,18 59,26 54,32 48,30', 'g')
    .blob('34,30 40,28 44,34 40,37', 'g')
    .curve('29,24 40,25 52,21', 1.4, 'w')
    .curve('40,14 50,13 58,16', 1.4, 'w')
    .where((x, y) => Math.hypot(x - 44, y - 22) < 17 && Math.hypot(x - 40, y - 19) > 18, 'k');
  c.discs('68,26,4', 'w').discs('69.6,25,3', '.');
  c.polygon('0,0 86,0 86,4 0,4', 'a')
    .polygon('0,0 8,0 4,40 0,44', 'a')
    .polygon('86,0 78,0 82,40 86,44', 'a')
    .polygon('28,0 31,0 26,42 23,42', 'a')
    .polygon('58,0 55,0 60,42 63,42', 'a');
  c.polygon('0,40 24,37 62,37 86,40 86,62 0,62', 'k').polygon(
    '0,40 24,37 62,37 86,40 86,42 62,39 24,39 0,42',
    'a',
  );
  c.rects('36,41,14,9', 'g').rects('37,42,12,7', 'k').stroke('38,47 41,44 44,46 48,43', 1, 'y');
  c.rects('3,44,3,2 8,48,3,2 79,44,3,2 74,48,3,2 30,42,3,2', 'r')
    .rects('8,44,3,2 74,44,3,2 53,42,3,2 30,46,3,2 79,48,3,2', 'y')
    .rects('3,48,3,2 53,46,3,2', 'g');
  pilot(c, 22, 'o');
  pilot(c, 64, 'r');
  c.rects('40,51,6,3', 'a').rects('42,49,2,3', 'a');
  c.blob('37,62 37,57 40,54 46,54 49,57 49,62', 'w')
    .polygon('38,56 38,51 42,54', 'w')
    .polygon('44,54 48,51 48,56', 'w')
    .rects('40,57,1,2 45,57,1,2', 'k')
    .rects('42,59,2,1', 'r');
  c.stroke('72,4 72,9', 1, 'w').firs('72,8,19,5', 'g', 'y');
  c.stroke('8,4 8,12', 1, 'w').discs('8,15,3', 'r').rects('7,14,1,1 9,14,1,1', 'w');
  return scene(
    'bridge-of-spaceship',
    'Are we there yet',
    'Мы уже прилетели',
    'spaceship, planet, pilots, cat | звездолёт, планета, пилоты, кошка',
    'space',
    c,
    {
      '.': '#171a3a space',
      a: '#8d9ab5 steel',
      k: '#303a58 panel',
      b: '#3a8fd8 ocean',
      g: '#46b06a green',
      w: '#f6f7fb white',
      y: '#f7cf3c yellow',
      o: '#ee8a34 orange',
      r: '#d8404a red',
    },
  );
}

/** A pilot in a chair, from behind. */
function pilot(c, x, ink) {
  const at = (path) => moved(path, x, 0);
  c.blob(at('-10,62 -9,52 -6,49 6,49 9,52 10,62'), 'a')
    .blob(at('-8,62 -7,53 7,53 8,62'), ink)
    .discs(at('0,44,7'), 'w')
    .rects(at('-7,43,14,2'), ink)
    .rects(at('-3,48,6,2'), 'a');
  c.rects(at('-2,39,4,3'), ink);
}

/** A bath house in winter: steam, birch twigs, and a bear who came in from the snow. */
function bathHouse() {
  const c = new Stage(80, 64).below(0, '.');
  for (let y = 0; y < 50; y += 7) c.rect(0, y, 80, 1, 'x');
  c.rects('6,6,22,20', 'x')
    .rects('8,8,18,16', 'n')
    .rects('16,8,2,16 8,15,18,1', 'x')
    .discs('22,11,2', 'w')
    .polygon('8,24 8,20 16,18 26,21 26,24', 'w')
    .firs('12,13,22,3', 'w', 'w');
  c.rects('56,26,22,30', 'k')
    .rects('54,50,26,8', 'r')
    .rects('55,24,24,3', 'k')
    .rects('60,36,12,10', 'r')
    .rects('62,38,8,7', 'y')
    .polygon('62,45 66,39 70,45', 'r')
    .rects('64,0,6,24', 'k')
    .discs('59,23,3 65,22,3.4 72,22,3.4 77,23,2.6 68,19,3', 'k');
  c.curve('60,18 56,13 60,8 56,3', 3, 'w').curve('74,17 78,12 73,7 77,2', 3, 'w');
  c.rects('0,44,54,3', 'f')
    .rects('0,47,54,1', 'x')
    .rects('4,48,3,12 46,48,3,12', 'f')
    .rects('0,56,80,8', 'x')
    .rects('0,58,80,1', 'f')
    .rects('0,62,80,1', 'f');
  c.blob('8,46 9,34 13,29 20,28 25,32 27,46', 'f')
    .discs('17,22,5', 'f')
    .polygon('11,20 13,12 17,9 21,12 23,20', 'y')
    .rects('10,19,14,2', 'w')
    .rects('14,22,2,1 19,22,2,1', 'k')
    .blob('12,24 22,24 20,30 17,31 14,30', 'x')
    .rects('16,25,3,1', 'r')
    .polygon('7,42 28,42 30,50 5,50', 'w')
    .stroke('7,46 29,46', 1, 'r')
    .rects('11,50,5,9 20,50,5,9', 'f')
    .curve('10,32 6,38 9,43', 2.6, 'f');
  c.curve('25,33 31,31 34,26', 2.6, 'f')
    .blob('33,26 32,18 36,12 40,14 40,21 37,26', 'g')
    .rects('33,25,3,4', 'f')
    .curve('35,24 36,20 38,16', 1, '.');
  c.blob('34,46 34,36 38,31 47,31 51,36 52,46', 'x')
    .discs('43,26,6', 'x')
    .discs('38,21,2.4 48,21,2.4', 'x')
    .ellipse(43, 28.4, 3.4, 2.6, 'f')
    .rects('40,25,1,1 45,25,1,1', 'k')
    .rects('42,27,3,1', 'k')
    .polygon('32,43 54,43 55,50 31,50', 'r')
    .rects('35,50,6,9 45,50,6,9', 'x')
    .rects('40,19,7,2', 'w')
    .rects('41,16,5,3', 'r')
    .curve('35,36 31,40 30,43', 3, 'x')
    .curve('51,36 54,40 56,42', 3, 'x');
  c.rects('57,37,2,1', 'y');
  c.polygon('36,58 48,58 47,64 37,64', 'f')
    .rects('36,60,12,1', 'y')
    .rects('37,57,10,1', 'w')
    .stroke('46,58 52,54', 1.4, 'f')
    .blob('14,63 17,60 22,60 24,63', 'y')
    .rects('4,60,6,4', 'y')
    .rects('5,60,4,1', 'w');
  return scene(
    'bear-in-bath-house',
    'Close the door it is cold',
    'Дверь закройте холодно',
    'bath house, steam, bear, winter | баня, пар, медведь, зима',
    'home',
    c,
    {
      '.': '#d9a566 pine',
      n: '#28406e night',
      w: '#fdfbf4 steam',
      k: '#23252e iron',
      r: '#c8403a red',
      y: '#f7c63c yellow',
      f: '#f6d0b0 skin',
      g: '#5a9a4a green',
      x: '#6b3f24 bear',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [cockpit(), bathHouse()];
