import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const plumber: TradeCues = {
  name: `plombier, plombière, plomberie, plombiers, déboucheur, dégorgeur, tuyauteur, compagnie de plomberie,
    plombier d'urgence, plombiers certifiés, plonbier, plomberie urgence`,
  sure: `toilette bouchée, toilettes bouchées, bol de toilette, bol bouché, toilette déborde, toilette coule, toilette flush, chasse d'eau, champlure, robinet coule, robinet qui coule, robinet fuit, robinet goutte, robinetterie, fuite d'eau, fuite sous évier, fuite sous lavabo, évier bouché, lavabo bouché, douche bouchée, drain bouché, bain bouché,
    drain, drain français bouché, tuyau gelé, tuyau percé, tuyau éclaté, tuyau pété, tuyau, tuyaux gelés, tuyauterie, refoulement, refoulement d'égout, égout, odeur d'égout, chauffe-eau, réservoir eau chaude, tank à eau chaude, hot water tank, plus d'eau chaude, pas d'eau chaude, eau chaude, ballon d'eau chaude, cumulus, clapet antiretour, clapet, pompe de puisard, sump pump, pression d'eau, entrée d'eau, valve d'eau,
    broyeur, siphon, canalisation, wc bouché, wc fuit, wc, débouch*, dégât d'eau tuyau, cabinet bouché, colonne de douche, robinet de douche, installer un robinet, changer le robinet, changer la toilette, poser une toilette, installer une toilette, bonde, joint de robinet, mitigeur,
    pommeau de douche, vanité, cuve de lavage, pompe du puits, réservoir à pression, osmose inverse,
    valve principale, robinet extérieur, sortie d'eau extérieure, renvoi bouché, renvoi,
    tuyau de cuivre, colonne de fonte, drain de plancher, drain français, fosse septique, urinoir,
    entrée de laveuse, ligne d'eau, trop-plein, ligne de gaz, flotteur, receveur de douche,
    douche italienne, chauffe-eau coule, chauffe-eau qui coule, toilette bloquée, toilette refoule,
    toilette qui coule, évier bloqué, lavabo bloqué, bouché ben raide, drano, essayé le drano,
    odeur de renvoi, tuyaux qui cognent, coup de bélier, changer un robinet, poser un robinet,
    changer le chauffe-eau`,
  likely: `robinet, évier, lavabo, toilette, toilettes, bouché, bouchée, ça déborde, déborde, refoule, coule partout, fuite, eau partout, égoutte, siphonne, cuve, l'eau coule, bain, baignoire, bidet, adoucisseur, valve, gargouille, inondé, inondation, ventouse, chiotte, chiottes, bécosse`,
  hint: `eau, coule, goutte, douche, sous-sol, sous-sol inondé, dégât d'eau, pression, plafond coule, égouts, laveuse`,
};

export const electrician: TradeCues = {
  name: `électricien, électricienne, électriciens, maître électricien, électricité, entrepreneur électricien, travaux électriques,
    électriciens certifiés, électricen`,
  sure: `panneau électrique, boîte électrique, entrée électrique, disjoncteur, disjoncteurs, breaker, breaker saute, breaker qui saute, tableau électrique, tableau aux normes, fusible, fusibles, plombs, plombs sautent, prise de courant, prise électrique, prises, prise morte, prises mortes, prise qui chauffe, interrupteur, luminaire, luminaires, plafonnier, spots encastrés, pot lights, encastrés, borne de recharge, borne pour auto, borne auto électrique, borne, 240 volts, 240v, 220v, 200 ampères,
    filage, filage aluminium, refaire le filage, refaire l'électricité, court-circuit, pas de courant, panne de courant, lumières clignotent, lumière clignote, lumière clignotent, lumières qui flashent, ventilateur de plafond, gradateur, dimmer, plinthe électrique, plinthes électriques, plinthe chauffante, thermostat électronique, mise à la terre, compteur électrique, génératrice, conformité électrique, différentiel, étincelle, étincelles, fils électriques, lustre, coupure de courant, panne électrique, calorifère électrique, chaufferette électrique, convecteur électrique, lumières flashent, lumières baissent,
    prise gfci, prise usb, prise 240, prise de sécheuse, prise du poêle, prise dehors,
    prise extérieure, suspension, rail d'éclairage, lumières sous les armoires, bande de del, néon,
    lumière du balcon, projecteur extérieur, ventilateur de salle de bain,
    extracteur de salle de bain, boîte à fusibles, sous-panneau, mât électrique, entrée 200,
    changer le panneau, ajouter une prise, prise pour le spa, brancher le spa,
    plancher chauffant thermostat, détecteur de fumée câblé, courant dans le garage,
    courant dans le cabanon, câble réseau, lumières qui clignotent, lumière qui flashe,
    breaker qui lâche, prise brûlée`,
  likely: `électrique, lumière, lumières, prise, volts, ampères, watts, sauté, saute, fil, fils, choc électrique, odeur de brûlé, grésille, switch, panneau, éclairage, ampoule, ampoules, hydro, linky`,
  hint: `brancher, plinthe, thermostat, spa, sonnette, sécheuse, recharge, panne, chaufferette, convecteur`,
};

