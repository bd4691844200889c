/** Animals of the forest. */
import { Stage, scene } from './stage.mjs';

function pandaWithBamboo() {
  const c = new Stage(44, 46);
  c.rects('3,0,3,46 37,0,3,46', 'g').rects(
    '3,8,3,1 3,19,3,1 3,30,3,1 37,12,3,1 37,24,3,1 37,35,3,1',
    'd',
  );
  c.ellipses(
    '10,7,4.5,1.6,-25 10,20,4.5,1.6,20 34,12,4.5,1.6,25 33,4,4,1.5,-20 1.5,14,3,1.4,30',
    'd',
  );
  c.below((x) => 42 - Math.sin(x / 6), 'd');
  c.ellipse(22, 33, 12.5, 11, 'w')
    .ellipses('12,41,5.4,4.4 32,41,5.4,4.4', 'k')
    .ellipses('12.5,41.5,3,2.6 31.5,41.5,3,2.6', 'p');
  c.where((x, y) => y > 24 && y < 31 && Math.hypot(x - 22, y - 33) < 13, 'k').ellipses(
    '13,31,4,5,20 31,31,4,5,-20',
    'k',
  );
  c.discs('12,8,4.4 32,8,4.4', 'k').ellipse(22, 16.5, 12, 10.5, 'w');
  c.ellipses('16.4,16,3,3.6,25 27.6,16,3,3.6,-25', 'k')
    .rects('16,15,2,2 26,15,2,2', 'w')
    .dots('17,16 26,16', 'k')
    .ellipse(22, 21, 2.2, 1.4, 'k')
    .rects('21,22,2,2 18,24,3,1 23,24,3,1', 'k');
  c.stroke('17,36 33,27', 1.8, 'g')
    .ellipses('35,24,3.4,1.4,-30 33,29,3,1.4,30', 'd')
    .discs('15,35,3.2', 'k')
    .discs('29,30,3', 'k');
  return scene(
    'panda-with-bamboo',
    'Panda with bamboo',
    'Панда с бамбуком',
    'bear, China, leaves | медведь, Китай, листья',
    'animals',
    c,
    { '.': '#c9e6a4 pale green', g: '#8cbf3f bamboo', d: '#33803f green', p: '#e79ab0 pink' },
  );
}

function foxInWood() {
  const c = new Stage(54, 42);
  for (const [x, w] of [
    [3, 5],
    [15, 4],
    [44, 6],
  ])
    c.rect(x, 0, w, 36, 'e');
  c.rects('4,6,1,5 6,18,1,6 16,9,1,5 17,24,1,4 46,5,1,6 48,20,1,6', 'x');
  c.below((x) => 33 - 1.5 * Math.sin(x / 6), 'd').below((x) => 39 + Math.sin(x / 4), 'g');
  c.blob('22,23 34,21 41,25 40,32 24,33 20,28', 'o')
    .blob('38,25 46,20 52,23 50,30 44,33 39,31', 'o')
    .polygon('48,20.4 54,20 51.5,30.5 47.6,27', 'w');
  c.rects('23,30,3,7 28,31,3,7 35,31,3,6 38,29,3,8', 'o').rects(
    '23,35,3,3 28,36,3,3 35,35,3,3 38,35,3,3',
    'k',
  );
  c.polygon('12,13 17,17 13.4,21', 'o')
    .polygon('28,13 23,17 26.6,21', 'o')
    .blob('20,16 26,18 28,23 24,27 20,30.5 16,27 12,23 14,18', 'o');
  c.polygon('12.4,22 18,24.6 20,30.4 15.6,28', 'w')
    .polygon('27.6,22 22,24.6 20,30.4 24.4,28', 'w')
    .rects('16,21,2,2 22,21,2,2', 'k')
    .rect(19, 28, 2, 2, 'k')
    .dots('13,15 13,16 26,15 26,16', 'k');
  c.polygon('22,28 27,28 25,33 22,32', 'w');
  c.rects('9,35,2,3', 'w')
    .ellipse(10, 34.5, 3, 2, 'r')
    .rects('48,37,2,3', 'w')
    .ellipse(49, 36.6, 2.6, 1.8, 'r');
  return scene(
    'fox-in-wood',
    'Fox in the wood',
    'Лиса в лесу',
    'forest, autumn, mushrooms | лес, осень, грибы',
    'animals',
    c,
    {
      '.': '#f7d98b autumn light',
      e: '#8c5f3c brown',
      x: '#5c3b24 dark brown',
      d: '#b5b95a light moss',
      g: '#6f8334 moss',
      w: '#fff8e6 white',
      k: '#2a1d1a dark',
    },
  );
}

