import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const tutor: TradeCues = {
  name: `tuteur, tutrice, tuteurs, tutorat, aide aux devoirs, soutien scolaire, cours particuliers, cours particulier, prof particulier, professeur particulier, prof privé, professeur privé, prof de maths, prof de math, professeur de mathématiques, orthopédagogue, cours privés, aide scolaire, rattrapage, rattrapage scolaire, prof de français, prof d'anglais, prof de physique, professeur de français, professeur d'anglais, répétiteur, prof de chimie, cours de maths, cours d'anglais, cours de français, cours d'espagnol, prof d'espagnol, tuteure,
    enseignant privé`,
  sure: `maths, math, mathématiques, algèbre, calcul différentiel, calcul intégral, physique, chimie, secondaire 1, secondaire 2, secondaire 3, secondaire 4, secondaire 5, sec 1, sec 2, sec 3, sec 4, sec 5, 4e année, 5e année, 6e année, 3e année, 2e année, 1re année, cégep, collège, lycée, bac de français, brevet, terminale, cm2, cm1, ce2, échoue, échoué, coule ses maths, coule son cours, examen du ministère, examen, examens, épreuve uniforme, devoirs, devoir, bulletin, fractions, tables de multiplication, dictée, dictées, lecture, apprendre l'anglais, apprendre le français, apprendre l'espagnol, francisation, conversation anglaise, dyslexie, dyslexique, tdah, dysorthographie, toefl, ielts, tef, tcf, statistiques, stats, sn, cst, ts, grammaire, participes passés, conjugaison, philo, dissertation, orthographe, participes, examen d'admission, concours d'entrée, parcoursup, prépa, gmat, coule maths, coule français, bac de maths, classe de seconde, classe de troisième, notes baissent, mauvaises notes, notes scolaires, apprendre à lire, alphabétisation,
    anglais sec 5, maths sec 4, math sn, trigonométrie, mise à niveau, coule en maths, il coule,
    sait pas lire, pas encore lire, coule sa chimie, physique de secondaire,
    récupération en maths`,
  likely: `école, élève, étudiant, cours, matière, apprendre, prof, français, anglais, espagnol, science, sciences, matières, étudier, année scolaire, trimestre, session, collégial, université, moyenne, leçons, aider, primaire, secondaire`,
  hint: `fille, fils, ado, garçon, deux fois par semaine, en ligne, motivation, patient, difficulté, difficultés`,
};

export const drivingInstructor: TradeCues = {
  name: `moniteur de conduite, monitrice de conduite, instructeur de conduite, école de conduite, auto-école, auto école, cours de conduite, cours de conduites, professeur de conduite, prof de conduite, instructeur de moto, cours de moto, moniteur auto-école, leçons de conduite, monitrice, moniteur, moniteur d'auto-école, instructrice de conduite`,
  sure: `apprendre à conduire, permis de conduire, permis probatoire, permis b, permis d'apprenti, passer mon permis, passer le permis, examen de conduite, examen pratique, examen pratique saaq, examen de la saaq, saaq, examen théorique, code de la route, conduite manuelle, boîte manuelle, conduire manuel, conduire une manuelle, stationnement parallèle, stationner en parallèle, créneau, autoroute peur, peur de conduire, peur de l'autoroute, peur au volant, conduire en hiver, conduite hivernale, heures de conduite, conduite accompagnée, échoué l'examen, échoué mon examen, coulé mon examen, coulé l'examen, raté mon permis, remise à niveau conduite, angles morts, double commande, doubles commandes, jamais conduit, repasser mon permis, échange de permis,
    apprendre la manuelle, examen de route, stationnement en parallèle, classe 5, conduite d'hiver`,
  likely: `conduire, conduite, autoroute, apprenti, manuelle, automatique, examinateur, créneaux, stationnement, rond-point, embrayage, route, moto, permis, volant`,
  hint: `examen, stressé, stressée, nerveuse, patient, ados, échoué, cours, 16 ans, leçons, auto`,
};

