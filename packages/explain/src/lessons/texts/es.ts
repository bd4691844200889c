/** The Spanish texts of the pages about techniques. */
import type { TechniqueTexts } from '../lesson-texts.js';

export const TECHNIQUE_TEXTS_ES: TechniqueTexts = {
  'complete-line': {
    name: 'Línea exacta',
    plainly: 'Los bloques y sus huecos llenan toda la línea',
    proves: 'Determina todas las casillas de la línea.',
    text: `Suma los bloques y los huecos que los separan (una casilla cada uno; entre bloques de distinto color no hace falta ninguno). Si el total es igual a la longitud
de la línea, solo hay una forma de colocar los bloques. Antes, tacha los extremos ya terminados: así la regla también sirve para el resto de una línea. Dos casos
parecidos: una línea cuya pista es 0 está vacía, y si solo se pueden pintar tantas casillas como pide la pista, todas están pintadas.`,
    lookFor: [
      'una pista 0',
      'bloques y huecos que suman la longitud de la línea, o la que queda entre los extremos terminados',
      'una línea con exactamente tantas casillas no vacías como pide la pista',
    ],
  },
  'finished-line': {
    name: 'Línea terminada',
    proves: 'Determina casillas vacías.',
    text: `Cuenta las casillas pintadas. Si hay tantas como suma la pista, todas las demás casillas de la línea están vacías.`,
    lookFor: [
      'una línea en la que acabas de pintar una casilla: cuenta las pintadas',
      'primero las pistas pequeñas: una casilla pintada ya termina un 1',
    ],
  },
  overlap: {
    name: 'Solapamiento',
    proves: 'Determina casillas pintadas.',
    alsoCalled: 'intersección',
    text: `Lleva todos los bloques al principio de la línea y luego al final. Si un bloque cubre una casilla en las dos posiciones, también la cubre en todas las intermedias.
En números: si un bloque es más largo que el número de casillas libres, su centro está pintado. Si así aparece una casilla nueva, vuelve a llevar los bloques,
pero solo hasta donde dejan las casillas conocidas: a menudo salen más casillas, y de varios bloques a la vez.`,
    lookFor: [
      'los números más grandes y las líneas que tienen muchos',
      'las casillas libres: la longitud menos todos los bloques y huecos; con 3 casillas libres, un 8 tiene 8 − 3 = 5 casillas seguras, y un 3, ninguna',
    ],
  },
  glue: {
    name: 'Desde el borde',
    plainly: 'Un bloque que empieza en un borde se pinta entero',
    proves: 'Determina casillas pintadas.',
    text: `Un tramo pintado que toca un borde (el final de la línea, una casilla vacía o, en los nonogramas de colores, una casilla que no puede ser de su color) es el principio
de un bloque. Prolóngalo desde el borde hasta la longitud de ese bloque; si puede ser de varios, hasta la del más corto. Si la longitud es segura, la casilla que va
después del bloque no es de su color.`,
    lookFor: [
      'una casilla pintada justo en el borde: ahí empieza un bloque',
      'una casilla pintada justo al lado de una vacía, por cualquiera de sus lados',
    ],
  },
  closing: {
    name: 'Cierre',
    proves: 'Determina la casilla vacía que cierra un bloque.',
    text: `Un tramo pintado que toca un borde mide lo mismo que el único bloque que puede empezar ahí. El bloque está completo, así que la casilla de su otro extremo está vacía
o, al menos, no es de su color.`,
    lookFor: [
      'un bloque que acabas de terminar: ciérralo enseguida',
      'un tramo entre un borde y una casilla desconocida que mide lo mismo que su número',
    ],
  },
  'near-edge': {
    name: 'Cerca del borde',
    proves: 'Determina casillas pintadas.',
    text: `Hay una casilla pintada cerca de un borde (el final de la línea, una casilla vacía o, en los nonogramas de colores, una casilla que no puede ser de su color). Su bloque
no puede cruzar el borde. Supón que el bloque empieza justo en él: las casillas que van de la pintada al final del bloque están pintadas, empiece donde empiece.`,
    lookFor: [
      'una casilla pintada cuya distancia al borde o a una casilla vacía es menor que su bloque',
      'un número grande al principio o al final de una pista',
    ],
  },
  unreachable: {
    name: 'Casillas inalcanzables',
    proves: 'Determina casillas vacías.',
    text: `Un bloque que contiene una casilla pintada no puede alejarse de ella más de lo que permite su tamaño. Las casillas a las que no llegan ni ese bloque ni sus vecinos están
vacías.`,
    lookFor: [
      'una línea con un solo bloque que ya tiene una casilla pintada',
      'dos bloques vecinos, cada uno con una casilla pintada: las casillas entre ellos a las que ninguno llega',
      'las casillas de antes del primer bloque y de después del último',
    ],
  },
  'gap-too-small': {
    name: 'Hueco demasiado pequeño',
    proves: 'Determina casillas vacías.',
    text: `Si un hueco entre dos bordes es más corto que todos los bloques que podrían estar en él, todas sus casillas están vacías.`,
    lookFor: [
      'casillas encerradas entre dos vacías, o entre una vacía y el borde',
      'el bloque más pequeño que podría estar ahí',
    ],
  },
  'joining-splitting': {
    name: 'Unión y separación',
    proves: 'Determina casillas pintadas o una vacía.',
    text: `Unión: si dos tramos solo pueden ser de un mismo bloque, todas las casillas que hay entre ellos también lo son. Separación: si al pintar la única casilla que hay entre dos
tramos saliera un tramo más largo que cualquier bloque posible ahí, esa casilla está vacía.`,
    lookFor: [
      'dos tramos muy juntos: ¿pueden ser de bloques distintos?',
      'una casilla desconocida entre dos tramos: ¿qué longitud tendría el tramo con ella?',
    ],
  },
  forcing: {
    name: 'Empuje',
    plainly: 'Lo que ya se sabe empuja los bloques hacia un lado',
    proves: 'Determina casillas pintadas y vacías.',
    text: `Las casillas vacías y las pintadas empujan los bloques hacia un lado. Lleva todos los bloques al principio hasta donde dejan las casillas conocidas, y luego al final. Las casillas
que un bloque cubre las dos veces están pintadas; las casillas a las que no llega ningún bloque están vacías. El empuje combina el *solapamiento* y las *casillas inalcanzables* y usa todo lo que se sabe.
Hay que mirar más, por eso se prueba después de las técnicas cuyo motivo se ve mejor.`,
    lookFor: [
      'una casilla vacía que solo deja sitio para un bloque grande a un lado',
      'los bloques llevados lo más posible al principio y luego al final: ¿qué casillas salen igual las dos veces?',
    ],
  },
  punctuating: {
    name: 'Cruces en los extremos',
    plainly: 'Una cruz en cada extremo de un bloque terminado',
    proves: 'Determina casillas vacías.',
    text: `Si un tramo ya es tan largo como todos los bloques de los que podría ser parte, es un bloque completo. Las casillas de sus dos lados están vacías o, al menos, no son de su color.`,
    lookFor: [
      'un tramo que mide lo mismo que su número',
      'un tramo que mide lo mismo que el número más grande de la pista: no puede crecer, sea del bloque que sea',
    ],
  },
  mercury: {
    name: 'Mercurio',
    plainly: 'Un bloque que tiene que apartarse del borde',
    proves: 'Determina casillas vacías.',
    text: `Entre el borde y la primera casilla pintada hay exactamente tantas casillas como mide el primer bloque. El bloque no puede estar delante de esa casilla, porque la tocaría.
Así que el bloque la contiene y se aparta del borde, como el mercurio se aparta de la pared de su tubo.`,
    lookFor: [
      'la primera casilla pintada desde un borde: un 3 cuya primera casilla es la cuarta, un 2 cuya primera casilla es la tercera',
      'lo mismo desde el otro extremo',
    ],
  },
  'whole-line': {
    name: 'Línea entera',
    proves: 'Determina todo lo que queda.',
    text: `Recorre todas las formas de colocar los bloques que encajan con las casillas conocidas. Una casilla que sale igual en todas queda determinada. La ayuda dice cuántas formas hay. De todas las
técnicas que usan una sola línea, esta se prueba la última; la necesita menos de un paso de cada cien.`,
    lookFor: [
      'líneas con pocas casillas desconocidas, donde puedes apuntar las dos o tres formas que quedan',
      'una casilla que, pintada o vacía, dejaría sin sitio a los bloques de esta línea',
    ],
  },
  'color-logic': {
    name: 'Lógica de colores',
    proves: 'Determina qué colores puede tener una casilla.',
    text: `Donde la pista de una fila y la de una columna no tienen ningún color en común, la casilla está vacía. Una casilla solo puede tener un color si algún bloque de ese color llega hasta ella;
los bloques de distinto color no necesitan hueco entre ellos. A cada casilla le quedan los colores que permiten sus dos líneas.`,
    lookFor: [
      'una fila y una columna sin ningún color en común',
      'un color que sale una sola vez en la pista: ¿cuánto puede alejarse su bloque de sus vecinos?',
      'las casillas entre un bloque y el final de la línea, donde solo pueden ir los colores que siguen',
    ],
  },
  'edge-logic': {
    name: 'Lógica de los bordes',
    proves: 'Demuestra lo contrario de una suposición, en un borde.',
    text: `Supón un valor para una casilla de la línea más exterior. Ahí empiezan las pistas de las líneas que la cruzan, así que deciden casillas de la segunda línea, y a menudo la segunda línea no tiene sitio para ellas.
La cadena solo usa las dos líneas más exteriores de un borde que aún tienen casillas desconocidas, y tiene seis eslabones como mucho.`,
    lookFor: [
      'una línea del borde con un solo bloque pequeño o con pocas casillas desconocidas',
      'una segunda línea con poco sitio: ¿cuáles de sus casillas pintarían los bloques que la cruzan?',
    ],
  },
  'two-way': {
    name: 'Lógica de dos casos',
    proves: 'Demuestra lo que se deduce en los dos casos.',
    text: `Una casilla tiene uno de dos valores. Lo que se deduce tanto de uno como del otro es seguro, sea cual sea el correcto.`,
    lookFor: [
      'un bloque al que le quedan dos sitios, o una casilla que decide muchas otras',
      'una casilla de la que los dos casos dicen lo mismo',
    ],
  },
  contradiction: {
    name: 'Contradicción',
    proves: 'Demuestra lo contrario de una suposición.',
    text: `Supón un color para una casilla y sigue las consecuencias de línea en línea hasta que a una pista no le quede sitio. Entonces la suposición era falsa. La ayuda muestra la cadena más corta
que se encontró, sin las consecuencias que no hacen falta.`,
    lookFor: [
      'una casilla en una fila y una columna que tienen, las dos, poco sitio',
      'el camino más corto hasta una línea casi terminada: tres o cuatro líneas es todo lo que se puede tener en la cabeza',
    ],
  },
  nested: {
    name: 'Contradicciones anidadas',
    proves: 'Demuestra lo contrario de una suposición.',
    text: `Si una suposición no lleva por sí sola a una contradicción, se hacen dentro de ella otras suposiciones y se refutan una por una. Eso es buscar a ciegas, y no es divertido: un nonograma que
lo necesita lleva la etiqueta *ensayo y error*.`,
    lookFor: [
      'nada: los nonogramas hechos para personas no lo necesitan, así que es más probable un error; repasa antes tus marcas',
    ],
  },
};