export const hvacTechnician: TradeCues = {
  name: `chauffagiste, frigoriste, technicien en chauffage, technicien en climatisation, climaticien, technicien cvac, cvac, compagnie de chauffage, technicien thermopompe, réparateur de chaudière, technicien en réfrigération, spécialiste chauffage,
    technicien en fournaise, réparateur de fournaise, technicien de thermopompe,
    installateur de thermopompe, compagnie de thermopompe, gars de chauffage, réparateur chauffage,
    technicien de chaudière, installateur de climatiseur`,
  sure: `fournaise, thermopompe, thermo pompe, pompe à chaleur, climatiseur, climatisation, clim, air climatisé, air conditionné, ac central, murale, mini split, chaudière, radiateur, radiateurs, calorifère, calorifères, chauffage, pas de chauffage, plus de chauffage, chauffage central, échangeur d'air, vrc, conduits d'air, nettoyage de conduits, conduits de ventilation, conduit, ventilation, entretien thermopompe, bouilloire huile, bruleur, brûleur,
    humidificateur, gaz réfrigérant, fréon, condenseur, compresseur, filtre de fournaise, aérothermie, plancher radiant, air froid au lieu, souffle de l'air froid, souffle de l'air chaud, souffle du froid, souffle froid, souffle tiède, filtre échangeur, chaudière à gaz, purger les radiateurs, vmc, poêle à granules,
    fournaise part pas, fournaise part pu, fournaise marche plus, fournaise à l'huile,
    fournaise au gaz, chaudière à l'huile, unité murale, climatiseur de fenêtre, trappes d'air,
    retour d'air, veilleuse, foyer au gaz, aérotherme, réservoir d'huile, chambre froide,
    pu de chauffage, pus de chauffage, thermopompe coule, thermopompe gèle,
    thermopompe fait du bruit, murale coule, nettoyage des conduits`,
  likely: `chauffer, thermostat, souffle, air chaud, air froid, refroidit, gèle dans la maison, on gèle, conduits, unité extérieure, degrés dans la maison, degrés dans la chambre, canicule, mazout, huile, humidité`,
  hint: `chaleur, froid, degrés, chaud, gaz, filtre, ventilateur, gelé, entretien annuel`,
};

