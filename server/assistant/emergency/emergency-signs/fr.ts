import { anyOf, each, type EmergencySigns } from './emergency-signs.ts';
import { ANGRY_ABOUT_WORK, IN_FORM } from './figures.ts';

const some = (most: number) => `(?:[\\w']+ ){0,${most}}`;
const gas = '(?:gaz(?: naturel| propane)?|propane)';
const motor =
  'essence|tondeuse|souffleuse|autos?|voiture|char|camion|vus|moto|scie|moteur|echappement|tracteur|bateau|vehicule|station';
const cooling = 'frigorigene|refrigerant|climatiseur|clim|thermopompe|frigo|refrigerateur|freon';
const drains =
  'egouts?|salle de bain|eau|drains?|eviers?|lavabos?|toilettes?|puits|fosse|septique|poules?|frigo|lave-vaisselle';
const building =
  '(?:maison|cuisine|appart\\w*|logement|toit|garage|sous-sol|grenier|chambre|salon|bloc|immeuble|cabanon|hangar|grange|balcon|patio|mur|plafond|rideaux?|divan|sofa|lit|matelas|poele|cuisiniere|four|secheuse|grille-pain|fournaise|chauffe-eau|panneau|prise|fils?|filage|breaker|tableau|poubelle|conteneur|cloture|arbre|sapin|huile|chaudron|poelon|friteuse|hotte|voisins?|auto|voiture|char|batterie|entretoit|commerce|restaurant)';
const electric =
  "(?:prises?(?! d'eau| de | en charge)|panneau(?: electrique)?|disjoncteurs?|breakers?|boite (?:electrique|a fuses?|de fusibles?)|tableau electrique|compteur electrique|luminaires?|plafonniers?|lumieres?|lampes?|spots?|ampoules?|fils? electriques?|fils|filage|interrupteurs?|switch|multiprise|barres? (?:electriques?|de courant|d'alimentation|multiprises?)|rallonges?|electricite|courant|lustre|pot ?lights?|fixtures?(?! de (?:toilette|salle))|compteur (?:d'?hydro|hydro|de courant)|ventilateur de plafond)";
/** Up to what water falls on: nothing that begins another matter. */
const falling =
  "\\b(?:(?:coul(?!\\w* du beton)|fuit|pisse|degout|goutt|degoulin|debord|gicl|ruissel|pleut|infiltr)\\w*|(?:eau|pluie|gouttes?)(?: [\\w']+){0,3} (?:passe|tomb)\\w*|tuyau(?: [\\w']+){0,4} (?:pete|perce|creve)\\w*)\\b(?:(?! (?:et|pis|puis|mais) (?!ca|c'|l'eau|elle|il |y |tomb|coul|piss|degou))(?!\\b(?:changer|install|brancher|pour|besoin)\\b)[^,]){0,60}";
const onto =
  "\\b(?:dans|sur|par|a travers|contre|direct sur|au[- ]dessus|vers|le long|jusqu'|dessus)(?: (?:de|du|des|d'|a|au|aux))?(?: ?(?:la|le|les|l'|mon|ma|mes|notre|nos|un|une))?";
/** What electricity does where it meets water. */
const sparks = '(?:gresill\\w*|etincell\\w*|flammeches?|crepit\\w*|court-?circuit\\w*)';
/** Nothing that begins another matter. */
const within =
  '(?:(?! (?:et|pis|puis|plus|aussi) (?:une?|le|la|les|mon|ma|mes|y a|ya) |, (?:une?|le|la|les|mon|ma|et|pis)|\\b\\d[.)]).){0,70}';
const family =
  "(?:bebe|nourrisson|enfants?|petit|petite|fils|fille|gars|garcon|mere|maman|pere|papa|mari|femme|conjointe?|blonde|chum|grand-?(?:mere|pere|maman|papa)|mamie|papi|tante|oncle|frere|soeur|sour|voisine?|locataire|monsieur|madame|dame|homme|personnes?|gens|quelqu'un|ouvrier|collegue|ami|amie|coloc|il|elle|on|ils|elles)";
const relative =
  '(?:bebe|enfant|fils|fille|gars|garcon|mere|maman|pere|papa|mari|femme|conjointe?|blonde|chum|mamie|papi|grand-(?:mere|pere)|voisine?|monsieur|madame|dame|homme)';
const enclosure =
  '(?:ascenseur|salle de bains?|toilettes?|douche|chambre|piece|garde-robe|placard|sous-sol|cave|grenier|garage|cabanon|balcon|auto|voiture|char|camion|vehicule|coffre|congelateur|chambre froide|appart\\w*|logement|maison|immeuble|cheminee|puits|decombres|machine|arbre|tracteur)';
