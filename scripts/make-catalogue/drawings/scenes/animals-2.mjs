/** Birds, and small animals in the garden. */
import { away, Stage, scene } from './stage.mjs';

function peacock() {
  const c = new Stage(52, 48);
  for (const far of [21, 15, 10]) {
    for (let turn = 180; turn <= 360; turn += far > 18 ? 18 : 22.5) {
      const [x, y] = away(26, 33, far, turn);
      const r = far > 18 ? 3.9 : 3.2;
      c.discs(`${x},${y},${r}`, 'g');
    }
  }
  c.where((x, y) => Math.hypot(x - 26, y - 33) < 19 && y < 36, 'g');
  for (const far of [21, 14]) {
    for (let turn = 180; turn <= 360; turn += far > 18 ? 18 : 25.7) {
      if (far < 18 && Math.abs(turn - 270) < 20) continue;
      const [x, y] = away(26, 33, far, turn);
      c.discs(`${x},${y},2.6`, 'y').discs(`${x},${y},1.5`, 'b');
    }
  }
  c.mirror();
  c.blob('26,20 29,23 30,30 33,37 30,43 22,43 19,37 22,30 23,23', 'b').discs('26,18,3.6', 'b').rects('24,17,1,2 27,17,1,2', '.').polygon('24.6,20 27.4,20 26,23', 'y');
  c.rects('23,43,1,3 28,43,1,3 21,46,4,1 27,46,4,1', 'e').mirror();
  return scene('peacock', 'Peacock', 'Павлин', 'bird, tail, feathers | птица, хвост, перья', 'animals', c, { '.': '#f7e9c6 cream', g: '#2f9a6a green', b: '#23479a blue', y: '#f5b92e yellow', e: '#7d4a22 brown' });
}

function toucan() {
  const c = new Stage(46, 44);
  c.rect(0, 35, 46, 3, 'e').ellipses('4,31,5,2,-35 9,40,5,2,30 41,40,5,2,-25', 'g').ellipses('42,8,8,3,30 40,3,8,2.4,10 4,4,8,2.6,-20', 'g');
  c.blob('14,10 21,6 27,10 28,18 27,28 22,38 17,42 13,44 14,36 11,28 10,18', 'k').ellipse(20, 17, 6, 7, 'w').ellipse(20, 11, 6.4, 4.6, 'k');
  c.ellipse(20.5, 12.5, 3.4, 3, 'y').rects('19,11,3,3', 'b').rect(20, 12, 1, 1, 'k');
  c.blob('25,9 33,7 40,10 43,17 42,22 38,17 32,16 25,16', 'o').where((x, y) => c.at(x, y) === 'o' && x > 37.5 && y > 13, 'k').stroke('26,13 36,13.4', 0.9, 'r').replace('o', 'r', (x, y) => x < 27 && y > 7);
  c.rects('15,33,2,4 20,33,2,4', 'b').rects('13,36,4,1 19,36,4,1', 'b');
  c.replace('k', 'r', (x, y) => y > 28 && y < 31 && x > 12 && x < 26);
  return scene('toucan', 'Toucan', 'Тукан', 'bird, jungle, beak | птица, джунгли, клюв', 'animals', c, { '.': '#bfe6d2 pale green', g: '#37975a green', e: '#84522c brown', o: '#f6921e orange', b: '#2f79c4 blue', k: '#16181d black' });
}

function parrot() {
  const c = new Stage(38, 52);
  c.rect(0, 33, 38, 3, 'e').ellipses('33,28,5,2,-30 31,40,5,2,30 4,29,4,1.8,30 36,6,6,2.4,40 2,6,7,2.4,-40', 'g');
  c.polygon('18,30 24,30 22,51 18,51', 'r').polygon('21,30 26,30 27,46 23,48', 'b');
  c.blob('17,5 23,7 26,14 28,24 26,34 18,38 13,30 12,18 12,9', 'r').blob('22,16 28,18 30,27 28,38 24,32 20,24', 'b').replace('b', 'y', (x, y) => y < 22 && x > 18 && y > 14).replace('b', 'g', (_, y) => y >= 22 && y < 25);
  c.ellipse(15, 12, 3.6, 3.4, 'w').rect(15, 10, 2, 2, 'k').blob('12,8 8,10 6.6,15 9,18 10,14.6 13,15', 'k').rects('10,17,2,2', 'k');
  c.rects('15,31,2,3 19,31,2,3', 'k').rects('14,33,3,2 18,33,3,2', 'k');
  return scene('parrot', 'Macaw', 'Попугай ара', 'bird, jungle, feathers | птица, джунгли, перья', 'animals', c, { '.': '#b9dfec pale sky', g: '#3a9c55 green', e: '#84522c brown', b: '#2763b8 blue' });
}