function squirrel() {
  const c = new Stage(42, 44);
  c.rect(0, 35, 42, 5, 'e')
    .rects('4,37,9,1 20,36,8,1 31,38,8,1', 'x')
    .polygon('30,35 40,27 42,29 36,36', 'e');
  c.blob('25,34 34,30 38,20 34,10 26,6 21,10 25,14 27,20 24,27', 'o').blob(
    '26,30 31.4,26 33.6,19 30.6,12.6 26,9.6 29,16 29.4,22',
    't',
  );
  c.blob('12,20 19,18 25,24 26,32 22,35 12,35 11,28', 'o').blob(
    '11.5,22 15,22 16.5,28 15,34 11.6,34',
    'w',
  );
  c.ellipse(13, 14.6, 6, 5.6, 'o')
    .polygon('13,10 12,3 16.6,9', 'o')
    .polygon('16,11 18,4.6 19.4,12', 'o')
    .ellipses('9,17,2.6,2', 'w');
  c.rect(11, 12, 2, 3, 'k')
    .rect(6, 14, 2, 2, 'k')
    .ellipse(21, 31, 4.4, 4.6, 't')
    .ellipse(21.6, 31.4, 4.2, 4.2, 'o')
    .rect(14, 33, 8, 2, 'o');
  c.stroke('17,23 12,25 9,24', 2, 'o')
    .ellipse(7.6, 24, 2.6, 3, 'x')
    .rect(5, 21, 5, 2, 'k')
    .dot(7, 20, 'k');
  c.ellipses('36,24,3.2,1.6,-40 40.6,24,2.4,1.4,30', 'g').discs('3,8,1', 'g');
  c.dots('2,7 3,7 2,8 3,8', '.');
  return scene(
    'squirrel-with-nut',
    'Squirrel with a nut',
    'Белка с орехом',
    'wood, branch, tail | лес, ветка, хвост',
    'animals',
    c,
    {
      '.': '#a3d4bd pale green',
      o: '#d9702a orange',
      t: '#f0b061 light orange',
      e: '#8a5f3d brown',
      x: '#573620 dark brown',
      g: '#4f9a48 green',
      w: '#fff4df cream',
    },
  );
}

function owlFamily() {
  const c = new Stage(56, 40);
  c.discs('28,12,9', 'y').stars('5,5 49,6 46,16 10,15', 'w');
  c.rect(0, 33, 56, 3, 'k').stroke('48,36 56,40', 2, 'k').stroke('0,31 6,34', 1.6, 'k');
  const owl = (x, top, r, ink) => {
    const foot = 33;
    c.blob(
      [
        [x, top],
        [x + r, top + 2],
        [x + r, foot - 3],
        [x + r * 0.6, foot],
        [x - r * 0.6, foot],
        [x - r, foot - 3],
        [x - r, top + 2],
      ],
      ink,
    );
    c.polygon(
      [
        [x - r, top - 2],
        [x - r * 0.2, top + 1],
        [x - r, top + 4],
      ],
      ink,
    ).polygon(
      [
        [x + r, top - 2],
        [x + r * 0.2, top + 1],
        [x + r, top + 4],
      ],
      ink,
    );
    c.ellipse(x, foot - (foot - top) * 0.28, r * 0.55, (foot - top) * 0.26, 'c');
    const eye = r * 0.45;
    for (const side of [-1, 1])
      c.ellipse(x + side * eye, top + r * 0.72, eye, eye, 'c').rect(
        Math.round(x + side * eye) - 1,
        Math.round(top + r * 0.72) - 1,
        2,
        2,
        'k',
      );
    c.polygon(
      [
        [x - 1.2, top + r * 0.9],
        [x + 1.2, top + r * 0.9],
        [x, top + r * 1.5],
      ],
      'o',
    );
    c.rects(`${x - 3},${foot - 1},2,2 ${x + 1},${foot - 1},2,2`, 'o');
  };
  owl(14, 14, 8, 'e');
  owl(41, 15, 8, 'e');
  owl(28, 22, 5, 't');
  return scene(
    'owl-family',
    'Owl family',
    'Семья сов',
    'night, branch, moon | ночь, ветка, луна',
    'animals',
    c,
    {
      '.': '#22366b night',
      e: '#8a5a33 brown',
      t: '#c9a888 tan',
      c: '#f3e2bd cream',
      w: '#ffffff white',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [pandaWithBamboo(), foxInWood(), squirrel(), owlFamily()];
