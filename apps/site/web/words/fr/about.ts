/** Texts of the page about the site, in French. */
import type { AboutWords } from '../en/about.js';
import { counted } from './grammar.js';

export const words: AboutWords = {
  title: 'À propos de ce site',
  description: 'Ce qu’est ce site, ce qu’il garde sur vous et ce que vous pouvez réutiliser.',
  lead: 'Un catalogue de nonogrammes que des gens créent et résolvent, et le logiciel qui le fait tourner, que chacun peut installer.',
  parts: [
    {
      heading: 'Les grilles',
      texts: [
        'Chaque grille a exactement une solution : le serveur le vérifie avant la publication. Le titre et l’image sont cachés tant que vous ne l’avez pas résolue.',
        'Les résolutions sont vérifiées. Le serveur note quand il a envoyé les indices, rejoue vos coups et n’accepte la grille que si elle correspond à tous les indices. Les classements montrent le temps joué.',
        'Les joueurs qui prennent de l’aide ont leur propre classement, et les programmes aussi.',
      ],
    },
    {
      heading: 'Vie privée',
      texts: [
        'Vous pouvez jouer sans compte. Ce que vous faites alors n’est gardé que dans votre navigateur.',
        'Un compte, c’est un nom et un mot de passe. Une adresse e-mail n’est pas nécessaire. Nous gardons ce que vous créez, résolvez, notez et écrivez, parce que le site en est fait.',
        'Il n’y a ni pistage, ni publicité, ni analyse des visiteurs. Les pages ne chargent rien d’autres serveurs : scripts, polices et images viennent d’ici. Un cookie maintient votre connexion. Après celle-ci, un autre marque ce navigateur comme le vôtre, pour que des inconnus qui devinent votre mot de passe ne puissent pas vous bloquer.',
        'Dans les réglages, vous pouvez exporter toutes vos données et supprimer votre compte vous-même, tout de suite.',
      ],
    },
    {
      heading: 'Discussions',
      texts: [
        'Les commentaires d’une grille s’adressent à ceux qui l’ont résolue. Ceux que d’autres peuvent lire avant ne doivent pas nommer l’image.',
        'Les modérateurs masquent les commentaires grossiers ou qui dévoilent une image. Un journal public montre ce qu’ils ont fait et pourquoi.',
      ],
    },
    {
      heading: 'Données et programmes',
      texts: [
        'Tout ce que font les pages est aussi ouvert aux programmes : le catalogue, la résolution, la vérification, l’aide, l’évaluation et les fichiers dans de nombreux formats. Toutes les grilles publiques peuvent être téléchargées en un seul fichier, indices seulement.',
        'Le logiciel est sous licence MIT. Chaque grille est sous la licence choisie par son auteur, indiquée à côté d’elle.',
      ],
    },
  ],
  addresses: (days) =>
    `Les adresses IP sont effacées des journaux du serveur après ${counted(days, 'jour', 'jours')}.`,
  noAddresses: 'Le journal du serveur ne contient aucune adresse IP.',
  contact: (name) => `Qui tient ${name}`,
  imprint: 'Mentions légales',
  terms: 'Conditions',
  /** As the heading of the part above, in whose place the owner's text comes. */
  privacy: 'Vie privée',
  links: {
    api: 'L’API',
    log: 'Le journal des modérateurs',
    dump: 'Toutes les grilles en un fichier',
    numbers: 'Le site en chiffres',
    help: 'Guide',
  },
};
