/** Scenes in colour: low light, and who is still awake in it. */
import { onto, rain } from './light.mjs';
import { Stage, scene } from './stage.mjs';

/** A street lamp, a cat and the first snow. */
function lampInSnow() {
  const c = new Stage(60, 78);
  c.discs('30,22,19', 'b').discs('30,22,13', 'o').discs('30,22,8.4', 'y');
  c.rects('0,34,10,32', 'n')
    .polygon('-2,34 6,24 14,34', 'n')
    .rects('48,30,12,36', 'n')
    .polygon('44,30 54,19 64,30', 'n')
    .rects('2,40,3,4 7,40,2,4 52,36,3,4 52,46,3,4', 'y');
  c.polygon('-2,32 6,22 14,32 14,34 6,25 -2,34', 'w').polygon(
    '44,28 54,17 64,28 64,31 54,20 44,31',
    'w',
  );
  c.rects('29,30,3,40', 'k')
    .rects('27,62,7,8 25,68,11,3', 'k')
    .polygon('24,16 37,16 35,29 26,29', 'k')
    .polygon('26,17 35,17 33.6,28 27.4,28', 'w')
    .rects('30,17,1,12', 'y')
    .polygon('22,16 30.5,9 39,16', 'k')
    .rects('29,6,3,4', 'k')
    .rects('24,29,13,2', 'k')
    .polygon('23,14 30.5,8 38,14 35,13 30.5,10 26,13', 'w');
  c.rects('18,44,12,2', 'k')
    .curve('18,45 17,48 19,49', 1, 'k')
    .rects('16,49,7,9', 'r')
    .rects('17,50,5,3', 'w')
    .rects('18,54,3,3', 'y');
  c.below((x) => 67 + 1.5 * Math.sin(x / 6), 'w').below((x) => 73 + Math.sin(x / 5 + 1), 'b');
  c.blob('39,71 38,64 40,60 45,58 49,61 50,67 49,72', 'o')
    .discs('42,57,4', 'o')
    .polygon('38.4,55 38,49 42,53', 'o')
    .polygon('43,53 47,50 46,56', 'o')
    .rects('40,56,1,2 43,56,1,2', 'k')
    .rects('41,59,2,1', 'r')
    .rects('41,63,4,6', 'w')
    .curve('49,70 55,70 57,65 54,63', 2, 'o')
    .rects('40,70,3,2 45,70,3,2', 'w')
    .rects('47,61,3,1 47,64,4,1 47,67,4,1', 'k')
    .dots('42,53', 'w');
  c.rects('39,50,2,1 44,52,2,1', 'w');
  c.each(
    '5,8 14,14 50,9 56,16 4,24 18,6 42,5 52,26 6,16 44,36 22,38 14,30 38,44 6,54 48,52 12,60 24,58',
    (s, x, y) => s.rect(x, y, 2, 2, 'w'),
  );
  return scene(
    'lamp-in-snow',
    'First snow is falling on whiskers',
    'Первый снег на усах',
    'snow, lamp, cat, evening | снег, фонарь, кот, вечер',
    'places',
    c,
    {
      '.': '#24386f evening',
      b: '#3f5fa0 glow',
      o: '#e8943a amber',
      y: '#ffe07a light',
      n: '#141d3f houses',
      k: '#06070d black',
      r: '#c8323c red',
    },
  );
}

