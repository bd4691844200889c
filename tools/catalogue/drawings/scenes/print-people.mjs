/** Prints in black: people and masks. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

function samurai() {
  const c = new Print(54, 58).rect(0, 0, 54, 58, '#');
  c.discs('27,24,23', '.');
  c.front(1, (l) => {
    l.polygon('27,20 10,24 2,34 0,44 8,46 12,38 18,34 27,32', '#')
      .polygon('4,37 12,31 12,33 4,40', '.')
      .polygon('9,27 17,26 13,29 6,32', '.');
    l.blob('27,8 16,11 11,20 12,27 27,25', '#')
      .polygon('25,17 17,9 13,1 15,0 20,5 25,10', '.')
      .polygon('13,0 11,2 17,11 24,18 25,19 25,16 19,10 15,4', '#');
    l.rects('18,15,1,9 22,13,1,11', '.')
      .polygon('27,3 24,11 27,14', '.')
      .polygon('10,25 27,22 27,25 10,28', '.')
      .rects('12,26,15,1', '#');
    l.polygon('27,26 14,28 14,38 19,46 27,49', '.')
      .polygon('15,31 24,33 24,36 18,35', '#')
      .rect(20, 33, 2, 2, '.')
      .polygon('14,29 25,31 25,32 14,31', '#');
    l.polygon('25,34 27,34 27,40 24,40', '#')
      .polygon('16,39 23,41 27,41 27,43 20,43 20,47', '#')
      .rects('22,44,5,1 24,44,1,2', '#');
    l.polygon('27,49 20,48 8,50 0,58 27,58', '#').rects(
      '6,53,21,1 3,56,24,1 14,50,1,8 21,50,1,8',
      '.',
    );
  });
  c.brokenMirror((all) => {
    all.front(1, (l) => l.stroke('40,60 53,34', 2.2, '#').stroke('40,50 47,54', 1.6, '#'));
    all.rect(27, 5, 2, 4, '#');
  });
  return scene(
    'samurai',
    'Samurai',
    'Самурай',
    'Japan, armour, helmet, sun | Япония, доспехи, шлем, солнце',
    'people',
    c,
  );
}

function carnivalMask() {
  const c = new Print(58, 54).rect(0, 0, 58, 54, '#');
  for (const [turn, far] of [
    [-90, 30],
    [-112, 32],
    [-134, 36],
    [-154, 34],
  ]) {
    c.front(
      1,
      (l) => {
        const tip = away(29, 30, far, turn);
        l.polygon(
          [
            [27, 28],
            away(...tip, 5, turn - 120),
            away(...tip, 2, turn),
            away(...tip, 5, turn + 120),
            [31, 28],
          ],
          '.',
        );
      },
      '#',
    );
    c.stroke([away(29, 30, 12, turn), away(29, 30, far - 1, turn)], 1.2, '#');
  }
  c.front(
    1,
    (l) => {
      l.blob('29,25 20,21 9,21 3,25 5,34 11,41 20,42 26,36 29,38', '.').ellipse(
        17,
        31,
        6.4,
        3.8,
        '#',
        14,
      );
      l.polygon('29,22 26,25 29,29', '#')
        .curve('6,26 13,24 21,25', 1.2, '#')
        .discs('8,33,1.2 11,37,1.2 16,39,1.2', '#');
    },
    '#',
  );
  c.brokenMirror((all) => {
    all.replace('.', 's', (x, y) => x > 29 && y > 24 && y < 44).hatch('s', 'columns', 'mid');
    all.contour('#', 0, 0);
    all.front(
      1,
      (l) => l.curve('6,38 4,45 9,50 8,55', 2, '.').curve('52,38 54,44 50,48 52,55', 2, '.'),
      '#',
    );
    all.front(1, (l) => l.blob('24,47 29,45 34,47 29,51', '.'), '#').rect(25, 47, 9, 1, '#');
  });
  return scene(
    'mask-with-feathers',
    'Mask with feathers',
    'Маска с перьями',
    'Venice, carnival, ball, theatre | Венеция, карнавал, бал, театр',
    'clothing',
    c,
  );
}

function womanWithFan() {
  const c = new Print(52, 60).rect(0, 0, 52, 60, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) => {
    l.blob('26,3 15,6 12,14 14,22 38,22 40,14 37,6', '#')
      .ellipse(26, 4, 8, 4, '#')
      .stroke('10,8 20,12', 1.6, '#')
      .stroke('42,5 33,11', 1.6, '#')
      .discs('9,7,2 43,4,2', '#');
    l.polygon('6,60 9,44 20,38 32,38 43,44 48,60', '#');
    l.blob('26,11 18,14 17,24 20,31 26,36 32,31 35,24 34,14', '.')
      .rects('23,34,6,5', '.')
      .polygon('20,38 32,38 26,48', '.');
    l.polygon('18,16 26,10 34,16 34,12 26,7 18,12', '#')
      .stroke('19,20 24,19', 1, '#')
      .stroke('28,19 33,20', 1, '#')
      .polygon('19,24 22,22.4 24.6,24', '#')
      .polygon('27.4,24 30,22.4 33,24', '#')
      .rects('25,25,1,3 24,30,4,2', '#');
    l.stroke('22,39 26,48 30,39', 1.2, '#').rects('24,7,4,2', '.');
    for (const [x, y] of [
      [13, 48],
      [40, 46],
      [38, 54],
      [12, 56],
    ])
      l.rect(x - 1, y, 3, 1, '.').rect(x, y - 1, 1, 3, '.');
  });
  c.front(1, (l) => {
    const spread = (r) => Array.from({ length: 13 }, (_, k) => away(30, 60, r, -160 + k * 10.8));
    l.polygon([[30, 60], ...spread(23)], '.');
    l.polygon([[30, 60], ...spread(23)], 's')
      .contour('s', 1, 1)
      .replace('s', '.');
    for (let k = 1; k < 12; k += 2)
      l.polygon(
        [
          away(30, 60, 8, -160 + k * 10.8),
          away(30, 60, 22, -164 + k * 10.8),
          away(30, 60, 22, -157 + k * 10.8),
        ],
        '#',
      );
    l.discs('30,60,5', '#');
  });
  return scene(
    'woman-with-fan',
    'Woman with a fan',
    'Женщина с веером',
    'Japan, kimono, portrait, hair | Япония, кимоно, портрет, причёска',
    'people',
    c,
  );
}

function astronaut() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, '#');
  c.stars('4,6 48,4 9,30 51,33', '.').rects('15,2,1,1 38,3,2,2 3,18,2,2 53,17,1,1', '.');
  c.front(
    1,
    (l) => {
      l.polygon('8,60 10,46 19,39 37,39 46,46 48,60', '.')
        .rects('14,24,28,6', '.')
        .discs('28,23,16', '.')
        .contour('.', 1, 1);
      l.ellipse(28, 23, 12.4, 10.4, '#');
      l.polygon('16,26 20,22 24,25 30,20 36,24 40,23 38,29 33,32 28,33 22,31', '.')
        .discs('35,17,2.6', '.')
        .rects('20,28,6,1 29,30,6,1 27,25,4,1', '#')
        .polygon('30,21 33,24 29,24', '#');
      l.curve('18,19 20,15.6 24,14', 1.2, '.')
        .rects('10,20,3,8 43,20,3,8', '#')
        .rects('19,44,18,9', '#')
        .rects('21,46,4,2 27,46,3,2 32,46,3,2 21,50,8,1 32,50,3,1', '.')
        .rects('12,54,5,1 39,54,5,1 18,41,20,1', '#');
      l.curve('37,56 44,57 50,52 57,54', 1.6, '.');
    },
    '#',
  );
  return scene(
    'astronaut-above-moon',
    'Astronaut',
    'Космонавт',
    'space, helmet, moon, stars | космос, шлем, луна, звёзды',
    'people',
    c,
  );
}

function detective() {
  const c = new Print(54, 60);
  c.rect(0, 0, 54, 60, '#').polygon('20,-1 40,-1 54,44 54,60 6,60', 's').hatch('s', 'rows', 'mid');
  c.front(1, (l) => {
    l.polygon('10,60 14,40 22,34 34,34 42,40 46,60', '#')
      .polygon('24,34 34,34 30,46', '.')
      .polygon('27,36 31,36 30,46 28,44', '#');
    l.blob('20,16 18,24 20,30 24,35 31,34 34,28 36,26 34,22 34,15', '.').polygon(
      '20,15 20,28 23,24 24,15',
      '#',
    );
    l.polygon('14,16 42,13 44,16 14,19', '#')
      .polygon('19,16 20,5 26,3 35,4 37,14', '#')
      .polygon('19.4,13 37,10.6 37,13 19.4,15.6', '.');
    l.rects('29,20,4,1 29,22,2,1', '#')
      .polygon('18,36 22,33 25,44 21,50', '#')
      .polygon('36,34 40,37 34,48 31,45', '#')
      .stroke('22,36 27,46', 1, '.')
      .stroke('37,37 31,47', 1, '.')
      .rects('28,49,1,2 28,54,1,2', '.');
    l.rects('31,29,4,1', '#');
  });
  c.front(1, (l) => {
    l.stroke('36,30 42,33', 1.8, '#').polygon('41,29 47,29 46,36 42,36', '#');
  });
  c.front(1, (l) => l.curve('44,26 41,21 47,17 44,11 48,6', 1.6, '#'));
  return scene(
    'detective-with-pipe',
    'Detective with a pipe',
    'Сыщик с трубкой',
    'hat, coat, smoke, crime | шляпа, пальто, дым, преступление',
    'people',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [samurai(), carnivalMask(), womanWithFan(), astronaut(), detective()];
