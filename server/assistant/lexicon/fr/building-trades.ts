import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const painter: TradeCues = {
  name: `peintre, peintre en bâtiment, peintres, peinture, entrepreneur peintre, compagnie de peinture, peinturer, peinturage, peintureur,
    entrepreneur en peinture, peintre résidentiel`,
  sure: `repeindre, peindre, repeinturer, peinturé, pinturer, peinture intérieure, peinture extérieure, couche de peinture, deux couches, couches, peinture qui pèle, peinture qui lève, peinture écaille, peinture s'écaille, écaille, tirer les joints, plâtrage et peinture, plâtre et peinture, teindre le patio, teindre la galerie, teinture, teindre, teindre la clôture, vernir, lasure, papier peint, tapisserie, enlever la tapisserie, décoller papier peint, tapisserie à enlever, plafond popcorn, plafond à repeindre, apprêt, primer, armoires à peinturer, peinturer les armoires, armoires de cuisine à peindre, moulures, ravalement, crépi peinture,
    blanc cassé, peinture au pistolet, pistolet, benjamin moore, sico, satin, enduit, joints tirés,
    à peinturer, mur accent, gyproc à réparer, tirer des joints, plâtrage, époxy,
    peinture qui décolle,
    coup de pinceau, peinture lève, rafraîchir le condo`,
  likely: `murs, plafonds, peint, couleur sur les murs, rouleau, jauni, boiseries, plafond, blanc, retouches, cadrages, volets`,
  hint: `chambre, chambres, couleur, salon, corridor, cage d'escalier, gris, logement, pièces, façade`,
};

export const carpenter: TradeCues = {
  name: `menuisier, menuisière, charpentier, charpentière, ébéniste, ébénisterie, menuiserie, charpente, menuisier-charpentier, charpentier-menuisier, cuisiniste, escaliéteur,
    poseur de portes intérieures`,
  sure: `bibliothèque sur mesure, bibliothèque encastrée, meuble sur mesure, meubles sur mesure, armoire sur mesure, armoires sur mesure, rangement sur mesure, placard sur mesure, walk-in, escalier, marche pourrie, marches pourries, marche cassée, barreaux, rampe, rampe d'escalier, main courante, garde-corps, galerie pourrie, galerie, balcon pourri, balcon en bois, patio en bois, deck, planches pourries, planches de patio, refaire le patio, construire un patio, terrasse en bois, cabanon, pergola, gazebo, clôture en bois, clôture de cèdre, moulures à poser, plinthes à poser,
    poser des moulures, poser des portes, porte intérieure, porte de grange, portes coulissantes en bois, lambris, boiserie, cadre de porte, porte à ajuster, table en bois, banc, banquette, solives, poutre, poutres, mezzanine, lit mezzanine, maison dans l'arbre, comptoir en bois, îlot en bois, tablettes en bois, dressing, parement de bois, colombage, charpente de bois, bardage, marches d'escalier, marches en bois, marches de galerie, marches du balcon,
    galerie de bois, galerie en bois, clôture de bois, barreaux d'escalier, étagères sur mesure,
    meuble intégré, penderie, armoires de cuisine, portes d'armoire, bloc de boucher,
    manteau de foyer, tête de lit, table de cuisine, patte cassée, patte de table,
    porte escamotable, cloison, cabane dans l'arbre, poulailler, rampe d'accès, cadrage, moulures,
    bois pourri, patio pourri, volets en bois, portes gonflées,
    marche de galerie, garde-robe sur mesure, walk-in à bâtir, rampe de galerie, rampe branle,
    escalier de bois, comptoir de bois`,
  likely: `bois, érable, chêne, pin, merisier, noyer, cèdre, planches, mélamine, mdf, tiroirs, tiroir, pourri, pourrie, pourris, armoire, armoires, bibliothèque, étagères en bois, construire, fabriquer, clôture, patio, plywood, contreplaqué, menuis*`,
  hint: `porte, portes, placard, meuble, table, moulure, grince, mesure, plancher, bâtir`,
};

