/** What is said about worker threads that end before their job does, in French. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(seconds: number): string {
  return seconds.toLocaleString('fr-FR');
}

export const WORKERS_FR: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `le fil de calcul s’est arrêté sur cette grille : ${reason}`,
  workerExited: ({ status }) => `le fil de calcul s’est terminé avec le code ${status}`,
  workerHung: ({ timeout, grace }) =>
    `le fil de calcul a été arrêté : pas de réponse après ${decimal(timeout)} s et ${decimal(grace)} s de délai`,
  workerLate: () => 'le fil de calcul ne s’est pas arrêté à temps',
  puzzlesForOneSheet: ({ found }) =>
    `il y a ${found} grilles, il en faut une ; seul un PDF en contient plusieurs`,
  tooLargeToRate: ({ cells, most }) =>
    `une grille de ${cells} cases n’est pas évaluée, la limite est de ${most} : demandez plutôt une solution unique`,
  imageForgotten: () =>
    'le fil de calcul ne connaît pas (ou plus) cette image : envoyez-la de nouveau',
  noFilm: () => 'aucune solution n’a été trouvée dans les limites, il n’y en a donc pas de film',
  assetNotLoaded: ({ address, reason }) =>
    `un fichier dont cette image a besoin n’a pas été chargé : ${address} (${reason})`,
};