function flamingo() {
  const c = new Stage(40, 52);
  c.below(41, 's').dashes('2,43,8 26,42,10 14,46,12 32,47,6 3,49,7 24,50,9', 'w');
  c.curve('1,44 3,32 1,22', 1.6, 'g').curve('5,44 6,34 8,26', 1.6, 'g').ellipses('1.5,20,1.6,3 8.4,24,1.4,3', 'e').curve('36,44 37,34 35,27', 1.6, 'g').ellipse(34.8, 25, 1.4, 3, 'e');
  c.blob('14,23 22,19 30,22 35,27 30,30 24,33 17,32 13,28', 'p').polygon('28,22 37,29 29,30', 'm').curve('19,26 24,29 30,27', 1.2, 'm');
  c.curve('16,26 12,21 13,15 18,12 20,8 17,5 14,6', 3, 'p').discs('15,6.4,3.2', 'p').blob('13,5 9,7 8,10.6 10,12.6 12,9.6 14,9', 'w').polygon('8,9.6 11.6,9.6 10,13.6', 'k').rect(14, 5, 2, 2, 'k');
  c.rect(21, 31, 1, 14, 'm').stroke('25.5,32 28,37.5 22.5,38', 1, 'm').rect(19, 45, 4, 1, 'm');
  return scene('flamingo', 'Flamingo', 'Фламинго', 'bird, lake, pink | птица, озеро, розовый', 'animals', c, { '.': '#f8d795 evening', s: '#7fc4dd water', p: '#f58fb0 pink', m: '#d64a7b dark pink', e: '#7d4a22 brown' });
}

function swanLake() {
  const c = new Stage(54, 40);
  c.discs('43,9,6', 'y').below((x) => 19 - 1.6 * Math.sin(x / 5), 'd').below(22, 'b');
  c.blob('16,27 22,23 32,22 42,20 45,24 42,30 34,34 22,34 16,31', 'w').curve('18,30 15,24 15,17 17,12 13,9', 3.2, 'w').ellipse(12.4, 9.4, 3.4, 2.8, 'w').polygon('10,8 4,11 10,12', 'y').rects('9,8,2,2', 'k').rect(12, 8, 1, 1, 'k').dot(12, 9, 'k');
  c.curve('24,28 31,29.5 40,25', 1.2, 's').curve('26,31 32,31.6 38,29', 1.2, 's');
  c.dashes('12,35,30 18,37,18 2,26,7 45,33,7 2,32,8 46,27,6 4,38,7 44,38,8', 's').dashes('40,24,1', 'w');
  c.curve('1,40 2,30 1,24', 1.4, 'g').curve('51,40 50,32 52,24', 1.4, 'g').ellipses('1.4,22,1.4,3 51.8,22,1.4,3', 'd');
  return scene('swan-on-lake', 'Swan on the lake', 'Лебедь на озере', 'bird, water, evening | птица, вода, вечер', 'animals', c, { '.': '#f7c9a0 evening', y: '#f4713a red sun', d: '#3c5a4a dark green', g: '#5aa05a green', b: '#3e75b0 blue', s: '#9cc9e6 pale blue' });
}

function rooster() {
  const c = new Stage(46, 46);
  c.below((x) => 40 + Math.sin(x / 5), 'g');
  c.curve('30,28 36,20 42,20 43,27', 3, 'd').curve('31,25 35,14 41,12 45,17', 3, 'q').curve('29,24 31,10 37,6 42,8', 3, 'd');
  c.blob('12,12 18,10 20,18 26,22 33,22 33,29 28,35 19,36 12,30 10,20', 'o').blob('11,10 17,9 20,17 20,25 15,28 9,24 10,16', 'y');
  c.discs('14,10,5', 'o').polygon('9.4,9 4.6,11 9.6,13', 'y').rect(12, 8, 2, 2, 'd').blob('10,6 9,2 12,4 13,0.6 15.6,3.4 19,1.4 19,6', 'r').blob('9,13 12,13 11.6,19 8.4,18', 'r');
  c.blob('20,26 27,24 32,27 28,32 21,31', 'e').rects('18,35,2,5 25,34,2,6', 'y').rects('15,39,6,1 22,39,6,1', 'y').rects('17,40,2,1 24,40,2,1', 'y');
  c.flowers('38,36 4,36', 'r', 'y', 'd');
  return scene('rooster', 'Rooster', 'Петух', 'farm, bird, morning | ферма, птица, утро', 'animals', c, { '.': '#acd8f0 sky', o: '#d4611c orange', y: '#f9c23a yellow', g: '#7db54a grass', d: '#1d5e46 dark green', q: '#2fa39a teal', e: '#7c2f1d brown' });
}

