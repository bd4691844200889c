/** Texts of the lessons on other kinds of nonogram, in Spanish. */
import type { KindLessonWords } from '../en/kind-lesson.js';

export const words: KindLessonWords = {
  back: 'Todas las técnicas',
  legend:
    'Las casillas grises son desconocidas y las blancas están vacías. El paso encontró las verdes: verde oscuro es pintada, verde claro es vacía.',
  before: 'Antes del paso: la pista y lo que se sabe.',
  after: 'Después del paso, con lo encontrado en verde.',
  play: 'Jugar a nonogramas de este tipo',
  others: 'Lecciones sobre otros tipos',
  hidden: {
    title: 'Resolver números ocultos',
    lead: 'Un «?» oculta la longitud de un bloque; un «*», bloques enteros. Cuenta con lo mínimo que pueden ser y mira hasta dónde pueden crecer.',
    parts: [
      {
        heading: 'Cuenta un «?» como una casilla',
        text: 'Cada «?» tiene al menos una casilla. Aquí los bloques y los huecos necesitan 3 + 1 + 1 + 1 + 2 = 8 de 9 casillas, así que cada bloque solo puede moverse una. Las casillas 2–3 son seguras para el 3 y la 8 para el 2; para el «?», ninguna.',
      },
      {
        heading: 'Una serie que no encaja con ningún número',
        text: 'Cuatro casillas seguidas son demasiadas para el 2 y para el 3, así que son del «?». Los otros números tienen el resto de la línea: detrás del hueco solo hay tres casillas, y el 3 las necesita todas.',
      },
      {
        heading: 'Hasta dónde puede crecer un «?»',
        text: 'La primera casilla es del «?» y las dos del medio son del 2. El «?» tiene de una a cinco casillas, porque antes del 2 va un hueco: la casilla 6. Después del 2 no hay nada.',
      },
      {
        heading: 'A los dos lados de un «*»',
        text: 'Sea lo que sea un «*», el 3 va primero y el 2 al final. Antes de la casilla 4 el 3 no cabe, así que esa casilla es parte de él, y no llega a la casilla 1. El 2 está completo, así que la casilla 8 es su hueco. De las casillas que hay entre ellos, la línea no dice nada.',
      },
    ],
  },
  pairs: {
    title: 'Resolver pistas de dos líneas',
    lead: 'Lee las dos líneas como una sola franja y pregúntate qué casillas se tocan por un lado.',
    parts: [
      {
        heading: 'Alrededor de un número pequeño',
        text: 'El 2 de la fila 1 está completo. Una casilla pintada debajo lo tocaría y formaría un grupo de las dos líneas, así que las casillas 1–2 de la fila 2 están vacías. La fila 1 no tiene más números, así que el resto también está vacío.',
      },
      {
        heading: 'Hasta dónde llega un círculo',
        text: 'La fila 2 no tiene números propios, así que su casilla pintada es del círculo. Un grupo de cuatro casillas en las dos filas que la contenga empieza como pronto en la columna 3. A la izquierda de la columna 3 todo está vacío, salvo el 1.',
      },
      {
        heading: 'Un círculo busca su camino',
        text: 'A la izquierda de la casilla vacía caben cuatro casillas, pero el círculo tiene seis. Así que su grupo pasa por debajo de la casilla vacía y sigue una más. Con la casilla 5 de la fila 1 serían siete, así que está vacía.',
      },
    ],
  },
  triangles: {
    title: 'Resolver triángulos',
    lead: 'Cada línea se lee como en cualquier nonograma, pero hay tres direcciones. Lo que decide una línea ayuda en otras dos.',
    parts: [
      {
        heading: 'Empieza por las líneas más largas',
        text: 'Las líneas del centro son las más largas, y sus números las llenan más a menudo. En la fila 2 los números necesitan 3 + 1 + 3 = 7 casillas, y tiene siete.',
      },
      {
        heading: 'Sigue por una diagonal',
        text: 'La fila 2 da a esta línea «\\» una tercera casilla vacía y una cuarta pintada. Dos bloques de dos solo caben si el primero está antes de la casilla vacía y el segundo empieza detrás de ella: casillas 1–2 y 4–5.',
      },
      {
        heading: 'Luego, la tercera dirección',
        text: 'Esta línea «/» ya tiene sus dos unos de los pasos anteriores: las casillas 2 y 4. Sus vecinas están vacías, y al 2 le quedan justo las dos últimas casillas.',
      },
    ],
  },
};
