/** Why the server gave up a puzzle, in French. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'Cette grille demande plus de temps que le serveur n’en accorde. Essayez le programme nonokit.',
  large:
    'Cette grille demande plus de mémoire que le serveur n’en accorde. Essayez le programme nonokit.',
  seconds:
    'Vous avez épuisé pour l’instant votre part du moteur du serveur. Réessayez un peu plus tard, connectez-vous pour une part plus grande, ou essayez le programme nonokit.',
  jobs: 'Le serveur travaille encore sur vos autres grilles. Réessayez quand elles seront finies.',
  busy: 'Trop de grilles sont en cours de résolution. Réessayez dans quelques secondes.',
};
