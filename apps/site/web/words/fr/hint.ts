/** Texts of the panel of a hint, in French. They are loaded with it. */
import type { HintWords } from '../en/hint.js';
import { counted } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Erreurs', where: 'Où', why: 'Pourquoi', apply: 'Remplir' },
  ladderLabel: 'Ce qu’il faut dévoiler',
  thinking: 'Recherche',
  stop: 'Arrêter',
  slow: 'Cela prend un moment.',
  noMistakes: 'Aucune erreur : aucune marque ne contredit les indices.',
  mistakesUnknown: 'Vérifier si ces marques sont justes prendrait trop de temps.',
  mistakes: (count) => `${counted(count, 'case contredit', 'cases contredisent')} les indices.`,
  backToSound: 'Revenir avant l’erreur',
  eraseMistakes: 'Les effacer',
  fillIn: 'Remplir',
  close: 'Fermer',
  restsOn: 'ce sur quoi cela repose',
  follows: 'ce qui en découle',
  stuck: 'Aucune étape suivante trouvée. Les indices permettent peut-être plusieurs images.',
  late: 'Aucune aide trouvée en 20 secondes : la grille est très grande ou très difficile.',
  impossible: 'Ces indices n’ont pas de solution. Il y a peut-être une erreur dans le fichier.',
  solvedAlready: 'Toutes les cases qui comptent sont marquées.',
  hintsUsed: (count) =>
    count === 0
      ? 'Aucune aide utilisée dans cette partie.'
      : `${counted(count, 'aide utilisée', 'aides utilisées')} dans cette partie. Le résultat l’indique.`,
  hintFailed: 'L’aide n’a pas pu être calculée. Réessayez.',
};
