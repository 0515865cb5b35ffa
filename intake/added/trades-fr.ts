import type { TaughtTrade } from './taught-trade.ts';

/** Trades an operator could add, in Quebec French: what they teach, and messages they did not. */
export const TAUGHT_FR: readonly TaughtTrade[] = [
  {
    name: 'Ramoneur',
    examples: [
      'Ma cheminée doit être ramonée avant l’hiver',
      'De la suie tombe dans le foyer',
      'Nettoyer le conduit de notre poêle à bois',
      'Inspection annuelle de la cheminée pour les assurances',
      'La fumée revient dans la pièce quand on allume un feu',
      'Accumulation de créosote dans le tuyau de la cheminée',
      'Un oiseau est pris dans la cheminée',
      'Ramonage de la cheminée et vérification de la gaine',
    ],
    unseen: [
      'le foyer boucane chaque fois qu’on l’allume, le conduit est sûrement bloqué',
      'je voudrais un ramonage de cheminée à Laval avant octobre',
      'mon assurance demande une inspection de la cheminée',
      'je cherche un ramoneur à Gatineau',
      'plein de suie noire autour du poêle à bois',
      'enlever la créosote du conduit cette semaine',
    ],
  },
  {
    name: 'Accordeur de piano',
    examples: [
      'Mon piano droit est désaccordé',
      'Accorder un piano à queue avant un récital',
      'Des touches du piano restent collées',
      'La pédale de mon piano grince',
      'Accord du piano après un déménagement',
      'Une corde a cassé sur mon piano',
      'Les marteaux du piano sont à régler',
      'Accordage annuel du piano d’une école',
    ],
    unseen: [
      'notre piano sonne faux depuis qu’on a déménagé, il faut l’accorder',
      'deux touches collent sur le piano droit de la salle paroissiale',
      'j’ai besoin d’un accordeur de piano à Longueuil',
      'corde cassée sur un piano à queue, quelqu’un peut la changer demain',
      'accordage d’un piano Yamaha, pas pressé',
      'la pédale du piano grince',
    ],
  },
  {
    name: 'Mécanicien de vélo',
    examples: [
      'Mon vélo a une crevaison',
      'Les vitesses de mon vélo passent mal',
      'Mise au point du printemps pour deux vélos',
      'La chaîne de mon vélo débarque tout le temps',
      'Les freins de ma bicyclette sont usés',
      'Assembler un vélo neuf qui est en boîte',
      'La roue de mon vélo est voilée',
      'Changer le dérailleur d’un vélo de route',
    ],
    unseen: [
      'la chaîne de mon vélo a encore débarqué et le dérailleur est croche',
      'mise au point de vélo dans Rosemont avant samedi',
      'je cherche un mécanicien de vélo qui vient à la maison',
      'crevaison sur la bicyclette de mon gars',
      'les vitesses sautent sur mon vélo de route',
      'roue voilée après avoir frappé un trottoir en vélo',
    ],
  },
  {
    name: 'Apiculteur',
    examples: [
      'Un essaim d’abeilles pend dans notre pommier',
      'Des abeilles à miel se sont installées dans le mur du cabanon',
      'Déplacer une ruche sans tuer les abeilles',
      'Quelqu’un pour s’occuper de mes deux ruches',
      'Une colonie d’abeilles sous le balcon, à ramasser vivante',
      'Sauver un essaim dans la cour d’école',
      'Extraire le miel de nos ruches',
      'Nous montrer comment partir une ruche',
    ],
    unseen: [
      'gros essaim d’abeilles sur la clôture, quelqu’un peut venir le chercher vivant',
      'il y a une ruche dans le cabanon et je veux la faire déplacer',
      'besoin d’un apiculteur à Sherbrooke aujourd’hui',
      'qui peut extraire le miel de trois ruches',
      'une colonie d’abeilles vit sous notre galerie, ne les tuez pas',
      'essaim dans le poirier à Verdun',
    ],
  },
];
