/** What is said about the server's answers, by their codes, in French. */
import type { RemoteWords } from '../en/remote.js';

export const words: RemoteWords = {
  'not-reached': 'Le serveur n’a pas pu être joint. Réessayez quand vous serez en ligne.',
  'not-signed-in': 'Votre session est fermée. Connectez-vous pour envoyer ce qui est gardé ici.',
  'too-many-requests': 'Trop de requêtes. Attendez un peu et réessayez.',
  banned: 'Un modérateur vous interdit d’écrire ici.',
  'not-found': 'Cela n’existe plus.',
  'not-solved-yet': 'Résolvez d’abord la grille.',
  'own-puzzle': 'C’est votre propre grille.',
  'talk-locked': 'Un modérateur a fermé la discussion de cette grille.',
  'comment-empty': 'Le commentaire n’a pas de texte.',
  'comment-too-long': 'Le commentaire est trop long : 2 000 caractères au plus.',
  'comment-gives-away':
    'Le commentaire dévoile l’image. Cochez la case qui le dit, ou changez le texte.',
  'game-over': 'Vous avez résolu cette grille sur un autre appareil.',
  'record-unreadable': 'Le serveur n’a pas pu lire les coups.',
  'record-too-large': 'La partie a plus de coups que le serveur n’en accepte.',
  'not-solved': 'Le serveur n’a pas trouvé de solution dans les coups.',
  'too-fast': 'Les coups sont plus rapides qu’une main ne peut tracer, ils ne comptent donc pas.',
  'times-fall': 'Les temps des coups vont à rebours, ils ne comptent donc pas.',
  'record-known': 'Ces coups ont déjà été envoyés, et ne comptent qu’une fois.',
  clock: 'La partie dure plus longtemps que le temps écoulé depuis l’envoi des indices.',
  'given-unknown': 'Le serveur n’a pas trace d’avoir envoyé ces indices.',
};
