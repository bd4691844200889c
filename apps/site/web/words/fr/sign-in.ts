/** Texts of signing in and of making an account, in French. */
import type { SignInWords } from '../en/sign-in.js';

export const words: SignInWords = {
  contact: 'Contact',
  signIn: 'Se connecter',
  description: 'Connectez-vous, ou créez un compte avec un nom et un mot de passe.',
  signInFor: 'pour retrouver vos parties sur tous vos appareils',
  again: 'Se reconnecter',
  againFor: 'pour confirmer que c’est bien vous ; vous revenez ensuite à cette page',
  create: 'Créer un compte',
  createFor: 'un nom et un mot de passe suffisent',
  recover: 'Nouveau mot de passe',
  recoverFor: 'avec votre code de secours',
  welcome: 'Votre site',
  welcomeFor: 'créez le compte d’administration',
  invited: 'Vous avez une invitation',
  notOpen: {
    invitation:
      'Ici, il faut une invitation pour créer un compte. Adressez-vous à ceux qui tiennent ce site.',
    closed: 'Ce site n’accepte pas de nouveaux comptes.',
  },
  name: 'Nom',
  newNameNote: 'Visible par tout le monde. Il ne peut plus être changé.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordNote: 'Au moins 10 caractères ; quelques mots se retiennent bien.',
  code: 'Code de secours',
  codeNote: 'Vous l’avez noté en créant le compte.',
  mailCode: 'Envoyer un code à mon adresse e-mail',
  codeMailed:
    'Si ce nom a une adresse confirmée, nous y avons envoyé un code. Il est valable dix minutes.',
  forgot: 'Oublié ?',
  setPassword: 'Définir le mot de passe',
  passkey: 'Se connecter avec une clé d’accès',
  newHere: 'Pas encore de compte ?',
  haveAccount: 'Déjà un compte ?',
  knowPassword: 'Vous connaissez le mot de passe ?',
  needsScript:
    'La connexion a besoin de JavaScript, qui est désactivé ici. Tout le reste peut être lu sans lui.',
  noGames: 'Vous pouvez jouer sans compte : les parties sont enregistrées sur cet appareil.',
  games: (count, noun) =>
    `Vous pouvez jouer sans compte : ${count} ${noun} sur cet appareil. La connexion transfère tout dans votre compte.`,
  gameForms: { one: 'partie est enregistrée', other: 'parties sont enregistrées' },
  keepCode: 'Gardez ce code',
  keepCodeText:
    'Il vous le faut si vous oubliez votre mot de passe. Il n’est affiché qu’une fois, et nous ne pouvons pas le retrouver pour vous.',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez-le et copiez-le.',
  download: 'Télécharger',
  file: (site, name, code) => `${site}\nNom : ${name}\nCode de secours : ${code}\n`,
  kept: 'Je l’ai noté',
  signedIn: (name) => `Connexion réussie, ${name}.`,
  goOn: 'Continuer',
};
