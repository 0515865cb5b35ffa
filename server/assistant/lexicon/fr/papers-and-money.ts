import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const accountant: TradeCues = {
  name: `comptable, comptables, cpa, comptabilité, tenue de livres, teneur de livres, expert-comptable, expert comptable, fiscaliste, commis comptable, technicienne comptable, aide-comptable, teneuse de livres`,
  sure: `impôt, impôts, faire mes impôts, déclaration de revenus, déclaration d'impôt, déclarations de revenus, rapport d'impôt, rapports d'impôts, rapport d'impôts, taxes, tps, tvq, tps tvq, tps/tvq, tva, revenu québec, arc, agence du revenu, fisc, urssaf, avis de cotisation, cotisation, paies, fiches de paie, quickbooks, acomba, boîte à souliers, boîte de reçus, états financiers, bilan, bilans, fin d'année, année fiscale, grand livre, vérification fiscale, redressement, travailleur autonome impôts, impôts travailleur autonome, travailleur autonome, auto-entrepreneur, microentreprise, t4, t5, relevé 1, incorporation, incorporer, das, cotisations, crédits d'impôt, déductions, déduire, frais de bureau à domicile, revenus de location, acomptes provisionnels, impôts en retard, conciliation bancaire, sas comptes, liasse fiscale, déclaration fiscale, logiciel sage, reçus de dépenses, reçus d'essence, paye des employés, paie des employés, payes employés, talons de paie, remises gouvernementales, relevés bancaires, exercice financier,
    années d'impôts, travailleuse autonome, paie, fin d'année financière,
    papiers tout croches, tenir les livres, tenir mes livres, démêler mes reçus`,
  likely: `fiscal, fiscale, revenus, compagnie inc, inc, dépenses, déclaration, déclarer, contrôle fiscal, pénalité, contribuable, remboursement d'impôt, sarl, sci, dividendes, salaire, chiffres, factures, payes, livres comptables, livres de la compagnie`,
  hint: `entreprise, en retard, 30 avril, lettre, pme, restaurant, gouvernement, années`,
};

export const lawyer: TradeCues = {
  name: `avocat, avocate, avocats, cabinet d'avocats, aide juridique, conseil juridique, conseiller juridique, avocat en immigration, juriste, bureau d'avocats, avocat de la famille, conseils juridiques, droit familial, droit du travail, droit de la famille, plaideur,
    avocat en droit, avocat d'immigration`,
  sure: `poursuivre, poursuite, poursuivi, poursuit, petites créances, tribunal, tal, tribunal du logement, régie du logement, régie, divorce, divorcer, garde des enfants, garde partagée, garde d'enfants, pension alimentaire, séparation conjoints, expulsion, éviction, avis d'éviction, évincer, évincé, reprise de logement, rénoviction, propriétaire refuse, proprio refuse, proprio veut, congédiement, congédié, congédiée, congédiement abusif, licenciement, mis dehors, renvoyé, prud'hommes, normes du travail, cnesst, harcèlement, accusé, accusation, accusations, casier judiciaire, alcool au volant, contravention, contester une contravention, ticket de vitesse, ticket, contester, contestation, permis de travail, immigration, réfugié, statut, mise en demeure, mise en demeure reçue, vice caché, vices cachés, recours, litige, conflit, dommages, diffamation, contester un testament, contester le testament, marque de commerce, brevet, entente à l'amiable, plainte, faillite, saisie, huissier, juge, audience, procès, déportation, oqtf, titre de séjour, asile, parrainage, avis d'expulsion, garde à vue, permis suspendu, retrait de permis, arrêté police, passer en cour, passe en cour, aller en cour, en cour supérieure, palais de justice, été licencié, connaître mes droits recours, droits de visite,
    congédié sans raison, mis à la porte, m'évincer, refus d'assurance, demande d'asile,
    résidence permanente,
    dehors de ma job, contrat à réviser, réviser un contrat, réviser mon contrat,
    veut pas payer les dommages, moisissure cachée, évincer pour rénover`,
  likely: `juridique, légal, légale, loi, procédure, mon ex, ex-conjoint, ex-mari, assureur refuse, police, locataire paie pas, paie pas son loyer, rupture, contrat, indemnité, indemnisation, rembourser, arnaqué, fraude, héritage contesté, accident, menace, voisin, me doit`,
  hint: `propriétaire, proprio, employeur, locataire, bail, assurance, lettre, patron, boss, enfants`,
};

