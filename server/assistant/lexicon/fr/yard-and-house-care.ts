import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const gardener: TradeCues = {
  name: `jardinier, jardinière, jardiniers, entretien de pelouse, gars de gazon, gars pour le gazon, entretien paysager, élagueur, émondeur, arboriculteur, horticulteur, horticultrice, jardinage, tonte de pelouse, tonte de gazon, entretien de terrain, entretien de jardin, entretien du jardin,
    tondeur de gazon`,
  sure: `tondre, tonte, tondre le gazon, tondre la pelouse, couper le gazon, passer la tondeuse, pelouse à tondre, gazon à couper, gazon, pelouse, tailler la haie, tailler les haies, taille de haie, taille de haies, haie, haies, haie de cèdres, haie de thuyas, désherber, désherbage, mauvaises herbes, plates-bandes, plate-bande, plate bande, ramasser les feuilles, ramassage de feuilles, feuilles mortes, tailler les arbres, tailler, élaguer, élagage, émonder, émondage, couper un arbre, abattre un arbre, abattage, arbre mort, souche, essoucher, rosiers, rosier, arbustes, potager, déchaumer, aérer la pelouse, aération, engrais, terre à jardin, paillis, nettoyage de terrain, ménage du terrain, ménage de printemps terrain,
    ménage d'automne, fermeture de terrain, ouverture de terrain, débroussailler, débroussaillage, ronces, friche, pissenlits, arroser, arrosage, bêcher, vivaces, annuelles, bulbes, lilas, pommier, pommiers, planter des fleurs, planter des vivaces, planter un arbre, planter des arbres, planter des cèdres, planter une haie, plantation, branches mortes, branches cassées, couper des branches,
    tailler une haie, arbres fruitiers, bacs surélevés, emballer mes cèdres, emballer les cèdres,
    emballer mes arbustes,
    ménage de terrain, tourner la terre, ramasser mes feuilles, fermeture de plates-bandes`,
  likely: `feuilles, arbre, arbres, jardin, fleurs, plantes, tondeuse, cèdres, thuyas, herbe, herbes, bordures, buissons, balconnières, jungle, tomates`,
  hint: `terrain, cour, hebdomadaire, printemps, semer, aux deux semaines, entretien`,
};

export const landscaper: TradeCues = {
  name: `paysagiste, paysagistes, aménagement paysager, architecte paysagiste, entrepreneur paysagiste, paysagement, aménagement de cour, aménagement extérieur, aménagement de jardin,
    poseur de pavé`,
  sure: `pavé uni, pavés unis, pavé, pavés, poser du pavé, terrasse en pavé, patio en pavé, patio de pierre, dalles de patio, tourbe, poser de la tourbe, dérouler de la tourbe, gazon synthétique, gazon artificiel, gazon en plaques, gazon en rouleau, engazonnement, ensemencement, muret, muret de soutènement, mur de soutènement, muret de pierre, drain français, drainage, drainage du terrain, pente du terrain, niveler le terrain, nivellement, nivelage, terrassement, excavation, mini-pelle, pierre de rivière, galets, rocaille, sentier, sentier de pierre, allée en pierre, étang, bassin, foyer extérieur, cuisine extérieure, refaire la cour, refaire la cour arrière, refaire le terrain, refaire mon terrain, aménager la cour, aménager le terrain, aménager ma cour,
    plan d'aménagement, concevoir le jardin, irrigation, système d'irrigation, gicleurs, arrosage automatique, éclairage extérieur paysager, jardin japonais, terre-plein, gravier, bordure de béton, allée, restanque,
    aménager un terrain, aménagement de la cour, terrain neuf, dalles de pierre, muret de jardin,
    allée de pierre, bassin d'eau, devanture`,
  likely: `terrain, cour arrière, terrasse, pierre, pierres, bouette, boue, conception jardin, pente, terre, entrée en pavé, talus, jardin, fontaine, coin feu, pergola`,
  hint: `plantes, haie, gazon, arbustes, arbres, stationnement, piscine, plantation, façade, cour`,
};

export const snowRemoval: TradeCues = {
  name: `déneigement, déneigeur, déneigeuse, déneigeurs, contrat de déneigement, gars de déneigement, déneiger, gars de la neige, gars de neige, souffleur à neige, pelleteur, déneigement de toiture, déneigement toiture,
    compagnie de déneigement`,
  sure: `neige, entrée à déneiger, pelleter, pelletage, pelleter l'entrée, pelleter le toit, pelleter les marches, souffler la neige, souffleuse, banc de neige, bancs de neige, bordée, tempête de neige, toit à déneiger, neige sur le toit, déneiger l'auto, déneiger le toit, entrée de cour, entrée de garage, sel, sabler l'entrée, saler, déglacer, déglaçage, épandage d'abrasif, abrasifs, glace dans l'entrée, verglas, tempo, abri tempo, charrue, la charrue, pris dans la neige, ensevelie, enneigé, cm de neige, centimètres, pied de neige, pieds de neige, enlever la neige, marches glacées, saison d'hiver, tout l'hiver, chaque bordée, chasse-neige, pelle, plaques de glace,
    déneiger l'entrée, entrée simple, entrée double, ôter la neige, sel sur les marches,
    tracteur pour la neige, passer la gratte`,
  likely: `hiver, glissant, glissantes, tempête, cm, patinoire, gratter, stationnement déneigé, galerie enneigée, toit neige, poudrerie, tombé, glace, gratte`,
  hint: `entrée, stationnement, balcon, saison, toit, escalier, galerie`,
};