export const roofer: TradeCues = {
  name: `couvreur, couvreurs, toiture, toitures, couverture de toit, compagnie de toiture, réparation de toiture, zingueur, étancheur, couvreur zingueur,
    poseur de gouttières, ferblantier`,
  sure: `toit qui coule, toit coule, toit fuit, fuite toit, fuite de toit, infiltration toit, infiltration par le toit, bardeau, bardeaux, refaire la toiture, refaire le toit, toit plat, membrane élastomère, élastomère, membrane, tôle, toit de tôle, toit en tôle, goudron et gravier, solin, solins, gouttière, gouttières, puits de lumière, lucarne, velux, faîtage, tuile cassée, tuile, tuiles, ardoise, ardoises, soffite, fascia, entretoit, entre-toit, barrage de glace, barrages de glace, ventilateur de toiture, maximum, inspection de toiture, bardeaux arrachés, arraché par le vent, trou dans le toit, bardeaux envolés, toiture qui, hangar toit, noue, zinc, chéneau,
    bulles sur le toit, toit fait des bulles, asphalte et gravier, soffites, coule dans l'entretoit,
    barrière de glace, tache d'eau au plafond, évaluer le toit`,
  likely: `toit, coule quand il pleut, quand il pleut, pleut, plafond du dernier, tache au plafond, cerne au plafond, chaudière en dessous, infiltration, vent a arraché, bâche, mousse sur le toit, grenier`,
  hint: `pluie, vent, tempête, plafond, grêle, cheminée, chalet, fuite`,
};

export const flooringInstaller: TradeCues = {
  name: `poseur de plancher, poseur de planchers, poseur de plancher flottant, sableur de plancher, sablage de plancher, installateur de plancher, planchers, parqueteur, solier, moquettiste, pose de parquet, pose de plancher, sableur, poseur de tapis, poseur de parquet, poseur de sol,
    compagnie de planchers`,
  sure: `plancher flottant, plancher de bois franc, bois franc, bois d'ingénierie, vinyle, planches de vinyle, plancher de vinyle, sabler le plancher, sabler les planchers, sabler mes planchers, sablage, vernir le plancher, refaire le plancher, refaire les planchers, poser du plancher, poser un plancher, plancher qui craque, plancher craque, plancher gondolé, plancher gondole, plancher bombé, plancher gratté, plancher à changer, plancher, stratifié, parquet, parquet flottant, ponçage, poncer, vitrifier, vitrification, prélart, linoléum, lino, tapis mur à mur, moquette, enlever le tapis, arracher le tapis, sous-plancher, niveler le plancher, niveler, lattes, latte,
    sol souple, sol pvc, marqueterie,
    vinyle en planches, tapis dans l'escalier, sabler pis vernir, sabler et vernir,
    plancher qui lève`,
  likely: `planchers, sol, flottant, sabler, vernis, lames, gondole, tapis, quart de rond, pieds carrés de, plancher du, plancher des`,
  hint: `salon, chambres, pieds carrés, pi2, m2, bois, érable, chêne`,
};

export const tiler: TradeCues = {
  name: `carreleur, carreleuse, poseur de céramique, poseur de carrelage, céramiste, carrelage, poseur de tuiles, poseur de tuile, pose de céramique, pose de carrelage, pose de tuile, poseur de faïence`,
  sure: `céramique, tuiles de salle de bain, tuiles de céramique, tuile de douche, tuiles de douche, tuile de cuisine, coulis, joints de céramique, refaire le coulis, refaire les joints, joints noirs, joints de douche, dosseret, dosseret de cuisine, faïence, mosaïque, porcelaine, travertin, zellige, douche à l'italienne, douche italienne, céramique craquée, tuile craquée, tuiles décollées, tuiles lèvent, céramique qui lève, céramique décolle, carreaux, carreau, carreaux de ciment, plancher chauffant céramique, douche en céramique, crédence, grès cérame, ragréage, tuiles métro, carreler,
    poser de la céramique, porcelaine au plancher, contour de bain`,
  likely: `tuile, tuiles, joints, marbre, sonne creux, décollé, décolle, douche, salle d'eau, dalles`,
  hint: `salle de bain, cuisine, plancher, mur de douche, moisi, pieds carrés`,
};

