/** What is different about nonograms of other kinds, beside their boards, in German. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: '„?“ ist ein Block unbekannter Länge.',
  anything: '„*“ steht für beliebig viele Blöcke, auch für keinen.',
  pairs:
    'Eine eingekreiste Zahl steht für Felder, die sich an den Seiten berühren und in beiden Linien liegen. ' +
    'Andere Zahlen bleiben in ihrer eigenen Linie.',
  cut:
    'Manche Felder teilt eine Diagonale in zwei Farben. ' +
    'Was in einem Rahmen steht, ist ein Block: Die Zahl zählt seine Dreiecke mit.',
};
