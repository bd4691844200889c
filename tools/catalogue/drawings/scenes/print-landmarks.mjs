/** Prints in black: buildings that everybody has seen, if only on a stamp. */
import { Print } from './print.mjs';
import { away, scene } from './stage.mjs';

/** A lady with a torch, above the harbour. */
function liberty() {
  const c = new Print(46, 66).rect(0, 0, 46, 66, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => {
    l.polygon('6,66 9,57 38,57 41,66', '#').rects('11,60,25,1 10,63,27,1', '.');
    l.polygon('15,57 14,42 16,31 20,26 30,26 34,31 35,42 36,57', '#');
    l.stroke('20,29 14,20 13,12', 4.6, '#');
    l.curve('20,31 18,40 19,55', 1.2, '.').curve('25,30 23,42 24,55', 1.2, '.');
    l.curve('31,44 30,49 31,55', 1.2, '.').curve('18,28 26,33 33,30', 1.2, '.');
  });
  c.front(1, (l) => {
    for (const turn of [-170, -143, -116, -90, -64, -37, -10])
      l.polygon(
        [away(25, 17, 12, turn), away(25, 17, 4, turn - 16), away(25, 17, 4, turn + 16)],
        '#',
      );
    l.ellipse(25, 19.5, 5, 6.4, '.').contour('.', 1, 1).rects('20,15,10,2', '#');
    l.rects('22,19,2,1 26,19,2,1 24,19,1,4 23,24,3,1', '#').rects('19,19,1,7 30,19,1,7', '#');
  });
  c.front(1, (l) =>
    l
      .polygon('8,10 18,10 15,14 11,14', '#')
      .blob('13,-1 17,4 16,8 13,9 10,8 9,4', '#')
      .polygon('13,4 14.6,8 11.4,8', '.'),
  );
  c.front(1, (l) => l.polygon('30,33 38,31 40,43 32,45', '.').contour('.', 1, 1));
  return scene(
    'liberty-with-torch',
    'Torch above the harbour',
    'Факел над гаванью',
    'statue, New York, crown, torch | статуя, Нью-Йорк, корона, факел',
    'places',
    c,
  );
}

/** The clock of Westminster at night. */
function bigClock() {
  const c = new Print(42, 72).rect(0, 0, 42, 72, '#');
  c.discs('36,9,7', '.').discs('32,7,6', '#').stars('6,6 4,28 37,32 8,46 35,54', '.');
  c.front(
    1,
    (l) => {
      l.rects('13,33,16,40 11,17,20,16 14,12,14,5', '.').polygon('14,12 28,12 21,1', '.');
      l.rects('20,0,2,3', '.').rects('10,32,22,2 12,48,18,1 12,60,18,1', '.');
      l.polygon('17,11 25,11 21,4', '#').rects('16,13,2,3 20,13,2,3 24,13,2,3', '#');
    },
    '#',
  );
  c.ring(21, 25, 7.4, 6, '#').rects('20,21,1,5 20,25,5,1', '#');
  c.rects('12,18,2,2 28,18,2,2 12,30,2,2 28,30,2,2', '#').rects('11,34,20,1', '#');
  for (const x of [15, 19, 22, 26])
    c.rects(`${x},37,1,9 ${x},50,1,9 ${x},62,1,10`, '#').dots(`${x},35`, '.');
  c.rects('0,68,11,4 31,66,11,6', '.').rects('3,69,2,3 7,69,2,3 33,68,2,3 37,68,2,3', '#');
  return scene(
    'big-clock-at-night',
    'Quarter past midnight',
    'Четверть первого ночи',
    'London, tower, clock, moon | Лондон, башня, часы, луна',
    'places',
    c,
  );
}

/** Eight storeys that lean, and one who holds them up. */
function leaningTower() {
  const c = new Print(58, 66).rect(0, 0, 58, 66, 's').hatch('s', 'rows', 'light');
  const sin = Math.sin(0.1);
  const cos = Math.cos(0.1);
  const inTower = (part) => (x, y) => {
    const dx = x - 26;
    const dy = 60 - y;
    return part(dx * cos - dy * sin, dx * sin + dy * cos);
  };
  const isBody = (u, v) => v > 0 && (v < 48 ? Math.abs(u) < 11 : v < 56 && Math.abs(u) < 7.6);
  c.front(1, (l) => {
    l.where(inTower(isBody), '.').contour('.', 1, 2);
    l.where(
      inTower(
        (u, v) => Math.abs(u) < 10 && v > 8 && v < 48 && v % 8 < 5.6 && Math.abs(u) % 5 > 2.4,
      ),
      '#',
    );
    l.where(
      inTower((u, v) => isBody(u, v) && v < 56 && v % 8 > 6.8),
      '#',
    );
    l.where(
      inTower((u, v) => v < 6.4 && Math.abs(u) < 2),
      '#',
    );
    l.where(
      inTower((u, v) => v > 49 && v < 54.6 && Math.abs(u) < 6.4 && Math.abs(u) % 4 > 2),
      '#',
    );
  });
  c.rect(0, 60, 58, 6, '.').rect(0, 60, 58, 2, '#').dashes('3,64,9 20,64,14 42,64,12', '#');
  c.front(1, (l) => {
    l.discs('51,36,3', '#').stroke('51,43 52,51', 5, '#').stroke('50,43 45,43 40,42', 2, '#');
    l.stroke('52,51 48,55 48,60', 2.6, '#').stroke('52,51 55,55 56,60', 2.6, '#');
    l.rects('38,37,2,6', '#');
  });
  return scene(
    'leaning-tower-and-tourist',
    'Holding up the tower',
    'Держу башню',
    'Pisa, tower, tourist, photograph | Пиза, башня, турист, фотография',
    'places',
    c,
  );
}