export const mason: TradeCues = {
  name: `maçon, maçonne, maçonnerie, maçons, briqueteur, briqueteur-maçon, bétonnier, tailleur de pierre, briquetage, entrepreneur en maçonnerie,
    briqueleur, cimentier, tireur de joints de brique`,
  sure: `brique, briques, joints de brique, joints de briques, rejointoyer, rejointoiement, tirage de joints, tirer des joints de brique, mortier, cheminée de brique, refaire la cheminée, cheminée penche, cheminée s'effrite, linteau, linteaux, allège, allèges, crépi, crépi fondation, crépi qui tombe, stuc, fissure fondation, fissure dans la fondation, fissures fondation, fissure de fondation, fondation, mur de pierre, mur de pierres, muret, muret en pierre, béton, couler du béton, dalle de béton, couler une dalle, marches de béton, escalier de béton, perron, perron en béton, parpaing, parpaings, ciment, ventre de boeuf, blocs de béton, enduit à la chaux, solage, parement de brique, four à pizza, agglos, chape, cheminée en brique, haut de la cheminée, couronnement de cheminée,
    muret de pierres, muret qui penche, cheminée à refaire, refaire les joints de brique,
    briques qui tombent, plancher de ciment, parement de pierre,
    craque dans le solage, craque dans la fondation, solage fissuré, solage fendu`,
  likely: `s'effrite, effrite, fissure, fissures, joints, galets, pierre des champs, façade, maçonner, bloc, dalle, efflorescence, pierre, cheminée`,
  hint: `mur, craque, lézarde, murs extérieurs, foyer, revêtement, garage`,
};

export const windowInstaller: TradeCues = {
  name: `installateur de fenêtres, installateur de portes et fenêtres, portes et fenêtres, poseur de fenêtres, vitrier, vitrerie, compagnie de fenêtres, poseur de portes, fenestration, changer fenêtres, remplacement de fenêtres, réparateur de fenêtres,
    installateur de portes, poseur de portes et fenêtres, menuisier aluminium`,
  sure: `changer les fenêtres, changer mes fenêtres, changer des fenêtres, remplacer les fenêtres, remplacer une fenêtre, nouvelles fenêtres, fenêtre brisée, fenêtre cassée, vitre cassée, vitre brisée, vitre pétée, vitre, vitres, vitre embuée, thermos, thermos embué, double vitrage, triple vitrage, survitrage, buée entre les vitres, condensation entre, fenêtre ferme mal, fenêtre ferme plus, fenêtre qui ferme pas, manivelle, fenêtre à battant, fenêtre coulissante, fenêtre guillotine, porte-patio, porte patio, porte d'entrée, porte vitrée, baie vitrée, porte-fenêtre, porte française, double vitrage,
    calfeutrage de fenêtres, fenêtres qui laissent passer, courant d'air, courants d'air, puits de fenêtre, fenêtre de sous-sol, margelle, pvc, huisserie, huisseries, menuiseries alu, carreau cassé, porte d'acier, volet roulant,
    fenêtre embuée, fenêtre ferme pas, fenêtre du sous-sol, fenêtre en baie, fenêtre à manivelle,
    fenêtre à guillotine, puits de lumière, velux, porte extérieure, contre-porte,
    porte moustiquaire, bloc de verre, vitrine, porte de douche en verre, imposte,
    changer la porte d'en avant, porte d'en avant,
    porte de garage, ressort de porte de garage`,
  likely: `fenêtre, fenêtres, fnêtre, vitrage, vitrée, givre sur les fenêtres, porte avant, seuil, châssis, moustiquaires`,
  hint: `porte, air froid, vent passe, battant, siffle, isolation, condensation, givre, passe au travers`,
};

