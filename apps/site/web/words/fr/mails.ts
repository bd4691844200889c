/** Mails about accounts, in French. */
import type { MailWords } from '../en/mails.js';

export const words: MailWords = {
  subjects: { email: 'Confirmez votre adresse', recovery: 'Votre code de secours' },
  codes: {
    email: (name) =>
      `Saisissez ce code dans les réglages de ${name} pour confirmer votre adresse :`,
    recovery: (name) =>
      `Nous avons reçu une demande de récupération de votre compte sur ${name}. Ce code permet de définir un nouveau mot de passe :`,
  },
  codeEnds:
    'Le code ne sert qu’une fois et expire dans dix minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
  notices: {
    password: 'Le mot de passe a été changé.',
    recovery: 'Un code de secours a été utilisé, et le mot de passe a été changé.',
    code: 'Un nouveau code de secours a été créé.',
    email: 'L’adresse e-mail a été changée ou supprimée.',
    passkey: 'Une clé d’accès a été ajoutée.',
    key: 'Une clé API a été créée.',
    signIn: 'Une connexion à votre compte a eu lieu depuis un nouveau navigateur.',
  },
  wished: {
    decision: [
      'Un modérateur a pris une décision à votre sujet ou au sujet de quelque chose que vous avez fait.',
      'Lisez-la dans les réglages du site. Si vous la trouvez injuste, contestez-la au même endroit.',
    ],
    notices: [
      'Il y a du nouveau pour vous : une réponse, une grille d’une personne que vous suivez, un abonné ou un concours qui a commencé.',
      'Lisez-le sur la page de vos notifications. D’ici là, vous ne recevrez pas d’autre message de ce genre.',
    ],
  },
  notMe:
    'Si ce n’était pas vous, définissez un nouveau mot de passe et fermez toutes les autres sessions dans les réglages.',
};
