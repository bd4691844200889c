/** Reporting something to the moderators, in Spanish. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Denunciar',
  titles: {
    comment: '¿Qué tiene de malo este comentario?',
    contest: '¿Qué tiene de malo este concurso?',
    series: '¿Qué tiene de malo esta serie?',
    person: '¿Qué problema hay con esta persona?',
  },
  reasons: {
    spoiler: 'Desvela la imagen',
    rude: 'Insultos o amenazas',
    spam: 'Publicidad',
    rights: 'Copia el trabajo de otros',
    broken: 'No se muestra bien',
    cheating: 'Ayuda a hacer trampas',
    other: 'Otra cosa',
  },
  note: 'Nota para la moderación (opcional)',
  send: 'Denunciar',
  thanks: 'Gracias. Un moderador lo mirará.',
  cancel: 'Cancelar',
};