export const generalContractor: TradeCues = {
  name: `entrepreneur général, entrepreneur en rénovation, entrepreneur, contracteur, contracteur général, rénovateur, compagnie de rénovation, entreprise générale, entreprise de rénovation, maître d'oeuvre, constructeur, entrepreneurs, entreprise du bâtiment, entreprise tous corps d'état, tous corps d'état, artisan tout corps,
    entrepreneure générale, entrepreneur en construction,
    poseur de gyproc, gyproqueur, gars de gyproc, gars de rénovation, gars de réno`,
  sure: `rénovation, rénovations, réno, rénos, rénover, rénovation complète, rénover la cuisine, rénover la salle de bain, rénovation de cuisine, rénovation de salle de bain, refaire la cuisine, refaire la salle de bain, refaire le sous-sol, finir le sous-sol, finition de sous-sol, aménager le sous-sol, aménager les combles, rallonge, agrandissement, extension, ajout d'étage, abattre un mur, démolir un mur, enlever un mur, mur porteur, démolition, clé en main, clés en main, tout refaire, refaire au complet, de a à z, du début à la fin, gérer tous les corps de métier, corps de métier, sous-traitants, logement parental, bigénération, intergénération, garage en logement,
    après sinistre, dégât d'eau assurance, incendie, après le feu, reconstruire, reconstruction, licence rbq, rbq, gypse, jumelé à rénover, maison à rénover, gros travaux, chantier, une seule compagnie, un seul responsable, construire une maison, autoconstruction,
    refaire cuisine, refaire cuisine et salle de bain, refaire la salle de bain au complet,
    mur porteur à enlever, logement intergénérationnel, rénover un duplex, maison passée au feu,
    dégât d'eau rénovation,
    poser du gyproc, gyproc au complet, arracher le gyproc, construire un garage, bâtir un garage`,
  likely: `travaux, soumission pour rénovation, projet de rénovation, démo, plomberie électricité, logements, cloison, plex, structure, plomberie et, électricité et, toute la maison, toute la patente, assurances`,
  hint: `cuisine, salle de bain, sous-sol, projet, soumission, duplex, permis, devis, triplex`,
};

export const architect: TradeCues = {
  name: `architecte, architectes, bureau d'architecte, bureau d'architectes, technologue en architecture, cabinet d'architecture, technologue, dessinateur, architecture, dessinateur en bâtiment,
    dessinatrice, architecte résidentiel`,
  sure: `plans de maison, dessiner des plans, dessiner les plans, plans signés, plans scellés, plans pour permis, plans pour la ville, plan pour agrandissement, plans d'agrandissement, permis de construire, permis de construction, déclaration préalable, dérogation mineure, urbanisme, piia, zonage, plan d'implantation, ajouter un étage, deuxième étage à ajouter, surélévation, relevé des lieux, esquisse, esquisses, bâtiment patrimonial, patrimoine, bâtiments de france, abf, perspective 3d, étude de faisabilité, faisabilité, concevoir une maison, maison neuve plans, changement d'usage, changement de vocation, minimaison, maison passive, concevoir, dépôt du permis,
    plan d'agrandissement, plans pour, faire des plans, permis de construction plans, ajout d'étage,
    deuxième étage plans, garage double plans, chambre au-dessus, mur porteur plans,
    reconstruire plans`,
  likely: `plan, permis, étage, ville refuse, ville demande, conception, terrain, sceau, relevés, plu, bungalow agrandir, chalet à construire, maquette 3d`,
  hint: `agrandissement, agrandir, dessins, extension, bâtir, ville, m2, terrain en pente`,
};

export const interiorDesigner: TradeCues = {
  name: `designer d'intérieur, designer intérieur, décorateur, décoratrice, décoratrice d'intérieur, décorateur d'intérieur, design d'intérieur, home staging, architecte d'intérieur, décoration intérieure, valorisation immobilière, stylisme d'intérieur, home stager,
    ensemblier`,
  sure: `décoration, décorer, déco, aménagement intérieur, aménager le salon, aménager mon salon, choisir les couleurs, choix de couleurs, choisir couleurs, agencer, agencement, agencement des couleurs, palette de couleurs, planche d'ambiance, planche tendance, moodboard, mobilier, choisir les meubles, choisir des meubles, disposition des meubles, relooker, relooking, rideaux coussins, coussins, style scandinave, scandinave, look, ambiance, optimiser l'espace, choix des matériaux, choisir les matériaux, choix des finis, mise en valeur, chaleureux, harmoniser, agencer les meubles, repenser le salon, redécorer, magazine,
    style rustique, style moderne salon, couleurs et meubles, repenser mon séjour,
    aménager mon condo, déco du salon,
    mettre la maison en valeur, valoriser la maison, valoriser ma maison`,
  likely: `meubles, couleurs, tapis, sofa, divan, canapé, luminaires choix, lumière tamisée, matières, goûts, intérieur, espace, condo aménager, textiles, accessoires, lampes`,
  hint: `salon, condo, chambre, style, pièce, appartement, conseils, vide, beige, terne, designer`,
};
