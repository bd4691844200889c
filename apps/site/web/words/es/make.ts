/** Texts of the maker's page, in Spanish. */
import type { MakeWords } from '../en/make.js';

export const words: MakeWords = {
  title: 'Crear',
  description:
    'Crea nonogramas en el navegador: pinta o importa una imagen y mira al momento si funciona.',
  heading: 'Crear un nonograma',
  undo: 'Deshacer',
  redo: 'Rehacer',
  testPlay: 'Probar',
  save: 'Guardar',
  publish: 'Publicar',
  notLoaded: 'No se pudo cargar. Inténtalo de nuevo cuando haya conexión.',
  // tools
  tools: 'Herramientas',
  toolNames: {
    pencil: 'Lápiz',
    line: 'Línea',
    rectangle: 'Rectángulo',
    ellipse: 'Elipse',
    fill: 'Rellenar una zona',
    replace: 'Cambiar un color',
    select: 'Seleccionar',
    move: 'Mover',
    pick: 'Tomar un color',
  },
  full: (tool) => `${tool} con relleno`,
  eraser: 'Goma',
  mirror: {
    none: 'Simetría: no',
    across: 'Simetría: izquierda y derecha',
    down: 'Simetría: arriba y abajo',
    both: 'Simetría: en ambos ejes',
  },
  solvedLook: 'Ver como resuelto',
  more: 'Más',
  paintHere: 'Pintar',
  eraseHere: 'Borrar',
  // inks
  inks: 'Colores',
  paperOf: (name) => `Papel, ${name}`,
  ink: (number, name) => `Tinta ${number}, ${name}`,
  addInk: 'Añadir una tinta',
  editInk: 'Cambiar este color',
  // sizes
  newSheet: 'Hoja nueva',
  // drafts
  drafts: 'Borradores',
  saved: 'Borrador guardado',
  saving: 'Guardando…',
  notSaved: 'Este navegador no permite guardar. Guarda el nonograma como archivo antes de salir.',
  noRoom: 'A este dispositivo no le queda espacio: el borrador no se guarda.',
  reload:
    'Hay una versión más nueva de esta página abierta en otro sitio. Vuelve a cargarla para seguir guardando.',
  untitled: 'Sin título',
  copyOf: (name) => `${name} (copia)`,
  elsewhere: 'Este borrador también está abierto en otra pestaña. Los cambios aparecen en las dos.',
  ownCopy: 'Seguir con una copia',
  forked:
    'Otra pestaña u otro dispositivo también cambió este borrador. Sigues con una copia; se conservan los dos.',
  missing: 'Ese borrador no está en este dispositivo. Aquí tienes una hoja nueva.',
};
