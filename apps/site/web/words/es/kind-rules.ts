/** What is different about nonograms of other kinds, beside their boards, in Spanish. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: 'Un «?» es un bloque de longitud desconocida.',
  anything: 'Un «*» representa cualquier cantidad de bloques, o ninguno.',
  pairs:
    'Un número en un círculo cuenta casillas que se tocan por los lados y están en las dos líneas. ' +
    'Los demás números se quedan en su propia línea.',
  cut:
    'Una diagonal corta algunas casillas en dos colores. ' +
    'Lo que está en un mismo marco es un bloque: el número cuenta también sus triángulos.',
};
