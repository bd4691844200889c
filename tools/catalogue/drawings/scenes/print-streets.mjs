/** Prints in black: what drives, flies, dives and rolls towards you. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A car of the thirties comes out of the dark. */
function oldCar() {
  const c = new Print(64, 52).rect(0, 0, 64, 52, '#');
  c.polygon('24,30 -6,52 -6,30 20,26', '.').polygon('40,30 70,52 70,30 44,26', '.');
  c.front(
    1,
    (l) => {
      l.polygon('20,4 44,4 48,16 16,16', '.')
        .blob('6,46 5,34 10,26 18,24 22,34 22,46', '.')
        .blob('58,46 59,34 54,26 46,24 42,34 42,46', '.');
      l.polygon('22,16 42,16 40,44 24,44', '.').rects('3,42,58,4', '.');
    },
    '#',
  );
  c.polygon('22,6 31,6 31,14 19,14', '#').polygon('33,6 42,6 45,14 33,14', '#');
  c.polygon('25,20 39,20 38,41 26,41', '#');
  for (let k = 0; k < 5; k++) c.rect(27 + k * 2.4, 22, 1, 18, '.');
  c.front(1, (l) => l.discs('16,29,5.4 48,29,5.4', '.').contour('.', 1, 1), '#');
  c.front(1, (l) => l.rects('6,46,10,6 48,46,10,6', '.'), '#').rects(
    '8,47,1,5 11,47,1,5 14,47,1,5 50,47,1,5 53,47,1,5 56,47,1,5',
    '#',
  );
  c.rects('31,16,2,4', '#')
    .discs('32,15,2', '.')
    .rects('26,43,12,3', '#')
    .rects('28,44,2,1 31,44,3,1 35,44,2,1', '.');
  c.rects('17,26,1,5 49,26,1,5', '#');
  return scene(
    'old-car-at-night',
    'Out of the dark',
    'Из темноты',
    'car, headlights, grille, night | автомобиль, фары, решётка, ночь',
    'transport',
    c,
  );
}

/** A bus with two floors, in the usual weather. */
function doubleDecker() {
  const c = new Print(52, 64).rect(0, 0, 52, 64, 's');
  for (let k = 0; k < 9; k++) {
    for (const top of [(k * 7) % 11, 20 + ((k * 5) % 9), 38 + ((k * 3) % 7)])
      c.rect(2 + k * 6, top, 1, 6, '#');
  }
  c.replace('s', '.').rect(0, 57, 52, 7, '#').dashes('2,60,10 20,62,14 40,60,9', '.');
  c.front(1, (l) => {
    l.blob('10,8 14,4 26,3 38,4 42,8 43,30 43,56 9,56 9,30', '#').rects('9,30,34,27', '#');
    l.rects('13,9,12,11 27,9,12,11 13,34,17,12 32,34,7,12', '.').rects('13,24,26,6', '.');
    l.rects(
      '15,26,1,3 17,26,3,1 19,27,1,2 17,28,3,1 22,26,3,1 24,27,1,2 22,28,3,1 27,26,8,1 27,28,6,1',
      '#',
    );
    l.rects('11,49,6,4 35,49,6,4', '.')
      .rects('13,50,2,2 37,50,2,2', '#')
      .rects('20,50,12,1 20,52,12,1', '.');
    l.rects('5,34,3,6 44,34,3,6', '#').rects('11,57,7,4 34,57,7,4', '#');
    l.stroke('14,45 21,38', 1, '#')
      .discs('36,38,2.4', '#')
      .rects('33,41,6,5', '#')
      .rects('16,6,20,1', '.');
    l.discs('18,14,2 32,15,2', '#').rects('15,17,6,3 29,18,6,2', '#');
  });
  return scene(
    'bus-with-two-floors',
    'Upstairs please',
    'Наверх пожалуйста',
    'bus, London, rain, passengers | автобус, Лондон, дождь, пассажиры',
    'transport',
    c,
  );
}

/** A small propeller plane before the sun. */
function propeller() {
  const c = new Print(74, 52).rect(0, 0, 74, 52, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('37,22,20', '.').contour('.', 1, 1));
  c.front(1, (l) => {
    l.polygon('37,22 3,15 0,18 1,20 37,30 73,20 74,18 71,15', '#').polygon(
      '35,14 35,3 39,3 39,14',
      '#',
    );
    l.polygon('22,11 52,11 54,14 20,14', '#')
      .discs('37,24,10', '#')
      .discs('37,24,8', '.')
      .discs('37,24,7', '#');
    l.blob('30,17 33,12 41,12 44,17', '#').rects('33,14,3,2 38,14,3,2', '.');
    l.stroke('29,33 24,43', 2, '#')
      .stroke('45,33 50,43', 2, '#')
      .discs('23,44,3.6 51,44,3.6', '#')
      .discs('23,44,1 51,44,1', '.');
    l.front(
      1,
      (p) => p.polygon('37,24 34,10 36,7 39,10', '.').polygon('37,24 40,38 38,41 35,38', '.'),
      '#',
    );
    l.discs('37,24,2.6', '.')
      .rects('36,23,2,2', '#')
      .rects('10,17,4,1 60,17,4,1 18,19,5,1 51,19,5,1', '.');
  });
  c.clouds('10,50,9 64,47,8', '#').clouds('36,52,6', '#');
  return scene(
    'propeller-before-sun',
    'Morning post',
    'Утренняя почта',
    'aeroplane, propeller, sun, wings | самолёт, пропеллер, солнце, крылья',
    'transport',
    c,
  );
}

