/** Texts of the page that explains a whole puzzle, in French. */
import type { ExplainWords } from '../en/explain.js';
import { counted } from './grammar.js';

export const words: ExplainWords = {
  title: 'Tout expliquer',
  description:
    'Comment un nonogramme se résout, étape par étape, avec la raison de chacune en toutes lettres.',
  loading: 'Recherche de la grille…',
  noPuzzle: 'Il n’y a pas de grille ici',
  noPuzzleHelp:
    'Ouvrez-en une dans la liste, puis choisissez « Expliquer la solution » dans son menu.',
  toPuzzles: 'Voir les grilles',
  backToPuzzle: 'Retour à la grille',
  headingOf: (name) => `${name}, expliquée`,
  askTitle: 'Montrer comment elle se résout ?',
  askText:
    'Vous n’avez pas résolu cette grille. Les étapes dévoilent toute l’image et comptent comme de l’aide.',
  show: 'Montrer les étapes',
  finding: (count) => `Recherche : ${counted(count, 'étape', 'étapes')} jusqu’ici`,
  stop: 'Arrêter',
  boardLabel: (step, count) => `La grille après l’étape ${step} sur ${count}`,
  start: 'La grille vide. Appuyez sur « Lecture » ou avancez pas à pas.',
  step: (step, count) => `Étape ${step} sur ${count}`,
  slider: 'Étape',
  chart: 'Chaque barre est une étape : sa hauteur est le nombre de cases qu’elle détermine.',
  play: 'Lecture',
  pause: 'Pause',
  first: 'Au début',
  previous: 'Une étape en arrière',
  next: 'Une étape en avant',
  last: 'À la fin',
  speed: 'Vitesse',
  speeds: { slow: 'Lente', usual: 'Normale', fast: 'Rapide' },
  restsOn: 'repose sur',
  proves: 'démontre',
  learnMore: (technique) => `Comment marche « ${technique} »`,
  end: 'Toutes les cases sont déterminées.',
  stuck: 'Aucune autre étape trouvée : le reste demande des essais.',
  stopped: 'La recherche a été arrêtée ; voici les étapes trouvées.',
  saveFilm: 'Enregistrer en GIF',
  saveText: 'Enregistrer en texte',
  drawing: 'Dessin de l’animation…',
  filmFailed: 'L’animation n’a pas pu être dessinée.',
  failed: 'Les étapes n’ont pas pu être trouvées.',
  keys: 'Touches : [Space] lance la lecture, [←] et [→] vont pas à pas, [Home] et [End] aux extrémités.',
};
