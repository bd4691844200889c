/** Texts of notices, on their page and in the feed of a person, in French. */
import type { NoticeWords } from '../en/notices.js';

export const words: NoticeWords = {
  title: 'Notifications',
  description:
    'Nouvelles grilles des personnes que vous suivez, réponses, nouveaux abonnés et vos concours.',
  sentence: ({ kind, person, others, puzzle, contest, draft }) => {
    const name = person ?? '';
    const number = `n° ${puzzle?.number ?? ''}`;
    if (kind === 'puzzle') return `${name} a publié la grille ${number}`;
    if (kind === 'comment') return `${name} a écrit sur la grille ${number}`;
    if (kind === 'contest') return `Le concours « ${contest?.title ?? ''} » a commencé`;
    if (kind === 'plan')
      return `Le brouillon « ${draft?.title ?? ''} » n’a pas été publié le jour prévu`;
    if (kind === 'decision') return 'Un modérateur a pris une décision à votre sujet';
    if (others === 0) return `${name} vous suit`;
    return `${name} et ${others === 1 ? 'une autre personne' : `${others} autres personnes`} vous suivent`;
  },
  isNew: 'nouveau',
  none: 'Rien de nouveau',
  noneHelp:
    'Suivez des personnes dont vous aimez les grilles : leurs nouvelles grilles apparaissent ici, comme les réponses à ce que vous écrivez.',
  held: 'Résolvez la grille pour le lire.',
  planRefusals: {
    'not-publishable': 'Il ne respecte plus les règles de publication.',
    'has-warnings':
      'La même image a été publiée ici entre-temps, ou autre chose mérite un coup d’œil.',
    'too-many-new': 'Les nouveaux membres ne publient que quelques grilles par jour.',
    banned: 'Votre compte était bloqué ce jour-là.',
    failed: 'Le serveur n’a pas pu le vérifier de toute la journée.',
  },
  guest: 'Connectez-vous pour voir vos notifications.',
  signIn: 'Se connecter',
  following: 'Personnes que vous suivez',
  followsNobody: 'Personne pour l’instant. Il y a un bouton sur la page de chaque personne.',
  feed: 'Votre propre flux',
  feedText:
    'Les mêmes notifications pour un lecteur de flux. L’adresse est un secret : toute personne qui la connaît peut les lire.',
  makeFeed: 'Créer une adresse',
  newFeed: 'Nouvelle adresse',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  feedLabel: 'Adresse de votre flux',
  changed: 'Voici la nouvelle adresse. L’ancienne ne marche plus.',
  feedTitle: (site, person) => `${site} : notifications pour ${person}`,
};