export const translator: TradeCues = {
  name: `traducteur, traductrice, traducteurs, traduction, traductions, interprète, traducteur agréé, traductrice agréée, traducteur assermenté, traduction assermentée, traduction certifiée, traduction officielle, interprète en langue des signes, ottiaq, interprète lsq, réviseur linguistique`,
  sure: `traduire, traduit, traduire un document, traduire des documents, traduire mon diplôme, traduire de l'anglais, anglais au français, français à l'anglais, espagnol au français, de l'anglais vers le français, vers le français, vers l'anglais, vers l'espagnol, en anglais et en français, acte de naissance traduit, traduire un acte, traduire un contrat, traduire un site, sous-titres, sous-titrage, sous-titrer, version anglaise, version française, version espagnole, localisation, langue des signes, document en arabe, relevé de notes traduit, interprétation, loi 96, loi 101 traduction, ukrainien, apostille traduction, francisation documents, mots à traduire, traduits, traduite, version officielle, espagnol en français, anglais en français, arabe en français, français en anglais,
    traduction de mon, faire traduire, certificat de mariage, diplôme à traduire,
    du portugais au français, de l'espagnol au français, de l'anglais au français,
    de l'arabe au français, en anglais traduire`,
  likely: `acte de naissance, certificat de naissance, diplôme, diplômes, arabe, mandarin, portugais, russe, espagnol, allemand, italien, polonais, créole, roumain, turc, farsi, langue, assermenté, assermentée, mots, ircc, immigration documents, anglais, bilingue, en français, préfecture`,
  hint: `documents, pages, certifié, rendez-vous à l'hôpital, dossier, manuel, officiel`,
};

export const notary: TradeCues = {
  name: `notaire, notaires, étude notariale, office notarial, notariat, notarié, notariée, acte notarié, procuration notariée, commissaire à l'assermentation`,
  sure: `acte de vente, contrat de vente maison, testament, testaments, faire mon testament, faire notre testament, testament notarié, mandat de protection, mandat en cas d'inaptitude, mandat d'inaptitude, inaptitude, procuration, succession, règlement de succession, régler la succession, liquidateur, liquidatrice, liquider, déclaration d'hérédité, hérédité, hypothèque, quittance, radiation d'hypothèque, refinancement hypothécaire, achat de maison, achat de condo, achat d'un condo, acheté une maison, acheter une maison, acheté un condo, acheté un duplex, achète un duplex, achète une maison, achète un condo, vente de maison, vente de la maison, vente du chalet, vendre la maison, transfert de propriété, passer chez le notaire, copropriété indivise, convention d'indivision, indivision, servitude, contrat de mariage, union de fait convention, convention d'union, certificat de localisation, donation, donner la maison, héritiers, testament olographe, homologuer, homologation, copie conforme, copies conformes, certifier une signature, signature devant, assermenter, affidavit, déclaration solennelle, déclaration sous serment, lettre de consentement voyage, compromis, viager, pacs, tutelle, légataire, droits de mutation, taxe de bienvenue, offre d'achat acceptée,
    refinancement, mandats de protection, assermentation, déclaration assermentée,
    hypothèque signature, recherche testamentaire,
    lettre de voyage, séparer un lot`,
  likely: `décédé, décédée, décès, mort, mourut, héritage, hériter, hypothécaire, signature, signer, acheteur, cadastre, acte, titre de propriété, titres, prêt hypothécaire, caisse, transiger, copropriété`,
  hint: `maison, condo, banque, papiers, conjoint, terrain, frère, légalement, mère, père`,
};

export const financialAdvisor: TradeCues = {
  name: `conseiller financier, conseillère financière, planificateur financier, planificatrice financière, gestionnaire de portefeuille, gestionnaire de patrimoine, conseiller en placement, conseiller en placements, conseillère en placement, planification financière, conseil financier, courtier hypothécaire, courtière hypothécaire, conseiller en sécurité financière, conseiller en gestion de patrimoine, cgp, coach financier, conseiller en patrimoine, gestion de patrimoine,
    courtier en placement`,
  sure: `reer, reers, celi, reee, celiapp, cri, ferr, placements, placement, placer de l'argent, placer mon argent, investir, investissement, investissements, fonds communs, fonds commun, fonds négociés, fnb, portefeuille, bourse, actions, obligations, cpg, retraite, prendre ma retraite, planifier ma retraite, planifier la retraite, retraite anticipée, rente, fonds de pension, régime de retraite, rrq, économies, épargne, épargner, épargnes, héritage à placer, hérité, hérité de, héritage, gagné à la loto, loterie, montant forfaitaire, assurance vie, assurance-vie, consolider mes dettes, consolidation de dettes, dettes, endetté, cartes de crédit, pea, per, scpi, études des enfants, mise de fonds, taux hypothécaire, renouvellement hypothécaire, patrimoine, fructifier, frais de gestion, budget familial, valeur de transfert, régime à cotisations,
    ma rrq, prendre ma rrq, ma retraite, placer un héritage, économies à placer,
    rembourser mes dettes,
    planificateur de retraite, faire un budget`,
  likely: `financier, financière, argent, argent qui dort, dort dans le compte, dort, compte épargne, 100 000, banque, capital, rendement, intérêts, assurances, prime, sous, piastres, commission, indépendant, mille, fonds mutuels`,
  hint: `caisse, maison vendue, entreprise vendue, couple, avenir, enfants, 55 ans, 60 ans`,
};
