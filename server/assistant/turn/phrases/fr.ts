import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  yes: [
    '(o|oui|ouii|ouais|ouaip|ouep|ouaiss|wi|wii|ui|yes|yep|yup|yess|si)',
    '(ok|okay|oki|okidou|okok|k|d accord|dac|dacc|daccord|d ac|d acc|entendu|compris|c est entendu|convenu|marche conclu|vendu)',
    '(bien sur|mais oui|ben oui|bin oui|ah oui|eh oui|oui oui|certain|certainement|absolument|tout a fait|tout a fait d accord|definitivement|en plein ca|mets en|assurement|evidemment|sans faute|sans probleme|avec plaisir|affirmatif|yes sir|yes monsieur|let s go)',
    '(exact|exactement|en effet|precisement|parfait|c est parfait|parfaitement|parfait comme ca|parfait de meme|impeccable|impec|nickel|numero un|correct|c correct|c est correct|c est bien correct|bien correct|super beau)',
    '(c est|c|cest|ca|tout|tout ca|le tout|ca c est|ca m a l air|tout m a l air|tout a l air|ca a l air|ca semble|tout semble|tout est|toute est|le resume est|ma demande est|la demande est|tout ca c est|ca me semble|l affaire est|ca parait|tout parait) (beau|bon|ben beau|ben bon|bien|bien beau|ok|correct|exact|parfait|en ordre|en regle|la|bien ca|ca|ca exactement|juste|conforme|clair|complet|nickel|impeccable|beau de mon bord|beau pour moi|bon pour moi|bien pour moi|correct pour moi|ok pour moi|good|all good|tiguidou|legit|bel et bien ca|beau de meme|bon de meme|correct de meme|bon comme ca|beau comme ca|correct comme ca|parfait comme ca|parfait de meme)',
    '(ca me va|ca me convient|ca marche|ca marche pour moi|ca fait|ca fait mon affaire|ca fait la job|ca fait l affaire|ca me parait bien|je suis d accord|chu d accord|j suis d accord|je suis pret|je suis prete|chu prete|chu pret|on est bons|on est good|on est beau|c est en plein ca|en plein ca|rien a changer|rien a redire|rien a dire|rien a ajouter|rien d autre|c est tout|c est tout bon|c est tout beau|je confirme|je valide|valide|confirme|confirmer|c est confirme|j approuve|approuve|j accepte|accepte|accepter|tiguidou|beau|all good|bon pour moi|beau pour moi|ok pour moi|correct pour moi|de mon bord c est (beau|bon|correct))',
    '(tu peux|vous pouvez|tu peut|vs pouvez|pouvez vous|peux tu|on peut|je veux|j aimerais|je voudrais|vas y|allez y|va y|go|ok|svp||s il te plait|bon|alors|donc|faque|ben|bin|juste|tu peux y aller|veuillez|merci de|je suis pret a|chu pret a|prete a|pret a) (envoie|envoies|envoi|envoye|envoyez|envoyer|envois|l envoyer|la envoyer|les envoyer|leur envoyer|me l envoyer|lancer|lance|lancez|la lancer|soumettre|soumet|soumets|soumettez|la soumettre|transmettre|transmets|transmettez|la transmettre|l expedier|expedie|garroche|pitch|shoot|send|pese dessus|publier|publie) (|la|le|ca|les|leur|lui|moi ca|la leur|le leur|leur ca|ca la|tout|tout ca|tout de suite|la tout de suite|ca tout de suite|la demande|ma demande|ta demande|le tout|ca la la|maintenant|la maintenant|ca maintenant|donc|donc ca|sans attendre|au plus vite|au plus sacrant|de suite|comme ca|la comme ca|ca comme ca|ca de meme|de meme|tel quel|la telle quelle) (|aux pros|aux trois|aux professionnels|aux 3|a trois professionnels|aux trois professionnels|aux trois pros|a tout le monde|aux plombiers)',
    '(vas y|va z y|vazy|va y|vasi|allez y|allez|allons y|on y va|go|go go|go go go|goooo|goo|let s go|lets go|go pour ca|fonce|foncez|roule|roulez|envoye|envoye donc|envoye fort|continue|continuez|procede|procedez|tu peux y aller|vous pouvez y aller|tu peux y aller|tu peux|vous pouvez|fais le|faites le|fais ca|faites ca|fais donc ca|fais aller|pars ca|part ca|lance ca|lance la|c est parti|c est beau go|on lance|on envoie ca|on envoie|on le fait|on y va de meme|feu vert|attaboy)',
    '👍|✅|👌|lgtm',
    '(oue|oué|wai|ouai) |oki (doki|dok)|banco|tope la|top la|ca roule|ca roule ma poule|(envoi|envoye|envois|envoie) (sa|ca|la|le) |expediez (moi ca|ca|la)|expedie (moi ca|ca|la)|c est ok|c ok|bon pour (envoi|l envoi)|d accord pour l envoi|ok pour (l envoi|envoyer|moi)|(pret|prete|prets) (a partir|a envoyer|pour l envoi|)|c est (fait|regle|vu|signe|conclu)|feu vert|j embarque|ca passe|ca passe bien|tu as mon ok|t as mon ok|vous avez mon (ok|accord|feu vert)|au boulot',
    '(oui|) (les deux|les trois|toutes les deux|tous les deux|les 2|les 3)|(la|) c est (bon|beau|ca|mieux)|la oui|oui la',
  ],
  no: [
    '(n|non|nonn|nan|nenon|no|nope|non non|oh non|ah non|ben non|bin non|mais non|pantoute|pas pantoute|surtout pas|jamais|jamais de la vie|pas question|certainement pas|bien sur que non|absolument pas|negatif|pas du tout)',
    '(pas|non pas|pas encore|pas tout de suite|pas maintenant|pas la|pas tu suite|pas aujourd hui|pas comme ca|pas de meme|pas correct|pas ca|pas bon|pas exactement|pas vraiment|pas pour l instant|pas pour le moment|pas pret|pas prete|je suis pas pret|je suis pas prete|chu pas pret|chu pas prete|pas tout a fait)',
    '(c est|c|ce n est|tout est|ca c est|c est tout) (pas|faux|pas ca|pas bon|pas correct|pas beau|pas exact|pas ca pantoute|pas la bonne affaire|pas ce que je veux|pas ce que je voulais|pas ce que j ai dit|incorrect|mauvais|tout croche|croche|pas ca que je veux|pas ca que j ai dit|pas ca que je voulais)|faux|incorrect',
    '(n|ne|) (envoie|envoi|envoye|envoyez|envoyer|l envoie|l envoyez|fais|faites|lance|soumets|transmets) pas (|ca|la|le|encore|tout de suite|maintenant|la demande|ca tout de suite|ca encore)',
    '(je|j) (veux|voudrais|aime|desire|ne veux|veut) pas (|envoyer|l envoyer|ca|de ca|que tu envoies|que tu l envoies|envoyer ca|la envoyer)',
    '(annule|annuler|annulez|annule ca|annule tout|annulez tout|arrete|arretez|arrete ca|stop|laisse faire|laissez faire|laisse tomber|laissez tomber|oublie ca|oubliez ca|oublie|j ai change d idee|j ai change d avis|je change d idee|non merci|on laisse faire|on oublie ca|abandonne)',
  ],
  startOver: [
    '(recommence|recommencer|recommences|recommencons|recommencez|on recommence|je recommence|je veux recommencer|je voudrais recommencer|j aimerais recommencer|est ce qu on peut recommencer|on peut tu recommencer|on peut recommencer|faut recommencer|tu peux recommencer|peux tu recommencer|il faut recommencer|repartir|repart|reparts|on repart|on reprend|reprendre|reprends|reprenons|repartons|je veux repartir|je veux reprendre|refaire|je veux refaire|on refait|refais|tout refaire|tout recommencer|je veux tout recommencer|je veux tout refaire|on recommence tout|on refait tout|recommence tout|je recommence tout) (|ca|tout|tout ca|la demande|ma demande|toute|toute l affaire) (|a zero|a 0|du debut|du depart|au debut|au complet|de zero|du tout debut|depuis le debut|au commencement|en neuf|a neuf|sur des nouvelles bases|de scratch)',
    '(efface|effacer|effacez|supprime|supprimer|vide|jette) (tout|toute|tout ca|toute ca|la demande au complet)|nouvelle demande|une nouvelle demande|a zero|du debut|depuis le debut|retour au debut|retour a la case depart|reset|restart|reinitialiser|reinitialise|start over|remise a zero',
  ],
  fillers: [
    '(non|nan|nan nan|non non|nah|) (y a|ya|il y a|il n y a|j ai|je n ai|je vois|je ne vois|y|) (rien|plus rien|absolument rien) (a changer|a ajouter|a redire|a dire|a corriger|a modifier|a rajouter|a signaler|de plus|de plus a dire|d autre|qui manque|de trop) (nulle part|la dedans|dedans|de mon bord|de mon cote|)',
    '(non|nan|nan nan|non non|nah|) (y a|ya|il y a|il n y a|j ai|je n ai|je vois|je ne vois|y|) (pas d|pas de|aucune|aucun|zero) (erreur|erreurs|faute|fautes|question|questions|changement|changements|correction|corrections|objection) (nulle part|la dedans|dedans|de mon bord|de mon cote|a faire|)',
    '(ok|) (elle|il|y|ma blonde|mon chum|ma femme|mon mari|ma mere|mon pere|mon proprio) (dit|a dit|est) (oui|ok|correct|d accord|que oui|que c est beau|que c est correct)|(tout|toute|les deux|les trois|les 2|les 3|toutes|tous les deux)',
    '(touche|touchez|change|changez|changes|modifie) (a rien|rien|pas rien|plus rien)|ca (me derange|derange) pas|j ai (tout|bien tout|) (lu|verifie|relu|regarde)|(bonne|belle) (journee|soiree|fin de semaine|fds|nuit|semaine) (a vous|a toi|)|depeche toi|depechez vous|grouille|vite|au plus vite',
    '(svp|stp|s il vous plait|s il te plait|s v p|s t p|please|merci|merci beaucoup|merci bien|merci bcp|mille mercis|mille merci|merci d avance|merci infiniment|mci|un gros merci|grand merci|merci a vous|merci a toi|je vous remercie|je te remercie|thanks)',
    '(ouin|bon|ben|bien|bin|ok la|la|la la|eh|hey|he|alors|donc|faque|fak|pis|et|genial|excellent|super|top|cool|wow|beau travail|bravo|chapeau|tres bien|tres bon|vraiment bien|ah|oh|eh bien|bonjour|allo|salut|mon ami|mon cher|monsieur|madame|le grand|chef|man|lol|haha|aussi|maintenant|tout|tu sais quoi|finalement oui|go|desole|scuse|oups|tant qu a y etre|c est gentil|gentil|j adore|super beau)',
    '(pas de probleme|pas de problemes|pas de prob|pas de soucis|pas de souci|aucun probleme|aucun souci|pas de trouble|y a pas de probleme|y a pas de trouble|ya pas de probleme|il y a pas de probleme|y a aucun probleme|ya pas de souci|y a pas de souci|pas d objection|c est pas grave|pas grave|c est bien|c est tout|rien d autre|rien a ajouter|c est ca)',
    '(non|non non|non non non|nan|nan nan) (c est beau|c est bon|c est correct|c est parfait|ca va|ca me va|c est ben beau|c est tout bon|c est ok|tout est beau|tout est bon|tout est correct|c est bien|c est bien beau|c est tout|c est super|rien d autre|rien a changer|pas de probleme|ca marche|tout est la)',
  ],
  loose:
    'c ca cest ce la le les l est tout toute tu vous moi me m je j y a de en pour donc bien tres vraiment deja comme meme alors ici mon cote et ben bin bon la sa que oui cette demande sur bonne belle bon journee soiree fin semaine fds',
  beginsAgain:
    /\b(?:recommenc\w*|repart\w*|reprend\w*|refai\w*|refont)\b(?=.{0,30}\b(?:a zero|a 0|debut|depart|complet|tout|neuf|scratch|commencement)\b|\W*$|.{0,6}(?:svp|stp))|\b(?:efface\w*|supprim\w*|jett?e\w*|scrap\w*|vide\w*) (?:tou(?:t|te)|toute? ca|ca)\b.{0,20}\b(?:recommenc|repart|reprend|refai)|\b(?:efface\w*|supprim\w*|jett?e\w*|scrap\w*) tou(?:t|te)\b|\btout (?:effacer|supprimer|recommencer|refaire|reprendre)\b|\bnouvelle demande\W*$/,
  refuses:
    /\b(?:n'?|ne )?(?:envoi\w*|envoy\w*|envoie\w*|lance\w*|soumet\w*|transmet\w*)(?:[- ](?:la|le|les|ca|leur))? (?:pas|rien|jamais)\b(?!.{0,30}\b(?:avant|si)\b)|\b(?:pas d'envoi|rien envoyer|pas envoyer|pas l'envoyer)\b|\b(?:finalement|en fait|ah|oh|ben|bin|mais|desole\w*|euh) non(?: merci)?\W*$|^\W*(?:non,? ?)+merci\W*$|\blaisse faire\W*$/,
  questions: [
    [
      'work',
      /\b(?:cherche|recherche|veux|voudrais|trouver|avoir) (?:\w+ ){0,3}(?:de l'ouvrage|du travail|des clients|des contrats|une job|de la job|plus de clients)\b|\bs'inscri\w*\b|\bm'inscri\w*\b|\b(?:annoncer|offrir|proposer) (?:mes|ses) services\b|\bdevenir (?:un |une )?(?:pro|professionnel|membre)\b|\bembauche[rz]?\b/,
    ],
    [
      'cancel',
      /\b(?:canceller|annuler|retirer|modifier|retrouver|suivre) (?:ma|la|ma derniere|l'autre) demande\b/,
    ],
    [
      'free',
      /\b(?:gratuit\w*|gratos|gratis|sans frais|des frais|de frais|les frais|un frais|frais (?:caches?|de service)|payant\w*|engagement|oblige[es]?|sans obligation|carte de credit)\b|\b(?:faut|dois|devrai|vais|va falloir|doit|faudra|va-t-il falloir)\b.{0,20}\bpayer\b|\bje paye?\b.{0,10}\b(?:quelque chose|de quoi|pour ca|rien)\b|\b(?:coute|charge[zs]?|cout)\b.{0,10}\b(?:quelque chose|de quoi|rien)\b/,
    ],
    [
      'price',
      /\bcombien\b(?!.{0,12}\b(?:de temps|de jours|d'heures|de pros|de personnes|de soumissions|de gens|d'annees))|\bcmb\b|\bcb\b|\bcbn\b|\bprix\b|\btarifs?\b|\btaux (?:horaire|de l'heure)\b|\bde l'heure\b|\b(?:coute|couter|couterait|coutera|couts?)\b|\bsoumission\b|\bestim(?:e|ation|es)\b|\bcher\b|\bchere?s?\b|\bdevis\b|\bbudget\b|\bordre de grandeur\b|\bcharge(?:nt|z|s)?\b/,
    ],
    [
      'cancel',
      /\b(?:annul\w+|change\w* d'(?:idee|avis)|me retracter|revenir (?:en arriere|sur)|reculer|me desister|modifier (?:apres|plus tard|ma demande|la demande|ca)|changer (?:apres|plus tard|ca))\b/,
    ],
    [
      'privacy',
      /\b(?:mon|ma|mes|nos|notre|leur|l') ?(?:numero|tel\w*|telephone|adresse\w*|courriel|email|nom|infos?|informations?|renseignements?|donnees|coordonnees|photos?|cell\w*)\b.{0,40}\b(?:voi\w*|vu\w*|partag\w*|vend\w*|prive\w*|affich\w*|donn\w*|visible\w*|cach\w*|montr\w*|garde\w*|utilis\w*|proteg\w*|public\w*|sur)\b|\b(?:voi\w*|va voir|vont voir|vont-ils|partag\w*|vend\w*|donn\w*|aura\w*|ont|avoir|montr\w*|gard\w*|utilis\w*|recoi\w*|connai\w*)\b.{0,20}\b(?:mon|ma|mes|notre|nos) (?:numero|tel\w*|telephone|adresse\w*|courriel|email|nom|infos?|informations?|renseignements?|donnees|coordonnees|photos?|cell\w*)\b|\b(?:confidentiel\w*|vie privee|confidentialite|pourriels?|spam|harcel\w*|telemarketing)\b|\bqui (?:va |peut )?(?:voit?|voir|recoit|lit|lire)\b/,
    ],
    [
      'insured',
      /\b(?:assure[es]*|assurances?|licences?|licencie[es]*|rbq|certifie[es]*|qualifie[es]*|verifie[es]*|accredite[es]*|fiables?|de confiance|serieux|serieuses?|securitaires?|arnaques?|legit\w*|garanties?|garantis?|antecedents|cartes de competence|ccq|cmmtq|cmeq|vrais? (?:pros?|plombiers?|professionnels?|monde)|croches?|fraude\w*)\b/,
    ],
    [
      'quality',
      /\b(?:sont[- ](?:ils|elles|y)? ?(?:bons?|bonnes?|tu bons|competents?)|bons|competents?|avis|evaluations?|commentaires|notes?|etoiles|experience|experimente\w*|meilleurs?|pas (?:contente?|satisfaite?|bien fait)|mal fait|brise\w*|se presente pas|plainte)\b/,
    ],
    [
      'payment',
      /\b(?:comment|quand|ou|a qui|est-ce que|peut|peux|on|je|prennent|acceptent|faut)\b.{0,25}\b(?:paye\w*|paie\w*|paiement|payer|comptant|cash|interac|virement|carte|cheque|facture|recu|depot|acompte|versements?)\b|\bpayer (?:en|par|avec|comment|quand|comptant|cash|apres|avant)\b/,
    ],
    [
      'who',
      /\b(?:c'est qui|c qui|ces qui|cest qui|qui (?:est|sont|va|vont|c'est|ca|exactement|vient|vas|etes|es|t'es|s'occupe|me contacte|appelle)|a qui|chez qui|lesquels?|lesquelles?|quels? (?:pros?|professionnels?|compagnies?|entreprises?|plombiers?|gens|personnes)|quelles? (?:pros?|compagnies?|entreprises?|gens|personnes)|t'es qui|tes qui|etes-vous (?:un|une|des)|es-tu (?:un|une)|vrai humain|robot|une vraie personne|du coin|de la place|locaux|proches? de|choisir (?:qui|moi-meme|lequel))\b/,
    ],
    [
      'when',
      /\b(?:quand|c'est quand|combien de (?:temps|jours|minutes|heures)|combien d'heures|a quelle heure|dans combien|quel jour|quelle journee|c'est long|ca (?:va )?(?:prend\w*|prendre)|delais?|bientot\s*\?|vite\s*\?|rapidement\s*\?|disponibles?|dispos?|viennent|venir|arriv\w+)\b/,
    ],
    [
      'how',
      /\b(?:comment|ensuite|apres ca|qu'est-ce qui|qu'est-ce que|que (?:se passe|faire|dois)|il se passe quoi|y se passe quoi|ca se passe|c'est quoi|c quoi|cest quoi|pourquoi|kessé|kesse|quessé|est-ce que|est ce que|esce que|et (?:la|puis|apres|si)|combien de (?:pros|personnes|soumissions|gens)|pis apres|pis la)\b/,
    ],
  ],
  asks: /[?]|\b(?:combien|c'est qui|c qui|a qui|qui (?:va|vont|est|sont|peut)|est[- ]ce que|esce que|c'?(?:est)?[- ]?tu\b|[a-z]+[- ]tu (?:\w+ )?(?:si|que|ca|des|du|de|gratuit|assures?|payer|annuler|voir|etre|montre|avoir|choisir|changer|parler)|(?:va|vont|peut|peux|sont|couvrent|prennent|acceptent|vendez|etes|avez|pouvez|faites|gardez|verifiez|donnez|partagez)[- ](?:tu|vous|ils|elles|on)|je peux[- ]tu|on peut[- ]tu|comment|pourquoi|y vont (?:me|nous)|il se passe quoi|ca se (?:paye|passe)|sont tu|le prix|quand (?:est|vont|je vais|ca)|lesquels|are they|do they)\b|\bquand\W*$|^\W*(?:ok,? |oui,? |ouais,? |et |mais |pis |bon,? |attends,? |hmm,? |euh,? |allo,? |bonjour,? |juste |ben |avant,? |une question:? ?|petite question:? ?|question:? ?)*(?:qui|que|quoi|quand|ou est|comment|pourquoi|combien|est-ce|est ce|esce|c'est-tu|c'est tu|c tu|cest tu|ya-tu|y'a tu|y'a-tu|ya tu|y a-t-il|y a tu|y a-tu|ils sont-tu|quel|quelle|quels|quelles|peut-on|on peut-tu|on peut tu|je peux-tu|je peux tu|faut-il|faut-tu|faut tu|sont-ils|a-t-on|vont-ils|vous avez-tu|avez-vous|etes-vous|pouvez-vous|puis-je|qu'est-ce)\b|\w+(?:-| )tu (?:des|du|gratuit|cher|long|assure|bon|possible|quelqu|obliger?|oblige|un|une|tout|mon|ma)\b/,
  orders:
    /\b(?:chang\w*|modif\w*|corrig\w*|remplac\w*|ajust\w*|rectifi\w*|met(?:s|tez|tre)? (?:a jour|plutot|que|le|la|les|ca|l'|un|une|mon|ma|pour|dans|comme|pas|\d+|[a-z-]+ au lieu))\b(?!.{0,3}d'(?:idee|avis))/,
  changes: [
    /\b(?:erreur|trompe\w*|gaffe|faute|mauvais\w*|mal (?:ecrit|compris|epele)|pas (?:la|le|les) bon\w*|faux|fausse|incorrect\w*|ancienne adresse|pas a jour|pas (?:correct|exact)e?)\b/,
    /\b(?:c'est|c|cest|ce sera|ca serait|ce serait|je suis|on est|chu|l'adresse est|la place est) (?:pas |plutot |plus |en fait |en realite |juste |rendu |finalement |bien )?(?:pour|a|au|aux|sur|dans|en|un|une|le|la|l'|du|des|les|demain|apres-demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|urgent|plus|mon|ma|rue|de|pas urgent|\d+)\b/,
    /\b(?:plutot|en fait|finalement|au lieu|a la place|excepte|sauf|a part|par contre|je veux dire|je voulais dire|je parlais|scuse|desole\w*|oups|oupsi|mais|pas un|pas une|pas le|pas la|pas a|pas en|pas pour|pas chez|non c'est|non,? pas|il faut que|faudrait que|faut que|faudrait|il manque|manque)\b/,
    /\b(?:avant|apres|pour|d'ici|seulement|juste|pas avant|des) (?:demain|aujourd'hui|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|la fin de semaine|cette semaine|l'an|le \d+|\d+ ?h)\b/,
  ],
  adds: /\b(?:(?:peux-tu|tu peux|peux tu|pouvez-vous|vous pouvez|svp|stp|et|aussi|juste|il faut|faut|faudrait|faudrait que tu|je veux|je voudrais|j'aimerais|oublie pas d[e']|n'oublie pas d[e']) ?)*(?:ajout\w*|rajout\w*|mentionn\w*|precis\w*|not(?:e|er|ez)|inclu\w*|dis[- ]leur|dites[- ]leur|specifi\w*|inscri\w*|ecri\w*|mets?|mettre|mettez)(?: (?:aussi|la|y|donc|svp|stp|leur|en note|dans la (?:description|demande)|dans les details))*(?:,| :|:)? ?(?:qu'|que )?(?=\S)|\b(?:j'ai oublie (?:de (?:dire|mentionner|preciser))?|aussi|en passant|au fait|ah oui et|oh et|pis aussi|et aussi|ps|p\.s\.|en plus|une autre chose|autre chose)(?:,| :|:)? ?(?:qu'|que )?(?=\S)/,
  removes:
    /\b(?:enlev\w*|retir\w*|ot(?:e|er|ez)|supprim\w*|effac\w*|sort(?:s|ir|ez)?|parle pas|parlez pas|oublie (?:le|la|les|l'|ca|pour)|oublier|laisse faire|laisse tomber|sans (?:le|la|les|l'|parler)|pas besoin d[e'])\b/,
  hesitates:
    /^\W*$|\b(?:chepas|jsais (?:pas|plus)|j'en parle|oui\.* ?non|un peu|que je demande|je demanderais|j'en parler|verifie mon|attend\w*|atten|attent|deux (?:sec\w*|minutes?)|2 (?:sec\w*|min\w*)|une? (?:sec\w*|minute|instant|moment|petite minute|min)|minute|instant|un peu|laisse[- ]moi|laissez[- ]moi|donne[- ]moi|donnez[- ]moi|je vais (?:y )?(?:penser|reflechir|voir|demander|verifier|attendre|regarder|en parler)|j'y pense|reflechi\w*|je pense|je crois|je suppose|j'imagine|peut-?etre|peut etre|ptet|ptetre|pt'etre|possiblement|pas (?:sure?|certaine?|convaincue?|decidee?)|je (?:ne )?(?:sais|sait) pas|je sais plus|j'sais pas|chais pas|jsp|sais pas|hmm+|hm+|euh+|heu+|faut que (?:je|j')|il faut que (?:je|j')|je dois (?:d'abord|verifier|demander|voir)|avant (?:je|j'|faut)|plus tard|tantot|tout a l'heure|je reviens|j'hesite|hesite|on verra|a voir|ca depend|bof|mouais|mouin)\b/,
};