/** A night bus in the rain, seen from the pavement, with its last riders. */
function nightBus() {
  const c = new Stage(84, 60);
  c.rects('0,6,14,34 18,0,16,40 40,8,12,32 56,2,14,38 73,10,11,30', 'n');
  c.rects('3,10,3,3 8,16,3,3 21,4,3,3 28,9,3,3 43,12,3,3 59,6,3,3 65,10,3,3 76,14,3,3', 'y');
  rain(c, '.n', 'b', { step: 7, steep: 8, dash: 5 });
  c.rects('0,46,84,14', 'k');
  c.blob('4,22 6,16 10,14 74,14 78,17 80,30 80,48 5,48 4,36', 'r')
    .rects('4,37,76,2', 'w')
    .rects('4,46,76,3', 'n');
  c.rects('9,18,13,14 24,18,13,14 39,18,13,14 64,18,11,18', 'y')
    .rects('54,18,8,29', 'n')
    .rects('55,20,6,25', 'y')
    .rects('58,20,1,25', 'n')
    .rects('69,16,8,2', 'n')
    .rects('70,16,2,1 74,16,2,1', 'o');
  c.discs('15,25,3', 'f')
    .rects('11,28,8,4', 'b')
    .rects('12,21,7,2', 'k')
    .rects('14,25,1,1 16,25,1,1', 'k')
    .rects('9,30,4,2', 'o');
  c.blob('26,32 26,26 29,22 33,24 35,28 35,32', 'w')
    .discs('29,23,2.6', 'w')
    .polygon('27,21 26,17 29,20', 'w')
    .polygon('30,20 32,17 32,22', 'w')
    .rects('28,23,1,1 30,23,1,1', 'k')
    .rects('29,25,1,1', 'o');
  c.discs('46,25,2.6', 'k')
    .rects('44,22,4,2', 'o')
    .polygon('42,28 50,28 51,32 41,32', 'k')
    .rects('45,27,3,3', 'w')
    .rects('46,28,1,1', 'o');
  c.discs('69,24,3', 'f')
    .rects('66,20,7,2', 'n')
    .rects('71,21,3,1', 'n')
    .rects('65,27,8,9', 'n')
    .rects('71,29,4,1', 'f')
    .rects('70,24,1,1', 'k')
    .rects('74,27,1,6', 'k');
  c.discs('18,49,5 66,49,5', 'n')
    .discs('18,49,3 66,49,3', 'w')
    .rects('17,48,2,2 65,48,2,2', 'k')
    .rects('78,40,3,4', 'y')
    .rects('4,40,2,4', 'o');
  c.polygon('81,40 84,38 84,47 81,44', 'y');
  c.rects('8,55,20,1 34,57,12,1 12,58,8,1', 'r')
    .rects('70,53,10,1 66,56,12,1', 'y')
    .rects('40,54,10,1 24,59,10,1 52,58,10,1', 'b');
  return scene(
    'last-bus-in-rain',
    'The last bus takes everyone',
    'Последний автобус берёт всех',
    'bus, night, rain, cat | автобус, ночь, дождь, кошка',
    'transport',
    c,
    {
      '.': '#3a3f73 dusk',
      n: '#1c2047 navy',
      k: '#0b0c16 black',
      b: '#5f8fd0 rain',
      r: '#c8313f red',
      y: '#ffe08a light',
      o: '#f08b35 orange',
      f: '#e8b08c skin',
    },
  );
}

/** Fireflies, a jar and two who let them go. */
function fireflies() {
  const c = new Stage(70, 70);
  c.discs('54,12,7', 'w').discs('57,10,6', '.');
  c.blob('-4,40 -4,12 4,4 14,8 20,4 26,12 24,24 28,34 20,44', 'n')
    .blob('74,44 60,40 56,30 62,22 60,16 68,10 76,12', 'n')
    .rects('8,36,6,20 62,36,5,16', 'n');
  c.discs('8,16,4 18,20,3.4 10,28,4 64,24,3 66,34,3.4', 'g');
  c.below((x) => 52 + 2 * Math.sin(x / 8), 'g').below((x) => 58 + 2 * Math.sin(x / 5), 'n');
  for (let x = 2; x < 70; x += 6)
    c.polygon(
      [
        [x, 70],
        [x + 1.5, 57 + ((x * 5) % 4)],
        [x + 3, 70],
      ],
      'g',
    );
  c.rects('38,34,14,1 37,35,16,2', 'w')
    .blob('36,42 39,38 51,38 54,42 54,57 51,60 39,60 36,57', 'w')
    .blob('38,43 40,40 50,40 52,43 52,56 50,58 40,58 38,56', 'o');
  onto(c, 'o', () => {
    c.discs('42,46,2.4 48,52,2.4 44,55,2', 'y').rects('39,42,1,12', 'w');
  });
  c.blob('19,60 18,46 21,41 27,41 31,45 31,60', 'r')
    .discs('25,36,5', 'f')
    .blob('19,36 19,31 25,28.6 31,31 31,35 27,33 22,34 21,39', 'e')
    .rects('27,36,1,2', 'n')
    .rects('28,40,2,1', 'n')
    .stroke('29,46 37,45', 2.6, 'r')
    .discs('38,45,1.6', 'f')
    .rects('19,58,5,4 26,58,5,4', 'e');
  c.blob('58,60 57,50 60,46 65,46 68,50 68,60', 'y')
    .discs('62,41,4.4', 'f')
    .blob('57,41 58,36 63,35 67,38 68,46 66,47 65,40 60,39', 'e')
    .rects('59,41,1,2', 'n')
    .stroke('60,50 53,46', 2.4, 'y')
    .discs('53,46,1.6', 'f')
    .rects('58,58,4,4 64,58,4,4', 'e');
  c.each('44,28 36,20 48,16 32,10 40,6 28,26 52,24 14,12 60,32 22,14 34,30 6,40', (s, x, y) =>
    s
      .rect(x - 1, y, 4, 2, 'o')
      .rect(x, y - 1, 2, 4, 'o')
      .rect(x, y, 2, 2, 'y'),
  );
  return scene(
    'fireflies-let-go',
    'Opened on the count of three',
    'Открыли на счёт три',
    'fireflies, jar, children, night | светлячки, банка, дети, ночь',
    'people',
    c,
    {
      '.': '#2a3f6e dusk',
      n: '#14213f trees',
      g: '#2f7a56 grass',
      o: '#c9a028 glow',
      y: '#fff07a light',
      f: '#f0b890 skin',
      e: '#6a3a24 hair',
      r: '#d84a4a red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [lampInSnow(), nightBus(), fireflies()];
