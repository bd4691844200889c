/** Scenes in colour: nights with a show, on a screen and on a roof. */
import { onto } from './light.mjs';
import { moved } from './moved.mjs';
import { Stage, scene } from './stage.mjs';

/** A cinema for cars, and a guest who came because of the picture. */
function driveIn() {
  const c = new Stage(86, 64).below(0, '.');
  c.stars('4,5 72,12 82,20 3,24 78,40', 'w').discs('9,13,5', 'w').discs('11.4,11.6,4.4', '.');
  c.rects('16,38,3,14 54,38,3,14', 'e').rects('8,4,54,36', 'e').rects('10,6,50,32', 's');
  c.polygon('10,38 10,30 18,24 24,29 32,20 40,28 50,22 60,30 60,38', 'l')
    .polygon('44,38 50,22 54,14 58,22 60,38', 'o')
    .rects('52,12,4,3', 'r')
    .discs('52,9,2.4 56,7,2.4', 'w');
  c.blob('22,38 22,30 26,24 31,22 31,14 35,9 43,9 47,13 46,18 40,20 38,25 40,32 40,38', 'g')
    .curve('23,36 18,36 14,32 12,26', 3.4, 'g')
    .polygon('40,17 47,15 47,20 40,20', 'w')
    .rects('41,17,1,2 43,17,1,2 45,16,1,2', 'g')
    .rects('36,11,3,3', 'w')
    .rects('37,12,2,2', '.')
    .stroke('37,25 42,26 42,29', 1.6, 'g');
  c.rects('28,24,1,2 26,28,1,2 31,28,1,2 28,32,1,2 34,31,1,2', 'l');
  c.below(52, '.').rects('0,51,86,1', 'e');
  onto(c, '.', () => c.polygon('0,46 8,44 8,40 0,40', '.'));
  c.blob('60,66 58,50 60,40 65,34 72,31 78,33 82,40 80,46 77,50 80,56 81,66', 'g')
    .blob('58,36 57,29 60,24 68,23 74,27 75,33 70,37 62,38', 'g')
    .polygon('57,33 66,35 70,37 62,39 57,38', 'w')
    .rects('58,33,1,3 61,34,1,3 64,35,1,2', 'g')
    .rects('62,26,3,3', 'w')
    .rects('62,27,2,2', '.');
  c.curve('80,50 85,54 86,62', 4, 'g')
    .stroke('66,46 60,47 58,50', 2, 'g')
    .rects('70,40,2,3 75,42,2,3 73,48,2,3 69,54,2,3 76,56,2,3', 'l');
  c.polygon('50,48 59,48 58,58 52,58', 'w')
    .rects('52,48,2,10 56,48,2,10', 'r')
    .discs('52,47,1.8 55,46,2 58,47,1.8', 'y');
  car(c, 2, 'r');
  car(c, 28, 'y');
  c.rects('5,44,1,7 48,45,1,5', 'e');
  return scene(
    'drive-in-with-guest',
    'He waves at his grandfather',
    'Он пришёл посмотреть на дедушку',
    'cinema, cars, dinosaur, night | кино, автомобили, динозавр, ночь',
    'places',
    c,
    {
      '.': '#23264f night',
      e: '#8a7fa6 frame',
      s: '#f5d9b0 screen',
      l: '#b5d46a light green',
      g: '#3f8f4c green',
      o: '#b5653a volcano',
      r: '#d63b3b red',
      w: '#fffdf2 white',
      y: '#f4c430 yellow',
    },
  );
}

/** A car from behind, with two heads in it. */
function car(c, x, ink) {
  const at = (path) => moved(path, x, 0);
  c.blob(at('3,56 5,50 9,48 15,48 19,50 21,56'), ink).rects(at('6,50,12,5'), 's');
  c.discs(at('10,53,1.8 14.6,53,1.8'), '.').rects(at('9,54,7,1'), '.');
  c.blob(at('0,57 4,55 20,55 24,57 24,62 0,62'), ink);
  c.rects(at('1,57,3,2 20,57,3,2 9,58,6,2'), 'w').rects(at('2,61,4,3 18,61,4,3'), '.');
  c.rects(at('0,60,24,1'), 'e');
}

