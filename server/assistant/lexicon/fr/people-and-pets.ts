import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const hairdresser: TradeCues = {
  name: `coiffeur, coiffeuse, coiffeurs, coiffure, barbier, salon de coiffure, coloriste, styliste capillaire, tresseuse, coiffeuse à domicile, coiffeur à domicile, coupe de cheveux, coupe homme, coupe femme`,
  sure: `cheveux, couper les cheveux, balayage, mèches, mèche, teinture cheveux, coloration, couleur ratée, teinture ratée, teindre les cheveux, décoloration, décolorés, décoloré, repousse, brushing, mise en plis, permanente, lissage, kératine, rallonges, extensions, tresses, nattes, vanilles, locks, tresses collées, chignon, coiffure de mariée, coiffure de mariage, frange, toupet, dégradé, fade, barbe, tailler la barbe, cheveux bouclés, cheveux crépus, afro, cheveux frisés, correction de couleur, perruque, lavage coupe, coupe garçon, coupe enfant, cheveux oranges, roux, ombré, défrisage, coupe et couleur, coupe et brushing, couper les pointes, racines grises, coupe de cheveu,
    balayage cheveux, dreads,
    couper les cheveux de mon père, teinture a viré`,
  likely: `frisés, bouclés, blonde, blond, crépus, crinière, tignasse, cheveu, shampoing, cheveux gris, couleur, mise en pli, rasage, coiffer, racines`,
  hint: `mariage, domicile, bal, demoiselles d'honneur, salon, teinture`,
};

export const massageTherapist: TradeCues = {
  name: `massothérapeute, massothérapeutes, masseur, masseuse, massothérapie, massage, massages, kiné massage, praticien en massage, massage à domicile, massothérapeut*,
    masso, réflexologue, kinésithérapeute massage`,
  sure: `massage suédois, massage thérapeutique, massage de détente, massage détente, massage sportif, massage prénatal, massage femme enceinte, massage deep tissue, tissus profonds, mal de dos, mal au dos, mal dans le dos, dos barré, dos bloqué, dos en compote, dos fini, noeuds dans le dos, noeuds, cou barré, cou raide, cou bloqué, torticolis, nuque, épaules tendues, tensions, tendu, raide, lombaire, lombaires, sciatique, nerf sciatique, courbatures, courbaturé, drainage lymphatique, drainage, réflexologie, pierres chaudes, shiatsu, massage sur chaise, massage chaise, massage au bureau, reçus pour assurances, reçu pour assurance, reçu d'assurance, reçu massothérapie, trapèzes, omoplate, crispé, contractures, lumbago, tour de reins,
    massage en couple, bas du dos barré,
    nerf pogné, nerf coincé`,
  likely: `dos, épaules, cou, muscles, détente, relaxation, douleurs, douleur, mollets, jambes lourdes, relaxer, coincé, bloqué, stress, détendre, musculaire`,
  hint: `reçus, enceinte, marathon, ordinateur, bureau, hanche, soulager`,
};

export const personalTrainer: TradeCues = {
  name: `entraîneur privé, entraîneuse privée, entraîneur personnel, entraîneuse, entraîneur, coach sportif, coach sportive, coach privé, coach fitness, préparateur physique, kinésiologue, coach de gym, prof de yoga, professeur de yoga, coach de course, instructeur de pilates, entraînement privé, coach à domicile, coach personnel, coach de musculation`,
  sure: `perdre du poids, perdre des livres, perdre 10, perdre 20, perdre 30, perdre 40, perte de poids, remise en forme, remettre en forme, me remettre en forme, se remettre en forme, retrouver la forme, pas en forme, musculation, prise de masse, prendre de la masse, prendre du muscle, gagner du muscle, muscler, entraînement, entraînements, m'entraîner, entrainer, gym, salle de sport, haltères, poids et haltères, cardio, squat, squats, soulevé de terre, préparation marathon, demi-marathon, marathon, 10 km, 5 km, spartan, course à pied, après accouchement, postnatal, plancher pelvien, abdos, test physique, condition physique, programme d'entraînement, plan d'entraînement, renforcement, renforcement musculaire, bedaine, trail, sport, trx, push-ups, faire des pompes abdos,
    perdre 20 livres, courir un 10 km, diastase, post-partum, crossfit,
    retrouver mon corps`,
  likely: `forme, exercice, exercices, poids, ventre, souffle court, essoufflé, bouger, motivation, physique, fitness, sportif, kilos, sédentaire, yoga, pilates, étirements, livres en trop`,
  hint: `genou, séances, trois fois par semaine, médecin, dos, mariage, coach, objectif, maison`,
};

