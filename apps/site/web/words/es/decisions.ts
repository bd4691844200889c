/** Decisions of moderators, as the person whom they concern reads them, in Spanish. */
import type { DecisionWords } from '../en/decisions.js';

export const words: DecisionWords = {
  news: 'La moderación ha decidido algo sobre ti o sobre algo que creaste.',
  readNews: 'Leerlo',
  title: 'Lo que decidió la moderación',
  lead: 'Si crees que una decisión está mal, reclama: un moderador vuelve a mirarla.',
  about: ({ kind, number, text }) => {
    if (kind === 'comment') return `Tu comentario sobre el nonograma n.º ${number ?? '?'}`;
    if (kind === 'puzzle') return `Tu nonograma n.º ${number ?? '?'}`;
    if (kind === 'series') return `Tu serie «${text ?? ''}»`;
    if (kind === 'contest') return `Tu concurso «${text ?? ''}»`;
    if (kind === 'solve') return `Tu solución del nonograma n.º ${number ?? '?'}`;
    if (kind === 'storm') return `Tu Tormenta (${text ?? ''})`;
    return 'Tu cuenta';
  },
  done: {
    hide: 'oculto',
    show: 'visible de nuevo',
    lock: 'comentarios cerrados',
    unlock: 'comentarios abiertos de nuevo',
    ban: 'prohibición de escribir',
    unban: 'fin de la prohibición',
    strike: 'fuera de las clasificaciones',
    rank: 'de vuelta en las clasificaciones',
    warn: 'una advertencia',
    admit: 'revisado y ya público',
    keep: 'tras tu reclamación, la decisión se mantiene',
  },
  reasons: {
    spoiler: 'Desvela una imagen a quienes no han resuelto el nonograma.',
    rude: 'Es grosero o hiere a otras personas.',
    spam: 'Es publicidad, o lo mismo una y otra vez.',
    rights: 'Parece obra de otra persona, publicada sin permiso.',
    broken: 'El nonograma no está como debería: sus pistas, su imagen o sus textos.',
    cheating: 'Las jugadas no parecen de una persona que lo haya razonado.',
    other: 'El motivo no está en nuestra lista.',
  },
  object: 'Reclamar',
  objectTo: (what) => `Reclamar: ${what}`,
  yourWords: 'Por qué la decisión está mal',
  send: 'Enviar la reclamación',
  cancel: 'Cancelar',
  objected: 'Has reclamado',
  states: {
    open: 'Un moderador la mirará.',
    kept: 'Un moderador la ha mirado: la decisión se mantiene.',
    undone: 'Un moderador la ha mirado y ha retirado la decisión.',
  },
};
