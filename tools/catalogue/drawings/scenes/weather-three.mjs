/** Scenes in colour: fog and frost, each with someone who lost the way. */
import { Stage, scene } from './stage.mjs';

/** Towers of a red bridge above the fog, and a whale that took a wrong turn. */
function bridgeInFog() {
  const c = new Stage(90, 58).below(0, '.');
  c.discs('70,14,8', 'y')
    .polygon('0,34 10,27 22,30 32,24 40,34', 'v')
    .polygon('60,34 74,26 84,28 90,24 90,36 60,36', 'v');
  for (const x of [20, 64]) {
    c.rects(
      [
        [x, 4, 3, 54],
        [x + 8, 4, 3, 54],
      ],
      'r',
    )
      .rects(
        [
          [x, 6, 11, 3],
          [x, 16, 11, 3],
          [x, 26, 11, 2],
        ],
        'r',
      )
      .rects(
        [
          [x + 2, 4, 1, 40],
          [x + 10, 4, 1, 40],
        ],
        'm',
      );
    c.rects(
      [
        [x, 2, 3, 2],
        [x + 8, 2, 3, 2],
      ],
      'm',
    );
  }
  const sag = (x) => {
    const past = Math.max(22 - x, x - 72);
    return past > 0 ? 6 + (past / 22) * 25 : 30 - 24 * ((x - 47) / 25) ** 2;
  };
  c.stroke(
    Array.from({ length: 90 }, (_, x) => [x + 0.5, sag(x)]),
    1.6,
    'm',
  );
  for (let x = 34; x < 64; x += 4) c.rect(x, Math.round(sag(x)), 1, 34 - sag(x), 'm');
  c.rects('0,33,90,3', 'r').rects('0,36,90,1', 'm');
  c.rects('36,29,7,4', 'y')
    .rects('38,27,4,2', 'y')
    .rects('50,30,6,3', 'b')
    .rects('51,28,4,2', 'b')
    .rects('4,29,9,4', 'b')
    .rects('5,30,2,2 8,30,2,2', 'w');
  c.below((x) => 43 + 2.5 * Math.sin(x / 6) + 1.5 * Math.sin(x / 2.7), 'w');
  c.clouds('8,42,9 88,42,8', 'w').clouds('34,48,7 58,46,6 76,50,8', 's');
  c.below((x) => 52 + 1.6 * Math.sin(x / 5 + 1) + Math.sin(x / 2.3), 's');
  c.blob('36,58 37,48 42,43 50,42 57,46 60,52 61,58', 'b')
    .polygon('58,50 66,45 70,39 72,46 78,48 70,52 60,56', 'b')
    .rects('42,47,3,3', 'w')
    .rects('42,48,2,2', 'k')
    .blob('36,58 37,53 44,54 52,55 54,58', 'w')
    .curve('46,41 46,37 43,35', 1.4, 's')
    .curve('47,41 48,37 51,36', 1.4, 's');
  c.curve('3,10 6,7 9,10', 1, 'k')
    .curve('9,10 12,7 15,10', 1, 'k')
    .curve('44,6 47,4 50,6', 1, 'k')
    .curve('50,6 53,4 56,6', 1, 'k');
  return scene(
    'bridge-above-fog',
    'Is this the way to the ocean',
    'Океан в эту сторону',
    'bridge, fog, whale, gull | мост, туман, кит, чайка',
    'places',
    c,
    {
      '.': '#f4c9a4 morning',
      y: '#fdea78 sun',
      v: '#b58fa6 hills',
      r: '#d2452f red',
      m: '#8e2a2e dark red',
      w: '#f6f2ee fog',
      s: '#b4cbdb grey fog',
      b: '#4a6f9c blue',
      k: '#22283a black',
    },
  );
}

/** A frosty lane at sunset: a plough, a cat on a stove pipe and a snowman who wants a lift. */
function snowPlough() {
  const c = new Stage(84, 62).below(0, '.');
  c.discs('16,24,9', 'y').polygon('0,36 14,28 30,34 46,26 64,34 84,28 84,44 0,44', 's');
  c.firs('6,14,38,7 76,12,38,8 66,20,38,6', 'g', 'e').each(
    '6,14,38,7 76,12,38,8 66,20,38,6',
    (s, x, top, foot, half) => {
      for (const at of [0.42, 0.72, 1]) {
        const y = Math.round(top + at * (foot - top)) - 1;
        s.rect(x - Math.round(half * at * 0.7), y, Math.round(half * at * 1.4), 1, 'w');
      }
    },
  );
  c.below((x) => 38 + 2 * Math.sin(x / 12), 'w').below((x) => 54 + 1.6 * Math.sin(x / 9), 's');
  c.rects('34,26,20,14', 'e')
    .rects('34,29,20,1 34,33,20,1 34,37,20,1', 'k')
    .polygon('31,27 44,15 57,27', 'w')
    .rects('48,14,4,8', 'r')
    .rects('38,30,5,5', 'y')
    .rects('46,30,5,10', 'r')
    .curve('50,12 53,8 50,4 54,1', 2.4, 'w');
  c.rects('40,30,1,5', 'e');
  c.rects('22,44,22,11', 'o')
    .rects('32,34,12,11', 'o')
    .rects('34,36,8,7', 'w')
    .rects('34,36,8,1', 'k')
    .discs('37,41,2', '.')
    .rects('35,38,5,2', 'r')
    .rects('24,41,6,3', 'o')
    .rects('22,50,22,1', 'k')
    .rects('26,34,2,8', 'k')
    .rects('36,31,4,3', 'y');
  c.discs('28,55,5.4 40,55,5.4', 'k')
    .discs('28,55,2.6 40,55,2.6', 'o')
    .polygon('12,43 18,45 21,50 21,58 10,60 14,52', 'r')
    .stroke('20,50 24,50', 2, 'k')
    .rects('22,46,3,2', 'y');
  c.blob('-4,64 -2,52 4,42 10,36 8,44 12,50 9,60', 's')
    .blob('-2,50 4,40 12,33 10,38 4,48', 'w')
    .discs('12,30,1.8 17,36,1.4 6,34,1.6', 'w');
  c.discs('64,54,7', 'w')
    .discs('64,43,5', 'w')
    .ring(64, 54, 7, 6, 's')
    .ring(64, 43, 5, 4.2, 's')
    .rects('62,42,1,1 66,42,1,1', 'k')
    .polygon('64,44 57,45 64,46', 'o')
    .rects('60,48,9,2', 'r')
    .rects('67,49,2,5', 'r')
    .rects('61,34,7,5', 'k')
    .rects('59,38,11,1', 'k')
    .rects('61,37,7,1', 'r')
    .stroke('58,52 52,46', 1.2, 'e')
    .rects('50,43,3,3', 'e')
    .stroke('70,52 75,55', 1.2, 'e')
    .rects('64,52,1,1 64,55,1,1', 'k');
  c.rects('72,54,7,6', 'e').rects('72,56,7,1', 'y').rects('74,52,3,2', 'k');
  return scene(
    'lift-for-snowman',
    'Going north by any chance',
    'Вам случайно не на север',
    'snow, plough, snowman, suitcase | снег, трактор, снеговик, чемодан',
    'transport',
    c,
    {
      '.': '#f2b6a0 evening',
      y: '#fbe07a yellow',
      g: '#2f6b5a fir',
      e: '#7a4630 brown',
      k: '#20223a dark',
      w: '#fbfaf6 snow',
      s: '#b9cdea blue snow',
      r: '#c9353a red',
      o: '#ee8a2a orange',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [bridgeInFog(), snowPlough()];