/** Stones that hold the sun for one day of the year. */
function stones() {
  const c = new Print(68, 46).rect(0, 0, 68, 35, '#');
  c.discs('39,24,18', '.');
  c.rect(0, 34, 68, 12, '.').rect(0, 35, 68, 1, '#');
  c.dashes('0,39,9 60,38,8 14,42,10 46,42,14 2,45,18 34,45,12', '#');
  const stone = (path) => c.front(1, (l) => l.polygon(path, '#'));
  stone('3,38 4,16 10,15 11,38');
  stone('15,39 16,16 21,17 22,39');
  stone('1,14 2,8 24,9 24,15');
  stone('29,42 30,18 36,18 36,42');
  stone('42,42 43,18 49,18 50,42');
  stone('27,16 28,10 51,10 51,16');
  stone('57,39 58,20 61,12 66,14 67,39');
  c.rects('6,19,1,9 8,28,1,6 18,21,1,9 32,21,1,10 34,33,1,6 45,22,1,8 47,32,1,6', '.');
  c.rects('61,18,1,8 64,27,1,8 6,11,7,1 33,13,9,1 17,12,4,1', '.');
  return scene(
    'stones-at-sunrise',
    'Longest day of the year',
    'Самый длинный день года',
    'stones, circle, sunrise, plain | камни, круг, восход, равнина',
    'places',
    c,
  );
}

/** Two towers that open for ships. */
function towerBridge() {
  const c = new Print(84, 54).clouds('14,10,8 70,8,9', 's').hatch('s', 'rows', 'mid');
  c.curve('0,27 10,31 20,23', 1.4, '#').rects('0,36,22,3', '#');
  for (let x = 2; x < 20; x += 4) c.rect(x, 29, 1, 8, '#');
  c.front(1, (l) => {
    l.rects('20,15,14,35', '.').contour('.', 1, 2);
    l.polygon('22,14 32,14 27,3', '#').polygon('18,15 22,15 20,8', '#');
    l.polygon('32,15 36,15 34,8', '#').rects('26,0,2,4', '#').rects('18,46,18,8', '#');
    l.rects('23,18,2,4 26,18,2,4 29,18,2,4 23,27,2,5 29,27,2,5 26,27,2,5', '#');
    l.rects('21,24,12,1 21,34,12,1', '#').polygon('23,46 23,39 27,36 31,39 31,46', '#');
  });
  c.rects('34,19,8,1 34,23,8,2', '#').rects('36,20,1,3 40,20,1,3', '#');
  c.polygon('34,36 42,27 42,30 37,39 34,39', '#');
  c.brokenMirror((all) => {
    all.rect(0, 50, 84, 4, '.').dashes('2,51,9 22,52,8 50,51,6 66,52,12 40,53,8', '#');
    all.front(1, (l) =>
      l
        .polygon('33,46 53,46 50,51 36,51', '#')
        .rects('39,41,8,4', '#')
        .rects('41,42,2,2 45,42,1,2', '.')
        .rects('49,38,2,7', '#'),
    );
  });
  return scene(
    'tower-bridge-opens',
    'The bridge gives way',
    'Мост уступает дорогу',
    'London, river, towers, boat | Лондон, река, башни, катер',
    'places',
    c,
  );
}

/** Three pyramids, and a rider who has seen them before. */
function pyramids() {
  const c = new Print(78, 52).rect(0, 0, 78, 34, 's').hatch('s', 'rows', 'light');
  c.front(1, (l) => l.discs('64,10,7', '.').contour('.', 1, 1));
  const pyramid = (peak, left, fold, right) =>
    c.front(1, (l) => {
      l.polygon([peak, [fold, 35], [right, 35]], '#');
      l.polygon([peak, [left, 35], [fold, 35]], '.').stroke([[left, 35], peak, [fold, 35]], 1, '#');
      l.stroke([peak, [right, 35]], 1.2, '#');
    });
  pyramid([56, 15], 40, 60, 72);
  pyramid([25, 3], 0, 31, 52);
  c.where((x, y) => y > 35 + Math.sin(x / 9) * 1.6, '.');
  c.where((x, y) => Math.abs(y - 35 - Math.sin(x / 9) * 1.6) < 0.7, '#');
  c.dashes('2,46,12 8,49,18 58,47,18 50,50,20', '#');
  c.front(1, (l) => {
    l.blob('30,36 34,34 38,30 42,30 46,34 49,36 48,40 40,41 31,40', '#');
    l.curve('31,38 27,39 25,35 24,31', 2.6, '#').polygon('25,32 25,29 19,30 19,32', '#');
    l.stroke('32,38 31,45 31,52', 2, '#').stroke('35,39 36,46 36,52', 2, '#');
    l.stroke('45,39 44,45 44,52', 2, '#').stroke('48,37 49,45 48,52', 2, '#');
    l.curve('49,36 51,39 51,43', 1.2, '#');
  });
  c.front(1, (l) => {
    l.polygon('36,32 38,23 43,23 46,32 44,36 38,35', '#').discs('40,19.4,2.8', '#');
    l.rects('37,19,4,1 41,25,1,7', '.').stroke('38,27 33,30', 1.6, '#');
  });
  return scene(
    'pyramids-and-rider',
    'Older than the road',
    'Старше дороги',
    'Egypt, pyramids, camel, desert | Египет, пирамиды, верблюд, пустыня',
    'places',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  liberty(),
  bigClock(),
  leaningTower(),
  stones(),
  towerBridge(),
  pyramids(),
];
