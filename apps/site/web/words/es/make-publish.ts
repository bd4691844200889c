/** Texts of publishing a puzzle, in Spanish. */
import type { MakePublishWords } from '../en/make-publish.js';

export const words: MakePublishWords = {
  signInText: 'Inicia sesión para publicar. El borrador pasa a tu cuenta.',
  signIn: 'Iniciar sesión',
  makeAccount: 'Crear una cuenta',
  titleIn: (language) => `Título (${language})`,
  otherTitle: 'Añadir un título en otro idioma',
  titleNote: 'Basta con uno. Los títulos solo los ven quienes han resuelto el nonograma.',
  description: 'Unas palabras para quienes lo han resuelto',
  tags: 'Etiquetas, separadas por comas',
  tagsNote: 'Como el título, aparecen al resolverlo.',
  license: 'Licencia',
  licenses: {
    '': 'todos los derechos reservados',
    'CC0-1.0': 'CC0: para cualquier uso',
    'CC-BY-4.0': 'CC BY 4.0: nombrar al autor',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0: nombrar al autor, compartir igual',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0: nombrar al autor, sin uso comercial',
  },
  unlisted: 'Solo para quien tenga la dirección',
  unlistedNote:
    'Ni en el catálogo, ni en los canales, ni en las búsquedas. Puedes ponerlo más tarde.',
  unlistedText: 'Envía su dirección a quienes puedan resolverlo. No está en el catálogo.',
  publish: 'Publicar',
  publishAnyway: 'Publicar de todos modos',
  publishing: 'El servidor está comprobando el nonograma…',
  sameHere: 'La misma imagen ya se publicó aquí, quizá girada o con otros colores.',
  seeTwin: 'Verla',
  published: (number) => `Publicado con el n.º ${number}`,
  publishedText: 'Ya está en el catálogo. En su clasificación figuras entre quienes usaron ayudas.',
  waits: 'Enviado',
  waitsText:
    'Aquí la moderación mira el primer nonograma de cada miembro antes de que sea público. Te avisaremos.',
  toPuzzle: 'Al nonograma',
  failed: 'No se pudo publicar.',
  safe: 'Tu borrador está a salvo en este dispositivo.',
  noSolution: 'El servidor no encontró ninguna solución.',
};
