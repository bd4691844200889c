/** Texts of publishing a puzzle, in French. */
import type { MakePublishWords } from '../en/make-publish.js';

export const words: MakePublishWords = {
  signInText: 'Connectez-vous pour publier. Votre brouillon vous suit.',
  signIn: 'Se connecter',
  makeAccount: 'Créer un compte',
  titleIn: (language) => `Titre (${language})`,
  otherTitle: 'Ajouter un titre dans une autre langue',
  titleNote: 'Un seul suffit. Les titres ne sont montrés qu’à ceux qui ont résolu la grille.',
  description: 'Quelques mots pour ceux qui l’ont résolue',
  tags: 'Mots-clés, séparés par des virgules',
  tagsNote: 'Comme le titre, ils apparaissent après la résolution.',
  license: 'Licence',
  licenses: {
    '': 'tous droits réservés',
    'CC0-1.0': 'CC0 : tout usage',
    'CC-BY-4.0': 'CC BY 4.0 : citer l’auteur',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0 : citer l’auteur, partager dans les mêmes conditions',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0 : citer l’auteur, usage non commercial',
  },
  unlisted: 'Seulement pour qui a l’adresse',
  unlistedNote:
    'Ni dans le catalogue, ni dans les flux ou les recherches. Vous pourrez l’y mettre plus tard.',
  unlistedText:
    'Envoyez son adresse à ceux qui peuvent la résoudre. Elle n’est pas dans le catalogue.',
  publish: 'Publier',
  publishAnyway: 'Publier quand même',
  publishing: 'Le serveur vérifie la grille…',
  sameHere: 'La même image a déjà été publiée ici, peut-être tournée ou avec d’autres couleurs.',
  seeTwin: 'La voir',
  published: (number) => `Publiée sous le n° ${number}`,
  publishedText:
    'Elle est maintenant dans le catalogue. À son classement, vous figurez parmi les joueurs qui ont pris de l’aide.',
  waits: 'Envoyée',
  waitsText:
    'Ici, un modérateur examine la première grille de chaque membre avant qu’elle soit publique. Vous recevrez une réponse.',
  toPuzzle: 'Vers la grille',
  failed: 'La publication a échoué.',
  safe: 'Votre brouillon est en sûreté sur cet appareil.',
  noSolution: 'Le serveur n’a trouvé aucune solution.',
  when: 'Quand',
  now: 'Maintenant',
  onDay: 'Un jour précis',
  day: 'Jour',
  dayNote:
    'Elle paraît quand ce jour commence chez vous, après une autre vérification. Ce que vous changez ensuite dans le brouillon n’en fait pas partie.',
  plan: 'Publier ce jour-là',
  planned: (day) => `Paraît le ${day}`,
  plannedText: 'Sur votre bureau, vous pouvez changer le jour ou publier tout de suite.',
  toDesk: 'Vers votre bureau',
};
