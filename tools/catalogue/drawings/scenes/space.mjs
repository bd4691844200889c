/** Space. */
import { Stage, scene } from './stage.mjs';

function rocketAmongPlanets() {
  const c = new Stage(48, 52);
  c.discs('8,10,6', 'o').where(
    (x, y) =>
      Math.abs(y - 10 - (x - 8) * -0.3) < 1.1 &&
      Math.abs(x - 8) < 10 &&
      !(Math.hypot(x - 8, y - 10) < 6 && y < 10 + (x - 8) * -0.3),
    'y',
  );
  c.discs('42,40,8', 'g')
    .ellipses('39,37,3,1.8 44,43,3.4,2 46,36,2,1.4', 'q')
    .stars('22,6 37,24 7,30 14,44 27,41', 'y');
  const at = (along, across) => [27 + 0.6 * along - 0.8 * across, 22 - 0.8 * along - 0.6 * across];
  const shape = (...points) => points.map(([along, across]) => at(along, across));
  c.blob(shape([18, 0], [11, 5], [0, 6], [-10, 5], [-10, -5], [0, -6], [11, -5]), 'w').polygon(
    shape([20, 0], [10, 5.6], [10, -5.6]),
    'r',
  );
  c.polygon(shape([-2, 5], [-9, 11], [-14, 10], [-9, 4]), 'r')
    .polygon(shape([-2, -5], [-9, -11], [-14, -10], [-9, -4]), 'r')
    .polygon(shape([-9, 4], [-12, 4], [-12, -4], [-9, -4]), 'a');
  const [wx, wy] = at(3, 0);
  c.discs(`${wx},${wy},3.8`, 'a').discs(`${wx},${wy},2.5`, 'q');
  c.blob(shape([-12, 3.4], [-17, 4], [-25, 0], [-17, -4], [-12, -3.4]), 'o').blob(
    shape([-12, 2], [-16, 2], [-20, 0], [-16, -2], [-12, -2]),
    'y',
  );
  return scene(
    'rocket-among-planets',
    'Rocket among planets',
    'Ракета среди планет',
    'space, stars, flight | космос, звёзды, полёт',
    'space',
    c,
    {
      '.': '#1d2452 space',
      w: '#f4f6fa white',
      q: '#3fb7c9 turquoise',
      g: '#37815a green',
      r: '#d8323c red',
      a: '#8d93a8 grey',
      o: '#ee7d22 orange',
      y: '#fbd24a yellow',
    },
  );
}

function astronaut() {
  const c = new Stage(44, 52);
  c.discs('37,8,5', 'b')
    .ellipses('35,6,2,1.2 39,10,2,1.4', 'g')
    .below((x) => 44 - 1.4 * Math.sin(x / 6), 'a')
    .ellipses('7,49,4,1.4 36,48,5,1.4 20,51,3,1', 'u')
    .stars('5,6 12,12 4,26 40,22', 'y');
  c.rect(11, 20, 22, 16, 'u')
    .blob('13,21 31,21 33,28 31,37 13,37 11,28', 'w')
    .curve('13,24 8,28 7,34', 5, 'w')
    .curve('31,24 36,22 38,16', 5, 'w')
    .discs('7,36,2.6 38,14,2.6', 'o');
  c.rects('14,35,7,10 23,35,7,10', 'w')
    .rects('13,44,8,3 23,44,8,3', 'u')
    .rects('14,40,7,1 23,40,7,1', 'o');
  c.discs('22,13,10', 'w')
    .ellipse(22, 13.5, 7.6, 6, 'k')
    .ellipse(22, 13.5, 6.6, 5, 'o')
    .curve('17.6,13 19,10.6 22,9.8', 1.3, 'w')
    .rects('11,11,2,5 31,11,2,5', 'u');
  c.rect(17, 26, 10, 6, 'u')
    .rects('18,27,3,2', 'o')
    .rects('22,27,2,2 25,27,1,2', 'b')
    .rect(18, 30, 8, 1, 'y')
    .stroke('3,20 3,46', 1, 'u')
    .polygon('4,20 12,22 4,25', 'o');
  return scene(
    'astronaut',
    'Greetings from orbit',
    'Привет с орбиты',
    'space, moon, helmet | космос, луна, шлем',
    'space',
    c,
    {
      '.': '#1b2148 space',
      w: '#f3f5f8 white',
      a: '#b9bdc9 moon',
      u: '#6b7288 slate',
      b: '#3f8fd0 blue',
      g: '#4cae62 green',
      o: '#f2952d orange',
      k: '#1b2148 space',
      y: '#fbe05a yellow',
    },
  );
}

function telescopeAtNight() {
  const c = new Stage(48, 46);
  c.discs('11,11,7', 'y')
    .discs('14,9,6', '.')
    .stars('43,5 22,17 6,25 41,21', 'y')
    .below((x) => 38 - 2 * Math.sin(x / 8), 'g')
    .firs('5,28,39,4 44,27,40,4', 'd', 'd');
  c.polygon('17,27 34,13 38,18 21,32', 'w')
    .polygon('33,12 36,9.4 41.4,16 38.4,18.6', 'r')
    .polygon('14,28.6 17,26 21,31.4 18,34', 'a')
    .polygon('24,21.4 26,19.6 30.4,25 28.4,26.6', 'r')
    .polygon('11,31 13,29.4 16,33 14,34.6', 'u')
    .rect(25, 26, 4, 4, 'u')
    .stroke('27,29 20,42', 1.6, 'e')
    .stroke('27,29 34,42', 1.6, 'e')
    .stroke('27,29 27,43', 1.4, 'e');
  return scene(
    'telescope',
    'Telescope under the stars',
    'Телескоп под звёздами',
    'night, moon, science | ночь, луна, наука',
    'space',
    c,
    {
      '.': '#232a63 night',
      g: '#39794e green',
      d: '#153a33 dark green',
      w: '#eef1f5 white',
      a: '#98a1b0 grey',
      u: '#5b6377 slate',
      e: '#a0683a brown',
      r: '#d83c3c red',
    },
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [rocketAmongPlanets(), astronaut(), telescopeAtNight()];
