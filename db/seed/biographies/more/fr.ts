import type { BuiltInProfession } from '#contract/professionals/professions.ts';

/** Further biographies in French: four of the most common trades, one of every other. */
export const MORE_FR: Record<BuiltInProfession, readonly string[]> = {
  plumber: [
    'Salles de bain, de la tuyauterie au dernier joint de silicone. Les vieilles maisons, j’adore.',
    'Pompes de puisard, clapets et sous-sols au sec. J’ai vu ce qu’un orage peut faire.',
    'Robinets qui gouttent, toilettes qui coulent, douches qui brûlent : les petites réparations, bien faites.',
    'Cuisines, salles de lavage et conduites de gaz, testées devant vous avant de partir.',
  ],
  electrician: [
    'Lumières qui grichent, disjoncteurs qui sautent : je cherche la cause, pas juste le fusible.',
    'Cuisines et sous-sols câblés selon le code, déclaration de travaux comprise.',
    'Encastrés, gradateurs et ventilateurs posés de niveau, sans poussière sur le divan.',
    'Vieux filage et panneaux de 60 ampères : je remets les maisons à jour, une étape à la fois.',
  ],
  painter: [
    'Des plafonds sans reprises et des couleurs qui restent belles le soir venu.',
    'Le vieux plâtre, c’est ma spécialité : fissures ouvertes, comblées et sablées avant de peindre.',
    'Une pièce par jour, les meubles à leur place pour le souper.',
    'Galeries, portes et cadres grattés et peints pour tenir dix hivers.',
  ],
  carpenter: [
    'Armoires refaites, tiroirs qui glissent et moulures qui se rejoignent dans le coin.',
    'Escaliers et galeries d’époque réparés avec leur profil d’origine.',
    'Garde-robes et bancs sur mesure, même quand vos murs ne sont pas droits.',
    'Clôtures, barrières et cabanons qui seront encore droits dans dix ans.',
  ],
  gardener: [
    'Haies droites, pelouse nourrie, plates-bandes découpées. Vous, vous vous assoyez.',
    'Plantes indigènes et abeilles : des jardins qui demandent moins d’eau et moins de moi.',
    'Pommiers et rosiers taillés au bon mois, pas juste quand ça m’arrange.',
    'Balcons et cours grandes comme un tapis, vertes de mai à octobre.',
  ],
  cleaner: [
    'Aux deux semaines, la même personne, le même jour. Repassage sur demande.',
    'Vitres, four, plinthes : le grand ménage que tout le monde remet à plus tard.',
    'Bureaux et boutiques avant l’ouverture. Vous arrivez, et ça ne sent rien du tout.',
    'Produits doux, gestes prudents, et chaque chose retrouve sa place.',
  ],
  'web-designer': ['Menus, portfolios et prises de rendez-vous, d’abord beaux sur un téléphone.'],
  'web-developer': [
    'De vieux sites redevenus rapides, des formulaires qui arrivent à destination.',
  ],
  accountant: ['Petites sociétés et propriétaires : des livres à jour, pas de panique en avril.'],
  lawyer: ['Testament, mandat, achat d’une maison : un prix fixe, dit d’avance.'],
  handyman: [
    'Pentures, stores, calfeutrage, la fameuse porte. À l’heure, même pour une seule chose.',
  ],
  roofer: ['Tôle, cèdre, puits de lumière et gouttières. Je monte avant de parler de prix.'],
  'hvac-technician': ['Chaudières, calorifères et thermostats qui finissent par s’entendre.'],
  locksmith: [
    'Clés, cylindres neufs après un déménagement, portes qui ferment sans coup d’épaule.',
  ],
  mover: ['Studios et trois et demie, un camion, un tarif à l’heure sans étage en surplus.'],
  'appliance-repair': [
    'Surtout lave-vaisselle et sécheuses. J’apporte la pièce dès la première visite.',
  ],
  'computer-repair': [
    'Imprimantes, téléphones et parents : des leçons patientes à la table de cuisine.',
  ],
  photographer: ['Nouveau-nés, finissants et portraits d’affaires, peu retouchés, bien éclairés.'],
  tutor: ['Français et histoire : d’abord l’idée, puis la phrase, enfin la virgule.'],
  'personal-trainer': ['Courir quand on déteste courir, et garder l’équilibre après soixante ans.'],
  'interior-designer': ['Bureaux et salles d’attente qui apaisent, avec un budget modeste.'],
  architect: ['Maisons de ruelle et deuxièmes étages, dessinés en pensant aux voisins.'],
  'general-contractor': [
    'Dégâts d’eau et sinistres : je parle à l’assureur, vous dormez. Licence RBQ.',
  ],
  'pest-control': ['Ratons et écureuils sortis en douceur, et le trou refermé derrière eux.'],
  'flooring-installer': ['Escaliers, tapis, et planchers posés sans un seul craquement.'],
  tiler: ['Planchers chauffants et vieux carreaux réparés sans qu’on trouve l’endroit.'],
  mason: ['Linteaux, crépi et foyers qui tirent bien. Je retrouve la couleur du vieux joint.'],
  'window-installer': ['Fenêtres de bois restaurées : du verre neuf dans des cadres de cent ans.'],
  landscaper: ['Devantures sans gazon et sentiers qui restent au sec en avril.'],
  'pool-maintenance': [
    'Systèmes au sel et chauffe-eau; une eau verte redevient bleue en trois jours.',
  ],
  'snow-removal': [
    'Marches et rampes à la main, avant sept heures, avec un sel doux pour les pattes.',
  ],
  'graphic-designer': ['Livres, cartes et rapports : de longs textes qu’on lit jusqu’au bout.'],
  'marketing-consultant': ['Pour boutiques et ateliers débordés : un seul bon plan par saison.'],
  translator: ['De l’acte de naissance au dossier de cour, souvent rendus en deux jours.'],
  notary: ['Contrats de mariage et donations, chez vous si l’escalier est difficile.'],
  'financial-advisor': [
    'Vous arrivez au pays? Comptes, crédit et retraite, expliqués à partir de zéro.',
  ],
  caterer: ['Deux cuisines du monde, un seul fourneau, et toujours un plat sans viande.'],
  'event-planner': [
    'Petites funérailles et grandes fêtes, pour que vous puissiez y être vraiment.',
  ],
  hairdresser: ['Barbier à domicile : barbes, dégradés et rasage dans votre propre chaise.'],
  'massage-therapist': [
    'Grossesse et après-naissance, sur le côté, lentement, avec bien des coussins.',
  ],
  'dog-walker': ['Chiots et vieux chiens, à leur rythme; je donne les médicaments.'],
  babysitter: ['Les jumeaux ne me font pas peur. Des jeux sans écran, souper à six heures.'],
  'elder-care': [
    'Marches, rendez-vous et présence auprès de gens qui oublient, toujours le même visage.',
  ],
  'auto-mechanic': [
    'Hybrides et vieilles Volvo. Je vous envoie une photo avant de remplacer quoi que ce soit.',
  ],
  'driving-instructor': ['Autoroute, stationnement, ronds-points, aussi pour qui avait abandonné.'],
  veterinarian: ['Lapins, furets et oiseaux aussi, et une ligne pour trois heures du matin.'],
  'music-teacher': ['Violon et chant pour les adultes qui en ont toujours eu envie.'],
  dj: ['Salsa, soul et les succès de votre secondaire, à un volume où l’on se parle encore.'],
  tailor: ['Complets repris, jeans réparés, rideaux ourlés le temps d’un café.'],
  'security-installer': [
    'Portiers et détecteurs pour commerces, avec une leçon pour tout le personnel.',
  ],
};
