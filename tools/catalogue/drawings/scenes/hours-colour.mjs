/** Scenes in colour of 36 to 40 cells: guests where nobody expects them. */
import { Stage, scene } from './stage.mjs';

/** A snail whose house has a window, a chimney and a fire. */
function snailAtHome() {
  const c = new Stage(40, 32).below((x) => 26 + Math.sin(x / 5), 'd');
  c.rects('20,5,5,7', 't').rects('19,3,7,2', 'e').discs('17,2,1.6 13,1,1.6', 'c');
  c.rects('3,24,30,3', 'c').polygon('0,27 6,23 12,27', 'c');
  c.curve('29,25 33,21 34,15', 4.4, 'c').discs('34.5,13,3.2', 'c');
  c.stroke('33,11 31,6', 1.6, 'c').stroke('36,11 38,6', 1.6, 'c').rects('30,5,2,2 37,5,2,2', 'k');
  c.rects('36,13,3,1', 'k');
  c.discs('16,16,10.6', 'e').discs('16,16,8.8', 't').discs('15,16.5,6.6', 'e');
  c.discs('15,16.5,4.6', 'y').rects('14,11,2,11 10,16,10,1', 'e');

  return scene(
    'snail-at-home',
    'Always home in time',
    'Никогда не опаздывает домой',
    'snail, window, chimney, leaf | улитка, окно, труба, лист',
    'animals',
    c,
    { '.': '#7fb2d9 rain' },
  );
}

/** A bathtub under sail, with a rubber duck as its captain. */
function bathtubUnderSail() {
  const c = new Stage(38, 38).rects('19,2,2,22', 'n');
  c.polygon('21,3 35,6 36,15 21,19', 'w');
  c.replace('w', 'r', (_x, y) => Math.floor(y / 3) % 2 === 1);
  c.polygon('14,3 19,1 19,6', 'y');
  c.ellipse(10, 20, 7, 5, 'y').discs('8,13,4.4', 'y').polygon('5,13 0,14 0,16 5,16', 'r');
  c.rects('4,9,8,2 5,7,6,2', 'n').rects('6,12,2,2', 'n');
  c.polygon('6,22 34,22 31,34 9,34', 'w').rects('3,21,33,3', 'u');
  c.rects('30,17,2,4 27,17,5,2', 'u');
  c.below((x) => 31 + 1.6 * Math.sin(x / 2.6), 'b').polygon('0,33 3,26 6,33', 'u');
  c.rects('0,33,38,5', 'b').rects('4,35,7,1 18,36,9,1 30,34,5,1', 'w');
  return scene(
    'bathtub-under-sail',
    'Clean across the ocean',
    'Чистыми через океан',
    'bathtub, duck, sail, shark | ванна, утёнок, парус, акула',
    'transport',
    c,
    { '.': '#bfe3f5 air', s: '#7fb4e6 foam' },
  );
}

/** A cactus that would like to hug a balloon. */
function cactusAndBalloon() {
  const c = new Stage(34, 38).rects('0,34,34,4', 'e');
  c.polygon('12,26 26,26 24,35 14,35', 'o').rects('11,24,16,3', 'e');
  c.ellipse(19, 15, 5, 11, 'g').rects('14,18,10,6', 'g');
  c.stroke('15,20 10,20 10,16', 3.4, 'g').stroke('23,18 29,18 29,10', 3.4, 'g');
  c.rects('16,6,1,5 21,6,1,5 16,20,1,3 21,20,1,3', '.');
  c.rects('16,12,2,2 20,12,2,2', 'k').polygon('16,16 22,16 20,19 18,19', 'k');
  c.rects('17,2,5,2 18,1,3,4', 'r');
  c.ellipse(6, 8, 5.6, 7, 'r').polygon('6,14 8,17 4,17', 'r').rects('3,4,2,3', 'w');
  c.rects('4,9,2,2 8,9,2,2', 'w').rects('5,12,4,1', 'w');
  c.curve('6,17 5,22 6,27 5,34', 2.2, 'k');
  return scene(
    'cactus-and-balloon',
    'Come into my arms',
    'Дай обниму',
    'cactus, balloon, pot, hug | кактус, воздушный шарик, горшок, объятия',
    'plants',
    c,
    { '.': '#f6e3b4 wall' },
  );
}