const article =
  "(?:l'|le |la |les |mon |ma |mes |son |sa |leur |un |une |du |de la |de l'|d'un |des |notre )?";

export const emergencySigns: EmergencySigns = {
  hints: {
    gas: /gaz|propane|pourri/,
    'carbon-monoxide':
      /bip|beep|sonne|monox|\bco\b|carbonique|tete|etourdi|nausee|vertige|vomi|mal au coeur/,
    'water-and-electricity':
      /eau|flotte|pluie|fuit|inond|coul|gout|pisse|choc|decharge|electrocut|mouill|tremp|infiltr|degat|ruissel|degoulin|gicl|pleut|pete|debord/,
    fire: /gresill|crepit|feu|incendie|flamm|fum|boucan|brul|crame|roussi|etincelle|fondu|chauffe/,
    person:
      /perd|trou|puits|pris|pogn|coinc|bloqu|enferm|embarr|barr|emprison|ensevel|inconsc|evanou|bless|electrocut|ensangl|poignard|no[iy]e|effondr|coup|saign|sang|respir|cri|fess|boug|repond|reagi|reveil|lev|crise|avc|infarctus|malaise|dose|etouff|convuls|tomb|suicid|tuer|mourir|vie|jours|entrer|defonc|frappe|\bbat\b|attaque|etrangle|menace|voleur|intrus|inconnu|homme|gars|avale|\bbu\b|choc|decharge|poitrine|ecras|marcher/,
  },
  signs: [
    {
      kind: 'gas',
      sign: each(
        `\\b(?:sent|j?sens|sente|sentir|senti|sentent|sentait|sant|pue|pu|senteurs?|odeurs?|relents?)\\b.{0,30}\\b${gas}\\b`,
        `\\blaiss\\w* .{0,12}gaz (?:ouvert|allume)|^ gaz $`,
        `\\b(?:fuit\\w*|coule|echappement|coulage) (?:de |du |d')?${gas}\\b(?! d'echappement)`,
        `\\b${gas} (?:qui |naturel |propane )*(?:fuit|coule|sort|s'echappe|siffle|se repand)`,
        `\\b(?:perce|coupe|accroche|brise|casse|arrache|sectionne|frappe|pete|touche)e?r? ${some(3)}(?:l'|la |le |un |une )?(?:tuyau|conduite|ligne|conduit|entree|tuyauterie) (?:de |du |a )?gaz`,
        `\\b(?:tuyau|compteur|poele|conduite|ligne|rond|bonbonne|reservoir|valve|chauffage|fournaise|chaudiere) (?:de |du |au |a )?${gas} ${some(3)}(?:fuit|coule|siffle|perd|leak|accroch|perce|brise|casse|coupe|fend|arrach|rompu)\\w*`,
        `\\bsiffle\\w* ${some(5)}gaz\\b|\\b(?:detecteur|alarme) (?:de |a )gaz ${some(3)}(?:sonne|part|declenche)`,
      ),
      unless: anyOf(
        `\\b(?:${motor})\\b`,
        `\\b(?:${cooling})\\b`,
        `\\begouts?\\b|\\bgaz (?:d'echappement|lacrymogene|de schiste)|\\bfacture`,
        `detect\\w* de fuites?|recherche de fuites?|inspection|test d'etancheite`,
      ),
    },
    {
      kind: 'gas',
      sign: [/\bo?e?ufs? pourris?\b/],
      unless: anyOf(`\\b(?:${drains})\\b`, `\\b(?:${motor})\\b`),
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:detecteur|alarme|avertisseur|capteur|systeme)s? (?:de |a |au |d'|du )?(?:monox[iy]de|co|gaz carbonique)\\b.{0,40}\\b(?:sonn\\w*|bip\\w*|beep\\w*|declench\\w*|parti\\w*|part|hurle|crie|alarme|arrete pas|arrete plus|capote|indique|affiche)`,
        `\\b(?:sonne|sonner|alarme|declenche\\w*|alerte)\\b.{0,30}\\bmonox[iy]de`,
        `\\b(?:fuite|intoxication|empoisonn\\w+|intoxique\\w*|presence|plein|niveau\\w*) (?:de |au |du |d'|par le )?(?:monox[iy]de|co\\b)|\\bmonox[iy]de (?:de carbone )?(?:dans|est|partout|eleve)`,
      ),
      unless:
        /\bpiles?\b|\bbatteries?\b|\bperime|\bexpire|toutes les|chaque minute|\b(?:installer|installation|acheter|achat|remplacer|remplacement|changer|poser|tester)\b/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:mal a la tete|mal de tete|maux de tete|etourdi\\w*|nausees?|vertiges?|vomi\\w*|envie de vomir|mal au coeur)\\b.{0,80}\\b(?:fournaise|chauffage|chaudiere|chauffe-eau|poele|generatrice|foyer)`,
        `\\b(?:fournaise|chauffage au|chaudiere|chauffe-eau|poele|generatrice)\\b.{0,80}\\b(?:mal a la tete|mal de tete|maux de tete|etourdi\\w*|nausees?|vertiges?|mal au coeur)`,
      ),
      unless: /\bbruit\b|\bsoumission|\bdonne mal|\ba force\b|\bcogne/,
    },
    {
      kind: 'carbon-monoxide',
      sign: each(
        `\\b(?:quelque chose|de quoi|affaire|machine|detecteur|alarme|avertisseur|bidule)\\b.{0,40}\\b(?:bip\\w*|beep\\w*|sonne\\w*)\\b.{0,20}\\b(?:aux|tou(?:te)?s les|tout les|chaque) (?:\\d+|trente|quelques|demi|minute|deux|30)`,
      ),
      unless:
        /\bpiles?\b|\bbatteries?\b|\b(?:frigo|congelateur|lave-vaisselle|micro-?ondes?|four|laveuse|secheuse|auto|char|telephone|ordinateur|routeur|thermostat)\b|\b(?:installer|installation|acheter|remplacer|changer|poser)\b/,
    },
    {
      kind: 'water-and-electricity',
      sign: each(
        `\\b(?:eau|flotte|pluie|fuite|ca|infiltration\\w*|degat)\\b.{0,35}\\b(?:coul\\w*|degout\\w*|gout\\w*|tomb\\w*|piss\\w*|rendue?|rentr\\w*|entr\\w*|arriv\\w*|ruissel\\w*|infiltr\\w*|sort\\w*|descend\\w*|monte|jaillit|touch\\w*|mouille|atteint|approche)\\b.{0,25}\\b(?:sur|dans|par|pres|proche|travers|niveau|autour|le long|derriere|jusqu\\w*|le|la|les|mes|mon|ma|l'|de|du|des|d'|au|aux)\\b.{0,22}\\b${electric}\\b`,
        `\\b(?:coule|degoutte|goutte|pisse|ruisselle|fuit)\\w* (?:sur|dans|par|a travers|de|du|le long|pres|proche)\\b.{0,22}\\b${electric}\\b`,
        `\\b(?:fuite|eau|degat)\\b.{0,20}\\b(?:au-dessus|au dessus|a cote|proche|pres) (?:de |du |des |d')(?:la |l'|mon |ma )?${electric}\\b`,
        `\\beau (?:dans|sur|derriere|pres|proche|autour) .{0,18}\\b${electric}\\b`,
        `\\b${electric}\\b(?: [\\w']+){0,6} (?:est|sont|ont ete|a ete|se sont) (?:[\\w']+ ){0,2}(?:mouille\\w*|trempe\\w*|rempli\\w* d'eau|inonde\\w*|dans l'eau|sous l'eau|submerge\\w*|pleine?s? d'eau)`,
        `\\binond\\w*\\b.{0,70}\\b(?:prises?|panneau|courant|electricite|breakers?|fils|branche\\w*|electrique)\\b`,
        `\\b(?:panneau|prises?|courant|electricite)\\b.{0,50}\\b(?:inonde\\w*|sous l'eau|dans l'eau|pied d'eau|pouces d'eau)`,
        `${falling}${onto} (?:\\w+ )?${electric}\\b`,
        `\\b(?<!chauffe-|chauffe |pompe a |pompes a |pompe d')(?:fuite|eau|pluie) (?:direct(?:ement)? |drette )?${onto} (?:\\w+ )?${electric}\\b`,
        `\\b(?<!chauffe-|chauffe )eau\\b${within}\\b${sparks}|\\b${sparks}${within}\\b(?<!chauffe-|chauffe )eau\\b|\\b(?:inond\\w*|pluie|pleut|trempee?s?|mouillee?s?|(?:plafond|toit|ventilateur|lumieres?|luminaire|plafonnier)\\b.{0,20}\\b(?:coul|degout|pisse|goutt)\\w*|eau\\b.{0,30}\\b(?:plafond|toit)|deborde\\w*)\\b.{0,60}\\b${sparks}`,
        `\\beau\\b.{0,20}\\b(?:va|vont|monte|approche|s'en va) (?:vers|jusqu'|pres|proche)\\b.{0,12}\\b${electric}\\b|\\b(?:plein|plein d'|rempli\\w* d'|pleine d')eau\\b.{0,20}\\b${electric}\\b|\\beau plein ${some(1)}${electric}\\b`,
        `\\b${electric}\\b.{0,20}\\b(?:tremp\\w*|baign\\w*|flott\\w*) dans (?:l'eau|une flaque)|\\b(?:lumieres?|luminaires?|plafonniers?|spots?|pot ?lights?|ampoules?|lustre|prises?(?! d'eau| de))(?: [\\w']+){0,4} (?:coulent?|degouttent?|pissent?|(?:mise?s?|commence) a (?:couler|degoutter))\\b`,
        `\\b(?:coul|fuit|mouill|degout|eau)\\w*\\b.{0,30}\\b(?:pris|pogne|recu|donne|eu) (?:un |des )?(?:petits? )?(?:chocs?|decharges?)\\b(?! (?:en voyant|quand j'ai vu|culturel|des couleurs))|\\beau\\b.{0,30}\\bfils\\b.{0,12}\\bpend|\\beau (?:partout )?autour (?:du|de la|des|de l'|de mon) ?${electric}\\b`,
        `\\b(?:ampoule|luminaire|plafonnier|lampe|globe|lustre|prise)\\b.{0,20}\\b(?:rempli\\w*|plein\\w*) d'eau`,
        `\\b(?:dans l'eau|sous l'eau|pieds? d'eau|pouces? d'eau)\\b.{0,40}\\b(?:branche\\w*|(?:courant|electricite|panneau)\\b.{0,20}\\b(?:on|allume\\w*|ouvert\\w*|marche))`,
        `\\b(?:choc|chocs|decharge|(?<!panne de )courant|electrocut\\w*)\\b.{0,40}\\b(?:robinet|douche|bain|baignoire|eau|evier|lavabo)\\b`,
      ),
      unless: anyOf(
        `\\b(?:installer|brancher|raccorder|connecter|ajouter|deplacer|poser|rajouter|changer|remplacer|nouvelles?|installation)\\b.{0,30}\\b(?:prises?|lumieres?|luminaires?|panneau|plafonniers?|lampes?)`,
        `\\bpeinture qui coule|\\bchauffe-eau electrique|\\bau courant\\b|\\beau courante|\\blumieres? (?:de|du) (?:piscine|noel|jardin)|\\bpuits de lumiere`,
      ),
    },
    {
      kind: 'fire',
      sign: each(
        `\\b(?:au feu)\\b(?! (?:rouge|vert|de))|\\b(?:y a|ya|y'a|ia|il y a|c'est|j'ai|on a|avons) (?:le |un |du |pris )?(?:debut d')?(?:feu|incendie|flammes?)\\b(?! (?:de foyer|de camp|d'artifice|rouge))`,
        `\\b(?:feu|incendie) (?:est |a |vient de |s'est )?(?:pris|pogne|prend|poigne|se propage|monte|commence|declare)`,
        `\\b(?:a|ont|vient de|viens de|est en train de) pr(?:is|endre) (?:en )?feu\\b|\\bpren(?:d|nent) (?:en )?feu\\b|\\bpogne(?:r)? (?:en )?feu`,
        `\\b(?:en feu|en flammes|passe au feu|en train de bruler)\\b`,
        `\\bca brule (?:dans|sur|en|derriere)\\b|\\b(?:vois|voit|voyons) (?:de la |des )?(?:fumee|flammes|boucane)|\\b(?:y a|ya|y'a|il y a) (?:plein de |beaucoup de |de la |ben de la )?(?:fumee|boucane)\\b(?! de cigarette)`,
        `\\b(?:prise|panneau|fils?|filage|breaker|disjoncteur|interrupteur|mur|fournaise|four|secheuse)\\b.{0,40}\\b(?:fumee|boucane)\\b`,
        `\\b(?:ma|la|mon|le|notre|une) ${building} brule\\b`,
        `\\b(?:fils?|prise|panneau|filage|toit|cabanon|garage|cuisine|mur|hotte|secheuse) (?:brule|brulent)(?! les?)\\b`,
        `\\b(?:feu|incendie) (?:est )?(?:dans|sur|derriere|en arriere) (?:[\\w']+ ){0,3}(?:l'|d')?${building}`,
        `\\b(?:fumee|boucane)\\b.{0,40}\\b(?:prises?|panneau|fils?|mur|plafond\\w*|fournaise|secheuse|four|poele|hotte|grenier|sous-sol|maison|appart\\w*|logement|luminaire|lumiere|breaker|disjoncteur)\\b|\\b(?:fumee|boucane) (?:[\\w']+ ){0,2}(?:sort|monte)|\\b(?:sort|monte) (?:[\\w']+ ){0,3}(?:fumee|boucane)`,
        `\\bflammes? (?:qui )?(?:sort\\w*|dans|sur|au|partout|derriere|du|jaill\\w*)`,
        `\\b(?:fumee|boucane)\\b(?: \\w+){0,2} (?:sort\\w*|monte|vient|s'echappe|partout|rempli\\w*|envahi\\w*)|\\bplein(?:e)? de (?:fumee|boucane)|\\b(?:prise|panneau|fils?|filage|breaker|four|poele|cuisiniere|secheuse|mur|fournaise|grille-pain|tableau|luminaire) (?:[\\w']+ )?(?:fume|boucane)\\b|\\b${building} (?:[\\w']+ ){0,3}(?:fait|font|lache|crache) (?:[\\w']+ ){0,3}(?:fumee|boucane|flammes?|flammeches?)`,
        `\\b(?:fumee|boucane) (?:dans|du|de la|des|de l'|par) (?:[\\w']+ )?${building}`,
        `\\b(?:sent|sens|odeur|senteur|pue)\\b.{0,15}\\b(?:brule|bruler|crame|roussi|chauffe|fumee|fondu)\\b.{0,45}\\b(?:prises?|panneau|fils?|filage|interrupteur|disjoncteur|breaker|mur|murs|fusibles?|plafond|tableau|electrique|luminaire)`,
        `\\b(?:prises?|panneau|filage|interrupteur|disjoncteur|breaker|tableau|luminaire)\\b.{0,30}\\b(?:sent|pue|odeur|senteur)\\b.{0,15}\\b(?:brule|crame|roussi|chauffe|fumee)`,
        `\\b(?:panneau|breakers?|disjoncteur|boite electrique|tableau electrique|entree electrique|compteur|fils?|filage)\\b(?: [\\w']+){0,3} (?:fait|font|lache\\w*|gresill\\w*|crepit\\w*)(?: [\\w']+){0,2} (?:etincelles?|flammeches?|fume\\w*|chauffe|boucane)\\b|\\b(?:etincelles?|flammeches?) (?:[\\w']+ ){0,2}(?:panneau|breakers?|fils?|filage|compteur|entree electrique|mur|plafond)\\b`,
        `\\b(?:gresill|crepit|buzz)\\w*\\b.{0,40}\\b(?:sent|pue|odeur)\\b.{0,12}\\b(?:brule|roussi|chauffe|crame)|\\b(?:prises?|fils?|filage|panneau)\\b.{0,15}\\bfondue?s?\\b.{0,25}\\b(?:fume|boucane)\\w*`,
        `\\b(?:etincelles?|flammeches?)\\b(?: \\w+){0,2} (?:sort\\w*|jaill\\w*|partout|revol\\w*|vol\\w*)`,
      ),
      unless: anyOf(
        `\\b(?:foyer|poele a bois|bbq|barbecue|feu de camp|feux? d'artifice|pare-feu|bois de chauffage|chandelles?|bougies?|encens|fumoir)\\b(?!.{0,40}\\b(?:mur|maison|toit|se propage|en feu|flammes|patio|balcon))`,
        `\\b(?:dj|party|ambiance|soiree|musique|peinture|couleur|gorge|logo|tatouage|gorge|peau|bras|jambes?|muscles?|pieds?|cigarettes?|moteur|capot|tuyau d'echappement|feu vert|feu rouge|coup de feu)\\b`,
        IN_FORM,
        '\\b(?:fume|boucane) (?:pu|pus|plus|pas(?! mal))\\b(?!.{0,60}\\b(?:flammes?|brule))',
        `\\b(?:degats|odeur|senteur|taches?) de (?:fumee|boucane)|\\bprise de (?:fumee)`,
        `\\b(?:alarme|extincteur|porte|detecteur|avertisseur)s? (?:coupe-feu|de feu|d'incendie|incendie|de fumee|a feu)\\b(?!.{0,40}\\b(?:flammes?|boucane|brule))`,
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:(?:suis|est|sommes|sont|etes|reste\\w*|gens|quelqu'un|${relative}) (?:[\\w']+ ){0,2}(?:pris|prises?|pognee?s?|bloque\\w*|barre\\w*)|coince\\w*|enferme\\w*|embarre\\w*|emprisonne\\w*|ensevel\\w*) (?:[\\w']+ ){0,2}(?:dans|en dedans|sous|a l'interieur|sur)(?: de)? ?${article}${enclosure}\\b`,
        `\\b${family} (?:[\\w']+ ){0,3}(?:pris\\w*|coince\\w*|pogne\\w*|ecrase\\w*) (?:en dessous|sous|entre|en-dessous)\\b`,
        `\\b${family} (?:[\\w']+ ){0,3}(?:enferme\\w*|embarre\\w*|coince\\w*|barre\\w*) (?:[\\w']+ ){0,2}(?:dans|en dedans|a l'interieur|sous)`,
        `\\b(?:embarre|enferme|barre)\\w*\\b.{0,40}\\b(?:avec|et) (?:mon |ma |le |la |mes )?(?:bebe|enfants?|fils|fille|petit\\w*)(?: est| sont)? (?:dedans|a l'interieur|dans|en dedans)`,
        `\\b(?:personnes?|quelqu'un|gens|travailleurs?|ouvriers?) (?:[\\w']+ )?blessee?s?\\b|\\b(?:tombee?s?|effondree?s?|ecroulee?s?) sur (?:mon |ma |mes |un |une |le |la )?${relative}\\b`,
        `\\b(?:est|suis|sont|semble|gis|git|couche|trouve\\w*|toujours) (?:[\\w']+ ){0,2}(?:inconscient\\w*|evanoui\\w*|gravement blesse\\w*|blesse\\w*|electrocute\\w*|ensanglante\\w*)\\b`,
        `\\b(?:sans|perdu) connaissance\\b(?! d)|\\bdu sang partout\\b`,
        `\\b(?:vient de (?:s')?|s'est (?:fait )?|s'etre |a ete |me suis )(?:electrocute\\w*|electrocuter|poignarde\\w*|evanouir|evanoui\\w*|noyer|effondre\\w*|blesser|coupe\\w* (?:[\\w']+ )?(?:doigt|main|bras|veine))`,
        `\\b(?:${family}|j'|je|ca) (?:[\\w']+ ){0,8}(?:saigne|saignes|perd du sang|perd beaucoup de sang) ?(?:beaucoup|enormement|en masse|pas mal|de la tete|sans arret|abondamment|bcp)?\\b`,
        `\\b${family} (?:[\\w']+ ){0,6}(?:respire|reagit|se reveille)(?: plus| pas)\\b|\\b${relative} (?:[\\w']+ ){0,6}(?:bouge|repond)(?: plus)\\b|\\bbouge (?:plus|pas)\\b.{0,30}\\b(?:par terre|plancher|sol|sang)|\\b(?:peut|peux|capable de|arrive)(?: plus| pas)? (?:plus |pas |a )?(?:respirer|se relever|se lever|bouger|me relever|sentir ses jambes)\\b|\\bse (?:re)?leve (?:pas|plus)\\b|\\bper(?:dre|du|d) connaissance|\\barrete pas de saigner|\\b(?:misere|difficulte|mal|peine) a respirer|\\b(?:douleurs?|mal|serrements?|pression|oppression|serre) (?:a|dans|sur) (?:la|sa|ma) poitrine|\\bpoitrine qui (?:lui |me )?(?:serre|fait mal)|\\b(?:incapable|(?:pas|plus) capable) de (?:se relever|respirer|bouger|se lever)`,
        `\\b(?<!\\b(?:a|as|ai|avait|eu|ont|avais) )(?:fait|faire|fais) (?:une crise (?:cardiaque|de coeur|d'epilepsie|de cour)|un (?:avc|infarctus|malaise cardiaque|arret cardiaque)|une overdose|une surdose)|\\b${family} (?:[\\w']+ ){0,3}(?:s'etouffe|se noie)\\b(?! (?:en mangeant|souvent|parfois|quand|dans))|\\bconvuls\\w*|\\bsurdose|\\boverdose`,
        `\\b(?:${family}|je|j'ai) (?:[\\w']+ ){0,3}tombee?s? (?:en bas )?(?:du|de|d'une?|dans) ?(?:[\\w']+ ){0,2}(?:l'|d'|d'une |la |le )?(?:echelle|toit|escaliers?|echafaud\\w*|balcon|fenetre|plafond|douche|bain|baignoire|piscine|puits|trou|lac|riviere)\\b`,
        `\\b(?:choc|electrocut\\w*|decharge)\\b.{0,50}\\b(?:bras|main|poitrine|paralys\\w*|engourdi\\w*|coeur|inconscient\\w*|perdu connaissance)`,
        `\\b(?:main|bras|jambe|doigts?|pied|tete|cheveux) (?:est |sont )?(?:[\\w']+ )?(?:pris\\w*|coince\\w*|pogne\\w*|ecrase\\w*) (?:dans|sous|entre)\\b`,
        `\\btombee? (?:de |du |en bas |dans |d'une? )(?:[\\w']+ ){0,3}(?:l'|d')?(?:echelle|toit|escaliers?|echafaud\\w*|balcon|fenetre|plafond|piscine|bain|douche)\\b.{0,60}\\b(?:blesse\\w*|saigne|bouge|relev\\w*|inconscient\\w*|jambe|bras|tete|mal|casse\\w*|respire|aide)`,
        `\\b(?:me suicider|(?<!\\b(?:va|vont|veut|veulent) )me tuer|mettre fin a (?:mes jours|ma vie)|en finir avec la vie|envie de mourir|veux mourir|suicid\\w*)\\b`,
        `\\b(?:quelqu'un|un homme|un gars|un voleur|des gens|il|ils|mon ex) (?:[\\w']+ ){0,2}(?:essaie|essaye|essaient|en train|tente|veut|veulent) (?:de |d')?(?:entrer|defoncer|rentrer|ouvrir (?:la|ma|notre) (?:porte|fenetre))|\\b(?:y a|ya|y'a|il y a) (?:un |une |des )(?:voleurs?|intrus|inconnus?|homme|gars) (?:dans|chez|qui)|\\b(?:me frappe|me bat|m'attaque|m'etrangle|me menace avec)\\b`,
        `\\b(?:voisine?|gars d'a cote|gars d'en haut|il|mari|chum|pere) (?:[\\w']+ ){0,5}(?:bat|frappe|fesse|etrangle|cogne sur|fesse sur|attaque|battre|frapper|fesser|etrangler|attaquer) (?:sur )?(?:sa|son|ses|ma|mes|la|le|une) (?:[\\w']+ )?(?:femme|blonde|enfants?|fils|fille|mere|conjointe?|bebe|gars|madame)`,
        `\\b(?:entend\\w*|j'entends) (?:[\\w']+ ){0,5}(?:crier|crie|hurler|hurle|cris)\\b.{0,30}\\b(?:aide|secours|coups|frappe\\w*|fesse\\w*|battre)|\\bcri(?:e|ent|er) (?:a l'aide|au secours)`,
        `\\bmenace\\w* (?:[\\w']+ ){0,3}(?:de (?:me|le|la|les|nous|tuer)|de tuer)|\\b(?:veut|va) (?:me|le|la|les|nous) (?:tuer|frapper|battre|faire (?:du )?mal)\\b(?! (?:si|quand|s') .{0,50}\\b(?:peintur\\w*|peint\\w*|repar\\w*|fini\\w*|pret\\w*|propre\\w*|arrang\\w*|range\\w*|nettoy\\w*)\\b)(?!.{0,80}\\b(?:lol|lmao|mdr|(?:ha|ja){2,}\\w*)\\b)`,
        `\\b(?:a avale|a bu) (?:[\\w']+ ){0,4}(?:javel|eau de javel|poison|pilules|medicaments|detergent|antigel|pile|produit)`,
      ),
      unless: anyOf(
        ANGRY_ABOUT_WORK,
        `\\b(?:chats?|chatte|chaton|chiens?|chienne|chiot|oiseaux?|ecureuils?|ratons?|souris|rats?|mouffettes?|chauves?-souris|animal|hamster|lapin|cochon|chevre|cheval|jument|vache|mouton|poules?|furet|veterinaire)\\b(?!.{0,60}\\b(?:mon fils|ma fille|bebe|enfant))`,
        `\\b(?:rampe|barres? d'appui|aide a domicile|preposee?|avocat\\w*|ordonnance|garde des enfants|indemnis\\w*|poursuite|reclamation|csst|cnesst|saaq|massages?|massotherap\\w*|physio\\w*|sentiments?|paperasse|dettes?|impots|trafic|costume|jeu d'evasion|amour-propre)\\b`,
        `\\b(?:robinet|fenetre|porte|tiroir|cle|cles|clefs?|roue|serrure)\\b (?:[\\w']+ ){0,2}(?:est |sont |reste |etait |)(?:coince|bloque|barre|embarre|pris|enferme)\\w*(?!.{0,50}\\b(?:bebe|enfant|fils|fille))`,
        `\\b(?:embarre|barre|enferme|oublie|laisse)\\w* (?:[\\w']+ ){0,2}(?:cles?|clefs?|telephone|portefeuille)\\b(?!.{0,50}\\b(?:bebe|enfant|fils|fille))`,
      ),
    },
    {
      kind: 'person',
      sign: each(
        `\\b(?:chiens?|chienne|chiot|chats?|chatte|chaton) (?:[\\w']+ ){0,3}(?:enferme\\w*|embarre\\w*|barre\\w*|pris\\w*|coince\\w*|bloque\\w*) (?:[\\w']+ ){0,2}(?:dans|en dedans) (?:[\\w']+ ){0,2}(?:l')?(?:auto|voiture|char|camion|vehicule)\\b`,
      ),
    },
  ],
  denied:
    /\b(?:pas(?: de| d'| le| la| un| une)?|aucune?|jamais|sans|ni|plus de|plus d'|non)(?: de| d')? ?$/,
  past: anyOf(
    `(?<!depuis |depuis la |depuis l')\\b(?:l'an(?:nee)? (?:passee?|derniere?|dernier)|(?:semaine|annee|fin de semaine|nuit) (?:passee|derniere)|(?:mois|an|ete|hiver|automne|printemps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:passe|dernier))`,
    `(?<!depuis )\\bhier\\b|(?<!depuis )\\bil y a (?:[\\w']+ ){1,3}(?:jours?|semaines?|mois|ans?|annees?)|\\by'?a (?:[\\w']+ ){1,2}(?:jours?|semaines?|mois|ans?)|\\ben (?:19|20)\\d\\d|\\b(?:en|depuis|debut|fin|mi-?) ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\\b|\\bautrefois|\\bdans le temps|\\bquand j'etais|\\bancien (?:accident|feu)|\\bl'autre (?:jour|fois|semaine)`,
    `\\b(?:avions|avait|avais|avaient|a eu|ai eu|as eu|avons eu|ont eu|etait|suite a|apres|a cause d'|depuis) (?:eu )?(?:un |une |le |la |l'|du |notre |une petite )?(?:petite? |gros |grosse |debut d')?(?:fuite|feu|incendie|inondation|degat)`,
    `\\bapres[- ]sinistre|\\bdegats? (?:de|du|par le) (?:feu|fumee)`,
  ),
  over: anyOf(
    `\\b(?:c'est|est|a ete|ont|a|fut|deja|tout est) (?:[\\w']+ ){0,2}(?:repare\\w*|regle\\w*|arrange\\w*|maitrise\\w*|colmate\\w*|corrige\\w*)`,
    `\\b(?:faire )?(?:endormir|euthanasi\\w*) (?:mon|ma|mes|notre|le|la|les) (?:vieux |vieille |gros |petit )?(?:chien|chienne|chat|chatte|cheval|toutou|pitou|minou)\\w*`,
    `\\b(?:fausse alarme|sous controle|plus de danger|tout est correct|c'est fini)`,
    `\\b(?:pompiers|energir|gaz metro|hydro) (?:[\\w']+ ){0,2}(?:sont (?:venus|passes|repartis|partis)|est (?:venu|passe)|ont (?:eteint|ferme|coupe|tout|verifie))`,
    // What is off may smell of gas all the same: only a fire is over by it.
    `\\b(?:feux?|incendie|flammes?|brul\\w+)\\b(?!.{0,200}\\b(?:fume|boucane|brule|chauffe) (?:encore|toujours))[^]{0,120}\\beteint\\w*`,
    `, (?:repare|regle)e?s?\\b`,
  ),
  now: /\b(?:encore|toujours|en ce moment|presentement|actuellement|tout de suite|drette la|a l'aide|aidez|maintenant(?! (?:il (?:faut|reste)|on (?:veut|cherche|a besoin)|j'ai besoin|besoin|je (?:veux|cherche)))|au secours|de nouveau)\b/,
  unreal: anyOf(
    `\\bau cas ou\\b|\\ben cas d|\\b(?:prevenir|eviter|prevention|evite)\\b|\\bet si\\b|\\bs'il (?:y a|y avait|arrive)|\\bsi jamais|\\b(?:pourrait|risque de|risquerait|peut) (?:[\\w']+ )?(?:causer|prendre|provoquer|declencher|partir|pogner)|\\brisques? d|\\bpeur d|\\bavant qu|\\bpour pas qu|\\bdanger d'incendie`,
    `\\bcomment (?:savoir|detecter|prevenir|eviter|reconnaitre)|\\bs'assurer qu|\\bverifier (?:s'il|si|qu)`,
    `\\b(?:formation|cours|exercice|film|chanson|jeu|roman|traduire|traduction|logo|affiche|depliant|brochure|blogue|article|site web|application|photos? de|video de|lecon|examen|certificat|permis)\\b`,
  ),
};
