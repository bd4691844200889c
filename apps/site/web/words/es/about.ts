/** Texts of the page about the site, in Spanish. */
import type { AboutWords } from '../en/about.js';
import { counted } from './grammar.js';

export const words: AboutWords = {
  title: 'Sobre este sitio',
  description: 'Qué es este sitio, qué guarda sobre ti y qué puedes reutilizar.',
  lead: 'Un catálogo de nonogramas que la gente crea y resuelve, y los programas que lo hacen posible y que cualquiera puede instalar.',
  parts: [
    {
      heading: 'Nonogramas',
      texts: [
        'Cada nonograma tiene una sola solución: el servidor lo comprueba antes de publicarlo. El título y la imagen se mantienen ocultos hasta que lo resuelves.',
        'Las soluciones se verifican. El servidor anota cuándo envió las pistas, repite tus jugadas y acepta el resultado solo si encaja con todas las pistas. Las clasificaciones muestran el tiempo de juego.',
        'Quienes usan ayudas tienen su propia clasificación, y los programas también.',
      ],
    },
    {
      heading: 'Privacidad',
      texts: [
        'Puedes jugar sin cuenta. En ese caso, todo se guarda solo en tu navegador.',
        'Una cuenta es un nombre y una contraseña. No hace falta correo electrónico. Guardamos lo que creas, resuelves, valoras y escribes, porque de eso está hecho el sitio.',
        'Aquí no hay rastreo, publicidad ni análisis de visitas. Las páginas no cargan nada de otros servidores: los scripts, las fuentes y las imágenes salen de aquí. Una cookie mantiene tu sesión abierta. Después de iniciar sesión, otra marca este navegador como tuyo, para que nadie pueda bloquearte el acceso probando contraseñas.',
        'En los ajustes puedes exportar todos tus datos y eliminar la cuenta al momento, sin pedírselo a nadie.',
      ],
    },
    {
      heading: 'Conversación',
      texts: [
        'Los comentarios de un nonograma son para quienes lo han resuelto. Los que se pueden leer antes no deben decir qué es la imagen.',
        'Los moderadores ocultan los comentarios groseros o que desvelan la imagen. Un registro público muestra qué hicieron y por qué.',
      ],
    },
    {
      heading: 'Datos y programas',
      texts: [
        'Todo lo que hacen las páginas está también al alcance de los programas: el catálogo, resolver, comprobar, las ayudas, la dificultad y los archivos en muchos formatos. Todos los nonogramas públicos se pueden descargar en un solo archivo, solo con las pistas.',
        'El software tiene licencia MIT. Cada nonograma tiene la licencia que eligió su autor, indicada a su lado.',
      ],
    },
  ],
  addresses: (days) =>
    `Las direcciones IP se borran de los registros del servidor tras ${counted(days, 'día', 'días')}.`,
  noAddresses: 'El registro del servidor no contiene direcciones IP.',
  contact: (name) => `Quién gestiona ${name}`,
  imprint: 'Aviso legal',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  links: {
    api: 'La API',
    log: 'El registro de moderación',
    dump: 'Todos los nonogramas en un archivo',
    numbers: 'El sitio en cifras',
    help: 'Guía',
  },
};