export const dogWalker: TradeCues = {
  name: `promeneur de chien, promeneuse de chien, promeneur de chiens, promeneuse de chiens, promeneur, promeneuse, gardien de chien, gardienne de chien, gardien d'animaux, gardienne d'animaux, dog sitter, pet sitter, gardiennage de chien, garde de chien, gardien de chat, gardienne de chat, promenade de chien, dogsitter, promenades de chien, pension pour chien, gardiennage d'animaux,
    dog walker`,
  sure: `promener mon chien, promener ma chienne, promener le chien, promener nos chiens, promener, promenade, promenades, sortir mon chien, sortir le chien, sortir ma chienne, faire sortir le chien, marcher mon chien, marche pour chien, prendre une marche avec mon chien, marcher le chien, faire pipi dehors, pipi, garder mon chien, garder mon chat, garder notre chien, garder le chien, nourrir mon chat, nourrir les chats, nourrir le chat, nourrir mes chats, passer voir le chat, litière, tire en laisse, parc à chien, chien seul, toutou, chien énergique, sorties du midi, sortie du midi, gambader, croquettes,
    promener mes chiens, berger allemand tire, promenades le midi, marches le midi, sorte mon chien,
    sortir mon golden, sorte mon vieux, sortir matin et soir`,
  likely: `chien, chienne, chiot, labrador, labradoodle, husky, beagle, caniche, berger allemand, berger australien, berger, golden, bouledogue, carlin, cocker, pitou, chiens, midi, énergie, chats, border collie, pépère, minou, prendre une marche, aller dehors`,
  hint: `bureau, deux fois par jour, travail, dîner, heure du midi, vacances, animal, tous les jours`,
};

export const babysitter: TradeCues = {
  name: `gardienne, gardien d'enfants, gardienne d'enfants, gardiennage, babysitter, baby-sitter, baby sitter, babysitting, baby-sitting, nounou, nourrice, assistante maternelle, ass mat, garde d'enfant, garde d'enfants, gardien, jeune fille au pair, fille au pair, gardien averti, garderie à domicile, gardiene,
    gardiennes, nanny`,
  sure: `garder mes enfants, garder les enfants, garder mon enfant, garder mon fils, garder ma fille, garder nos enfants, garder mon bébé, garder le bébé, garder bébé, garder les petits, garder mes filles, garder mes gars, garder les kids, garder deux enfants, s'occuper des enfants, s'occuper de mes enfants, s'occuper du bébé, surveiller les enfants, aller chercher à l'école, aller chercher à la garderie, chercher à la garderie, sortie d'école, sortie des classes, après l'école, garderie fermée, école fermée, journée pédagogique, pédago, tempête école fermée, relâche, soirée en amoureux, dodo, coucher les enfants, donner le bain, sieste, poupon, nourrisson, tout-petit, bambin, jumeaux, jumelles, 14 mois, 18 mois, 2 ans et 4 ans, 3 et 5 ans, crèche, cpe, périscolaire, biberon, couches, garder ce soir, garde après l'école, soirée de filles, autobus scolaire,
    garder mes jumeaux, aller chercher le plus vieux, retour de l'école`,
  likely: `enfants, enfant, bébé, petits, petit, kids, garçons, filles, fillette, garder, fils, fille, ans, garderie, souper et bain, devoirs et souper, flos, ti-cul, marmots, mousses, loulous`,
  hint: `soir, école, soirs, travail de nuit, souper, mariage, spectacle, samedi soir, quart, soirée`,
};

export const elderCare: TradeCues = {
  name: `préposé aux bénéficiaires, préposée aux bénéficiaires, préposée, préposé, aide à domicile, auxiliaire de vie, auxiliaire familiale, aide aux aînés, aide-soignante, aide soignante, dame de compagnie, accompagnatrice, accompagnateur, auxiliaire aux services, soins à domicile, aide aux personnes âgées, garde-malade, proche aidant répit, pab, répit, maintien à domicile, aide familiale, garde de nuit, dame compagnie, accompagnement aînés, aide pour personne âgée,
    préposée à domicile, préposé à domicile, aidante`,
  sure: `personne âgée, personnes âgées, aînés, aînée, alzheimer, démence, parkinson, perte d'autonomie, autonomie, aide au bain, donner le bain à ma mère, l'aider à se laver, aider à se laver, l'habiller, s'habiller, aider à s'habiller, lever et coucher, fauteuil roulant, marchette, déambulateur, tombe souvent, tombée deux fois, médicaments, ses pilules, pilules, pilulier, dosette, tenir compagnie, lui tenir compagnie, compagnie à ma mère, peut pas rester seule, peut pas rester seul, rester seule, plus rester seul, vit seule, vit seul, chsld, clsc, ehpad, avc, palliatif, fin de vie, sortie d'hôpital, mobilité réduite, incontinence, mémé, pépé, grand-mère, grand-père, grand-maman, grand-papa, mamie, papi, papy, mémère, pépère, ma vieille mère, vieux père, veuf, veuve, toilette le matin, aide à la toilette, alitée, surveillance de nuit, rpa, sénile, aider ma mère à, mère est tombée, père est tombé,
    père de 91 ans, mère de 90 ans, mon père âgé, ma mère âgée, parents âgés, aide pour le bain,
    le lever pis le bain, après son avc, opération de la hanche, soins palliatifs`,
  likely: `mère de 8, père de 8, 82 ans, 84 ans, 85 ans, 86 ans, 87 ans, 88 ans, 89 ans, 90 ans, 91 ans, 92 ans, 93 ans, 78 ans, ma mère, mon père, maman, papa, belle-mère, beau-père, repas, oublie, bain, soins, hanche, visites, vieux, fragile, têtue`,
  hint: `compagnie, nuit, nuits, cuisiner, épicerie, matins, âge, quelques heures, ma tante, rendez-vous médicaux`,
};

