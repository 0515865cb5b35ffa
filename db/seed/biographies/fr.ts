import type { BuiltInProfession } from '#contract/professionals/professions.ts';

/** Ce que les professionnels du monde de démonstration disent d'eux-mêmes, en français du Québec. */
export const BIOGRAPHIES_FR: Record<BuiltInProfession, readonly [string, string]> = {
  plumber: [
    'Fuites, drains bouchés, chauffe-eau. Je donne mon prix avant d’ouvrir le mur et je laisse le plancher au sec.',
    'Entreprise familiale, deuxième génération. Réparation le jour même quand l’eau n’attend pas.',
  ],
  electrician: [
    'Panneaux, bornes de recharge, maisons à recâbler. Membre de la CMEQ, assuré, et propre avec le plâtre.',
    'D’une prise morte à la rénovation complète. J’explique ce que je fais, sans jargon.',
  ],
  painter: [
    'Murs, moulures et armoires. Deux couches, c’est deux couches, et les lignes sont droites.',
    'Peinture intérieure et extérieure, sans odeur ou presque. Je vous aide à choisir la couleur.',
  ],
  carpenter: [
    'Bibliothèques sur mesure, escaliers et portes qui ferment. Du bois massif là où ça compte.',
    'Patios, pergolas et finition. Je dessine d’abord, je bâtis exactement ça ensuite.',
  ],
  gardener: [
    'Entretien chaque semaine, taille et plantations qui vont avec votre terrain.',
    'Potagers, haies, ouverture et fermeture du jardin. Je repars avec les branches.',
  ],
  cleaner: [
    'Ménage régulier ou ponctuel, avec mes produits. La cuisine et la salle de bain, c’est ma fierté.',
    'Grand ménage de déménagement ou d’après travaux. Vous gardez la liste, toute cochée.',
  ],
  'web-designer': [
    'Des sites calmes et rapides pour les petites entreprises, que vous pourrez modifier vous-même.',
    'De l’esquisse à la mise en ligne : image de marque, pages et photos.',
  ],
  'web-developer': [
    'Boutiques en ligne, réservations et sauvetage de sites brisés. Soumission claire, code propre.',
    'Je bâtis et j’entretiens des applications web, et je réponds quand ça tombe en panne.',
  ],
  accountant: [
    'Impôts et tenue de livres pour travailleurs autonomes. Apportez la boîte à souliers, j’ai vu pire.',
    'États financiers, paie, TPS et TVQ pour petites entreprises. Des réponses simples par courriel.',
  ],
  lawyer: [
    'Droit de la famille et du logement. Le premier appel sert à savoir si vous avez besoin de moi.',
    'Contrats, baux et petites créances, dans des mots qui se lisent sans dictionnaire.',
  ],
  handyman: [
    'La liste sur votre frigo : tablettes, robinets, portes, gypse. Une visite, plein de petites victoires.',
    'Montage de meubles, fixations et réparations. J’apporte les outils et je passe le balai.',
  ],
  roofer: [
    'Bardeaux et toits plats, solins et infiltrations. Photos avant et après.',
    'Bâches d’urgence, inspections et réfections complètes, garantie écrite.',
  ],
  'hvac-technician': [
    'Thermopompes et fournaises : installation, entretien annuel, diagnostic rapide quand il fait froid.',
    'Climatisation et échangeurs d’air. Je mesure avant de vous vendre plus gros.',
  ],
  locksmith: [
    'Embarré dehors? J’ouvre sans percer quand c’est possible, et je dis le prix avant.',
    'Serrures, coffres et portes intelligentes, pour la maison ou le commerce, le soir aussi.',
  ],
  mover: [
    'Deux personnes soigneuses, un camion propre. Pianos et troisièmes étages bienvenus.',
    'Déménagements locaux et petites charges. On emballe les meubles et on arrive à l’heure.',
  ],
  'appliance-repair': [
    'Laveuses, sécheuses, frigos et fours. Si ça ne vaut pas la peine, je vous le dis tout de suite.',
    'Quinze marques, les pièces courantes dans le camion, souvent réglé en une visite.',
  ],
  'computer-repair': [
    'Portables lents, fichiers perdus, Wi-Fi qui se rend enfin à la chambre. Chez vous ou chez moi.',
    'Écrans, piles, sauvegardes et virus, expliqués simplement.',
  ],
  photographer: [
    'Familles, portraits et petits mariages en lumière naturelle. Photos livrées en une semaine.',
    'Photo de produits et de restaurants qui donne faim.',
  ],
  tutor: [
    'Maths et physique, du secondaire au cégep. La patience est la méthode.',
    'Lecture, écriture et devoirs au primaire, à votre table de cuisine.',
  ],
  'personal-trainer': [
    'De la force pour ceux qui sont assis toute la journée. À la maison ou au parc, à votre rythme.',
    'Retour au mouvement après une blessure, avec un plan que vous suivrez pour vrai.',
  ],
  'interior-designer': [
    'Des pièces qui vont avec votre vie, et vos meubles quand ils méritent de rester.',
    'Petits appartements, cuisines et couleurs. Une visite, un plan, une liste d’achats.',
  ],
  architect: [
    'Agrandissements, permis et maisons bien éclairées. Je parle à la Ville pour vous.',
    'Rénovation de bâtiments anciens, du relevé jusqu’à la dernière inspection.',
  ],
  'general-contractor': [
    'Cuisines, salles de bain, sous-sols. Un calendrier, un prix, une personne à appeler. Licence RBQ.',
    'Agrandissements et rénovations complètes avec des gens de métier que je connais depuis dix ans.',
  ],
  'pest-control': [
    'Souris, fourmis, guêpes et punaises, avec des méthodes sûres pour les enfants et les animaux.',
    'L’inspection d’abord, le traitement ensuite, et une visite de suivi comprise.',
  ],
  'flooring-installer': [
    'Bois franc, ingénierie et vinyle. Je mets le plancher de niveau avant de poser.',
    'Sablage et vernissage de vieux planchers, presque sans poussière.',
  ],
  tiler: [
    'Des douches qui ne coulent pas et des lignes qui arrivent au coin.',
    'Cuisines, salles de bain et terrasses. La mosaïque, c’est mon plaisir.',
  ],
  mason: [
    'Rejointoiement, marches et murets avec un mortier qui ressemble à l’ancien.',
    'Pierre, béton, fondations et cheminées. Bâti pour les cinquante prochaines années.',
  ],
  'window-installer': [
    'Fenêtres et portes-patio mesurées deux fois, bien scellées, anciens cadres rapportés.',
    'Courants d’air et vitres embuées réparés; on remplace seulement quand ça vaut la peine.',
  ],
  landscaper: [
    'Terrasses, sentiers et plans de plantation qui sont beaux en février aussi.',
    'Drainage, tourbe et murets. Je dessine avant la première pelletée.',
  ],
  'pool-maintenance': [
    'Ouverture, fermeture et entretien chaque semaine. Une eau claire, une chimie honnête.',
    'Fuites, pompes et toiles. Je réponds le samedi en juillet.',
  ],
  'snow-removal': [
    'Entrée et trottoir dégagés avant votre départ au travail, tout l’hiver.',
    'Toitures, balcons et stationnements, à la saison ou après la grosse tempête.',
  ],
  'graphic-designer': [
    'Logos, menus et affiches dont on se souvient. Trois idées, une qui colle.',
    'Emballages et identités pour artisans et petits commerces.',
  ],
  'marketing-consultant': [
    'Je trouve les deux choses qui vous amènent des clients et je vous aide à lâcher le reste.',
    'Référencement, infolettres et publicité locale, avec des chiffres qui se suivent.',
  ],
  translator: [
    'Français, anglais, espagnol : contrats, sites web et papiers de famille. Traduction agréée.',
    'Textes techniques et publicitaires qui ne sentent pas la traduction.',
  ],
  notary: [
    'Testaments, mandats et actes de vente, expliqués avant la signature.',
    'Achat de maison et succession, avec des rendez-vous le soir.',
  ],
  'financial-advisor': [
    'Retraite, hypothèque, premières économies : une heure pour voir clair. Je ne vends aucun produit.',
    'Plans pour familles et travailleurs autonomes, revus chaque année.',
  ],
  caterer: [
    'Buffets et soupers de 10 à 120 personnes, avec ce qu’il y a de bon au marché.',
    'Dîners de bureau, menus végés et gâteaux qui voyagent bien.',
  ],
  'event-planner': [
    'Mariages et anniversaires où vous êtes invité à votre propre fête.',
    'Événements d’entreprise : salle, horaire, fournisseurs et une voix calme le jour même.',
  ],
  hairdresser: [
    'Coupes et couleurs à domicile, pour qui ne peut pas ou ne veut pas aller au salon.',
    'Cheveux bouclés, enfants et mariées. J’écoute avant de prendre les ciseaux.',
  ],
  'massage-therapist': [
    'Massage suédois et détente, à domicile avec ma table. Reçus pour assurances.',
    'Cou, épaules et dos trop longtemps assis. Massothérapie agréée.',
  ],
  'dog-walker': [
    'Promenades en groupe ou en solo, pluie ou neige, avec une photo chaque fois.',
    'Promenades et visites pour chiens pleins d’énergie et chats pleins d’opinions.',
  ],
  babysitter: [
    'Soirs et fins de semaine, cours de premiers soins, histoire du dodo comprise.',
    'Garde après l’école et devoirs, références de familles du quartier.',
  ],
  'elder-care': [
    'Compagnie, repas et commissions pour ceux qui veulent rester chez eux.',
    'Dix ans comme aide aux bénéficiaires. Des soins donnés avec patience et respect.',
  ],
  'auto-mechanic': [
    'Freins, diagnostic et pneus d’hiver. Je vous montre la pièce usée.',
    'Mécanicien mobile : démarreurs, batteries et inspections dans votre entrée.',
  ],
  'driving-instructor': [
    'Des cours calmes pour débutants nerveux. La conduite d’hiver est comprise.',
    'Préparation à l’examen de la SAAQ dans une auto à deux pédaliers.',
  ],
  veterinarian: [
    'Visites à domicile pour chats et chiens : vaccins, examens, adieux en douceur.',
    'Médecine des petits animaux, avec du temps pour vos questions.',
  ],
  'music-teacher': [
    'Piano de six à quatre-vingt-dix ans. Les chansons d’abord, les gammes sur demande.',
    'Guitare et ukulélé, à domicile ou en ligne, avec un petit concert en juin.',
  ],
  dj: [
    'Des mariages où les grands-parents et les ados dansent sur la même toune.',
    'Son, éclairage et une liste qu’on bâtit ensemble.',
  ],
  tailor: [
    'Bords, fermetures éclair et complets qui tombent enfin bien. Prêt en trois jours.',
    'Retouches de robes de mariée et deuxième vie pour les manteaux.',
  ],
  'security-installer': [
    'Caméras et alarmes à gérer du téléphone, sans abonnement caché.',
    'Interphones, détecteurs et câblage pour maisons et commerces.',
  ],
};
