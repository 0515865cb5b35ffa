import type { NeedCases } from '#intake/cases/cases.ts';

export const FR: NeedCases = {
  two: [
    [
      "mon évier coule et j'ai aussi besoin de quelqu'un pour peinturer la chambre",
      'plumber',
      'painter',
    ],
    [
      'La toilette coule sans arrêt. Aussi, deux prises de la cuisine marchent plus.',
      'plumber',
      'electrician',
    ],
    ['je cherche un photographe de mariage et un DJ pour le 14 juin', 'photographer', 'dj'],
    [
      "besoin d'un plombier et d'un électricien pour une salle de bain au sous-sol",
      'plumber',
      'electrician',
    ],
    [
      "on déménage le 30, ça nous prend des déménageurs, pis aussi une femme de ménage pour l'ancien logement",
      'mover',
      'cleaner',
    ],
    [
      'le toit coule au-dessus du garage, en plus faudrait quelqu’un pour tondre le gazon',
      'roofer',
      'gardener',
    ],
    ['Tuteur en maths pour mon gars et cours de piano pour ma fille', 'tutor', 'music-teacher'],
    [
      'ma fournaise a lâché hier soir. En plus, le lave-vaisselle se vide plus',
      'hvac-technician',
      'appliance-repair',
    ],
    ["faire mes impôts et j'aurais aussi besoin d'un testament notarié", 'accountant', 'notary'],
    [
      "promeneur de chien la semaine, et j'ai également besoin d'une gardienne vendredi soir",
      'dog-walker',
      'babysitter',
    ],
    [
      "sabler les planchers de bois franc et tant qu'à y être repeindre tous les murs",
      'flooring-installer',
      'painter',
    ],
    [
      "Traiteur pour 60 personnes le 3 juin et quelqu'un pour prendre des photos de la fête",
      'caterer',
      'photographer',
    ],
    [
      'des fourmis dans la cuisine et je veux aussi faire changer les serrures des deux portes',
      'pest-control',
      'locksmith',
    ],
    [
      "l'écran de mon portable est fendu, et à part ça il me faut un nouveau site web pour ma boulangerie",
      'computer-repair',
      'web-designer',
    ],
    [
      'Je cherche un moniteur de conduite, aussi un mécanicien pour vérifier mes freins',
      'driving-instructor',
      'auto-mechanic',
    ],
    [
      'Deux affaires : le bain est bouché et la vitre de la chambre est fendue',
      'plumber',
      'window-installer',
    ],
    [
      "quelqu'un pour déneiger l'entrée et aussi pour promener mon chien le midi",
      'snow-removal',
      'dog-walker',
    ],
    [
      "les briques de la cheminée s'effritent, j'ai aussi besoin de refaire les marches du patio en bois",
      'mason',
      'carpenter',
    ],
    [
      'coiffure pour mon mariage plus une couturière pour faire le bord de la robe',
      'hairdresser',
      'tailor',
    ],
    [
      "Aide à domicile pour ma mère de 84 ans ainsi qu'une femme de ménage deux fois par mois",
      'elder-care',
      'cleaner',
    ],
    [
      "Un logo pour mon café et quelqu'un pour gérer nos pubs instagram",
      'graphic-designer',
      'marketing-consultant',
    ],
    [
      'ouverture de la piscine et je cherche aussi un paysagiste pour refaire la cour',
      'pool-maintenance',
      'landscaper',
    ],
  ],
  one: [
    "mon plombier a annulé, l'électricien dit que c'est les bardeaux du toit",
    'le peintre est venu la semaine passée pis la prise à côté de la fenêtre marche plus',
    'un plombier ou peut-être un homme à tout faire pour un robinet qui goutte',
    "pas besoin d'un plombier, c'est pour les prises et le breaker",
    "l'évier est bouché et l'eau sent mauvais",
    "couvreur demandé, les bardeaux sont partis et l'eau coule sur mon lit",
    'les déménageurs ont égratigné mon plancher, faut le sabler et le vernir',
    'rénovation de salle de bain : tuiles, vanité, bain et éclairage, une seule compagnie',
    'je suis photographe et mon site web a besoin d’un nouveau look',
    'gardienne pour deux enfants et un chien tranquille',
    "l'électricien a fait des trous dans les murs, il faut les boucher et repeindre",
    'cours de piano pour moi et ma soeur',
  ],
};