export const veterinarian: TradeCues = {
  name: `vétérinaire, vétérinaires, véto, clinique vétérinaire, hôpital vétérinaire, vet, vétérinaire à domicile, urgence vétérinaire, vétérinaire équin, vétérinaire équine,
    véto à domicile`,
  sure: `chien boite, chien vomit, chat vomit, chien a mangé, chat a mangé, chien a avalé, avalé, chien malade, chat malade, chat mange plus, chien mange plus, chien saigne, chat saigne, chien blessé, chat blessé, lapin mange, hamster, perroquet, perruche, cochon d'inde, stériliser, stérilisation, castrer, castration, faire opérer mon chat, vacciner, vaccins, vaccin, vaccins du chiot, rage, vermifuge, vermifuger, euthanasie, euthanasier, faire endormir, endormir mon chien, piquer mon chien, convulse, convulsions, patte enflée, patte gonflée, boiterie, chat urine, pisse du sang, urine du sang, pipi de sang, chien tousse, otite, diarrhée, détartrage, dents du chien, cheval, jument, poney, chèvre, vache, vaches, chocolat, raisins, porc-épic, antigel, chaton, micropuce, puce électronique, gale, abcès, furet, tortue, iguane, poule, poules, griffes, colique, poulain, vêle, lapine, chat pipi, chat urine pas, bosse sous, vacin, leucémie féline,
    vacciner mon, vaccins pour mon chien, vaccin de rage, opérer mon chat, mon chat mange pas,
    mon chien mange pas, mon chat vomit, mon chien vomit, boite, mon perroquet, plumes,
    s'arrache les plumes, mon lapin, mon cochon d'inde, mon furet, bosse sur mon chien, pipi du sang,
    tique sur mon chien, enlever une tique`,
  likely: `chien, chat, chatte, chienne, chiot, lapin, oiseau, patte, vomit, vomi, animal, minou, pitou, puces, respire mal, léthargique, bête, matou, poil, perd ses poils, gencives, oeil, oreille, exotiques, nac`,
  hint: `malade, sang, enflé, mange, urgence, vieux, douleur, avalé, opérer`,
};

export const tailor: TradeCues = {
  name: `couturier, couturière, couturiere, tailleur, retouches, retoucheuse, retoucheur, couture, couturières, modiste, altération, altérations de vêtements, atelier de couture,
    tailleuse`,
  sure: `ourlet, ourlets, bord de pantalon, bords de pantalon, bord de pantalons, raccourcir, raccourcir un pantalon, raccourcir une robe, raccourcir les manches, ajuster une robe, ajuster ma robe, ajuster un habit, ajuster un complet, ajuster, reprendre une robe, reprendre à la taille, cintrer, robe de mariée, robe de mariage, robe de bal, robe de soirée, robe trop grande, robe trop longue, robe trop serrée, robe, habit trop grand, complet trop grand, pantalon trop long, fermeture éclair, zip, zipper, zipper brisé, changer un zipper, changer le zipper, rapiécer, recoudre, coudre, déchiré, déchirée, décousu, couture défaite, costume, costume de scène, costume sur mesure, tailleur sur mesure, toge, rideaux à raccourcir, ourlet de rideaux, bouton, boutons, doublure, manteau doublure, manches, veston, canada goose, smoking, kilt, boubou, surfilage, rentrer à la taille, rentrer la taille,
    bords de pantalons, faire le bord, reprendre la taille, coudre des rideaux, faire des rideaux,
    housses de coussins, tuxedo, costume à ajuster,
    complets me font pu, linge trop grand`,
  likely: `pantalon, pantalons, manteau, complet, jupe, jeans, chemise, tissu, linge, vêtement, vêtements, uniforme, taille, demoiselle d'honneur, chandail, cuir, essayage, bretelles, habit de noce, habit propre,
    altérations`,
  hint: `mariage, bal, trop grand, trop long, perdu du poids, bord, serré, bal de finissants`,
};