/** Ten pins, one ball, and the moment after. */
function bowling() {
  const c = new Print(60, 58).rect(0, 0, 60, 58, '#');
  c.polygon('10,0 13,0 0,34 0,25', '.').polygon('50,0 47,0 60,34 60,25', '.');
  for (const x of [-1, 1])
    c.stroke(
      [
        [30 + x * 5, 0],
        [30 + x * 17, 58],
      ],
      1.6,
      '.',
    );
  const pin = ([x, y], turn, size) => {
    const at = (far, side) => {
      const [px, py] = away(x, y, far * size, turn - 90);
      return away(px, py, side * size, turn);
    };
    const half = [
      [-9, 2.2],
      [-5, 3.4],
      [0, 3],
      [4, 1.6],
      [7, 2],
      [9, 1.4],
    ];
    const around = [
      ...half.map(([f, s]) => at(f, s)),
      ...half.toReversed().map(([f, s]) => at(f, -s)),
    ];
    c.front(
      1,
      (l) => {
        l.blob(around, '.');
        l.stroke([at(4.6, -1.4), at(4.6, 1.4)], 1.4, '#');
      },
      '#',
    );
  };
  pin([30, 12], 4, 1);
  pin([16, 16], -38, 1.1);
  pin([44, 15], 42, 1.1);
  pin([9, 34], -75, 1.2);
  pin([51, 33], 68, 1.2);
  c.front(1, (l) =>
    l
      .discs('30,38,14', '#')
      .discs('26,33,1.8 32,31,1.8 31,37,1.8', '.')
      .curve('19,42 22,47 28,49.6', 1.4, '.'),
  );
  return scene(
    'strike-at-bowling',
    'Strike',
    'Страйк',
    'bowling, ball, pins, lane | боулинг, шар, кегли, дорожка',
    'sport',
    c,
  );
}

/** A ball above a hoop, seen from the floor. */
function hoop() {
  const c = new Print(54, 62).rect(0, 0, 54, 62, 's').hatch('s', 'columns', 'light');
  c.front(1, (l) =>
    l
      .rects('2,2,50,34', '.')
      .contour('.', 2, 2)
      .rects('17,14,20,16', '#')
      .rects('19,16,16,14', '.'),
  );
  c.front(1, (l) => {
    l.ellipse(27, 34, 14, 3.4, '#').ellipse(27, 34, 11.6, 1.6, '.').rects('24,30,6,3', '#');
    const isThread = (u) => ((u % 2) + 2) % 2 < 0.55;
    const isNet = (x, y) => y > 37 && y < 60 && Math.abs(x - 27) < 13 - (y - 37) * 0.22;
    l.where(isNet, '.').where((x, y) => {
      const across = ((x - 27) / (13 - (y - 37) * 0.22)) * 3.4;
      const down = (y - 37) / 5;
      return isNet(x, y) && (isThread(across + down) || isThread(across - down));
    }, '#');
  });
  c.front(1, (l) => {
    l.discs('36,17,12', '#').stroke('26,10 46,24', 1.4, '.').curve('40,5 32,14 31,29', 1.4, '.');
    l.curve('26,21 32,17 37,8 37,4', 1.2, '.').curve('35,29 38,22 47,17', 1.2, '.');
  });
  return scene(
    'ball-above-hoop',
    'One second left',
    'Осталась секунда',
    'basketball, hoop, net, board | баскетбол, кольцо, сетка, щит',
    'sport',
    c,
  );
}

/** A sub that looks up. */
function periscope() {
  const c = new Print(76, 54).rect(0, 0, 76, 16, 's').hatch('s', 'rows', 'light');
  c.below((x) => 15 + Math.sin(x / 4) * 1.2, '#');
  c.front(1, (l) =>
    l.polygon('54,8 66,8 63,14 56,14', '#').rects('59,1,1,8', '#').polygon('60,1 66,6 60,6', '#'),
  );
  c.front(
    1,
    (l) => {
      l.blob('4,36 10,29 24,27 52,27 66,30 72,36 66,42 52,45 24,45 10,43', '.').polygon(
        '28,28 31,19 45,19 47,28',
        '.',
      );
      l.polygon('2,28 9,33 9,40 2,45', '.').rects('37,8,2,12 38,7,5,2', '.');
    },
    '#',
  );
  c.discs('24,36,3.4 37,36,3.4 50,36,3.4', '#').discs('24,36,1.6 37,36,1.6 50,36,1.6', '.');
  c.curve('10,41 24,43 52,43 64,40', 1, '#').rects('34,22,8,1 62,33,5,1 12,33,5,1', '#');
  c.discs('66,24,1.6 70,20,1 62,21,1', '.')
    .front(1, (l) => l.blob('12,50 18,47 24,50 18,53', '.').polygon('23,50 28,47 28,53', '.'), '#')
    .dots('15,49', '#');
  c.front(
    1,
    (l) =>
      l
        .blob('52,51 47,48.6 43,51 47,53.4', '.')
        .polygon('44,51 40,48.6 40,53.4', '.')
        .blob('64,51 59,48.6 56,51 59,53', '.'),
    '#',
  ).dots('49,50', '#');
  return scene(
    'submarine-with-periscope',
    'Just looking',
    'Просто смотрим',
    'submarine, periscope, boat, fish | подводная лодка, перископ, парусник, рыбы',
    'transport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [oldCar(), doubleDecker(), propeller(), bowling(), hoop(), periscope()];
