/** Texts of the help, in Spanish. What stands for keys is explained with the English ones. */
import type { HelpWords } from '../en/help.js';

/** The keys of those who do not see the board. */
const BY_EAR =
  '{hear-row} lee la fila de una vez: «Fila 7: 4, 2. 3 sin marcar, 2 pintadas, 5 sin marcar.» {hear-column} lee la columna. {hear-next} va a la siguiente línea con algo nuevo y la lee. {hear-changes} dice qué ha cambiado desde la última vez.';

export const words: HelpWords = {
  title: 'Guía',
  description:
    'Cómo jugar aquí a los nonogramas (picross, griddlers, hanjie): reglas, teclado, mando, lector de pantalla, pantalla táctil, archivos.',
  allHelp: 'Toda la guía',
  rules: {
    heading: 'Las reglas',
    texts: [
      'Cada número junto a una fila o sobre una columna es un bloque: esa cantidad de casillas pintadas seguidas. Los bloques van en el orden de los números. Entre dos bloques del mismo color hay al menos una casilla vacía; los de distinto color pueden tocarse.',
      'El nonograma está resuelto cuando todas las líneas cumplen sus números. Una cruz marca una casilla que seguro está vacía; es una nota para ti y nunca es obligatoria.',
      'Los nonogramas tienen muchos nombres: picross, griddlers, hanjie, pic-a-pix, crucigramas japoneses, pintar por números. Siempre es el mismo pasatiempo.',
    ],
    points: [],
  },
  playing: {
    heading: 'Cómo se juega',
    texts: [],
    points: [
      'Arrastra por las casillas para pintarlas de un trazo. El trazo no sale de su fila o columna.',
      'El botón derecho del ratón, o la herramienta «Cruz», marca las casillas vacías.',
      'Cada vez que pulsas «Ayuda» se desvela un poco más: los errores, si los hay; si no, dónde mirar, luego por qué y luego las casillas.',
      '«¿Y si…?» te deja probar algo. Después, quédate con todo o descártalo todo.',
      'Todo se puede deshacer, incluso volver a empezar.',
      'La partida se guarda en este dispositivo con cada jugada. No hay botón de guardar.',
    ],
  },
  topics: 'Más sobre…',
  padTitle: 'Botones',
  changeButtons: 'Cambiar los botones',
  formats: 'Todos los formatos',
  formatsNote: (count) =>
    `Se pueden abrir ${count} formatos. Estos son sus nombres y extensiones de archivo:`,
  pages: {
    keyboard: {
      title: 'Teclado',
      about: 'Cada acción tiene una tecla, y todas las teclas se pueden cambiar.',
      parts: [
        {
          heading: 'Moverse y pintar',
          texts: [],
          points: [
            'Las flechas mueven el cursor. {paint} pinta la casilla, {cross} pone una cruz, {erase} borra.',
            'Las flechas con [Shift] dibujan: las casillas por las que pasas quedan como la primera.',
            'Las flechas con [Ctrl] saltan a la siguiente casilla distinta.',
            'De [1] a [9] eligen un color. {next-color} elige el siguiente.',
          ],
        },
        {
          heading: 'Pensar',
          texts: [],
          points: [
            '{undo} deshace el último cambio, {redo} lo rehace.',
            '{hint} da una ayuda; púlsala otra vez para saber más.',
            '{mistakes} busca errores.',
            '{pause} para el reloj y tapa el tablero.',
            BY_EAR,
          ],
        },
      ],
    },
    gamepad: {
      title: 'Mando',
      about: 'Conecta un mando y pulsa cualquier botón: funciona al momento.',
      parts: [
        {
          heading: 'Jugar',
          texts: [],
          points: [
            'La cruceta o la palanca izquierda mueve el cursor. Mantén pulsada una dirección para seguir moviéndolo.',
            '{pad:paint} pinta la casilla, {pad:cross} pone una cruz. Mantén pulsado el botón y mueve el cursor para dibujar un trazo.',
            '{pad:next-color} y {pad:previous-color} cambian de color.',
            '{pad:undo} deshace un cambio, {pad:redo} lo rehace. {pad:hint} da una ayuda.',
            '{pad:zoom-in} y {pad:zoom-out} acercan y alejan.',
          ],
        },
      ],
    },
    'screen-reader': {
      title: 'Lector de pantalla',
      about: 'El tablero es una cuadrícula con filas y columnas. Se lee todo lo que hay en él.',
      parts: [
        {
          heading: 'Leer el tablero',
          texts: [
            'Ve al tablero con [Tab]. Tu lector de pantalla debería pasar solo al modo de foco; si no lo hace, cámbialo tú.',
          ],
          points: [
            'De cada casilla se leen la fila y la columna, lo que contiene y las pistas de las dos líneas: «Fila 7, columna 3, sin marcar. Pista de la fila: 4 negro, 2 celeste.»',
            'Las pistas terminadas se anuncian como tales.',
            'Tras un trazo oyes cuántas casillas cambiaron y si terminaste una línea; nada más te interrumpe.',
          ],
        },
        {
          heading: 'Jugar',
          texts: [],
          points: [
            'Las flechas van de casilla en casilla. {paint} pinta, {cross} pone una cruz, {erase} borra.',
            BY_EAR,
            '[Home] y [End] van a los extremos de la fila; con [Ctrl], a las esquinas del tablero.',
            'Las ayudas se leen como frases enteras con su motivo. Pulsa {hint} para pedir una.',
            'Las páginas impresas muestran las pistas como números, con un símbolo por color si lo activas.',
          ],
        },
        {
          heading: 'Colores',
          texts: [
            'Los colores se leen por su nombre. En los ajustes también puedes dar un símbolo a cada color.',
          ],
        },
      ],
    },
    touch: {
      title: 'Pantalla táctil',
      about: 'Tableros grandes en una pantalla pequeña: acerca, mueve y pinta con un pulgar.',
      parts: [
        {
          heading: 'Pintar',
          texts: [],
          points: [
            'Toca una casilla o arrastra por varias. El número junto a tu dedo cuenta las casillas del trazo.',
            'Una pulsación larga dibuja una cruz.',
            'Toca un número para tacharlo a mano.',
            'Un trazo que termina una línea pone una cruz en las demás casillas. «Deshacer» quita las dos cosas.',
          ],
        },
        {
          heading: 'Zoom',
          texts: [],
          points: [
            'Con dos dedos acercas y mueves el tablero. Los números siguen a la vista.',
            'La esquina entre los números muestra dónde estás. Tócala para ver todo el tablero, y otra vez para volver.',
          ],
        },
        {
          heading: 'Modo cursor',
          texts: [
            'Si las casillas son más pequeñas que tu dedo, cambia al cursor: un pulgar lo mueve y el otro pulsa un botón para pintar. Está entre las herramientas del juego y en los ajustes.',
            'Si usas la mano izquierda, pasa todos los controles al otro lado en los ajustes.',
          ],
        },
      ],
    },
    files: {
      title: 'Archivos, compartir, sin conexión',
      about: 'Tus propios nonogramas, nonogramas para tus amigos y jugar sin red.',
      parts: [
        {
          heading: 'Abrir archivos',
          texts: [
            'Suelta un archivo en cualquier parte de una página, pega su texto o elige «Abrir un archivo». El formato se reconoce solo. Si un archivo tiene muchos nonogramas, se abren todos. No se sube nada: el archivo se lee en tu dispositivo.',
            'Los títulos y las imágenes de un archivo se mantienen ocultos hasta que resuelves el nonograma.',
          ],
        },
        {
          heading: 'Compartir',
          texts: [
            '«Compartir», en el juego, copia un enlace que contiene todo el nonograma. Quien lo abre puede jugar al momento; lleva las pistas y nada de la imagen.',
            'También puedes guardar un nonograma en otros formatos. Si un formato no puede con todo, la página dice qué se pierde.',
          ],
        },
        {
          heading: 'Sin conexión',
          texts: [
            'Todo lo que ya has abierto funciona también sin conexión. Para tener el sitio a mano, instálalo como aplicación desde el menú del navegador.',
            'Las partidas se guardan en este navegador. Si borras sus datos, se pierden: expórtalas en los ajustes para tener una copia.',
          ],
        },
        {
          heading: 'Desde la línea de comandos',
          texts: [
            'Con Node.js instalado, esto abre el juego con tu archivo, en tu propio equipo y sin red:',
            '`npx nonokit play puzzle.non`',
          ],
        },
      ],
    },
    making: {
      title: 'Crear nonogramas',
      about:
        'Pinta un dibujo o parte de una imagen; las pistas se calculan a partir de las casillas.',
      parts: [
        {
          heading: 'Herramientas',
          texts: ['Las teclas funcionan en toda la página mientras no estés escribiendo.'],
          points: [
            '[B] lápiz, [L] línea, [R] rectángulo, [E] elipse, [F] rellenar una zona, [C] cambiar un color, [I] tomar un color, [S] seleccionar, [V] mover.',
            '[O] hace los rectángulos y elipses rellenos o huecos. [M] refleja lo que pintas: izquierda y derecha, arriba y abajo, en ambos ejes, sin reflejo.',
            'El botón derecho del ratón borra. [Shift] mantiene rectas las líneas y hace cuadrados y círculos.',
            '[0] elige el papel; de [1] a [9], una tinta; [,] y [.], la anterior y la siguiente.',
            '[Ctrl+Z] deshace un cambio y [Ctrl+Y] lo rehace, tantas veces como quieras.',
          ],
        },
        {
          heading: 'Con el teclado',
          texts: [],
          points: [
            'En el tablero, las flechas mueven el cursor. [Space] pinta con la herramienta, [X] borra. Las flechas con [Shift] dibujan.',
            'Mantén pulsado [Space] y mueve el cursor para dibujar una línea o una figura; suelta para acabar, [Esc] cancela.',
            '[Z] muestra todo el dibujo, [+] y [-] agrandan y reducen las casillas.',
          ],
        },
        {
          heading: 'Seleccionar',
          texts: [],
          points: [
            '[Ctrl+A] selecciona todo, [Ctrl+D] quita la selección. [Ctrl+C], [Ctrl+X] y [Ctrl+V] copian, cortan y pegan.',
            'Arrastra una selección para moverla; con [Alt], para mover una copia. [Enter] la suelta, [Delete] la vacía.',
            '[[] y []] giran, [H] y [J] reflejan la selección, o todo el dibujo si no hay nada seleccionado.',
          ],
        },
        {
          heading: 'Colores',
          texts: [
            'Arrastra una tinta a otro sitio o muévela con [Alt] y las flechas. Si dos colores se distinguen mal, aparece un aviso debajo del dibujo.',
          ],
        },
        {
          heading: 'Borradores',
          texts: [
            'Cada trazo se guarda al momento en este navegador, con todo el historial de cambios. Los borradores van incluidos cuando exportas tus datos en los ajustes.',
            'Con una cuenta, los borradores se guardan también en ella y están en tus otros dispositivos. Sin cuenta, se quedan en este dispositivo. Las imágenes no salen de él si no las envías.',
          ],
        },
      ],
    },
  },
};
