import { wordSet, type KindPhrases } from './kind-phrases.ts';

const site =
  "(?:ca|cela|ici|nearhand|(?:ce|le|votre|cette|la|l') ?(?:site|application|appli|app|service|plateforme|page|compagnie|affaire|chose|chat))";

export const kindPhrases: KindPhrases = {
  greets: wordSet(
    `bonjour bjr bonsoir bsr salut allo alo coucou hey hi hello yo slt bon bonne ca merci mci revoir bye ok okay parfait super cool genial joyeux bienvenue enchante enchantee lol haha comment bientot d`,
  ),
  greetings: wordSet(`
    bonjour bjr bonsoir bsr salut allo alo coucou hey hi hello yo slt bon bonne matin journee soiree nuit
    apres midi fin de semaine comment ca va allez vous tu vas bien et toi la gang tout le monde monsieur
    madame merci mci beaucoup bcp mille fois infiniment au a revoir bye plus tard bientot ok okay d accord
    parfait super cool genial joyeux noel annee bienvenue enchante enchantee svp s il te plait lol haha
    mes amis cher chere re quoi neuf c est beau excellent`),
  aboutUs: [
    /\b(?:ce|cette|votre) (?:site|service|app\w*|plateforme|compagnie) est(?:-il|-elle)? (?:\w+ )?(?:fiable|gratuit\w*|serieux|serieuse|securitaire|payant\w*|une arnaque)\b/,
    /\b(?:es-tu|es tu|t'es|tu es|etes-vous|etes vous|vous etes|c'est|c'est-tu|est-ce que c'est|parle a|jase avec|discute avec) (?:tu |bien |juste |vraiment )?(?:un |une |a un |avec un )?(?:robots?|bots?|humain|humaine|vraie? personne|ia\b|intelligence artificielle|machine|chatgpt|ordinateur|reel|vrai humain)/,
    /\best-ce que je (?:parle|jase|clavarde|discute)|\bparler (?:a|avec) (?:un |une )?(?:humain|vraie? personne|agent(?! (?:immobilier|d'assurances?))|representant|etre humain|conseiller(?=\W*$))/,
    /\bqui (?:es-tu|es tu|etes-vous|etes vous|vous etes|t'es)\b|\bt'es qui\b|\b(?:vous etes|tu es) qui\b|\bc'est qui ca\b|\bqui (?:est|se cache) derriere|\bqui (?:a fait|gere|possede) (?:(?:ce|le|cette|votre) (?:site|plateforme|app\w*|service|compagnie))/,
    new RegExp(
      `(?:^|[.,;:!?\\n]\\s*|\\b(?:mais|bon|ok|pis|et|allo|bonjour|salut|heu|euh|ben|la) )(?:c'est quoi|qu'est-ce que c'est|c'est koi|ckoi|cest quoi) ?(?:que )?${site}?\\b(?: au juste| exactement)?\\W*$`,
    ),
    /\b(?:m'inscrire|s'inscrire|m'enregistrer (?:sur|comme|chez vous|ici)|me joindre|vous rejoindre|rejoindre (?:le|votre|la) (?:site|equipe|reseau|plateforme)|inscrire (?:ma|mon|notre) (?:compagnie|entreprise|commerce))\b|\bdevenir (?:un |une )?(?:pro|professionnel\w*|partenaire|membre|fournisseur|pigiste ici)\b/,
    /\b(?:offrir|annoncer|afficher|proposer|promouvoir) mes (?:propres )?services\b|\bje suis (?:un |une )?(?:\w+ ){0,4}(?:et |qui |pis )?(?:je )?(?:cherche|recherche|veux|voudrais|aimerais) (?:\w+ ){0,2}(?:des clients|des contrats|du travail|de l'ouvrage|un emploi|une job|une jobbe|plus de clients|m'inscrire)/,
    /\b(?:vos|les) \w+ (?:sont|sont-ils|sont-elles) (?:\w+ ){0,2}(?:verifie\w*|certifie\w*|assure\w*|fiables|enquete\w*)\W*$/,
    /\b(?:embauchez|engagez|recrutez)[- ]vous\b|\bvous (?:embauchez|engagez|recrutez)\b|\btravailler (?:pour|avec|chez) (?:vous|nearhand)\b|\benvoyer mon cv\b/,
    /\b(?:supprimer|effacer|fermer|desactiver|detruire) (?:mon compte|mon profil|mes donnees|mes informations)\b|\bme desabonner\b|\b(?:annuler|modifier|changer|voir|retrouver|suivre) (?:ma demande|mes demandes|mes messages|mon avis)\b/,
  ],
  rather: [
    new RegExp(
      `\\bcomment (?:est-ce que )?(?:${site} ?|est-ce que ca |vous )?(?:ca )?(?:marche|fonctionne|marchent|fonctionnez|choisissez|gagnez)`,
    ),
    /\bc'?(?:(?:est|es) ?-?(?:tu|ti)?|tu|ti) ?-?(?:vraiment |completement |bien )?(?:gratuit|gratis|payant|fiable|serieux|securitaire|legit|une arnaque|sans frais|combien)\b|\best-ce que (?:c'est|le service est|le site est|votre service est|ca) ?(?:vraiment )?(?:gratuit|payant|fiable|serieux|securitaire|une arnaque|coute)/,
    /\bcombien (?:est-ce que )?(?:ca|cela|vous|votre service|le service|le site|l'inscription|ca me)? ?(?:coute|prenez|chargez|demandez|va me couter)?(?: le (?:service|site)| votre service| l'inscription)?(?: pour (?:utiliser|l'utiliser|le service))?\W*$/,
    /\b(?:faut-il|faut tu|il faut|est-ce que je dois|dois-je|est-ce qu'il faut|faut-tu) payer(?: quelque chose| pour (?:utiliser|ca|le service|m'inscrire).*)?\W*$|\b(?:y a-t-il|ya-tu|y a tu|est-ce qu'il y a|y'a-tu) (?:des frais|un frais|une garantie|un numero|une application)/,
    /\b(?:quels|quel) (?:services|metiers|genres? de services)\b|\bque (?:pouvez-vous|peux-tu|faites-vous|fais-tu)\b|\b(?:tu fais|vous faites|tu peux faire|vous pouvez faire) quoi\b|\bqu'est-ce que (?:vous faites|tu fais|vous offrez|tu peux faire|vous pouvez faire)/,
    /\b(?:etes-vous|vous etes|est-ce que vous etes|t'es) (?:\w+ ){0,2}(?:ou\b|situes?|bases?|a \w+|ouverts?|disponibles?|a mon?treal)\b|\b(?:ou etes-vous|vous etes ou|desservez-vous|vous desservez|couvrez-vous|vous couvrez|dans quelles? (?:villes?|regions?))/,
    /\b(?:sont|vos|etes-vous|sont-ils|gens|pros) (?:[\w'-]+ ){0,3}(?:verifies|certifies|assures|fiables|de confiance|enquetes)\W*$|\bcomment (?:vous |sont )?(?:choisi\w*|verifi\w*|selectionn\w*)/,
    /\b(?:vie privee|confidentialite|renseignements personnels|donnees personnelles|mes donnees|mes informations|mes infos|mon numero|mon courriel)\b.{0,40}\b(?:vendu\w*|partage\w*|proteg\w*|secur\w*|garde\w*|prive\w*|voit|voient|confidentiel\w*|faites)|\bqui (?:voit|va voir|peut voir|a acces a) m(?:on|a|es)\b|\b(?:politique de |votre )(?:confidentialite|vie privee)|^\W*(?:vie privee|confidentialite)\b/,
    /\b(?:combien de temps|dans combien de temps|quand (?:est-ce que|vais-je|vont-ils)) (?:\w+ ){0,6}(?:repon\w*|reponse|soumission|contact\w*)/,
    /\bmot de passe\b.{0,20}\b(?:oublie|perdu|change\w*)|\b(?:oublie|perdu|changer)\b.{0,12}\bmot de passe|\b(?:pas capable de|peux pas|peux plus|arrive pas a) me connecter\W*$|\bcode de (?:verification|confirmation)|\bservice (?:a la clientele|client)\b|\bvotre (?:numero|courriel|adresse|telephone)\b/,
    /\b(?:acceptez|prenez)-vous (?:les |la )?(?:cartes?|comptant|interac|cheques?)|\b(?:puis-je|je peux|est-ce que je) paye\w*\b|\b(?:laisser|ecrire|lire) (?:un |les )?avis\b|\bporter plainte contre vous|\bme plaindre\b|\bme faire rembourser\b|\bavez-vous (?:une application|un numero|une adresse|des frais)|\by'?a[ -]?t?-?(?:tu|il) (?:des frais|une garantie)/,
    /\b(?:votre|ce) (?:site|application|page|bouton|app)\b.{0,20}\b(?:marche|fonctionne|charge|plante|bloque|bogue|blanche?|rien|super|beau|nul)\b|\bca marche pas votre\b|\b(?:dois|faut|besoin de) (?:\w+ )?(?:creer|faire|avoir) un compte|\bmon compte est\b|\b(?:parlez-vous|tu parles|vous parlez) (?:anglais|francais|espagnol)|\bavant d'avoir une reponse/,
  ],
};