/** A rocket on the moon, and the washing of its crew. */
function washingOnMoon() {
  const c = new Stage(40, 38).discs('33,5,5', 'b').rects('31,2,4,3 34,5,3,3', 'g');
  c.stars('3,4 22,3 18,10', 'y').below((x) => 31 - 1.6 * Math.sin(x / 9), 'h');
  c.ellipses('24,36,5,1.6 36,35,3,1.2', '.');
  c.polygon('4,25 0,34 5,32', 'r').polygon('15,25 19,34 14,32', 'r');
  c.blob('9.5,3 13,9 15,18 14,31 5,31 4,18 6,9', 'w').polygon('9.5,1 13,9 6,9', 'r');
  c.discs('9.5,15,3.4', '.').discs('9.5,15,2.2', 'b').rects('8,23,3,9', 'r');
  c.rects('36,14,2,18', 'h').curve('13,14 24,18 36,15', 1.2, 'h');
  c.rects('16,16,6,3 17,18,4,6', 'y').rects('24,18,5,3 24,20,2,7 27,20,2,7', 'b');
  c.rects('31,17,3,6 31,22,5,2', 'r');
  return scene(
    'washing-on-moon',
    'No wind and no hurry',
    'Ни ветра ни спешки',
    'rocket, moon, washing, earth | ракета, луна, стирка, земля',
    'sky',
    c,
    { '.': '#1d2f5e night' },
  );
}

/** A giraffe travels by balloon. */
function giraffeByBalloon() {
  const c = new Stage(36, 40).clouds('29,37,6 6,30,5', 'w').discs('16,13,12.6', 'r');
  c.replace(
    'r',
    'y',
    (x, y) => Math.abs(x - 16) < 3 + 3.4 * Math.sqrt(Math.max(0, 1 - ((y - 13) / 13) ** 2)),
  );
  c.replace('y', 'w', (x) => Math.abs(x - 16) < 2.6);
  c.polygon('7,22 25,22 20,27 12,27', 'r').rects('12,26,8,1', 'x');
  c.stroke('12,27 11,32', 1.2, 'x').stroke('20,27 21,32', 1.2, 'x');
  c.stroke('17,34 22,29 26,25', 3.6, 't').ellipse(29, 24.6, 4.4, 2.6, 't', 12);
  c.rects('26,20,1,3 28,20,1,3', 'x').rects('28,23,2,2', 'x').rects('24,26,2,2 20,29,2,2', 'x');
  c.rects('10,32,13,7', 'x').rects('10,34,13,1 10,37,13,1', 't').rects('9,31,15,2', 'x');
  c.rects('6,33,3,4 24,33,3,4', 'y');
  return scene(
    'giraffe-by-balloon',
    'Head above the clouds',
    'Голова в облаках',
    'giraffe, balloon, basket, clouds | жираф, воздушный шар, корзина, облака',
    'animals',
    c,
    { '.': '#9fd3f2 sky' },
  );
}

/** A ship in a bottle, and who else was in it. */
function armFromBottle() {
  const c = new Stage(40, 32).rects('0,0,40,26', 'z').rects('0,26,40,6', 'e');
  c.rects('3,28,12,1 22,29,14,1', 'x').rects('35,11,3,11', 'x');
  c.blob('5,7 2,11 2,22 5,26 24,26 28,23 31,20 31,13 28,10 24,7', '.').rects('29,12,7,9', '.');
  c.where((x, y) => y > 19 + Math.sin(x / 1.8) * 0.7 && x > 3 && x < 29 && y < 25, 'b');
  c.polygon('5,18 22,18 19,22 9,22', 'x').rects('13,8,1,11', 'x');
  c.polygon('14,9 20,16 14,16', 'r').polygon('12,10 12,16 7,16', 'r');
  c.curve('20,24 25,20 31,16 36,17 37,11 35,6 31,4 29,2', 3, 'o');
  c.rects('26,20,2,1 30,17,2,1 36,12,2,1', 'b');
  return scene(
    'arm-from-bottle',
    'The cork was there for a reason',
    'Пробка была нужна',
    'ship in a bottle, octopus, sea, table | корабль в бутылке, осьминог, море, стол',
    'transport',
    c,
    { '.': '#cfe9ee glass', z: '#2f5d62 wall' },
  );
}