export const applianceRepair: TradeCues = {
  name: `réparateur d'électroménagers, réparation électroménager, réparation d'électroménagers, électroménager, électroménagers, réparateur de laveuse, réparateur de frigo, réparateur frigo, technicien électroménager, réparation frigo, réparation laveuse, réparation sécheuse, dépanneur électroménager, répare des laveuses, dépannage électroménager, électros,
    réparateur d'électros, réparateur électroménager, réparateur d'appareils,
    réparateur d'appareils ménagers, technicien en électroménagers, technicien d'électros,
    réparateur de sécheuse, réparateur de lave-vaisselle, gars d'électros`,
  sure: `laveuse, sécheuse, lave-vaisselle, lave vaisselle, frigo, frigidaire, réfrigérateur, congélateur, four, fourneau, cuisinière, poêle, rond de poêle, rond du poêle, ronds, lave-linge, lave linge, sèche-linge, machine à laver, micro-ondes, hotte, plaque de cuisson, plaque induction, induction, machine à glace, élément du four, laveuse coule, laveuse essore, essore pas, essore plus, essorage, sécheuse chauffe, sécheuse crie, tambour, frigo refroidit, frigo froid, code d'erreur,
    joint de frigo, porte du frigo, cellier, laveuse vibre, laveuse saute, vidange pas, vidange plus, rinçage, dégivre, pyrolyse, cave à vin, laveuse frontale, programme s'arrête,
    laveuse-sécheuse, centre de lavage, tour de lavage, petit frigo, frigo de bar,
    congélateur coffre, four encastré, cuisinière au gaz, plaque vitrocéramique, vitrocéramique,
    vitro, ronds de poêle, four grille-pain, broyeur à déchets, machine espresso, machine à café,
    batteur sur socle, déshumidificateur, aspirateur, friteuse, comptoir réfrigéré, joint de porte,
    porte de laveuse, hublot de laveuse, courroie de sécheuse, pompe de laveuse,
    compresseur de frigo, four chauffe pas, four chauffe plus, sécheuse chauffe pas,
    sécheuse chauffe plus, laveuse vide pas, laveuse part pas, lave-vaisselle fuit,
    lave-vaisselle coule, frigo coule, frigo tiède, frigo marche plus, congélateur dégèle,
    poêle électrique, ronds qui chauffent plus, ronds chauffent plus, four monte à`,
  likely: `appareil, whirlpool, samsung, lg, bosch, maytag, kenmore, frigidaire, miele, essore, cycle, dégivrage, givre, erreur, laver, électrolux, brandt, ge, kitchenaid, hublot`,
  hint: `garantie, bip, linge, vaisselle, pièce, moteur, panne`,
};

export const locksmith: TradeCues = {
  name: `serrurier, serrurière, serrurerie, serruriers,
    serurier, dépannage serrure, gars de serrures`,
  sure: `barré dehors, barrée dehors, embarré, embarrée, embarré dehors, enfermé dehors, enfermée dehors, serrure, serrures, changer les serrures, changer la serrure, serrure brisée, serrure bloquée, serrure coincée, barillet, cylindre, clé cassée, clé brisée, clé pognée, clé coincée, clé bloquée, clef cassée, clés perdues, perdu mes clés, perdu mes clefs, perdu les clés, clés à l'intérieur, clés en dedans, clés dans l'auto, clés volées, double de clé, double des clés, refaire une clé, clé d'auto,
    pêne, pêne dormant, deadbolt, poignée barre plus, porte débarre, porte barrée, débarrer, déverrouiller, verrou, serrure intelligente, serrure électronique, coffre-fort, ouvrir un coffre, combinaison du coffre, cadenas, porte claquée, claqué la porte, blindée, ouverture de porte, passe-partout, boîte aux lettres clé, recléer, clé tourne,
    serrure de boîte aux lettres, serrure porte patio, serrure à code, serrure du classeur,
    clé de char, clé de l'auto, manette de l'auto, clé maîtresse, barre panique,
    serrure trois points, clé cassée dans, clé cassée dans la serrure, clé dans la serrure,
    clés dans le char, barré mes clés, barrer mes clés, clé tourne pas, changer de serrure`,
  likely: `clé, clés, clef, clefs, barrée, barrer, barré, porte claqué, serrure de, coffre, poignée de porte, loquet, dehors`,
  hint: `ex, colocataire, porte, entrer chez moi, dans le couloir, vol`,
};

export const securityInstaller: TradeCues = {
  name: `installateur d'alarme, installateur de caméras, compagnie d'alarme, installateur de systèmes de sécurité, technicien alarme, installation caméras, installateur alarme, alarmiste, technicien en alarme, installateur caméra,
    installateur d'alarmes, technicien en sécurité, gars d'alarme, compagnie de sécurité,
    installateur de système d'alarme, poseur de caméras`,
  sure: `système d'alarme, système alarme, alarme, caméra de surveillance, caméras de surveillance, caméra de sécurité, caméras de sécurité, caméras, vidéosurveillance, système de sécurité, détecteur de mouvement, détecteurs de mouvement, sonnette vidéo, sonnette caméra, ring, interphone, intercom, visiophone, contrôle d'accès, lecteur de carte, carte d'accès, télésurveillance, alarme sonne, alarme part toute seule, nvr, enregistreur, caméra ip, anti-intrusion, antivol, digicode, gâche électrique, badge, rôde,
    caméras dehors, caméras extérieures, installer des caméras, installer 4 caméras,
    contacts de porte, lecteur de cartes, bouton panique, clavier à code, alarme dans mon chalet,
    alarme pour mon commerce`,
  likely: `caméra, surveillance, sécurité, détecteurs, vol de colis, voleurs, voleur, cambriolage, cambriolé, cambriolés, entré par effraction, effraction, sirène, volé, vols, centrale, rôdeur, voir sur mon cell, voir sur mon téléphone`,
  hint: `surveiller, chalet, entrepôt, commerce, wifi, garage, stationnement`,
};