export const musicTeacher: TradeCues = {
  name: `professeur de musique, prof de musique, professeur de piano, prof de piano, professeure de piano, professeur de guitare, prof de guitare, professeur de violon, prof de violon, professeur de chant, prof de chant, prof de batterie, prof de drum, cours de piano, cours de guitare, cours de violon, cours de chant, cours de musique, cours de batterie, cours de drum, école de musique, leçons de piano, leçons de guitare, leçons de chant, coach vocal, professeur de batterie, prof d'accordéon, prof de saxophone, prof de flûte, prof de violoncelle, solfège, prof de basse, prof de ukulélé, professeur de violoncelle, leçons de violon, cours de basse`,
  sure: `apprendre le piano, apprendre la guitare, apprendre le violon, apprendre à chanter, apprendre le chant, apprendre la batterie, jouer du piano, jouer de la guitare, jouer du violon, jouer, piano, guitare, violon, violoncelle, batterie, drum, drums, saxophone, flûte, flûte traversière, clarinette, trompette, ukulélé, basse, accordéon, harmonica, chant, chanter, voix, gammes, partition, partitions, lire la musique, lire les notes, conservatoire, récital, rép trad, suzuki, chorale, théorie musicale, harpe, banjo, cuillères, trombone, djembé, cor, alto, synthé, cornemuse, audition, accords de guitare, accords de base,
    cours de ukulélé, cours de violoncelle, cours de flûte, cours de saxophone, cours d'accordéon,
    contrebasse`,
  likely: `musique, leçons, instrument, cours, enseigner, apprendre, jazz, classique, adulte débutant, oreille, chanson, chansons, morceau, musical, débutant, débutante`,
  hint: `fille, fils, enfant, patient, domicile, prof, à la maison, ans`,
};

export const dj: TradeCues = {
  name: `dj, djs, disc-jockey, disc jockey, disco mobile, discomobile, animateur de mariage, animateur dj, dj de mariage, dj animateur, animateur musical, animateur, deejay, sonorisateur,
    disque-jockey, discothèque mobile`,
  sure: `piste de danse, musique pour mariage, musique pour le mariage, musique pour un party, musique pour la soirée, mettre de la musique, mettre la musique, mettre de l'ambiance, faire danser, danser, platines, playlist, sono, sonorisation, haut-parleurs, enceintes, éclairage de piste, première danse, musique rétro, années 80, années 90, disco, reggaeton, kompa, zouk, rap, techno, house, électro, karaoké, salsa, merengue, raï, hits québécois, animation musicale, machine à fumée, boule disco, slow, vinyles, cocktail musique, rigodon, danse en ligne, sono et lumières, micro sans fil, danse d'école,
    musique pour le party, son et lumières, party de noël du bureau,
    système de son`,
  likely: `musique, party, fête, micro, danse, son, lumières, ambiance, tounes, toune, soirée dansante, invités, animer, chansons demandées, hits, bal`,
  hint: `mariage, salle, anniversaire, invités, samedi, party de bureau, noces, 50 ans`,
};

export const caterer: TradeCues = {
  name: `traiteur, traiteurs, service de traiteur, chef à domicile, chef privé, cuisinier à domicile, food truck, cuisinier, cuisinière à domicile, barman, buffet froid, service traiteur, camion de rue, camion-restaurant, méchoui`,
  sure: `buffet, buffet chaud, canapés, amuse-bouche, petits fours, hors-d'oeuvre, sandwichs, sandwichs pas de croûtes, sandwichs sans croûte, plateaux, plateau, lunchs, boîtes à lunch, boîte à lunch, boîtes repas, repas de noces, repas de mariage, repas de funérailles, nourriture, bouffe, brunch, cocktail dînatoire, dînatoire, menu végane, végane, végétarien, végétariens, végé, halal, casher, cachère, sans gluten, allergies, couverts, service aux tables, serveurs, bbq, barbecue, cochon braisé, cochon à la broche, paella, couscous, charcuterie, fromages, desserts, table de desserts, épluchette, tourtière, cabane à sucre, vin d'honneur, pièce montée, gâteau, verrines, raclette, tapas, choucroute, plats, cipaille, petites bouchées, bouchées froides, menu dégustation, menu pour groupe,
    bouchées, goûter de funérailles, gâteau de mariage, gâteau de fête, plateau de charcuteries,
    brunch pour, repas de baptême, réveillon,
    bouffe pour le party, grignotines`,
  likely: `repas, manger, lunch, dîner, souper, personnes, pers, convives, cuisine pour, invités, portions, nourrir, cuisiner, végétalien, plat, fèves, menu, déjeuner, cocktail`,
  hint: `mariage, réunion, bureau, funérailles, fête, baptême, retraite, salle, conférence, anniversaire`,
};