/** A chimney sweep and a cat share a sausage under the moon. */
function sweep() {
  const c = new Stage(70, 76).below(0, '.');
  c.discs('40,28,24', 'y')
    .discs('32,20,4 48,36,5 52,18,3 36,42,3', 'o')
    .stars('6,8 14,22 5,34 66,6 67,48', 'y');
  c.polygon('-2,80 -2,62 14,48 30,57 30,80', 'r').polygon('30,80 30,58 46,55 72,68 72,80', 'r');
  onto(c, 'r', () => {
    for (let y = 50; y < 78; y += 4) {
      c.rect(0, y, 70, 1, 'm');
      for (let x = y % 8; x < 70; x += 8) c.rect(x, y, 1, 4, 'm');
    }
  });
  c.stroke('-2,62 14,48 30,58 46,55 72,68', 2, 'm');
  c.rects('4,40,9,16', 'e')
    .rects('3,38,11,3', 'm')
    .rects('5,33,2,5 10,33,2,5', 'r')
    .rects('4,44,4,1 9,48,4,1 4,52,5,1', 'm')
    .curve('6,31 3,26 7,21 4,14 8,8', 2.4, 'w');
  c.rects('54,48,11,18', 'e')
    .rects('53,46,13,3', 'm')
    .rects('54,53,5,1 60,58,5,1', 'm')
    .rects('56,42,3,4 61,42,3,4', 'r')
    .curve('62,40 66,34 61,28 65,20', 2.4, 'w');
  c.rects('6,65,12,11', 'k').rects('7,66,4,4 13,66,4,4 7,71,4,5 13,71,4,5', 'y');
  c.blob('26,58 25,46 28,38 34,35 40,37 43,46 43,58', 'k')
    .stroke('27,56 22,62 20,69', 4, 'k')
    .stroke('41,56 44,62 41,70', 4, 'k')
    .rects('16,68,6,3 37,69,6,3', 'k');
  c.discs('34,30,5', 'w')
    .discs('33,30,4.4', 'o')
    .rects('28,23,12,2', 'k')
    .rects('30,13,8,11', 'k')
    .rects('30,21,8,1', 'r')
    .rects('31,29,1,2 35,29,1,2', 'k')
    .rects('31,33,4,1', 'k')
    .rects('29,27,2,2', 'o')
    .curve('29,37 34,39 40,36', 2, 'r');
  c.curve('40,40 47,44 51,49', 3, 'k')
    .discs('51,49,1.8', 'o')
    .curve('28,41 22,46 26,50', 3, 'k')
    .discs('26,50,1.8', 'o')
    .stroke('20,40 22,74', 1, 'e')
    .discs('20,38,4.6', 'k')
    .stroke('14,38 26,38', 1, 'k')
    .stroke('20,32 20,44', 1, 'k');
  c.curve('50,51 53,53 57,51', 2.4, 'm').rects('53,52,1,2', 'y');
  c.blob('56,46 56,40 59,36 64,38 66,46', 'k')
    .discs('58,33,3.6', 'k')
    .polygon('55,32 54,27 58,30', 'k')
    .polygon('59,30 62,27 62,32', 'k')
    .rects('56,32,1,2 59,32,1,2', 'y')
    .curve('65,45 69,42 68,36', 1.6, 'k')
    .stroke('57,44 56,50', 1.6, 'k')
    .rects('54,46,13,2', 'm');
  return scene(
    'sweep-and-cat',
    'Half for you and half for me',
    'Половина тебе половина мне',
    'roofs, moon, chimney sweep, cat | крыши, луна, трубочист, кот',
    'people',
    c,
    {
      '.': '#2b3a78 night',
      y: '#ffe58a moon',
      o: '#eeb45e crater',
      r: '#c2553f tile',
      m: '#7c2f38 dark red',
      e: '#a8805c brick',
      w: '#c8cfe4 smoke',
      k: '#12142b black',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [driveIn(), sweep()];
