import type { TurnPhrases } from './turn-phrases.ts';

export const turnPhrases: TurnPhrases = {
  beginsAgain:
    /\b(?:recommenc\w*|redemarr?\w*|redemarar\w*|repart\w*|reprend\w*|refai\w*|refont)\b(?=.{0,30}\b(?:a zero|a 0|debut|depart|complet|toute?|neuf|scratch|commencement)\b|\W*$|.{0,6}(?:svp|stp))|\b(?:efface\w*|supprim\w*|jett?e\w*|scrap\w*|vide\w*) (?:tou(?:t|te)|toute? ca|ca)\b.{0,20}\b(?:recommenc|repart|reprend|refai)|\b(?:efface\w*|supprim\w*|jett?e\w*|scrap\w*) tou(?:t|te)\b|\btout (?:effacer|supprimer|recommencer|refaire|reprendre)\b|\bnouvelle demande\W*$|\b(?:remet\w*|repart\w*|repars|remis\w*) .{0,10}\b(?:a zero|a neuf|en neuf)\b|\b(?:depuis|a|de) la premiere question\b|\bpoint de depart\b|\bcase depart\b|\btable rase\b/,
  refuses:
    /\b(?:n'?|ne )?(?:l'|la |le |les )?(?:envoi\w*|envoy\w*|envoie\w*|lance\w*|soumet\w*|transmet\w*|parte|partir|part)(?:[- ](?:la|le|les|ca|leur|moi))? (?:pas|rien|jamais|pu|plus)\b(?!.{0,30}\b(?:avant|si)\b)|\b(?:pas d'envoi|rien envoyer|pas envoyer|pas l'envoyer|pas (?:que )?(?:tu|vous|ca) (?:l'|la )?(?:envoi\w*|envoy\w*|part\w*))\b|\b(?:finalement|en fait|ah|oh|ben|bin|mais|desole\w*|euh|c'est) non(?: merci)?\b(?! c'est)(?!,? (?:pas )?(?:a|au|dans|en|sur|pour) )|^\W*(?:non\W*)+(?:merci)?\W*$|\b(?:laisse|laissez) (?:faire|tomber|ca)\W*$|\blaisse[rz]? (?:faire|tomber)\b(?! (?:le|la|les|l') ?\w)|^\W*(?:non\W+)*(?:annul\w*|arret\w*|oubli\w*|bloqu\w*|retien\w*|stopp?\w*|cancell\w*)(?:[- ](?:ca|tout|moi|donc|la|le))*(?: l'envoi| la demande| ma demande)?(?: svp| stp)?\W*(?:$|[,.;!] ?(?:j'|je|on|c'est|y|ca|pu|merci))|\b(?:j'ai|je|on a) change d'(?:idee|avis)\b|\b(?:veux|veut|voulons) (?:pu|plus)\b|\b(?:veux|veut|voudrais|voulais) pas (?:l'|la |le |que ca )?(?:envoy\w*|parte)|\b(?:plus|pu) (?:besoin|necessaire|interesse\w*)\b|\bgarde\w* ca pour (?:toi|vous)\b|\bbloque\w* (?:l'envoi|ca|tout)\b|\b(?:j'ai|on a|je me suis) (?:deja |finalement )?(?:trouve|engage) (?:quelqu'un|qqn|un autre|un gars|mieux)\b|\b(?:ca me tente|ca m'interesse) (?:pas|plus|pu)\b|\b(?:le faire|m'arranger|m'en occuper|le reparer) (?:moi[- ]meme|tout seul|tu?te seule?)\b|\bune autre fois\b|\bpas question\b|\bsans facon\b|\bmais non,? (?:pas|merci|j)|m'arranger tout|\b(?:garde\w*|tiens|laisse\w*) ca mort\b|\b(?:met\w*|laisse\w*) (?:tout |toute )?(?:ca|la demande) (?:sur la glace|de cote|a la poubelle|aux vidanges)\b|\b(?:on|je) oublie (?:tout |toute )?ca\b|\bva (?:le|la|me le|nous le|me|nous) (?:faire|reparer|regler|arranger)(?: ca)?\W*$|\b(?:va s'en occuper|s'en occupe|s'en charge|va regler ca)\b|\b(?:j'ai|on a) (?:deja |finalement )?regle (?:ca|l'affaire|le probleme)\b|\b(?:vais|va|prefere|aime mieux) (?:les? |l')?(?:appeler|telephoner|trouver)(?: quelqu'un)? moi[- ]meme\b|\b(?:pas besoin|inutile) (?:d'envoyer|de l'envoyer|d'envoi)\b|^\W*non\W+pas pour (?:moi|nous|l'instant|le moment)\b|\bwh?o+a?h? les moteurs\b|\b(?:magasiner|voir|chercher|m'adresser|m'en aller|aller|regarder|essayer|trouver|m'informer|demander) ailleurs\b|\b(?:prefere\w*|aime\w* (?:mieux|autant)|vais|va|veux) attendre\b.{0,40}\bavant (?:de |d')(?:l'|la |le |les )?(?:envoyer|lancer|soumettre|transmettre)|\b(?:lache|laisse) l'affaire\b|\bca (?:s'est|c'est) (?:regle|arrange|repare)\b|\b(?:probleme|affaire) (?:est|s'est) (?:regle|arrange)e?\b|\b(?:mon|ma) [\w-]+ (?:l'a|a) (?:deja )?(?:repare|regle|arrange|fait)e?\W*$|\b(?:j'ai|on a) deja (?:quelqu'un|un gars|trouve)\b|\b(?:retiens|retenez)[- ](?:toi|vous|ca|la)\b|\b(?:sera|est) pas necessaire\b|\ben (?:veux|veut) pas\b|,? pas besoin\W*$|\btrop (?:cher|compliqu\w+)\b.{0,25}\blaisse[rz]? faire\b|\btouche[rz]? pas\b/,
  questions: [
    [
      'privacy',
      /\b(?:conserv|gard)\w* (?:mes|mon|ma|nos)\b|\bou (?:j'habite|je reste|on habite|on reste)\b|\b(?:mes|nos) infos\b|\btomber la-dessus\b|\bsur (?:internet|google)\b/,
    ],
    ['insured', /\bqui (?:paye|paie|repond) (?:si|s'|quand)/],
    ['payment', /\bcheque\b/],
    [
      'who',
      /\bcombien de (?:personnes|pros|gens|monde)\b.{0,12}\b(?:recevoir|voir|recoi\w+|voi\w+)|\b(?:compagnie|site) ou\b|\bchez qui\b/,
    ],
    [
      'how',
      /\b(?:telephoner|appeler|m'appellent|texter|textent) ou (?:m'|me )?(?:ecri|tele|appel|text|cour)/,
    ],
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
      /\b(?:gratuit\w*|gratos|gratis|sans frais|des frais|de frais|les frais|un frais|frais (?:caches?|de service)|payant\w*|engagement|oblige[es]?|m'engage|pourcentage|commission|sans obligation|carte de credit)\b|\b(?:faut|dois|devrai|vais|va falloir|doit|faudra|va-t-il falloir)\b.{0,20}\bpayer\b|\bje paye?\b.{0,10}\b(?:quelque chose|de quoi|pour ca|rien)\b|\b(?:coute|charge[zs]?|cout)\b.{0,10}\b(?:quelque chose|de quoi|rien)\b/,
    ],
    [
      'price',
      /\bcombien\b(?!.{0,12}\b(?:de temps|de jours|d'heures|de pros|de personnes|de soumissions|de gens|d'annees))|\bcmb\b|\bcb\b|\bcbn\b|\bprix\b|\btarifs?\b|\btaux (?:horaire|de l'heure)\b|\bde l'heure\b|\b(?:coute|couter|couterait|coutera|couts?)\b|\bsoumission\b|\bestim(?:e|ation|es)\b|\bcher\b|\bchere?s?\b|\bdevis\b|\bbudget\b|\bordre de grandeur\b|\bcharge(?:nt|z|s)?\b/,
    ],
    [
      'cancel',
      /\b(?:annul\w+|change\w* d'(?:idee|avis)|me retracter|revenir (?:en arriere|sur)|reculer|me desister|retirer (?:ma|la|cette|ca)|enlever (?:ma|la|cette) demande|modifier (?:apres|plus tard|ma demande|la demande|ca)|changer (?:apres|plus tard|ca))\b/,
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
      /\b(?:comment|quand|ou|a qui|est-ce que|peut|peux|on|je|prennent|acceptent|prenez|acceptez|faut)\b.{0,25}\b(?:paye\w*|paie\w*|paiement|payer|comptant|cash|interac|virement|carte|cheque|facture|recu|depot|acompte|versements?)\b|\bpayer (?:en|par|avec|comment|quand|comptant|cash|apres|avant)\b/,
    ],
    [
      'who',
      /\b(?:c'est qui|c qui|ces qui|cest qui|qui (?:est|sont|va|vont|c'est|ca|exactement|vient|vas|etes|es|t'es|s'occupe|me contacte|appelle)|a qui|chez qui|lesquels?|lesquelles?|quels? (?:pros?|professionnels?|compagnies?|entreprises?|plombiers?|gens|personnes)|quelles? (?:pros?|compagnies?|entreprises?|gens|personnes)|t'es qui|tes qui|etes-vous (?:un|une|des)|es-tu (?:un|une)|humain|robot|une vraie personne|du coin|de la place|locaux|proches? de|choisir (?:qui|moi-meme|lequel))\b/,
    ],
    [
      'when',
      /\b(?:quand|c'est quand|combien de (?:temps|jours|minutes|heures)|combien d'heures|a quelle heure|dans combien|quel jour|quelle journee|c'est long|ca (?:va )?(?:prendre (?:combien|longtemps)|prend(?:re)? (?:combien|longtemps|du temps))|delais?|bientot\s*\?|vite\s*\?|rapidement\s*\?|disponibles?|dispos?|viennent|venir|arriv\w+)\b/,
    ],
    [
      'how',
      /\b(?:comment|ensuite|apres ca|qu'est-ce qui|qu'est-ce que|que (?:se passe|faire|dois)|il se passe quoi|y se passe quoi|ca se passe|c'est quoi|c quoi|cest quoi|pourquoi|kessé|kesse|quessé|est-ce que|est ce que|esce que|et (?:la|puis|apres|si)|combien de (?:pros|personnes|soumissions|gens)|pis apres|pis la)\b/,
    ],
  ],
  asks: /[?]|\b(?:faites|font|fait|fais) quoi\b|^\W*(?:et|pis) (?:s'|si )(?:ils?|elles?|y|je|j'|on|ca|c'est|le|la|les)\b|^\W*(?:et|pis) (?:les? |la )(?:taxes|garanties?|frais|prix|assurances?|deplacement)\W*$|\b(?:est|sont)-tu\b|\b(?:vais|va|vont) (?:recevoir|avoir|m'appeler|appeler) .{3,30} ou (?:un|une|m'|par)\b|\b(?:ont|vont|sont|peuvent|doivent|font|savent|prennent|acceptent|vendent|gardent|viennent|ecrivent|appellent)[- ](?:ils|elles|y)\b|\b(?!press|depech|arrang|assur|occup|grouill|rassur|inquiet|calm|gen|rend|excus)[a-z]{2,}ez-vous\b|\b(?:vas|as|es|sais|prends|gardes|vends|connais|fais)-tu\b|\b(?:je|on|ils?|elles?|ca|vous|y) (?:[a-z]')?(?!que\b|si\b|quand\b|comme\b|et\b|mais\b|pis\b|la\b|faque\b)[a-z]+[- ]tu\b(?! (?:peux|peut|vas|dois|l'|as|es|fais|m'|me env|leur env|pourr))|\b[a-z]+-t-(?:on|ils?|elles?)\b|\bfaut-il\b|\bensuite quoi\b|^\W*(?:pis|et|puis) (?:apres|ensuite|la)(?: ca)?\W*$|\ba quoi\b|\bpaye qui\b|\b(?:quel|quelle|quels|quelles) [a-z]+\W*$|\bje parle (?:a|avec) (?:un|une|du)\b.{0,12}\b(?:humain|robot|personne|machine|monde)\b|\b(?:est|sont|ca|peut|passe|va|vont|faut|marche|prennent|coute|charge|chargent|ont|parlent|font|viennent|acceptent)[- ](?:tu|ti)\b|\b(?:chez|avec|de|pour|par) qui\b|\b(?:quel|quelle|quels|quelles) (?:prix|tarif|genre|delai|heure|jour|sorte|garantie)|\b(?:combien|c'est qui|c qui|a qui|qui (?:va|vont|est|sont|peut)|est[- ]ce que|esce que|c'?(?:est)?[- ]?tu\b|[a-z]+[- ]tu (?:\w+ )?(?:si|que|ca|des|du|de|gratuit|assures?|payer|annuler|voir|etre|montre|avoir|choisir|changer|parler)|(?:va|vont|peut|peux|sont|couvrent|prennent|acceptent|vendez|etes|avez|pouvez|faites|gardez|verifiez|donnez|partagez)[- ](?:tu|vous|ils|elles|on)|je peux[- ]tu|on peut[- ]tu|comment|pourquoi|y vont (?:me|nous)|il se passe quoi|ca se (?:paye|passe)|sont tu|le prix|quand (?:est|vont|je vais|ca)|lesquels|are they|do they)\b|\bquand\W*$|^\W*(?:ok,? |oui,? |ouais,? |et |mais |pis |bon,? |attends,? |hmm,? |euh,? |allo,? |bonjour,? |juste |ben |avant,? |une question:? ?|petite question:? ?|question:? ?)*(?:qui|que|quoi|quand|ou est|comment|pourquoi|combien|est-ce|est ce|esce|c'est-tu|c'est tu|c tu|cest tu|ya-tu|y'a tu|y'a-tu|ya tu|y a-t-il|y a tu|y a-tu|ils sont-tu|quel|quelle|quels|quelles|peut-on|on peut-tu|on peut tu|je peux-tu|je peux tu|faut-il|faut-tu|faut tu|sont-ils|a-t-on|vont-ils|vous avez-tu|avez-vous|etes-vous|pouvez-vous|puis-je|qu'est-ce)\b|\w+(?:-| )tu (?:des|du|gratuit|cher|long|assure|bon|possible|quelqu|obliger?|oblige|un|une|tout|mon|ma)\b/,
  mayAsk:
    /^\W*(?:(?:ok|oui|ouais|et|pis|mais|bon|ben|allo|bonjour|juste|avant|attends|dis|dites|heille|he)\W+)*(?:ils|elles|ca|vous|tu|vos|les|la|le|c'est|y|ya|quelqu'un|est|mes|mon|ma|si|un|une)\b|\b(?:ou pas|ou non|ou quoi|hein|au juste|de quoi)\W*$|\b(?:savoir|demande si|me demandais|curieu\w+)\b/,
  requests:
    /\b(?:peux|peut|pouvez|puis|pourrais|pourriez|pourrait|possible d[e']|moyen d[e']|faudrait)(?:[- ](?:tu|vous|on|je))*(?: (?:svp|stp|juste|aussi|le|la|les|lui|leur|me|y|plutot)| l')* ?(?:chang(?!\w* d'(?:idee|avis))|modif|corrig|ajout|rajout|enlev|ote|mett|inscri|precis|remplac|effac|supprim|not(?:e|er)|marqu|indiqu|dire|ecri)/,
  orders:
    /\bpourquoi (?:t'as|tu as|vous avez|avoir) (?:mis|ecrit|marque|change)\b|\b(?:ca|cela|ce|y) (?:peut|pourrait|va pouvoir) attendre (?:a|au|en|apres|jusqu\w*|le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|\b(?:chang(?:e|es|er|ez|ons|eons|ement|ements)\b(?! d'(?:idee|avis))(?! (?:rien|a rien|pas))|modif\w*|corrig\w*|remplac\w*|ajust\w*|rectifi\w*|met(?:s|tez|tre)? (?:a jour|plutot|que|le|la|les|ca|l'|un|une|mon|ma|pour|dans|comme|pas|\d+|[a-z-]+ au lieu))\b(?!.{0,3}d'(?:idee|avis))(?! (?:sur la glace|de cote|en attente|a la poubelle|aux vidanges))/,
  changes: [
    /\b(?:presque|a part ca)\b/,
    /\b(?:press(?:e|ez)[- ](?:les|toi|vous)|(?:pourrait|peut|va pouvoir) attendre|(?:t'as|tu as|vous avez) (?:mis|ecrit|compris|marque)|autocorrect\w*|\d+\b.*\bpas \d+)\b|\bc'est [a-z0-9', -]{2,30}\bpas [a-z0-9]|\bj'ai dit .{2,30}\bpas\b|\bc(?:'est|'etait|e n'est)? pas .{2,30}\bc'est\b|\bca (?:presse|urge)\b|\bplus (?:vite|tot)\b|\b(?:de preference|idealement)\b|\b(?:en|le|la) (?:soiree|journee|avant-midi|apres-midi|matinee|soir|matin) (?:seulement|svp|stp|si possible)\b|^\W*(?:ah oui|oh|ah)\W+(?:et|pis|puis) (?:y'?a|j'ai|on a|c'est|mon|ma|le|la)\b|^\W*oublie ?:|\b(?:repouss|devanc|report|decal)\w+|\bremet(?:s|tez|tons|tre)\b|\bs'ecrit\b|\bplus comme un|\bfaut (?:le dire|(?:que|qu')(?:ils|y) (?:le )?sache)/,
    /\b(?:erreur|trompe\w*|gaffe|faute|mauvais\w*|mal (?:ecrit|compris|epele)|pas (?:la |le |les )?(?:bon|bonne|bons|bonnes)\b|faux|fausse|incorrect\w*|ancienne adresse|pas a jour|pas (?:correct|exact)e?)\b/,
    /\b(?:c'est|c|cest|ce sera|ca serait|ce serait|je suis|on est|chu|l'adresse est|la place est) (?:pas |plutot |plus |en fait |en realite |juste |rendu |finalement |bien )?(?:pour|a|au|aux|sur|dans|en|un|une|le|la|l'|du|des|les|demain|apres-demain|aujourd'hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|urgent|plus|mon|ma|rue|de|pas urgent|\d+)\b/,
    /\b(?:plutot|en fait|finalement|au lieu|a la place|excepte|sauf|a part|par contre|je veux dire|je voulais dire|je parlais|scuse|desole\w*|oups|oupsi|mais|pas un|pas une|pas le|pas la|pas a|pas en|pas pour|pas chez|non c'est|non,? pas|il faut que|faudrait que|faut que|faudrait|il manque|manque)\b/,
    /\b(?:j'aimerais|j'aime|je prefer\w+|on aimerait|on aime|on prefer\w+)(?: mieux| autant| plutot)? (?!pas\b|attendre|ne\b|rien|y\b|laisser|oublier|l'env|envoy|que (?:tu|vous|ca) )(?:[a-z]+)/,
    /\b(?:avant|apres|pour|d'ici|seulement|juste|pas avant|des) (?:demain|aujourd'hui|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine|la fin de semaine|cette semaine|l'an|le \d+|\d+ ?h)\b/,
  ],
  adds: /\b(?:(?:peux-tu|tu peux|peux tu|pouvez-vous|vous pouvez|svp|stp|et|aussi|juste|il faut|faut|faudrait|faudrait que tu|je veux|je voudrais|j'aimerais|oublie pas d[e']|n'oublie pas d[e']) ?)*(?:ajout\w*|rajout\w*|mentionn\w*|precis\w*|not(?:e|er|ez)|inclu\w*|dis[- ]leur|dites[- ]leur|specifi\w*|inscri\w*|(?<!bien )ecri(?:s|re|vez)\b|(?:mets?\b|mettre|mettez)(?! (?:ca|tout|toute)(?: ca)? (?:sur la glace|de cote|en attente|a la poubelle|aux vidanges))|marqu(?:e|er|ez)(?= (?:donc|aussi|dans|que|qu'))|dire(?= (?:que |qu')))(?<!m'[a-z]+)(?: (?:aussi|la|y|donc|svp|stp|leur|en note|dans la (?:description|demande)|dans les details))*(?:,| :|:)? ?(?:qu'|que )?(?=\S)|\b(?:j'ai oublie (?:de (?:dire|mentionner|preciser))?|aussi|en passant|au fait|ah oui et|oh et|pis aussi|et aussi|ps|p\.s\.|en plus|(?:une )?autre (?:chose|affaire)|une derniere (?:chose|affaire)|(?:une chose|une affaire|un detail) de plus)(?:,| :|:)? ?(?:qu'|que )?(?=\S)/,
  removes:
    /\b(?:enlev\w*|retir\w*(?! (?:ma|la|cette|ca) ?(?:demande|plus tard|apres|$))|ot(?:e|er|ez)|ray(?:e|er|ez)|biff\w*|coup(?:e|er|ez)|supprim\w*|effac\w*(?! ma demande)|sort(?:s|ir|ez)?|parle pas|parlez pas|(?<!\bon )oublie (?:le|la|les|l'|ca|pour)|oublier|(?:laisse faire|laisse tomber)(?= (?:le|la|les|l') ?\w)|sans (?:le|la|les|l'|parler)|pas besoin d[e'](?! ?(?:l'|la |le )?(?:envo|faire|contact|rien)))\b/,
  tellsMore:
    /^\W*(?:(?:oh|et|ok|oui|ah|aussi) )*(?:les (?!affaires)[a-z]+|il y a|y a|ya|c'est (?:au|a la|pour|un|une|le|la|en|sur)|on a|nos|mes) /,
  hesitates:
    /^\W*$|\b(?:mon|ma|mes|notre|nos|le|la) (?:fille|fils|mari|femme|blonde|chum|conjointe?|mere|pere|maman|papa|soeur|frere|proprio\w*|locataires?|boss|patronn?e?|coloc|voisine?|garcon|associee?|notaire|comptable|assureur|banque) (?:va|vont|doit|veut|voudrait|aimerait|devrait|tient a) (?:d'abord |aussi |vouloir |devoir )?(?:(?:le|la|les|y|me|en|tout|jeter) |l'|m')*(?:regarder|lire|relire|voir|verifier|valider|decider|penser|reflechir|approuver|rappeler|confirmer|checker|un coup|un oeil)\b|\b(?:faut|faudrait|dois|devrais|vais|vas|va|veux|voudrais|aimerais|m'as|aime mieux|prefere) (?:d'abord |quand meme |juste |toujours |mieux )?(?:(?:que |qu')(?:je |j'|on ))?(?:(?:le|la|les|y|lui|leur) |en |l'|m'en |s'en )?(?:parler?|jaser?|discuter?|montrer?|valider?|consulter?|comparer?|relire|relise|dormir|dorme|calculer?|reflechir|reflechisse|penser?|consulte|mesurer?|demander?) (?:d'abord |avant |encore |un peu )?(?:a|au|avec|la-dessus|la dessus|aux|ca|une nuit|chez|d'abord|avant|encore|pareil)\b|\b(?:j'ai un doute|j'ai des doutes|partagee?|indecise?|pas convaincue?|je (?:vous|te) reviens|je suis (?:mele\w*|perdue?|confuse?))\b|\b(?:qui sait|va savoir|chepas|jsais (?:pas|plus)|j'en parle|oui\.* ?non|que je demande|je demanderais|j'en parler|verifie mon|attend\w*|atten|attent|deux (?:sec\w*|minutes?)|2 (?:sec\w*|min\w*)|une? (?:sec\w*|minute|instant|moment|petite minute|min)|minute|instant|laisse[- ]moi|laissez[- ]moi|donne[- ]moi|donnez[- ]moi|je vais (?:y )?(?:penser|reflechir|voir|demander|verifier|attendre|regarder|en parler)|j'y pense|reflechi\w*|je pense|je crois|je suppose|j'imagine|peut-?etre|peut etre|ptet|ptetre|pt'etre|possiblement|pas (?:sure?|certaine?|convaincue?|decidee?)|je (?:ne )?(?:sais|sait) pas|je sais plus|j'sais pas|chais pas|jsp|sais pas|hmm+|hm+|euh+|heu+|(?:faut|faudrait|va falloir) que (?:je|j')|je dois (?:d'abord|verifier|demander|voir)|avant (?:je|j'|faut)|plus tard|tantot|tout a l'heure|je reviens|j'hesite|hesite|on verra|a voir|ca depend|bof|mouais|mouin)\b/,
};
