import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const webDesigner: TradeCues = {
  name: `webdesigner, web designer, designer web, concepteur web, conceptrice web, concepteur de sites, conception web, design web, designer ux, designer ui, designer ux ui, ux ui, ui ux, ux designer, créateur de site web, créateur de site internet, création de site web, création de site internet, designer de site, designer de site web, webmestre, webmaster, intégrateur, concepteur de sites web,
    créateur de site`,
  sure: `refaire mon site, refaire notre site, refaire le site, refonte de site, refonte du site, refonte, site vitrine, site web pour, site internet pour, nouveau site, monter un site, créer un site, un site web, un site internet, site démodé, site a l'air, site vieux, site date, site moche, site laid, site des années, page d'accueil, maquette, maquettes, figma, wireframe, wireframes, squarespace, wix, wordpress simple, thème wordpress, one page, site portfolio, portfolio en ligne, adapté au cellulaire, adapté au mobile, landing page, page de vente, ergonomie, interface, écrans, parcours utilisateur, webflow, moderniser le site, look du site, plus beau site, visuel du site, apparence du site, apparence de la boutique,
    site internet pour mon, site web pour mon, refaire le look, site wix, site pour mon gîte,
    site en deux langues, site bilingue, maquettes du site, site moderne`,
  likely: `site web, site internet, site, wordpress, pages, web, menu en ligne, gabarit, prototype, interface, mobile, cellulaire, responsive, en ligne`,
  hint: `moderne, photos, domaine, design, restaurant, épuré, artiste, formulaire, joli`,
};

export const webDeveloper: TradeCues = {
  name: `développeur web, développeuse web, développeur, développeuse, développeurs, programmeur, programmeuse, programmation, dev, dev web, programmeur web, développeur full stack, full stack, fullstack, informaticien développeur, développeur wordpress, développeur shopify, développement web, développeur d'application, codeur, développement d'application, frontend, backend, développeur mobile,
    développeur d'applications, intégrateur web`,
  sure: `react, node, javascript, typescript, php, symfony, python, django, laravel, vue, sql, mysql, base de données, api, intégrer, intégration, intégration stripe, stripe, paiement en ligne, module de paiement, panier, panier d'achat, panier plante, boutique en ligne, commerce en ligne, ecommerce, e-commerce, woocommerce, prestashop, shopify, extension wordpress, plugin, module, site piraté, site hacké, hacké, site planté, site en panne, site down, erreur 500, erreur 404, page blanche, bogue, bogues, bug, bugs, bugue, code, coder, application mobile, application web, application, appli, développer une application, développer une app, portail client, portail, système de réservation, plateforme, plate-forme, migration, migrer, hébergement, serveur, webhook, crm, automatiser, script, formulaire envoie, formulaire marche plus, formulaire de contact, paiement plante, mise à jour, connexion, https, intranet, synchroniser, synchronisation, erp,
    wordpress, paiement interac, connecter notre inventaire, inventaire à shopify, certificat ssl,
    appli mobile, formulaire envoie pas`,
  likely: `logiciel, plante, site lent, logiciel sur mesure, web app, site transactionnel, courriels partent pas, courriels de confirmation, comptes utilisateurs, réservations, réservation en ligne, tableau de bord, formulaire, commandes, app, calendrier`,
  hint: `site, web, erreur, clients, paiement, page, utilisateurs, technologie`,
};

export const computerRepair: TradeCues = {
  name: `réparateur d'ordinateur, réparation d'ordinateur, réparation ordinateur, technicien informatique, technicien en informatique, informaticien, informaticienne, dépannage informatique, réparateur ordi, dépanneur informatique, réparation portable, réparation pc, soutien informatique, réparation de portable, réparation mac, technicien ordi, réparateur pc, réparateur de pc, assistance informatique,
    réparateur d'ordi, gars d'ordi`,
  sure: `ordinateur, ordinateur portable, ordi, ordi lent, ordi portable, ordi plante, ordi ouvre plus, laptop, portable, pc, macbook, mac, imac, écran bleu, écran noir, écran brisé, écran cassé, écran craqué, virus, rançongiciel, logiciel malveillant, pirate, disque dur, récupérer mes photos, récupérer des photos, récupérer mes fichiers, récupération de données, récupération, windows, windows 11, windows 10, wifi, wi-fi, routeur, modem, imprimante, clavier, souris sans fil, renversé du café, renversé, échappé de l'eau sur, ssd, mémoire vive, courriel piraté, fenêtres publicitaires, tablette, ipad, iphone, écran de cell, cellulaire brisé, sauvegarde, ventilateur fait du bruit, surchauffe, carte graphique, réseau, port de charge, chromebook, bureau à distance, arnaque téléphone, ordi démarre pas, ordi allume pas, mot de passe windows, tour qui,
    plein de popups, popups, faux microsoft, ordinateur lent, ordi part pas, portable s'allume plus,
    wifi marche pas, écran fissuré, port de recharge, mise à jour, piraté mon courriel,
    vitre de cell, cell pété, courriels rentrent pu, effacé mes photos, effacé les photos,
    internet lâche,
    vitre de mon cell, vitre du cell, cell fendu, écran de mon cell`,
  likely: `fige, gèle tout, rame, lent, écran, fichiers, internet, gmail, outlook, redémarre, clé usb, usb, bios, mise à jour windows, plante, chargeur, mémoire, allumer, démarre, mot de passe, perdu mes données, données perdues`,
  hint: `photos, thèse, connecter, piraté, erreur, installer, touches, allume, technologie, technique`,
};