export const cleaner: TradeCues = {
  name: `femme de ménage, homme de ménage, ménage, entretien ménager, compagnie de ménage, aide-ménagère, aide ménagère, préposé à l'entretien, concierge, service de nettoyage, femme de menage, agent d'entretien, nettoyeur, nettoyeuse, laveur de vitres, laveur de vitre, conciergerie, société de nettoyage, entreprise de nettoyage, technicien de surface, faire le ménage, nettoyage,
    service de ménage, laveuse de vitres, dame de ménage`,
  sure: `grand ménage, ménage aux deux semaines, ménage une fois, ménage de printemps, gros ménage, nettoyer la maison, nettoyer, nettoyer l'appartement, nettoyer le logement, nettoyer appartement, nettoyage après construction, ménage après rénovation, nettoyage de fin de bail, nettoyage fin de bail, ménage de départ, ménage avant de partir, ménage de bureau, ménage de bureaux, bureaux à nettoyer, entretien de bureaux, laver les vitres, laver les fenêtres, lavage de vitres, lavage de fenêtres, laver le plancher, laver les planchers, passer l'aspirateur, passer la balayeuse, balayeuse, aspirateur, moppe, serpillière, épousseter, époussetage, poussière, frotter, récurer, désinfecter, nettoyage de tapis, nettoyer les tapis, nettoyer le divan, nettoyage de divan, nettoyer sofa,
    shampouiner, repassage, repasser, repasseuse, changer les draps, draps, airbnb entre, airbnb ménage, nettoyage à haute pression, laver à pression, laver le four, frigo à nettoyer, crasse, crasseux, poils de chat, poils de chien, poils, torcher, état des lieux,
    ménage après, ménage avant, poussière de construction, fin de bail, nettoyer le four,
    shampoing de tapis, nettoyage de matelas, aires communes, ménage chaque semaine,
    ménage de mon condo, ménage de mon appartement, ménage de la maison,
    fin de bail propre, logement nickel, poussière de gyproc, laver mon divan`,
  likely: `propre, sale, saleté, laver, lavage, salles de bain, impeccable, dégueulasse, graisse, taches, nettoyé, odeur, lessive, vitres, brassées, bordel`,
  hint: `aux deux semaines, airbnb, logement, bureau, locataire, heures par semaine, maison, appartement, bureaux, service à domicile`,
};

export const pestControl: TradeCues = {
  name: `exterminateur, exterminatrice, exterminateurs, extermination, gestion parasitaire, désinsectiseur, dératiseur, dératisation, désinsectisation, contrôle parasitaire, antiparasitaire, désinfestation, gars de bibittes`,
  sure: `punaises, punaise, punaises de lit, coquerelle, coquerelles, cafard, cafards, blatte, blattes, souris, crottes de souris, crottes, rat, rats, mulot, mulots, fourmi, fourmis, fourmis charpentières, guêpe, guêpes, nid de guêpes, frelon, frelons, frelon asiatique, bourdons, abeilles, essaim, termites, puces, araignée, araignées, poissons d'argent, lépismes, raton laveur, ratons laveurs, raton, écureuil, écureuils, chauve-souris, chauves-souris, moufette, mouffette, marmotte, bibittes, bibite, bibittes dans, bestiole, bestioles, insectes, insecte, infestation, infesté, rongeur, rongeurs, gratte dans les murs, gratte dans le mur, gratte dans le plafond, grattements, courent dans les murs, fumigation, mites, perce-oreilles, piqûres, mille-pattes, loir, loirs, fouine, taupes, pigeons, mouches, moustiques, cloportes, vermine, tiques, encore infestée, maison infestée,
    charançons, mouches à fruits, mouffettes, gratter la nuit, grattent dans les murs`,
  likely: `nid, piqué, piqûre, trappes, pièges, trappe à souris, poison, envahi, courent, gruge, grugé, trottine, boutons en ligne, nuisibles, bruits dans`,
  hint: `grenier, entretoit, garde-manger, matelas, gratte, nuit, comptoir, sous-sol`,
};

export const mover: TradeCues = {
  name: `déménageur, déménageurs, déménagement, compagnie de déménagement, transporteur, gars avec un camion, gars avec camion, homme avec camion, transport de meubles, camion de déménagement, service de déménagement, camion avec chauffeur,
    gars de déménagement`,
  sure: `déménager, déménage, déménager un piano, transporter un piano, piano à déménager, transporter, transporter un divan, transporter des meubles, déplacer un piano, cartons, meubles à transporter, meubles à déménager, livrer un divan, livraison de meuble, aller chercher un meuble, ramasser un divan, frigo au troisième, monter un frigo, troisième étage sans ascenseur, sans ascenseur, monte-meuble, monte-charge, emballage, emballer, entreposage, entrepôt, mini-entrepôt, garde-meuble, garde-meubles, utilitaire, 3 et demi, 4 et demi, 5 et demi, 3 1/2, 4 1/2, 5 1/2, quatre et demi, trois et demi, longue distance, premier juillet, 1er juillet, charger le camion, décharger, gros bras, débarras, f2, f3, t2, t3, studio vers, paires de bras, bras pour charger, camion loué, louer un camion, déplacer des meubles, charger décharger,
    je déménage, on déménage, transporter un frigo, camion avec deux gars, escalier en colimaçon,
    livrer un meuble, aller chercher un divan`,
  likely: `piano, divan, sofa, électros à transporter, meubles, ascenseur, appartement vers, d'un, étage, étages, nouvel appart, lourd, coffre-fort lourd, transport, lift, van, trajet, aller-retour, camion, boîtes`,
  hint: `juillet, appart, logement, gars, boîte, laveuse sécheuse, bail, matelas, chercher, déplacer, bras`,
};
