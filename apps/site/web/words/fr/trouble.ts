/** Texts of the page that is shown instead of one that could not be, in French. */
import type { TroubleWords } from '../en/trouble.js';

export const words: TroubleWords = {
  titles: {
    request: 'Cette requête n’a pas pu être lue',
    'sign-in': 'Connectez-vous d’abord',
    refused: 'Ce n’est pas permis ici',
    gone: 'Ceci n’est plus ici',
    large: 'C’est trop gros',
    often: 'Trop de requêtes à la fois',
    broken: 'Quelque chose s’est mal passé',
    away: 'Le site est indisponible pour le moment',
  },
  whys: {
    request:
      'L’adresse ou le formulaire contient quelque chose que cette page ne peut pas utiliser.',
    'sign-in': 'Cette page demande une connexion.',
    refused: 'Cette page ne peut pas être utilisée ainsi.',
    gone: 'Cela existait et a été retiré.',
    large: 'Vous avez envoyé plus que cette page n’accepte.',
    often: 'Vous avez atteint la limite de pages par minute.',
    broken: 'C’est notre faute, pas la vôtre. L’erreur a été notée.',
    away: 'Ce n’est pas votre faute, et cela passe en général vite.',
  },
  wait: (seconds, noun) => `Réessayez dans ${seconds} ${noun}.`,
  waitLonger: 'Réessayez plus tard.',
  secondForms: { one: 'seconde', other: 'secondes' },
  safe: 'Vos parties sont enregistrées dans ce navigateur ; rien n’est perdu.',
  again: 'Réessayer',
  signIn: 'Se connecter',
  toPuzzles: 'Voir les grilles',
  back: 'Retour à la page',
  request: 'Numéro de la requête, pour signaler cette erreur :',
};
