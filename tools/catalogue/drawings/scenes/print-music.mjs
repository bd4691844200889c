/** Prints in black: who plays, and on what. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

function grandPiano() {
  const c = new Print(64, 54).rect(0, 0, 64, 54, '#');
  c.polygon('14,-1 30,-1 64,44 64,54 0,54 0,47', '.');
  c.rect(0, 44, 64, 10, '.').rects('0,47,20,1 34,49,26,1 6,52,24,1', '#');
  c.front(1, (l) => {
    l.polygon('18,26 24,5 56,2 60,14 58,24 52,27', '#')
      .polygon('14,27 60,27 61,33 14,33', '#')
      .rects('12,30,6,4', '#');
    l.rects('20,33,3,15 50,33,3,15 36,33,4,12 33,46,10,1', '#').rects('19,48,5,2 49,48,5,2', '#');
    l.curve('27,22 32,9 46,7 55,8', 1.2, '.').rects('22,29,37,1', '.').stroke('48,26 46,8', 1, '.');
    l.rects('14,28,5,1', '.');
  });
  c.front(1, (l) => {
    l.discs('8,15,3.6', '#')
      .blob('8,19 12,24 12,34 11,38 4,38 3,30 4,22', '#')
      .curve('9,23 13,28 17,27', 2, '#')
      .curve('8,38 13,38 14,48', 3, '#')
      .rects('13,47,5,2', '#');
    l.rects('2,39,11,3 3,42,2,9 10,42,2,9', '#').polygon('3,30 2,43 6,38', '#');
  });
  return scene(
    'pianist-at-grand-piano',
    'Pianist in the limelight',
    'Пианист в луче света',
    'concert, stage, music, piano | концерт, сцена, музыка, рояль',
    'music',
    c,
  );
}

function trumpetPlayer() {
  const c = new Print(60, 56);
  for (let k = 0; k < 18; k++)
    c.polygon([[50, 22], away(50, 22, 90, k * 20), away(50, 22, 90, k * 20 + 10)], '#');
  c.front(1, (l) => {
    l.blob('8,56 8,42 14,35 24,33 32,38 36,48 36,58 8,60', '#');
    l.blob('12,16 18,9 26,11 29,18 28,25 24,32 17,33 12,26', '.')
      .contour('.', 1, 1)
      .blob('10,18 12,9 20,6 28,8 31,12 20,12 15,17 14,22', '#')
      .rects('8,11,26,2', '#')
      .polygon('12,11 13,4 27,4 29,11', '#')
      .rect(13, 8, 15, 1, '.');
    l.rects('23,17,3,1 17,21,1,4', '#').polygon('27,19 31,22 28,23', '#');
    l.polygon('24,33 28,33 22,46', '.')
      .curve('24,42 30,38 36,30', 4.4, '#')
      .stroke('25,40 32,34', 1, '.');
  });
  c.front(1, (l) => {
    l.rect(28, 24, 22, 2, '#')
      .polygon('46,24 58,16 58,34 46,26', '#')
      .rects('34,22,1,12 37,21,1,12 40,22,1,12', '#')
      .curve('33,26 33,31 44,31 46,26', 1.4, '#')
      .rects('33,20,3,2 36,19,3,2 39,20,3,2', '#')
      .stroke('56,20 56,30', 1, '.');
    l.discs('37,29,2.6', '#');
  });
  return scene(
    'trumpet-player',
    'Trumpet player',
    'Трубач',
    'jazz, hat, band, sound | джаз, шляпа, оркестр, звук',
    'music',
    c,
  );
}

function guitarOnChair() {
  const c = new Print(46, 60).rect(0, 0, 46, 60, '#');
  c.polygon('26,-1 46,-1 46,30', 's').hatch('s', 'slant', 'mid');
  c.front(
    1,
    (l) => {
      l.rects('6,16,3,44 33,30,3,30 6,16,20,3 8,38,28,4 8,51,26,2', '.').rects('8,25,18,2', '.');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      const at = (far, side) => {
        const [x, y] = away(18, 44, far, -68);
        return away(x, y, side, 22);
      };
      l.ellipse(18, 44, 11.6, 10, '.', 22)
        .ellipse(...at(14, 0), 8.6, 7, '.', 22)
        .polygon([at(18, -1.6), at(42, -1.4), at(42, 1.6), at(18, 1.8)], '.')
        .polygon([at(40, -2.6), at(48, -3), at(48, 3.2), at(40, 2.8)], '.');
      l.polygon([at(11, -1.4), at(40, -1), at(40, 1), at(11, 1.6)], '#')
        .ellipse(...at(9, 0), 3.6, 3.6, '#')
        .polygon([at(-5, -4), at(-3, -4), at(-3, 4), at(-5, 4)], '#');
    },
    '#',
  );
  return scene(
    'guitar-on-chair',
    'Guitar on a chair',
    'Гитара на стуле',
    'strings, song, evening, room | струны, песня, вечер, комната',
    'music',
    c,
  );
}

function drumKit() {
  const c = new Print(60, 50);
  for (const x of [6, 20, 34, 48])
    c.polygon(
      [
        [x, -1],
        [x + 6, -1],
        [x + 16, 44],
        [x - 10, 44],
      ],
      's',
    );
  c.hatch('s', 'rows', 'mid').rect(0, 43, 60, 7, '#').dashes('2,45,16 26,47,22 48,45,10', '.');
  c.front(1, (l) =>
    l
      .rects('7,14,1,32 51,12,1,34', '#')
      .stroke('1,15 15,11', 2, '#')
      .stroke('44,9 59,14', 2, '#')
      .polygon('2,47 7,40 8,40 13,47', '#')
      .polygon('46,47 51,40 52,40 57,47', '#'),
  );
  c.front(1, (l) =>
    l
      .discs('30,34,13', '#')
      .discs('30,34,11', '.')
      .discs('30,34,9.6', '#')
      .discs('30,34,6', '.')
      .discs('30,34,3', '#'),
  );
  c.front(1, (l) => {
    for (const x of [20, 40])
      l.polygon(
        [
          [x - 8, 12],
          [x + 8, 12],
          [x + 7, 22],
          [x - 7, 22],
        ],
        '#',
      )
        .ellipse(x, 12, 8, 2.6, '.')
        .where((px, py) => Math.abs(Math.hypot((px - x) / 8, (py - 12) / 2.6) - 1) < 0.22, '#')
        .rect(x - 5, 18, 10, 1, '.');
  });
  c.front(1, (l) => {
    l.rects('9,27,14,9', '#')
      .rects('10,29,12,1 10,33,12,1', '.')
      .polygon('12,36 16,36 10,48 8,48', '#')
      .polygon('17,36 20,36 23,48 21,48', '#');
    l.rects('42,28,14,13', '#')
      .rects('43,30,12,1 43,37,12,1', '.')
      .rects('43,41,2,7 53,41,2,7', '#');
  });
  return scene(
    'drums-on-stage',
    'Drums on stage',
    'Барабаны на сцене',
    'band, concert, rhythm, cymbals | группа, концерт, ритм, тарелки',
    'music',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [grandPiano(), trumpetPlayer(), guitarOnChair(), drumKit()];
