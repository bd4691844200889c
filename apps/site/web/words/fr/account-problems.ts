/** What the server refuses about accounts, by its codes, in French. */
import type { AccountProblems } from '../en/account-problems.js';

export const words: AccountProblems = {
  'name-length': 'Un nom a de 2 à 30 caractères.',
  'name-signs':
    'Un nom se compose de lettres et de chiffres, séparés par des espaces, traits d’union ou tirets bas isolés.',
  'name-scripts':
    'Toutes les lettres d’un nom doivent venir d’un même alphabet, et ses chiffres aller de 0 à 9.',
  'name-reserved': 'Ce nom pourrait passer pour celui du site. Choisissez-en un autre.',
  'name-taken': 'Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisissez-en un autre.',
  'password-length':
    'Un mot de passe a de 10 à 1 000 caractères. Quelques mots se retiennent bien.',
  'password-common':
    'Ce mot de passe est parmi les plus courants, ou se répète. Ce sont les premiers qu’on essaie. Choisissez-en un autre.',
  'password-is-name':
    'En dehors de votre nom et de celui du site, un mot de passe doit avoir au moins 6 autres caractères.',
  'password-wrong':
    'Le mot de passe est incorrect. Vérifiez la disposition du clavier et les majuscules.',
  'sign-in-wrong':
    'Le nom et le mot de passe ne correspondent pas. Vérifiez la disposition du clavier et les majuscules.',
  'recovery-wrong': 'Le nom et le code ne correspondent pas. Vérifiez les deux.',
  'invitation-wrong': 'Cette invitation a déjà servi ou a expiré. Demandez-en une nouvelle.',
  'registration-closed':
    'Ce site n’accepte pas de nouveaux comptes. Adressez-vous à ceux qui le tiennent.',
  'invitation-missing':
    'Il faut une invitation pour créer un compte. Adressez-vous à ceux qui tiennent ce site.',
  'part-off': 'Cette partie du site est désactivée.',
  'passkey-wrong':
    'Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou utilisez le mot de passe.',
  'passkey-stopped': 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez le mot de passe.',
  'prove-again':
    'Pour cela, saisissez encore une fois votre mot de passe ou utilisez votre clé d’accès.',
  'too-many-keys': 'Ce compte a déjà le nombre maximal de clés. Révoquez-en une d’abord.',
  'email-shape': 'Ce n’est pas une adresse e-mail. Saisissez-en une comme nom@example.org.',
  'code-wrong': 'Ce code est incorrect ou a expiré.',
  busy: 'Le serveur est très occupé. Réessayez dans quelques secondes.',
  'scope-none': 'Choisissez au moins une permission pour la clé.',
  'not-reached': 'Le serveur n’a pas pu être joint. Rien n’a changé. Réessayez.',
};