export const handyman: TradeCues = {
  name: `homme à tout faire, femme à tout faire, bricoleur, bricoleuse, handyman, homme de service, homme à tout-faire, bricolage, petits travaux, petits boulots, petites jobs, petites jobines, jobines, dépanneur multiservice, multi-services, petites réparations, menus travaux, factotum,
    hommes à tout faire, homme toute main, homme à tout, gars à tout faire, homme de maintenance,
    réparateur à tout faire`,
  sure: `installer une télé, télé au mur, accrocher télé, fixer télé, support mural, support de télé, accrocher des cadres, accrocher, poser des tringles, tringle, tringles, rideaux à poser, poser des rideaux, stores, poser des stores, monter un meuble, monter des meubles, assembler, assemblage de meubles, meubles ikea, ikea, pax, tablettes à poser, poser des tablettes, tablette, étagère à fixer, barre d'appui, patcher un trou, boucher un trou, trou dans le gypse, trou dans le mur, calfeutrage, calfeutrer, coupe-froid, porte qui grince, porte qui frotte, porte qui ferme mal, poignée branlante,
    poignée lousse, liste de petites, plein de petites, plusieurs petites, petites affaires, petites choses, bricoles, barre à serviettes, porte-serviettes, moustiquaire, miroir à accrocher, siège de toilette, charnière, vis, petite job, trampoline, balançoire, boîte aux lettres à poser, tempo à monter, monter un tempo, monter un abri, abri à monter,
    poser 3 tablettes, accrocher un miroir, poser un miroir, poser une télé, tringle à rideaux,
    tringles à rideaux, porte-papier, pharmacie à poser, barrière pour bébé, chatière,
    numéros de porte, panier de basket, tapis roulant à monter, cabanon en kit, abri tempo,
    porte qui colle, glissière de tiroir, silicone autour du bain, lumières de noël,
    supports à vélo, monter une bassinette, monter un bureau, ajuster une porte,
    changer une poignée, poignée de porte`,
  likely: `accrocher, meuble, fixer, poser, cadres, perceuse, lousse, branle, tablettes, étagère, étagères, réparations, divers, miroir, armoire ikea, visser, affaires à réparer, outils, coup de main, monter un lit, monter un bbq, monter une commode, réparation maison, réparations maison`,
  hint: `liste, petit, quelques heures, réparer, une heure, demi-journée, bricole, mur`,
};

export const poolMaintenance: TradeCues = {
  name: `pisciniste, technicien de piscine, entretien de piscine, entretien piscine, gars de piscine, gars de la piscine, piscinier, compagnie de piscine, ouverture de piscine, fermeture de piscine, réparateur de spa, technicien de spa, ouverture piscine, fermeture piscine, réparation de piscine, technicien piscine, technicien spa,
    spécialiste en piscine, spécialiste piscine, gars de piscines, pisciniers, entretien de spa`,
  sure: `piscine verte, eau verte, eau de piscine, ouvrir la piscine, fermer la piscine, hivernage, hiverniser piscine, filtre à sable, filtreur, pompe de piscine, toile de piscine, liner, algues, chlore, chauffe-piscine, chauffe piscine, thermopompe de piscine, écumoire, skimmer, spa coule, spa fuit, spa, piscine hors-terre, piscine hors terre, piscine creusée, piscine au sel, cellule de sel, balancer l'eau, équilibrer l'eau, ph, robot de piscine, eau trouble, eau brouillée, bâche, jacuzzi, électrolyseur, laveur de piscine, backwash, spa de nage, vider le spa, vidange du spa, nettoyer le spa,
    piscine perd de l'eau, ma piscine perd, fuite de piscine, fermer ma piscine, ouvrir ma piscine,
    spa qui coule, spa chauffe plus`,
  likely: `piscine, toile, pompe, sel, eau laiteuse, grenouilles, baignade, trouble, filtration, produits chimiques`,
  hint: `verte, baigner, fuite, entretien`,
};
