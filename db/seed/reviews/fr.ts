/** Ce que disent les clients du monde de démonstration, en français du Québec. */
export const REVIEWS_FR = {
  5: [
    'À l’heure pile, travail bien fait, prix respecté. Je ne pensais plus que ça existait.',
    'On a pris le temps de tout m’expliquer, sans presser les choses. Je rappelle sans hésiter.',
    'Réponse rapide, prix honnête, et plus propre à son départ qu’à son arrivée.',
    'Sur trois soumissions, la seule personne qui s’est déplacée pour voir avant de donner un prix. Ça paraît.',
    'Du sérieux, et beaucoup de soin pour notre vieille maison. Terminé une journée plus tôt.',
    'M’a dit franchement que je n’avais pas besoin de l’option la plus chère. Juste pour ça, cinq étoiles.',
    'C’est la deuxième fois que je fais appel à ses services et c’est toujours aussi bien.',
    'Message envoyé à 21 h, réponse à 21 h 10, réglé le lendemain matin. Chapeau!',
    'Patience d’ange avec les enfants et le chien, et le résultat est superbe.',
    'J’ai reçu des photos pendant que j’étais au bureau. J’ai beaucoup apprécié.',
    'Le prix annoncé est le prix payé, à la cenne près.',
    'Calme, minutieux, propre. On voit que le métier est aimé.',
    'J’avais eu une mauvaise expérience l’an passé. Ça m’a redonné confiance.',
    'Tout est écrit avant de commencer, donc aucune surprise après.',
    'Le genre de contact qu’on garde précieusement dans son téléphone.',
    'Encore plus beau que ce que j’avais en tête. On le montre à toute la parenté.',
    'Une seule visite pour régler ce que deux autres avaient abandonné.',
    'Ponctualité, politesse, et les vieux matériaux sont repartis avec le camion.',
  ],
  4: [
    'Très beau travail. Une demi-heure de retard, mais avec un appel pour prévenir.',
    'Le résultat me plaît. Un peu plus cher que ce que j’espérais.',
    'Bien fait dans l’ensemble; un petit ajustement a demandé une deuxième visite, sans frais.',
    'Connaît son métier. Les réponses aux messages pourraient être plus rapides.',
    'Travail solide et prix correct. La poussière, par contre, on en a eu pour la fin de semaine.',
    'Personne agréable et compétente. Ça a pris une journée de plus que prévu.',
    'Beau résultat, je referais affaire. Arrivez avec vos idées, elles seront bonifiées.',
    'Bien fait. J’aurais seulement aimé une facture plus détaillée.',
  ],
  3: [
    'Le travail est correct, mais le rendez-vous a été déplacé deux fois.',
    'Résultat convenable. J’ai dû rappeler quelques points dont on avait convenu.',
    'Ça fait la job. Peu jasant, et le ménage nous est resté.',
    'Rien à redire sur le travail, un peu plus sur l’horaire.',
  ],
  2: [
    'Le résultat passe, mais la facture a beaucoup monté en chemin.',
    'Départ hâtif la première journée; j’ai dû courir après pour que ça se termine.',
    'Il a fallu faire reprendre un coin par quelqu’un d’autre. Dommage.',
  ],
  1: [
    'Ne s’est pas présenté à l’heure convenue, sans appeler. J’ai trouvé quelqu’un d’autre.',
    'Travail à moitié fait, puis plus de nouvelles pendant deux semaines.',
  ],
} as const;

export const PLUMBING_FR = [
  'Le chauffe-eau a lâché un dimanche. Le lundi midi, le nouveau était installé et l’ancien, parti.',
  'La champlure de la cuisine : dix minutes, et il m’a montré où fermer l’eau la prochaine fois.',
  'Il a trouvé la fuite derrière la céramique sans casser une seule tuile. Je ne sais toujours pas comment.',
  'Drain débouché, inspection par caméra comprise, et la vidéo dans mes courriels le soir même.',
  'Il n’a pas voulu me vendre une toilette neuve quand une pièce à cinq piastres réglait le problème.',
  'Les vieux tuyaux galvanisés remplacés en deux jours, et le sous-sol plus propre qu’avant.',
  'Dégât d’eau à 6 h du matin : il était là à 7 h. Merci mille fois, Luc.',
  'Salle de bain au complet, du joint au drain. Pas une goutte depuis un an.',
] as const;

export const ANSWERS_FR = {
  happy: [
    'Merci à vous! Ce fut un plaisir de travailler chez vous.',
    'Merci pour le bon mot, et pour le café.',
    'Ça fait plaisir de savoir que ça tient bon. Appelez-moi si quelque chose bouge.',
    'Merci de parler de moi à vos voisins!',
    'Ça fait du bien à lire un vendredi. Merci!',
  ],
  unhappy: [
    'Vous avez raison pour le retard et je m’en excuse. J’appelle maintenant la veille.',
    'Merci de le dire franchement. J’aimerais me reprendre : une autre visite, à mes frais.',
    'J’aurais dû vous parler du supplément avant de le faire. La leçon est apprise.',
  ],
} as const;