function frogOnLilyPad() {
  const c = new Stage(50, 40);
  c.dashes('2,4,9 30,2,10 40,9,8 3,13,6 20,37,12 1,34,6 41,35,8', 'w');
  c.ellipse(25, 31, 19, 6, 'd').polygon('25,31 45,24 47,30', '.').ellipses('46,19,4,1.6 4,24,4,1.6', 'd');
  c.blob('16,16 25,13 34,16 38,23 36,31 14,31 12,23', 'l').ellipse(25, 26, 7, 5, 'w').blob('6,30 7,24 12,22 17,27 17,32 8,33', 'l').blob('44,30 43,24 38,22 33,27 33,32 42,33', 'l').rects('18,30,4,3 28,30,4,3', 'l').rects('16,32,6,2 28,32,6,2', 'g');
  c.ellipse(25, 15, 11, 7.4, 'l').discs('17.5,8.5,4.4 32.5,8.5,4.4', 'l').discs('17.5,8,2.9 32.5,8,2.9', 'w').rects('17,7,2,3 31,7,2,3', 'k');
  c.curve('16,16.6 20,19.4 25,20 30,19.4 34,16.6', 1.1, 'k').rects('23,12,1,1 26,12,1,1', 'd').curve('17,25 17,29 14,31', 1, 'g').curve('33,25 33,29 36,31', 1, 'g');
  c.polygon('38,31 40,26 42,31', 'p').polygon('42,31 45,25.4 47,31', 'p').polygon('39,31 43,23.4 46,31', 'p').rect(42, 29, 2, 2, 'w');
  return scene('frog-on-lily-pad', 'Frog on a lily pad', 'Лягушка на кувшинке', 'pond, water lily, leaf | пруд, кувшинка, лист', 'animals', c, { '.': '#4a93bf water', w: '#eef5e0 cream', l: '#86c440 light green', g: '#4f8f2a green', d: '#1f6a45 dark green', p: '#f49ac0 pink' });
}

function beesAndHive() {
  const c = new Stage(48, 48);
  c.rect(0, 5, 48, 3, 'e').rect(20, 7, 3, 4, 'e').ellipses('42,10,5,2,30 6,11,5,2,-30 36,3,5,2,-20 10,2.6,5,2,20', 'g');
  for (const [i, half] of [5, 9, 11.5, 13, 13, 11.5, 9, 5].entries()) c.ellipse(21.5, 12.6 + 3.7 * i, half, 2.5, i % 2 === 0 ? 'y' : 'o');
  c.ellipse(21.5, 31, 3.4, 3.8, 'x');
  const bee = (x, y) => c.ellipses(`${x - 1},${y - 3},1.8,2.6,-20 ${x + 2},${y - 3},1.8,2.6,20`, 'w').ellipse(x, y, 4.4, 2.9, 'y').where((px, py) => c.at(px, py) === 'y' && Math.hypot((px - x) / 4.6, (py - y) / 3) < 1 && Math.abs(py - y) < 3 && Math.floor(px - x + 4) % 3 === 1, 'x').rect(Math.round(x + 3), Math.round(y - 1), 2, 2, 'x');
  bee(41, 19);
  bee(40, 36);
  bee(5, 31);
  c.below((x) => 43 + 0.8 * Math.sin(x / 4), 'g').flowers('12,40 32,40', 'r', 'y', 'g');
  return scene('bees-and-hive', 'Bees and their hive', 'Пчёлы и улей', 'honey, insects, flowers | мёд, насекомые, цветы', 'animals', c, { '.': '#b9e0f2 sky', e: '#7d4a22 brown', x: '#33221a dark brown', o: '#e79a1e honey', y: '#fbd24a yellow', g: '#4f9f45 green' });
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [peacock(), toucan(), parrot(), flamingo(), swanLake(), rooster(), frogOnLilyPad(), beesAndHive()];
