/** Problems of the server in French, by code; one that is missing keeps its English sentence. */
import type { ServerProblems } from '../en/server-problems.js';

const NOTHING_IS_KEPT =
  'Le site ne peut rien enregistrer pour le moment. Ceux qui le tiennent le savent. Revenez plus tard.';

export const words: ServerProblems = {
  // requests
  'invalid-request': ({ field }) =>
    field === undefined ? undefined : `Le champ « ${field} » n’est pas rempli comme il faut.`,
  'unknown-parameter': ({ field, parameters }) => {
    const known = Array.isArray(parameters) ? parameters.join(', ') : '';
    return `Cet appel n’a pas de paramètre « ${field} ». Il a : ${known}.`;
  },
  'method-not-allowed': ({ allow }) => `À cette adresse, il n’y a que ${allow}.`,
  'invalid-cursor':
    'La valeur « after » ne vient pas de cette liste ; prenez « next » de la page précédente.',
  'no-puzzle': 'La requête est vide ; envoyez une grille dans l’un des formats.',
  'not-found': 'Cette page n’existe pas. Vérifiez l’adresse.',
  'not-signed-in': 'Connectez-vous d’abord.',
  'scope-missing': 'Cette clé n’a pas ce droit.',
  'not-a-moderator': 'Seuls les modérateurs peuvent le faire.',
  'key-unknown': 'Cette clé API est inconnue ou révoquée. Créez-en une autre dans les réglages.',
  'range-unfit': ({ bytes }) =>
    `Le fichier a ${bytes} octets ; cette partie est au-delà de sa fin.`,
  'key-ended': 'Cette clé API a expiré. Créez-en une autre dans les réglages.',
  'foreign-origin': 'La requête vient d’un autre site. Ouvrez notre page et faites-le là.',
  banned: ({ until }) => `Un modérateur interdit à ce compte d’écrire jusqu’au ${day(until)}.`,
  'body-too-large': ({ maxBytes }) =>
    `Trop de données : ${kibibytes(maxBytes)} Kio au plus sont acceptés ici.`,
  'no-room': ({ retryAfter }) =>
    `Trop de gros fichiers arrivent en ce moment. Réessayez dans ${retryAfter} s.`,
  'too-many-requests': ({ retryAfter }) => `Trop de requêtes. Réessayez dans ${retryAfter} s.`,
  'catalogue-filling': 'Le catalogue se remplit encore. Réessayez dans quelques secondes.',
  'database-gone': 'La base de données ne répond pas. Réessayez dans quelques secondes.',
  'database-busy': 'La base de données est occupée. Réessayez dans quelques secondes.',
  'database-full': NOTHING_IS_KEPT,
  'database-read-only': NOTHING_IS_KEPT,
  'database-damaged': NOTHING_IS_KEPT,
  internal: 'Quelque chose s’est mal passé. Nous avons noté cette erreur.',
  // names and passwords
  'name-length': 'Un nom a de 2 à 30 caractères.',
  'name-signs':
    'Un nom se compose de lettres et de chiffres, séparés par des espaces, traits d’union ou tirets bas isolés.',
  'name-scripts': 'Les lettres d’un nom viennent d’un même alphabet, ses chiffres vont de 0 à 9.',
  'name-reserved': 'Ce nom pourrait passer pour celui du site. Choisissez-en un autre.',
  'name-taken': 'Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisissez-en un autre.',
  'password-length': 'Un mot de passe a de 10 à 1 000 caractères.',
  'password-common':
    'Ce mot de passe est parmi les 10 000 plus courants ou se répète : ce sont les premiers qu’on essaie. Choisissez-en un autre.',
  'password-is-name':
    'En dehors de votre nom et de celui du site, un mot de passe doit avoir au moins 6 autres caractères.',
  'password-wrong': 'Le mot de passe est incorrect.',
  // signing in
  'sign-in-wrong': 'Le nom ou le mot de passe est incorrect.',
  'recovery-wrong': 'Le nom ou le code de secours est incorrect.',
  'registration-closed':
    'Ce site n’accepte pas de nouveaux comptes. Adressez-vous à ceux qui le tiennent.',
  'invitation-missing':
    'Il faut une invitation pour créer un compte. Adressez-vous à ceux qui tiennent le site.',
  'part-off': 'Ceux qui tiennent ce site ont désactivé cette partie.',
  'setting-locked': ({ setting }) =>
    `« ${setting} » est fixé dans le fichier de réglages du serveur. Changez-le là.`,
  'too-many-invitations': 'Pas plus de 100 invitations. Retirez-en une d’abord.',
  'invitation-wrong': 'Cette invitation a déjà servi ou a expiré. Demandez-en une nouvelle.',
  'passkey-wrong': 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  'prove-again':
    'Reconnectez-vous d’abord : cela demande un mot de passe ou une clé d’accès que vous venez d’utiliser.',
  'code-wrong': 'Le code est incorrect ou a expiré.',
  'too-many-keys': 'Pas plus de 20 clés. Révoquez-en une d’abord.',
  busy: 'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  // puzzles, series and games
  'not-the-author': 'Seul l’auteur peut le faire.',
  'solved-by-others':
    'D’autres ont déjà résolu cette grille, elle ne peut donc pas être supprimée.',
  'changed-meanwhile': 'La grille a changé entre-temps. Relisez-la.',
  'puzzle-of-another': ({ puzzle }) =>
    `Une série réunit les grilles de son auteur, et « ${puzzle} » n’est pas de vous.`,
  'series-empty': 'La série n’a pas de grilles.',
  'too-many-lists': 'Pas plus de 50 listes. Supprimez-en une d’abord.',
  'list-full': 'Une liste a au plus 2 000 grilles. Commencez-en une autre.',
  'favourites-fixed': 'Les favoris n’ont pas de titre à eux.',
  'too-many-drafts': 'Un compte garde 200 brouillons, de 20 Mo en tout. Supprimez-en un d’abord.',
  'draft-changed':
    'Un autre appareil a modifié ce brouillon. Gardez les deux et envoyez le vôtre sous un autre nom.',
  'day-not-ahead': 'Choisissez un jour après aujourd’hui, d’ici un an au plus.',
  'too-many-planned': 'Un compte prévoit 50 grilles au plus. Publiez-en ou annulez-en une d’abord.',
  'given-unknown': 'La valeur « given » n’est pas venue avec cette grille.',
  'game-over': 'Cette partie est déjà terminée.',
  'gone-apart': 'Cette partie a des versions différentes sur deux appareils. Relisez-la.',
  'record-unreadable':
    'Le champ « record » n’est pas une partie enregistrée de cette grille en base64.',
  'record-too-large':
    'L’enregistrement a plus de coups que n’en demande une grille de cette taille.',
  'not-solved': 'La grille n’est pas résolue. Résolvez-la d’abord jusqu’au bout.',
  'too-fast': 'Une main ne trace pas aussi vite, l’enregistrement ne compte donc pas.',
  'times-fall':
    'Le temps de l’enregistrement va à rebours. Envoyez-le tel que la grille l’a produit.',
  'record-known':
    'Cet enregistrement a déjà été envoyé. Pour qu’une résolution compte, résolvez la grille vous-même.',
  clock:
    'L’enregistrement dure plus longtemps que le temps écoulé depuis l’envoi des indices. Envoyez la valeur « given ».',
  'storm-sent': 'Ce résultat a déjà été envoyé. Recommencez.',
  'storm-late': 'Le résultat est arrivé plus de deux minutes après la fin et n’est pas classé.',
  'storm-early':
    'Les réponses couvrent plus de temps qu’il ne s’en est passé, le résultat n’est donc pas classé.',
  'storm-cell': 'Une réponse porte sur une case déjà connue, le résultat n’est donc pas classé.',
  'storm-times': 'Les temps des réponses ne se suivent pas, le résultat n’est donc pas classé.',
  'storm-fast': 'Personne ne répond aussi vite, le résultat n’est donc pas classé.',
  'storm-even':
    'Les réponses sont aussi régulières que celles d’un programme, le résultat n’est donc pas classé.',
  'in-contest': 'La grille est dans un concours qui n’est pas terminé. Changez-la plus tard.',
  'stays-public': 'La grille est déjà au catalogue, et d’autres connaissent son adresse.',
  'contest-begun': 'Le concours a déjà commencé et ne peut plus être annulé.',
  'contest-over': 'Le concours est terminé.',
  'contest-not-over': 'Le tableau et les parcours s’ouvrent quand le concours est terminé.',
  'contest-full': ({ most }) => `Le concours a déjà ${most} participants, c’est le maximum.`,
  'contest-puzzles': ({ puzzle }) =>
    `La grille « ${puzzle} » n’existe pas, n’est ni de vous ni au catalogue, ou est prise par un autre concours. Remplacez-la.`,
  'contest-time': 'Le début doit venir après cette minute et dans l’année.',
  'own-contest': 'Vous connaissez les grilles de votre concours : ce sont les autres qui jouent.',
  'too-many-contests': ({ most }) =>
    `Vous avez déjà ${most} concours qui ne sont pas terminés. Attendez la fin de l’un d’eux.`,
  'no-dump-yet':
    'La première archive de toutes les grilles est en cours d’écriture. Revenez plus tard.',
  'too-many-new': ({ most }) =>
    `Les nouveaux membres publient ${most} grilles par jour, jusqu’à ce qu’ils soient là depuis une semaine et aient résolu 10 grilles. Votre brouillon est gardé.`,
  'format-not-offered': 'Ici, il n’y a que le format « json ».',
  'follow-oneself': 'On ne peut pas se suivre soi-même.',
  'too-many-followed': 'On peut suivre au plus 1 000 personnes.',
  // talk and votes
  'own-puzzle': 'Ce sont les autres qui votent pour votre grille.',
  'not-solved-yet': 'Résolvez d’abord la grille.',
  'comment-hidden': 'Un modérateur a masqué ce commentaire.',
  'comment-empty': 'Le commentaire n’a pas de texte.',
  'comment-gives-away':
    'Le texte nomme ce que montre l’image, ou un mot de la description. Retirez-le, ou laissez le commentaire à ceux qui ont résolu la grille.',
  'talk-locked': 'Un modérateur a fermé la discussion de cette grille.',
  'too-many-comments': 'Trop de commentaires à la suite. Attendez un peu.',
  'too-many-reports': 'Trop de signalements à la suite. Attendez un peu.',
  'comment-too-long': 'Le commentaire est trop long. Raccourcissez-le.',
  // moderation
  'objection-empty': 'Écrivez pourquoi la décision est injuste.',
  'already-objected': 'Vous avez déjà contesté. Un modérateur le lira.',
  'decision-taken-back': 'Cette décision a déjà été annulée.',
  'action-does-not-fit': 'Cette action ne s’applique pas ici.',
  'already-so': 'C’est déjà fait, peut-être par un autre modérateur.',
  'ban-in-the-past': 'La fin de l’interdiction est déjà passée.',
  'not-an-administrator': 'Seuls les administrateurs peuvent le faire.',
  'role-missing': 'Indiquez le rôle dans le champ « role ».',
  'role-too-high':
    'Cela n’est possible qu’avec des personnes dont le rôle est inférieur au vôtre, et pas avec vous-même.',
};

function day(time: unknown): string {
  return String(time).slice(0, 10);
}

function kibibytes(bytes: unknown): number {
  return Math.floor(Number(bytes) / 1024);
}
