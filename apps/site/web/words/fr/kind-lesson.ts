/** Texts of the lessons on other kinds of nonogram, in French. */
import type { KindLessonWords } from '../en/kind-lesson.js';

export const words: KindLessonWords = {
  back: 'Toutes les techniques',
  legend:
    'Les cases grises sont inconnues, les blanches sont vides. L’étape a trouvé les cases vertes : vert foncé pour remplie, vert clair pour vide.',
  before: 'Avant l’étape : l’indice et ce que l’on sait.',
  after: 'Après l’étape, ce qu’elle a trouvé en vert.',
  play: 'Résoudre des grilles de cette sorte',
  others: 'Leçons sur d’autres sortes',
  hidden: {
    title: 'Résoudre les nombres cachés',
    lead: 'Un « ? » cache la longueur d’un bloc, un « * » cache des blocs entiers. Comptez sur le moins qu’ils puissent être, et voyez jusqu’où ils peuvent grandir.',
    parts: [
      {
        heading: 'Comptez un « ? » pour une case',
        text: 'Chaque « ? » a au moins une case. Ici, les blocs et les intervalles demandent 3 + 1 + 1 + 1 + 2 = 8 cases sur 9 : chaque bloc ne peut donc bouger que d’une case. Les cases 2–3 sont sûres pour le 3 et la case 8 pour le 2 ; pour le « ? », aucune.',
      },
      {
        heading: 'Une suite qui ne va à aucun nombre',
        text: 'Quatre cases de suite, c’est trop pour le 2 comme pour le 3 : elles appartiennent donc au « ? ». Les nombres voisins ont le reste de la rangée : derrière l’intervalle, il n’y a que trois cases, et le 3 les prend toutes.',
      },
      {
        heading: 'Jusqu’où un « ? » peut grandir',
        text: 'La première case appartient au « ? », les deux du milieu au 2. Le « ? » a d’une à cinq cases, car un intervalle précède le 2 : la case 6. Après le 2, il n’y a plus rien.',
      },
      {
        heading: 'De part et d’autre d’un « * »',
        text: 'Quoi que remplace un « * », le 3 vient en premier et le 2 en dernier. Le 3 n’a pas de place avant la case 4 : cette case en fait donc partie, et il n’atteint pas la case 1. Le 2 est complet : la case 8 est son intervalle. Sur les cases entre les deux, la rangée ne dit rien.',
      },
    ],
  },
  pairs: {
    title: 'Résoudre les indices sur deux rangées',
    lead: 'Lisez les deux rangées comme une seule bande, et demandez-vous quelles cases se touchent par un côté.',
    parts: [
      {
        heading: 'Autour d’un petit nombre',
        text: 'Le 2 de la ligne 1 est complet. Une case remplie en dessous le toucherait et formerait un ensemble des deux rangées : les cases 1–2 de la ligne 2 sont donc vides. La ligne 1 n’a pas d’autre nombre : le reste est vide aussi.',
      },
      {
        heading: 'Jusqu’où va un cercle',
        text: 'La ligne 2 n’a pas de nombre à elle : sa case remplie appartient donc au cercle. Un ensemble de quatre cases sur les deux lignes qui contient cette case commence au plus tôt à la colonne 3. À gauche de la colonne 3, tout est vide, sauf le 1.',
      },
      {
        heading: 'Un cercle cherche son chemin',
        text: 'À gauche de la case vide, il y a place pour quatre cases, mais le cercle en a six. Son ensemble passe donc sous la case vide, et une case plus loin. Avec la case 5 de la ligne 1, il en aurait sept : elle est vide.',
      },
    ],
  },
  triangles: {
    title: 'Résoudre les triangles',
    lead: 'Chaque rangée se lit comme dans tout nonogramme, mais il y a trois directions. Ce qu’une rangée décide sert dans deux autres.',
    parts: [
      {
        heading: 'Commencez par les rangées les plus longues',
        text: 'Les rangées du milieu sont les plus longues, et leurs nombres les remplissent le plus souvent. Dans la ligne 2, les nombres demandent 3 + 1 + 3 = 7 cases, et elle en a sept.',
      },
      {
        heading: 'Suivez une oblique',
        text: 'La ligne 2 donne à cette rangée « \\ » une troisième case vide et une quatrième remplie. Deux blocs de deux n’y tiennent que si le premier est avant la case vide et si le second commence derrière elle : cases 1–2 et 4–5.',
      },
      {
        heading: 'Puis la troisième direction',
        text: 'Cette rangée « / » a reçu ses deux 1 des étapes précédentes : les cases 2 et 4. Leurs voisines sont vides, et il ne reste au 2 que les deux dernières cases.',
      },
    ],
  },
};