export const eventPlanner: TradeCues = {
  name: `organisateur d'événements, organisatrice d'événements, organisateur, organisatrice, planificateur d'événements, planificatrice de mariage, planificatrice d'événements, planificateur de mariage, wedding planner, coordonnatrice, coordonnateur de mariage, coordonnatrice de mariage, coordonnateur, organisateur de mariage, organisatrice de mariage, organisation d'événements, événementiel, agence événementielle, organisation de mariage, coordonnateur d'événement, organisation d'événement, coordinatrice,
    coordonnateur d'événements`,
  sure: `organiser, organiser mon mariage, organiser notre mariage, organiser un mariage, organiser une fête, organiser la fête, organiser un party, organiser le party, organiser un événement, planifier mon mariage, planifier notre mariage, planifier, coordonner, coordonner la journée, coordination, coordination jour j, party de noël, party de bureau, party de noel, événement corporatif, événement d'entreprise, congrès, colloque, gala, levée de fonds, collecte de fonds, shower de bébé, shower, baby shower, enterrement de vie, fête surprise, anniversaire de mariage, baptême organiser, trouver une salle, salle et traiteur, fournisseurs, lieu de réception, décor, décoration de salle, ballons, séminaire, lac-à-l'épaule, lancement d'entreprise, retrouvailles, festival, fête des voisins, kermesse, s'occupe de tout, tout gérer, tout organiser, prestataires, cousinade, inauguration, logistique, salle de réception, plan de table, demande en mariage, grande demande,
    planifier un mariage, tout à planifier, organiser un shower, organiser un gala,
    organiser un congrès, pique-nique d'entreprise`,
  likely: `événement, évènement, mariage, fête, invités, thème, traiteur dj salle, salle, réception, activité, team building, consolidation d'équipe, noces, déroulement, quinceañera, célébration, party`,
  hint: `anniversaire, budget, surprise, compagnie, employés, personnes, 50 ans, corporatif, bal, salon`,
};

export const autoMechanic: TradeCues = {
  name: `mécanicien, mécanicienne, garagiste, mécanicien automobile, mécanicien mobile, mécanique, mécano, carrossier, débosseleur, débosselage, changement d'huile, atelier mécanique, mécanique automobile, réparation auto, débossage, vulcanisateur,
    mécanicien auto, garage de mécanique`,
  sure: `auto démarre plus, auto part plus, auto part pas, char part pas, char part plus, char démarre pas, démarre pas le matin, voiture démarre plus, check engine, lumière check engine, lumière de moteur, voyant moteur, voyant, freins, freins crient, plaquettes, disques de frein, frein, transmission, embrayage, alternateur, démarreur, courroie, courroie de distribution, silencieux, muffler, échappement, catalyseur, suspension, amortisseurs, rotule, rotules, roulement de roue, roulement, pneu, pneus, pneus d'hiver, pneus d'été, changement de pneus, changer mes pneus, crevaison, flat, batterie à plat, batterie morte, batterie, booster, survoltage, radiateur auto, antigel coule, surchauffe moteur, fuite d'huile, direction, alignement, inspection saaq auto, inspection mécanique, contrôle technique, vignette, joint de culasse, bougies, pompe à essence, rouille, antirouille, pare-brise, pare-choc, pare-chocs, bosse sur la porte, inspection avant achat, vidange, boîte de vitesse, cardan, scooter, motoneige, roue, roues, turbo, fap, calorstat, cale au feu, moteur de char, garage automobile,
    moteur cogne, moteur qui cogne, cogne en accélérant, plaquettes de frein, freins qui crient,
    clutch, antigel, essuie-glace, voiture démarre pas, mon char, mon pick-up, ma civic, ma mazda,
    ma corolla, ma jetta, chauffe-moteur,
    batterie à terre, booster mon char, bosse dans la porte, poser mes pneus`,
  likely: `auto, char, voiture, véhicule, camion pick-up, honda, civic, toyota, corolla, mazda, hyundai, kia, ford, jeep, nissan, subaru, volkswagen, jetta, golf, rav4, f-150, elantra, accent, tucson, peugeot, renault, clio, citroën, dodge, caravan, bmw, audi, tesla, chevrolet, cale, bagnole, pédale, minoune, kilométrage, concessionnaire, camionnette, elle cale, garage, moteur, huile`,
  hint: `bruit, cogne, fumée, grince, voyants, démarrer, démarre, vibre, autoroute, entrée de garage, capot, siffle`,
};