/** A snowman toasts a marshmallow at the fire. */
function snowmanAtFire() {
  const c = new Stage(40, 36).rects('0,31,40,5', 'e');
  c.rects('21,7,19,24', 'r').rects('19,4,21,3', 'e').rects('25,14,12,17', 'k');
  c.rects('21,11,4,1 21,16,3,1 22,21,3,1 21,26,3,1 29,10,5,1 38,14,2,1 37,20,3,1 38,26,2,1', 'e');
  c.blob('31,17 34,22 35,28 33,31 28,31 26,27 28,22 30,22', 'o');
  c.blob('31,23 33,27 32,31 29,31 28,28', 'y').rects('26,30,10,1', 'e');
  c.ellipse(11, 33, 11, 2, 'q').discs('9,26,7.6 9,15,5.2', 'w');
  c.rects('5,9,9,2 6,4,7,6', 'k').rects('6,8,7,1', 'r');
  c.rects('7,14,2,2 11,14,2,2', 'k').polygon('10,16 16,17 10,18', 'o');
  c.rects('5,19,9,2 4,20,3,6', 'q').rects('9,23,2,2 9,27,2,2', 'k');
  c.stroke('15,25 27,22', 1.2, 'e').rects('26,20,3,4', 'w');
  c.rects('24,0,4,4', 'w').rects('25,1,2,3', 'k').rects('33,0,4,4', 'y').rects('34,1,2,2', 'k');
  return scene(
    'snowman-at-fire',
    'Just a little warmer',
    'Ещё чуть-чуть погреюсь',
    'snowman, fireplace, fire, marshmallow | снеговик, камин, огонь, зефир',
    'fantasy',
    c,
    { '.': '#93b89a wallpaper', q: '#7fb8ea thaw' },
  );
}

/** A dragon blows out the candles of its cake. */
function dragonAndCandles() {
  const c = new Stage(40, 34).rects('0,30,40,4', 'e');
  c.polygon('20,12 27,7 32,8 36,4 37,9 40,8 40,16 36,15 32,18 27,16', 'o').blob(
    '21,12 28,9 35,12 28,14',
    'y',
  );
  c.blob('-2,10 2,5 8,3 13,6 16,9 21,8 23,11 21,14 17,17 11,17 9,22 10,30 -2,30', 'g');
  c.polygon('3,6 1,0 7,4', 'y').polygon('8,4 9,0 12,6', 'y');
  c.rects('9,7,4,4', 'w').rects('11,8,2,3', 'k').rects('19,9,2,1', 'k').rects('14,14,7,1', 'k');
  c.polygon('3,19 8,21 8,30 3,30', 'y').rects('3,22,6,1 3,25,6,1 3,28,6,1', 'k');
  c.rects('23,23,16,8', 'p').rects('23,22,16,3', 'w').rects('25,25,2,2 30,25,2,3 35,25,2,2', 'w');
  c.rects('25,17,2,5 30,18,2,4 35,17,2,5', 'w').rects('21,29,19,2', 'w');
  return scene(
    'dragon-and-candles',
    'Blown out in a way',
    'Задул как умел',
    'dragon, cake, candles, birthday | дракон, торт, свечи, день рождения',
    'fantasy',
    c,
    { '.': '#3f3372 evening' },
  );
}

/** A submarine, and a gull that has found a seat. */
function gullOnPeriscope() {
  const c = new Stage(40, 34).rects('0,0,40,11', 's').clouds('31,6,5', 'w');
  c.rects('0,11,40,1 3,12,6,1 16,12,5,1 28,12,8,1', 'w');
  c.below((x) => 31 + 1.2 * Math.sin(x / 4), 'g');
  c.ellipse(18, 23, 15, 6.6, 'y').rects('13,14,10,5', 'y').rects('4,28,28,1', 'o');
  c.polygon('4,23 0,18 0,28', 'o').rects('12,13,12,2', 'o').rects('17,7,2,6 17,7,6,2', 'k');
  c.discs('12,22,3 20,22,3 28,22,2.4', 'k').discs('12,22,1.8 20,22,1.8 28,22,1.4', 's');
  c.rects('9,27,18,1', 'o');
  c.stamp(12, 1, '    www|   wwkw|kkkwwwoo|kwwwww|  ww|  o').rects('14,6,4,1', 'o');
  c.ellipse(35, 18, 3, 2, 'r').polygon('37,18 40,16 40,20', 'r').rects('33,17,1,2', 'k');
  return scene(
    'gull-on-periscope',
    'Nothing to see but feathers',
    'Видно одни перья',
    'submarine, gull, periscope, fish | подводная лодка, чайка, перископ, рыба',
    'transport',
    c,
    { '.': '#2f6fb5 sea', s: '#bfe3f5 sky' },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [
  snailAtHome(),
  bathtubUnderSail(),
  cactusAndBalloon(),
  washingOnMoon(),
  giraffeByBalloon(),
  armFromBottle(),
  snowmanAtFire(),
  dragonAndCandles(),
  gullOnPeriscope(),
];