export const graphicDesigner: TradeCues = {
  name: `graphiste, graphistes, designer graphique, infographiste, graphisme, illustrateur, illustratrice, concepteur graphique, design graphique, infographie, directeur artistique, identité visuelle, concepteur de logo, maquettiste,
    infographe`,
  sure: `logo, logos, cartes d'affaires, carte d'affaires, cartes de visite, carte de visite, affiche, affiches, dépliant, dépliants, brochure, brochures, flyer, flyers, prospectus, bannière, bannières, image de marque, branding, charte graphique, guide de marque, emballage, emballages, packaging, étiquette, étiquettes, menu à mettre en page, mise en page, mettre en page, couverture de livre, couverture de roman, pochette, pochette d'album, chandail imprimé, t-shirts, design de chandail, infographies, vectoriel, vectoriser, vectorisé, photoshop, illustrator, indesign, prêt pour l'impression, prêt à imprimer, impression, imprimeur, invitations, cartons d'invitation, visuels, visuels réseaux sociaux, présentation powerpoint, powerpoint, enseigne,
    lettrage, lettrage de camion, lettrage de véhicule, autocollants, autocollant, mascotte, illustration, illustrations, typographie, papeterie, kakémono, stand, roll-up, catalogue, rapport annuel, napperons, sachets, faire-part mariage, faire-part naissance,
    étiquette de bière, étiquette de produit, faire-part, croquis,
    imprimer sur des chandails, flyers pour ma compagnie`,
  likely: `graphique, imprimer, imprimé, couverture, marque, design, cartes, menu, police, polices, visuel, dessin, canva, maquette, pdf, jpeg, fichier, couleurs, faire dessiner`,
  hint: `restaurant, entreprise, microbrasserie, moderne, festival, rétro, association, commerce`,
};

export const marketingConsultant: TradeCues = {
  name: `consultant en marketing, consultante en marketing, consultant marketing, marketing, agence marketing, agence de marketing, gestionnaire de communauté, gestionnaire de réseaux sociaux, community manager, expert seo, seo, référencement, marketing numérique, marketing digital, stratège, stratège marketing, conseiller en marketing, spécialiste marketing, gestionnaire de médias sociaux, relationniste, agence de pub, agence de publicité, référenceur, rédacteur web, chargé de communication, traffic manager,
    conseiller marketing, conseillère marketing, consultante marketing, publicitaire`,
  sure: `google ads, facebook ads, meta ads, publicité facebook, pub facebook, pubs facebook, publicité google, publicité, campagne, campagnes, campagne publicitaire, attirer des clients, attirer plus de clients, trouver des clients, abonnés, réseaux sociaux, médias sociaux, gérer mon instagram, gérer notre instagram, gérer nos réseaux, page facebook, stratégie, stratégie marketing, plan marketing, plan de communication, infolettre, newsletter, mailchimp, courriels promotionnels, notoriété, visibilité, visible sur google, première page google, première page de google, apparaître sur google, page 2 de google, page 3 de google, positionnement, fiche google, lancement, lancer un produit, lancement de produit, étude de marché, promouvoir, promotion, influenceurs, avis google, personne nous connaît, personne sait qu'on existe, personne vient, personne me trouve, achalandage, prospects, leads, calendrier de contenu, contenu, tiktok, taux de conversion, linkedin,
    stratégie de marque, plus de clients, me faire connaître, faire connaître,
    promotion d'ouverture, instagram pour mon`,
  likely: `clients, clientèle, instagram, facebook, pub, pubs, ventes, google, audience, annonces, concurrents, cibler, budget pub, salle vide, vide, portée, trafic, image, vues, publications, connaître, ventes etsy, amener du monde, attirer du monde, se faire connaître`,
  hint: `entreprise, commerce, boutique, en ligne, vendre, marque, budget, démarrage`,
};

export const photographer: TradeCues = {
  name: `photographe, photographes, photographie, vidéaste, photographe de mariage, séance photo, séance photos, shooting, shooting photo, photographe professionnel, photographe d'entreprise, caméraman, pilote de drone, reportage photo`,
  sure: `photos de famille, photo de famille, photos de mariage, portraits, portrait, portrait corporatif, portraits corporatifs, portraits d'entreprise, photos corporatives, photos de nouveau-né, nouveau-né photo, photos de bébé, photos de grossesse, séance grossesse, maternité photos, photos de produits, photos produits, photos de plats, photos immobilières, photos de maison à vendre, photos pour airbnb, photos d'événement, photos de finissants, photos de graduation, photos de fiançailles, prendre des photos, prendre en photo, prendre des belles photos, belles photos, photos scolaires, drone, photos aériennes, vidéo du mariage, filmer, tournage, album, retouche, retouchées, photo linkedin, photo de profil, headshots, heure dorée, book, smash the cake, pose, shooter, immortaliser, photomaton,
    photos de maison, photos en drone, bal des finissants`,
  likely: `photos, photo, clichés, portfolio, vidéo, studio, appareil, images, objectif, captation, lumière naturelle`,
  hint: `mariage, famille, baptême, nouveau-né, bébé, événement, cérémonie, extérieur, fête`,
};
