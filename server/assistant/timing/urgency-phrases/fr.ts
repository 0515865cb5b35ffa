import type { TimingPhrases } from './timing-phrases.ts';
import { COMES_BACK } from '../../text/comes-back.ts';

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const MONTH =
  '(?:janvier|janv|fevrier|fev|mars|avril|mai|juin|juillet|juil|aout|septembre|sept|octobre|oct|novembre|nov|decembre|dec)';
const LONG_MONTH =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const SURE_MONTH =
  '(?:janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const PART =
  "(?: (?:en |dans la |au |de |le |a )?(?:fin d(?:e|') ?|debut d(?:e|') ?)?(?:l'|la |le )?(?:matin|midi|soir|apres-midi|apres midi|am|pm|avant-midi|avant midi|aprem|pm|matinee|soiree|journee|nuit))?";
const COUNT =
  "(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|quelques|(?:une )?(?:couple|coupe)(?: de| d')?|plusieurs|une dizaine de|une quinzaine de)";
const SMALL_COUNT =
  '(?:[1-4]|un|deux|trois|quatre|quelques|(?:une |la )?(?:couple|coupe) de|une paire de)';
const RANGE =
  '(?: ?(?:ou|a|-|–|,|/) ?(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit)| (?:deux|trois|quatre|cinq|six))?';
const SEASON = '(?:printemps|ete|automne|hiver)';
const WEEKS = "(?:semaines?|s'?maines?|mois|ans?|annees?|quinzaines?)";
const WEEKEND =
  "(?:fins? de (?:semaine|s'?maine)|week-?ends?|week end|wkd|wknd|we(?=\\s*(?:$|[.,!?]))|fds)";
const HOLIDAY =
  "(?:noel|les fetes|paques|l'halloween|halloween|(?:la )?(?:saint|st)[- ]jean(?!-(?!baptiste))|l'action de grace|le jour de l'an|le nouvel an|le temps des fetes|la rentree(?: scolaire)?|la fete des meres|la fete des peres|la fete du travail|la saint-valentin|la st-valentin|la relache|la semaine de relache|les vacances(?: de la construction| d'ete)?|les impots|la fin des classes|le bal|les series|le mariage|le demenagement)";
const WEATHER =
  '(?:(?:la |les |le )(?:premieres? |grosses |gros |grands |prochaine )?(?:neiges?|bordees?|tempetes?|gels?|froids?|chaleurs|canicule|degel|fonte|saison|pluies?|orages|feuilles|glace))';

const ALLOWED =
  "\\b(?:j'ai|j'avais|on a|nous avons|ils? (?:me |nous )?donnent?|(?:me|nous) (?:donne|donnent|laisse|laissent))(?: (?:juste|seulement|encore|environ|a peu pres|rien que))? ";
const TO_DO = '(?: (?:pour|avant|devant)\\b)';
const REMAINS =
  '\\breste(?:nt|ra)?(?: (?:juste|seulement|encore|environ|a peu pres|rien que|plus que|moins de|que))? ';

/** Around a length of time that is the whole answer. */
const BEGINS =
  '^\\W*(?:(?:oh|ben|bah|bof|euh|disons|mettons|genre|environ|peut-etre|max|a peu pres|quelque chose comme|dans les|entre|pas plus de)\\W+)*';
const ENDS =
  "(?:\\W+(?:max|maximum|gros max|environ|a peu pres|disons|mettons|genre|svp|stp|la|peut-etre|lol|si possible|s'il vous plait|pas plus|tout au plus|ca irait|c'est correct|c'est beau))*\\W*$";

export const timingPhrases: TimingPhrases = {
  aside: [
    COMES_BACK.fr,
    // What was done on a day that is past: "j'ai couru 30 km dimanche".
    RegExp(
      `\\b(?:j'ai|on a|il a|elle a|nous avons) (?:couru|pellete|force|glisse|joue|skie|frappe|cogne|echappe|travaille|nettoye|vide|fait)(?: [\\w']+){0,4} ${DAY}\\b(?! (?:prochain|qui vient|qui s'en vient))`,
    ),
    // How often something has happened: "la troisième cette semaine".
    /\b(?:deuxieme|troisieme|quatrieme|cinquieme|[2-9]e|[2-9]ieme)(?: fois| de la gang)? (?:cette|c'te|de la|ce) (?:semaine|mois|annee|hiver|saison)\b/,
    // How it is every week.
    /\b(?:pleine?s?|vides?|ouverte?s?|fermee?s?|occupee?s?|complete?s?|complets?) (?:la|les|toutes les) (?:fins? de semaine|fds|week-?ends?)\b/,
    RegExp(
      `\\b(?:je|on|nous) (?:pars|part|partons|quitte|m'en vais|s'en va)(?: [\\w']+){0,3} ${DAY}\\b(?=[^.!?]{0,80}\\b${DAY}\\b)`,
    ),
    /\b(?:pas|jamais|oublie) (?:eu|pu|ferme|fait|fini|d[e'])(?: ?[\w'-]+){0,8} avant (?:le |la |les |l')?\w+/,
    // What happened, not what is wanted: "j'en ai vu trois cette semaine".
    RegExp(
      `\\b(?:vue?s?|trouve|entendue?s?|attrape|tombee?s?|perdue?s?|remarque|arrive|eue?s?|pogne|vole[rs]?|cambriole[rs]?|defonce[rs]?|inonde[rs]?|casse|brise)(?: [\\w'-]+){0,6} (?:(?:cette|c'te|c'tte|ste) (?:semaine|annee)|ce (?:mois|${SEASON})(?:[- ]ci)?|cet (?:${SEASON}))\\b`,
    ),
    // The weather of a day that is past: "lors de la pluie de lundi".
    RegExp(
      `\\b(?:lors|pendant|durant|avec|depuis|suite|apres|dans|a cause)(?: (?:d[eu]|a))? (?:la |l'|le |les |cette |cet )?(?:grosse |gros |grands? )?(?:pluies?|tempete|orages?|averse|verglas|vents?|neige|bordee|panne|grele|rafales?|bourrasque|coup de vent|degel)(?: \\w+)? d[eu] ${DAY}\\b`,
    ),
    // Counted from what happened: "ils ont engagé quelqu'un la semaine d'après".
    /\b(?:j'ai|ai|as|a|ont|on a|avons|avez|est|sont|etait|avait)(?: (?:pas|deja|tout|meme|ete|juste))? \w+(?:e|es|ee|ees|i|is|it|u|us|ue)(?: [\w'-]+){0,7} (?:la semaine|le mois|l'annee|le jour|la journee|deux jours|une semaine|un mois) (?:d'apres|suivante?|apres|plus tard)\b/,
    // What somebody wants to have reached by then.
    RegExp(
      `\\b(?:perdre|maigrir|prendre du muscle|en forme|rentrer dans ma robe)(?: [\\w']+){0,4} (?:avant|pour|d'ici) (?:l'|le |la |les |mon |ma |notre )?(?:${SEASON}|${LONG_MONTH}|mariage|noces|voyage|vacances)\\b`,
    ),
    // What something is made ready for: "emballer mes cèdres pour l'hiver".
    /\bpour l'(?:hiver|ete)\b(?<=[a-z].{18})(?! prochain)/,
    RegExp(
      `\\b(?:tous|toutes|chaque|aux|a tous|a toutes|a chaque|(?<!dans |d'ici |sous )les)(?: les)?(?: (?:deux|trois|quatre|six|quinze|1?\\d))? (?:${DAY}s?|${WEEKS}|jours|matins?|soirs?|${WEEKEND}|heures|ans|annees?|etes?|hivers?|printemps|automnes?|nuits?|fois|tempetes?|bordees?)(?: de semaine)?(?: ?(?:et|,|ou) ${DAY}s?)*(?: (?:matins?|soirs?|apres-midi|apres l'ecole))?(?: sur deux)?(?:,? (?:a|vers) (?:midi|minuit|\\d{1,2} ?h ?(?:\\d\\d)?|l'heure du (?:midi|diner|souper)))?\\b(?! prochain)`,
    ),
    RegExp(
      `\\b(?:le|les) ${DAY}s?\\b(?! (?:\\d|qui vient|qui s'en vient|prochain|le ))(?: (?:et|ou) (?:le )?${DAY}s?)?${PART}`,
    ),
    RegExp(
      `\\b${DAY}s\\b${PART}|(?<!')\\bune? ${DAY}\\b${PART}|\\b${DAY},? ${DAY}(?:,| et)? ${DAY}\\b`,
    ),
    RegExp(
      `\\b(?:de |d'|entre )?(?:${LONG_MONTH}) (?:a|au|jusqu'a|jusqu'en|et|-) (?:${LONG_MONTH})\\b`,
    ),
    RegExp(`\\b(?:du )?${DAY} (?:au|a|-|jusqu'a|jusqu'au) ${DAY}\\b`),
    /\b(?:lundi(?:,| et| &) ?(?:mercredi|jeudi|vendredi)|mardi(?:,| et| &) ?(?:jeudi|vendredi|samedi)|mercredi(?:,| et| &) ?(?:vendredi|samedi))\b/,
    RegExp(
      `\\b(?:depuis|(?<!pour )hier|avant-hier)\\b(?: (?:le |l'|la |cet |cette |ce |au moins |environ |quasiment |presque |une? |deux |trois |\\d+ )*(?:${MONTH}|${DAY}|${WEEKS}|${SEASON}|fin|debut|matin|soir|jours?|${WEEKEND}|rentree|aujourd'hui|janvier|longtemps|tantot|heures?|nuit|noel|toujours|peu|midi|pm|am))*`,
    ),
    RegExp(
      `\\b(?:${DAY}|semaine|s'maine|mois|${MONTH}|${SEASON}|an|annee|nuit|${WEEKEND}) (?:passee?|derniere?|d'avant|precedente?)\\b|\\b(?:la|de la) nuit (?:passee|derniere)\\b`,
    ),
    /\b(?:\d+|une|deux|trois|quatre|cinq|plusieurs|quelques|x) ?(?:fois|jours?|soirs?|matins?|heures?|h|seances?|cours|sessions?|visites?|x)? ?(?:par|(?:fois )?(?:la|a la|\/)) (?:semaine|s'maine|mois|jour|an|annee)\b|\b(?:par|\/) ?(?:semaine|mois|jour|an|annee)\b|\bune? (?:fois|soir|journee) (?:semaine|mois)\b|\bfois (?:semaine|par|la semaine)\b|\bsoirs? (?:de )?semaine\b|\ben semaine\b|(?<!fins? )\b(?:soirs?|jours?|matins?|sur) de semaine\b|\b(?:une|un) (?:semaine|mois|jour|fin de semaine) sur (?:deux|trois)\b/,
    /\b(?:hebdomadaires?|hebdo|mensuel(?:le)?s?|quotidien(?:ne)?s?|annuel(?:le)?s?|bimensuel\w*|saisonnier\w*|regulierement|regulier|sur une base reguliere|a chaque|chaque|en tout temps|a l'annee|toute l'annee|tout l'(?:ete|hiver)|toute la (?:journee|semaine|nuit)|tout le temps|tlj)\b(?: \w+)?/,
    /\b(?:y a|y'a|ya|il y a|ca fait|ca va faire|fait|voila|cela fait)(?: (?:environ|bien|deja|au moins|pas mal|quasiment|presque|juste|a peine|comme|genre|plus de|moins de))* (?!cette |la |ce |le |dans )(?:une? |quelques |\d+ |\w+ )(?:couple (?:de |d'))?(?:jours?|semaines?|s'?maines?|mois|ans?|annees?|heures?|minutes|bout)\b/,
    /\b(?:bebe|fille|fils|enfant|petite?|gars|bout'?chou|poupon|enceinte|age|agee|chiot|chat|chien) (?:de |d')(?:presque |environ )?\w+ (?:mois|ans?|semaines)\b|\b\d+ (?:mois|ans)\b(?= et| pis|,|\)|\.)(?<!\b(?:dans|d'ici|sous|d'ici a)(?: environ)? \d+ (?:mois|ans))/,
    /\b(?:pendant|durant|dure|durent|prend|prendre|prendra|pris|duree de|plus de|moins d(?:e|')|pour|apres|bail de|garantie? de|job de|travail de|contrat de|mandat de|sejour de|en moins de)(?: environ| presque| a peu pres| juste)? (?:\d+|une?|deux|trois|quatre|cinq|six|quelques|plusieurs|une couple de)(?: ?(?:a|ou|-) ?\w+)? ?(?:heures?|h|jours?|journees?|semaines?|mois|ans?|annees?)\b/,
    RegExp(
      `\\bmaintenant (?:que|qu'|je|j'|on|il|elle|ils|elles|ca|c'est|le|la|les|l'|mon|ma|mes|notre|nos|y|tout|toute|rien|plus|deux|trois|pus|a|en|dans|faut|faudrait)|\\b(?:fini|finie|finis|faite?s?|correcte?s?|vide|partie?s?|regle|reglee|retraite|grande?s?|repare|mort|morte|separee?s?|seule?) maintenant\\b|\\b(?:de nos jours|ces temps-ci|jusqu'a (?:maintenant|aujourd'hui|date)|jusqu'ici|a date|ces derniers (?:jours|temps)|ces dernieres semaines|encore aujourd'hui|au jour d'aujourd'hui|a l'heure actuelle|pour l'instant|pour le moment|presentement)\\b`,
    ),
    RegExp(
      `\\b(?:casse|lache|brise|arrete|tombee?s?|pete|parti|partie|(?:est|suis|sont) arrivee?s?|reveillee?s?|decouvert|remarque|trouve|vu|vue|appele|coule|mort|morte|decedee?s?|operee?s?|blessee?s?|venue?s?|(?:est|sont|etait|avait|deja) passee?s?|passee|annule|explose|saute|perdu)(?: [\\w']+){0,2} (?:ce matin|a matin|aujourd'hui|cette semaine|cet apres-midi|ce mois-ci|cette annee|cet (?:ete|hiver|automne)|ce printemps|${DAY}(?: soir| matin)?)\\b(?<!\\bavant (?:ce |le )?\\w+)`,
    ),
    /\b(?:ce|a) matin\b(?! (?:svp|stp|si|pour|avant|please))(?<!\b(?:besoin|veux|voudrais|faut|faudrait|quelqu'un|qqun|venir|passer|dispo|disponible|sortir|libre|urgent|possible|des)(?: [\w'’-]+){0,5} (?:ce|a) matin)/,
    /\b(?:bon ?soir|bon matin|bonne? (?:journee|soiree|fin de semaine|semaine|nuit|week-?end)|tantot (?:y|il|elle|j'ai)|tout a l'heure|la veille|la nuit(?= (?:ca|il|on|je))|en soiree|de soiree|en apres-midi|le (?:matin|soir|jour|midi)|le week-?end|les week-?ends|en journee|de jour|de nuit|de soir|du soir|du matin|a la journee|d'une journee)\b/,
    RegExp(
      `\\b(?:ne|nee|achete|achetee|(?:a|ai|ont|avons|avait) (?:\\w+ )?(?:demenage|emmenage)|(?:est|es|suis|sont|sommes|etait|etaient) arrive|parti|partie|mort|morte|decede|decedee|fini|finie|termine|terminee|(?:est|sont|etait) expire|expiree|echu|echue|brise|lache|opere|operee|(?:a|ont|avait|avons) commence|vendu|vendue|ouvert|construit|construite|installe|installee|refait|refaite|renove|pose|posee|signe|accouche|separes?|divorcee?)s?\\b(?: [\\w']+){0,4} (?:en|au mois de|debut|fin|mi-?) ?(?:${LONG_MONTH})\\b`,
    ),
    /\b(?:faites|faite|fais|font|offrez|offres|avez|prenez|faites)[- ](?:vous|tu)(?: aussi)?(?: [\w']+){0,4} (?:d')?urgences?\b|\b(?:travaillez|ouverte?s?|ouvrez|travailles|dispos?|disponibles?)[- ]?(?:vous|tu)? (?:le |les |la |en )?(?:${DAY}s?|soirs?|fins? de semaine)\b/,
    /\b(?:24 ?h?(?:eures)? ?(?:\/|sur|-) ?(?:24|7)(?: ?h)?(?:,? ?7 ?(?:\/|j\/|jours? sur) ?7)?|7 jours sur 7|7 ?j?\/7|jour et nuit|24 heures par jour|24h?\?|ouvert(?:e|s)? 24 ?(?:h|heures)|service 24 ?h(?:eures)?|(?:serrurier|plombier|depannage|veterinaire|depanneur|gym) 24 ?h(?:eures)?)\b/,
    /\b(?:salle d'urgence|sortie d'urgence|sorties d'urgence|a l'urgence|l'urgence de l'hopital|aux urgences|eclairage d'urgence|generatrice d'urgence|en cas d'urgence|fonds d'urgence|frein d'urgence|appels? d'urgence\?|heure de pointe|question vite|vite fait|vite de meme|pas vite|trop vite|plus vite que\b(?! (?:possible|vous|tu|on)\b)|moins vite|aussi vite|si vite|va vite|tellement vite)\b/,
    /\b(?:des|aussitot|sitot|quand|lorsque|une fois) (?:que\b|qu')(?! possible| (?:les? |l')(?:fetes|vacances|hiver|ete|printemps|automne|saison|travaux)| (?:vous|tu|quelqu'un|qqun|qqn|un gars|on) (?:pouvez|peux|peut|pourrez|pourras|etes|es|est) ?(?:dispo|disponible)?)/,
    /\b(?:hypothese|un jour par|du jour au lendemain|au jour le jour|mise? a jour|de jour en jour|demain matin la meme chose|lendemain de (?:veille|brosse))\b/,
    /\btoute la (?:fin de semaine|semaine|nuit|journee)\b|\b(?:des|les|aux) urgences\b|\bfois(?: [\w']+){0,5} (?:ce mois-ci|cette semaine|cette annee|cet (?:ete|hiver))\b/,
    RegExp(
      `\\bdepuis(?: [\\w'-]+){1,5} d(?:e|u) ${DAY}\\b|\\b(?:de |d'|entre )?(?:${LONG_MONTH}) (?:a|au|jusqu'a|jusqu'en) (?:la )?(?:mi|fin|debut)-? ?(?:${LONG_MONTH})\\b`,
    ),
    /\bapres (?:la |le |l'|les )?[\w-]+ (?:d'hier|d'avant-hier|de la nuit|de samedi|de dimanche)\b/,
    /\b(?<!\bavant (?:la |le |les |l')?)(?:pluies?|neige|tempete|orages?|vent) (?:de |d')(?:ce soir|a soir|cette nuit|demain)\b/,
    /(?<!\b(?:avant|d'ici) (?:le |la |les |l'|mon |ma |notre |nos )?)\b(?:party|partys|souper|diner|brunch|dejeuner|buffet|soiree|fete|fetes|reception|repas|marche|decos?|decorations?|lumieres?|guirlandes?|sapins?|arbres?|couronnes?|bal|spectacle|concert|costumes?|cadeaux?|cartes?|boites?|stock|air|musique)(?: \w+)? (?:de |d'|du )(?:noel|halloween|l'halloween|jour de l'an|paques|la saint-valentin|la st-valentin|saint-jean|la saint-jean|la st-jean)\b/,
    /(?<!\b(?:avant|pour|d'ici) (?:le )?)\b(?:(?:c'est|c') ?)?(?:le )?(?:vendredi fou|black friday|cyber lundi)\b(?: aujourd'hui)?/,
  ],
  dismissed: [
    // The first day there can be: "au plus tôt le 10".
    /\b(?:au|le) plus tot,? (?=(?:ce serait |c'est |a partir d\w+ )?(?:le \d|en |vers |apres |debut |mi-|fin |la semaine|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche))/,
    /\b(?!(?<=^\W*)pas cette (?:fin de )?semaine\W*$)(?:pas|non|sauf|excepte) (?:besoin )?(?:pour |d'ici )?(?:aujourd'hui|ce soir|a soir|demain|cette semaine|ce matin|en fin de semaine|cette fin de semaine|tout de suite)\b(?! (?:ou|si))|\brien (?:d'urgent |de pressant )?pour (?:aujourd'hui|ce soir)\b|\b(?:aujourd'hui|ce soir|a soir|demain|cette semaine) (?:je peux pas|ca marche pas|c'est non|impossible)\b/,
  ],
  calm: [
    /^\W*pas cette (?:fin de )?semaine\W*$/,
    /\b(?:pas|rien) (?:une )?(?:question |affaire |histoire )?(?:de )?vie (?:ou|et|pis) (?:de )?mort\b/,
    /\bpas plus vite\b/,
    /\b(?:aucune?|ni l'une?|pas une?) (?:des |de |d'|ni )[\w' -]{2,30}(?:presse|urge|est press[a-z]+|est urgente?|de press[a-z]+)\b/,
    /^\W*(?:(?:je suis|chu|chuis|j'suis|on est|c'est|ben|bof|oh|tres|assez|pas mal) )*(?:flexibles?|ouverte?s?|peu importe|n'?importe|whenever|ca m'est egal|ca me derange pas|comme vous voulez|a votre choix|c'est vous qui voyez|au choix)(?: (?:pour nous|pour moi|pour ca|la-dessus))?\W*$/,
    /\b(?:pas une (?:job|affaire|demande|commande) (?:pressee|urgente|pressante)|(?:on a|j'ai|nous avons) (?:tout l'(?:ete|hiver|automne)|tout le printemps|toute l'annee|en masse|amplement|plein de temps|du temps (?:en masse|devant))|pas d'(?:echeanci?er|echeance)|pas (?:oblige|obligee|besoin)(?: (?:que|d'|de)(?: \w+){0,2})? ?(?:etre )?(?:fait|fini|regle)? ?(?:bientot|tout de suite|rapidement|vite)|pressez[- ]vous pas|presse[- ]toi pas|pas besoin de (?:se |vous |te )?(?:presser|depecher|courir)|(?:la )?date (?:est |n'est )?(?:pas|point) (?:encore )?(?:fixee|decidee|determinee|choisie)|(?:on|je|nous) (?:s'|m'|nous )?(?:ajuste\w*|adapte\w*|arrange\w*) (?:a|selon|avec) (?:votre|ton|vos|tes) (?:horaire|agenda|dispo\w*)|selon (?:vos|tes) dispo\w*|a tete reposee|(?:pas|plus) a (?:une?|deux|trois|quelques|\d+) (?:jours?|journees?|semaines?|mois) pres)\b/,
    /\b(?:pas|aucun|nul|ni|sans) (?:vraiment )?(?:besoin|necessaire|oblige|obligee|question|que|tenu)?(?: (?:que|qu'|de|d'|ce|ca|c'|soit|le|la|faire|fait|faite|regler|venir|vienne|avoir|ca|vous|tu|passer|passiez|etre))* ?(?:tout de suite|tt de suite|toute suite|immediatement|maintenant|la la|aujourd'hui|demain matin|drette la|dans l'immediat|a la minute|pour hier|pour demain)\b(?: la)?/,
    /\b(?:(?:c'|c|ce n'|ca|rien|il n'y a|y a|y'a|ya|suis|est|sommes|es|on|j'ai|faut) ?)?(?:pas|pantoute|jamais|point|nullement|peu|non) (?:(?:trop|si|vraiment|ben|bien|tres|super|du tout|plus|une|un|de|d'|dans le|dans l'|tant|tellement|particulierement|forcement|encore|la|nos|non plus|necessairement|pantoute|hyper|extremement|qqch|quelque chose|grosse|grande|grand|quelque|ultra|full|le|cas|en|a|sous|si|nous|aux|genre|besoin|necessite|question) ?)*(?:presse?e?s?|pressant(?:e|s)?|pressent|urgente?s?|urgence|urge|rush(?:er)?|stress|presse|hate|press[ée]|pressez|presser|d'urgence|course|pieces|feu|minute|asap|depeche|deadline|echeance|priorite|prioritaire|tres vite)\b(?: (?:urgent|pantoute|du tout|presse|non plus|la))*/,
    /\b(?:ca|sa|c'?a?|ca ne|y) (?:ne )?(?:presse|urge|brule) (?:pas(?! mal)|aucunement|point|pantoute)\b|\brien (?:ne |n'|qui |de |d')?(?:(?:vraiment|bien|tres|si|trop|super) )?(?:presse|urge|urgent|pressant|pressante)\b|\b(?:presse|urge) pas\b(?! mal)/,
    /\b(?:rien|y'?a rien|n'y a rien)(?: \w+)?(?: (?:ne|qui|d'))*[ ']?(?:presse|urge|urgent|de pressant)\b/,
    /\b(?:(?:il n'y a|il y a|y a|y'a|ya) )?(?:aucune?|sans|zero|nulle) (?:grande? |reelle )?(?:presse|urgence|hate|stress|rush|pression|empressement|contrainte de temps|echeance|echeancier|deadline|date limite|precipitation|delai precis|date precise|course)\b|\bsans (?:se |me |nous |vous |te )?(?:presser|depecher|rusher|stresser|courir)\b|\bno (?:rush|stress|hurry)\b|\bmollo\b|\btranquill?o?ement pas vite\b|\bnon[- ]urgente?s?\b|\b(?:a )?temps perdu\b/,
    /\b(?:y a|y'a|ya|il y a|n'y a|a)(?: pas| rien)? le feu\b|\bpas le feu\b|\b(?:ca|cela|ce|qui|projet|la job|l'ouvrage) (?:peut|pourrait|peuvent|va pouvoir) (?:bien |tres bien |certainement |toujours |encore |amplement |facilement |aussi )?(?:attendre|patienter)\b|\bpeu(?:t|vent) (?:tres bien |bien |encore |amplement )?attendre\b|\b(?:je|on|nous) (?:peux|peut|pouvons) (?:tres bien |bien |encore |facilement )?(?:attendre|patienter)\b/,
    /\b(?:quand|lorsque|selon quand|au moment ou|aussitot que) (?:bon )?(?:vous|tu|t'|t|z|qqun|quelqu'un|quelqu un)[ ']?(?:vous |te |t'|s'|nous |me |y |en )?(?:semblera|semble|pouvez|pourrez|pourriez|pourra|peut|voulez|voudrez|aurez|aura|avez|peux|pourras|pourrais|veux|auras|as|est libre|sera libre|etes|serez|seras|es|est dispo|sera dispo|passez|passerez|seriez)(?: (?:de l'|du |un |une |le |des |bien |libres?|dispo\w*|dans (?:le|ce) (?:coin|boutte|secteur)|temps|moment|minute|place|trou|chance|possible|lousse|p'tit))*\b/,
    /\b(?:quand|lorsque) (?:ca|sa|ce sera|c'est|cela|votre horaire|ton horaire|l'horaire|votre agenda) ?(?:vous |te |t'|nous )?(?:adonne|adonnera|adonnerait|tente|tentera|arrange|arrangera|va bien|ira|convient|conviendra|permet|permettra|chante|possible|plait|plaira|fit|fitte|coincide)(?: (?:bien|dans votre horaire|pour vous|de votre bord))*\b|\bquand (?:il|elle|y) (?:peut|pourra|aura le temps|sera libre|est libre)\b/,
    /\bquand (?:bon vous|bon te)\b(?: \w+)?|\bquand possible\b|\bdes? que vous aurez (?:le temps|une place|un moment)\b|\b(?:a|selon) (?:votre|ta|vos|tes) (?:convenance|guise|rythme|disponibilites|dispos?|horaire|gre|meilleure convenance)\b|\b(?:prenez|prends|prenons|en prenant)[- ](?:tout )?(?:votre|ton|son|notre|le|tout le) ?(?:temps)(?: (?:qu'il faut|necessaire))?\b|\bau moment qui (?:vous|te) (?:convient|arrange)\b/,
    /\b(?:un de ces (?:quatre|jours|4)|un jour ou l'autre|n'?importe (?:quand|quel jour|quelle date|quel moment|quelle journee)|pas avant(?! (?:le )?(?:\d+\b(?! ?(?:sem|mois|jour|an))|apres-demain|demain|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche))(?: \w+){1,3}|(?:dates?|horaires?|timing|echeancier|moment|delais?|calendrier)(?: (?:est|sont|tres|assez|bien|pas mal))* (?:flexibles?|ouverte?s?|a votre choix|a determiner|a discuter|souples?)|(?:flexibles?|ouverte?s?|souples?|pas difficiles?|pas regardants?) (?:sur|pour|quant|dans|au niveau)(?: (?:de|a|aux|au))?(?: (?:la|les|le|mes|nos|du))? ?(?:dates?|moment|horaires?|delais?|timing|quand|jours?|calendrier|temps)|on a (?:tout )?(?:le|notre|en masse de|amplement le) temps|j'ai (?:tout )?(?:le|mon|en masse de) temps|(?<!au |pas )plus tard(?! (?:cette semaine|que|aujourd'hui|ce soir|que vendredi|dans la (?:journee|semaine)))|eventuellement|a un moment donne|un moment donne|pas de date(?: \w+)?|pas de deadline|pas d'echeance|en temps et lieu|dans le futur|a l'avenir|dans un avenir (?:proche|rapproche)|quand ca adonne|quand ca vous adonne|projet futur|(?:juste|simplement|en train de) (?:magasiner|planifier|regarder)|je magasine|on magasine|un beau jour|tot ou tard|au fil du temps)\b/,
    /\bquand (?:il )?(?:y a|y'a|ya|y aura|vous avez|vous aurez|t'as) (?:de la |une |un )?(?:place|trou|ouverture|dispo\w*)\b/,
    /\b(?:un jour)(?= (?:j'|je|on|nous))|\bsi jamais vous passez\b|\ben basse saison\b|\bhors[- ]saison\b|\bquand (?:la neige|le sol|la glace) (?:sera|aura|va|fondra|degelera)(?: \w+){0,2}|\bquand (?:(?:il|y|ca) (?:va faire|fera|va etre|sera|va arreter|arretera))(?: \w+){1,2}/,
  ],
  now: [
    // A telephone that is about to die: "mon cell est à 5 %".
    /\b(?:cell|cellulaire|telephone|tel|batterie|portable|iphone)(?: est| est rendue?| m'est)?(?: rendue?)?(?: a| sur| reste)?(?: juste| seulement| comme)? (?:[1-9]|1[0-5]) ?(?:%|pour ?cent\b)|\b(?:[1-9]|1[0-5]) ?(?:%|pour ?cent) (?:de )?(?:batterie|charge|pile)\b|\b(?:pu|plus|presque pu|presque plus) de batterie(?: (?:sur|dans) mon (?:cell|tel\w*))?(?=\W*$|,| (?:pis|et|sur|dans|chu|je))(?<!\b(?:a|tient|laptop|ordi\w*|char|auto) (?:pu|plus) de batterie)/,
    /^\W*(?:chus?|je suis|on est|jsuis) (?:pogne\w* |pris\w* |barre\w* |encore )?(?:dehors|dans (?:le corridor|l'entree|le portique|la rue))(?: au (?:frette|froid))?\b(?! (?:de la ville|de montreal|du pays|jusqu))|\ba souere?\b|\b(?:des|aussitot) que (?:qqn|qqun|quelqu'un|un gars) (?:peut|pourra|est)\b/,
    /\b(?:peut|peux|peuvent|pouvons|pourra|pourrai|saurait) (?:pas|plus|pu|pus|vraiment pas|juste pas)(?: vraiment)? attendre\b|\bn'attend pas\b|\bchaque minute compte\b|\bavant qu'il (?:soit|ne soit) trop tard\b|\bpas de temps a perdre\b|\ble temps presse\b|\bla maison (?:brule|prend en feu)\b/,
    /\b(?:urgent(?:e|s|es)?|urgemment|urgance|ugrent|urgnt|urjent|en urgence|d'urgence|urgences?|c'est urgent|asap|a\.s\.a\.p\.?|au plus (?:vite|sacrant|sacran|crisse|coupant|tot|maudit|calisse|criss|christ|estie|osti|vit|pressant|pressse|presse|rapide|vide)|(?<!\b(?:jamais|pas|pu|guere|rien de|venir|rentre|arrive|finit) )(?:le |au )?(?:plus|\+) (?:vite|tot|rapidement|rapide|vit|sacrant)(?: que)?(?: (?:possible|vous pouvez|tu peux))?|le plus (?:vite|tot|rapidement)|aussitot que (?:possible|vous pouvez|tu peux)|(?:des|aussitot|sitot) que possible|des que (?:vous|tu|quelqu'un|qqun|on) (?:pouvez|peux|peut|pourrez|pourras|etes|es|est)(?: (?:dispo|disponible|libre))?|des maintenant|des a present|des aujourd'hui|tout de suite|tt de suite|tte suite|toute suite|tout suite|tusuite|tu suite|tu-suite|tds|drette la|drett la|drette-la|live la|la la|la-la|la maintenant|la tout de suite|immediatement|immediat|dans l'immediat|sans plus attendre|sur-le-champ|sur le champ|a l'instant|aujourd'?hui(?: meme)?|aujourd hui|auj|ajd|ojd|oj|aujourd|ajourd'hui|aujourdui|(?:des |pour |d'ici )?(?:ce soir|a soir|c'soir|cesoir)|cet? ?(?:te )?(?:apres-midi|aprem|apres midi|pm|avant-midi|avant midi)|cette apres-midi|(?:pour|besoin|dispo|disponible|quelqu'un|qqun)(?: [\w']+){0,2} cette nuit|cette nuit(?=,? (?:quelqu|qqun|besoin|svp|si))|a nuit|a matin|ce matin|ce midi|a midi|tantot|(?:le |la )?premi(?:er|ere) (?:personne )?(?:disponible|dispo|libre|qui peut venir)|[cs]a presse(?: pas mal| en titi)?(?! un (?:peu|brin|ti|petit))|(?:[cs]a )?urge(?! un (?:peu|brin|ti|petit))|pressante?|(?:tres|super|hyper|vraiment|ben|assez|tellement|full|pas mal) presse?e?s?|sans delai|sans attendre|sans tarder|(?:d'ici|dans) (?:l'heure|une heure|la demi-heure|30 min|quelques heures|quelques minutes)|(?:des|aussitot|sitot) que (?:quelqu'un|qqun|qqn|une personne|vos gars|un de vos \w+) (?:est|sera|serait|peut|pourra|pourrait)(?: (?:dispo\w*|libre|venir|passer))?|dans la journee|dans la soiree|(?:dans|d'ici|sous|en|en dedans de|a l'interieur de)(?: moins de)?(?: les| d')? ?(?:prochaines )?(?:une|deux|trois|quatre|\d|12|24|vingt-quatre)(?: ou \w+)?(?: prochaines)? ?(?:h|hr|hrs|heures?|minutes|min)|(?:dans )?les prochaines (?:heures|minutes|24 ?h(?:eures)?)|dans la prochaine heure|(?:d'ici|dans) (?:une |la )?(?:couple|coupe|paire) d'heures|right now|tonight|today|avant minuit|avant ce soir|avant la fin de la journee|d'ici la fin de la journee|rapido|illico(?: presto)?|vite vite(?: vite)?|presto|subito|pronto|au pc|au plus criss|faites vite|fais vite|depechez[- ]vous|grouillez|grouille|pour hier|besoin pour hier|on peut pu attendre|mal prise?s?|desesperee?s?|en catastrophe|en panique|je panique|24 ?h max)\b(?! de la rentree)/,
    /\b(?:maintenant|as?th?eure|a cette heure|a st'?heure)\b(?=\s*(?:$|[^\w\s'-]|svp|stp|si|ou|please|merci|\p{Extended_Pictographic}))|\b(?:la|ben la)\b(?=\s*(?:!|svp|stp))|\bvite\b(?=\s*(?:$|[^\w\s']|svp|stp|s'il|si|avant))/u,
  ],
  dated: [
    /\b(?:avant|pour|d'ici) (?:le )?(?:vendredi fou|black friday|cyber lundi)\b/,
    RegExp(
      `\\b(?:(?:le|ce|pour|avant|d'ici|la nuit du|soir du) )*${DAY}(?: (?:le )?|, le |, (?=\\d{1,2} ${MONTH}))(?:\\d{1,2}|1er|premier)(?: (?:${MONTH}))?\\b(?! ?(?:h|:\\d|am|pm|heures?|personnes|enfants|invites|pieds|par|x))`,
    ),
    RegExp(
      `\\b(?:la |le |l'|cette |ce |d'ici |pour |dans )*(?:${WEEKEND}|semaine) (?:prochaine?|suivante?|d'apres|qui suit|du \\d{1,2}(?: ${MONTH})?|de la (?:fete|st|saint)[\\w -]{0,12})\\b|\\b(?:la |le |l')?(?:${WEEKEND}|semaine) apres(?: la prochaine)?\\b|\\b${DAY} en (?:huit|quinze)\\b|\\b${DAY} de (?:la semaine prochaine|l'autre semaine)\\b|\\bl'autre (?:semaine|${WEEKEND})\\b(?= (?:d'apres|qui vient)|\\s*(?:$|[.,!?]))`,
    ),
    RegExp(
      `\\b(?:(?:la|cette|pour|a|durant) )*(?:longue )?fin de semaine (?:de (?:l'action de grace|paques|la st-jean|la saint-jean|la fete du travail|mai|la fete nationale)|du (?:travail|canada))\\b|\\blongue fin de semaine\\b`,
    ),
    /\b(?:la )?(?:sem|s'?maine|semaine) (?:prochaine?|proch|pro|qui vient|d'apres)\b/,
  ],
  soon: [
    RegExp(
      `${BEGINS}(?:${SMALL_COUNT}${RANGE}|une couple de|quelques) ?(?:jours?|journees?)(?: ouvrables?)?${ENDS}`,
    ),
    RegExp(
      `(?<=${ALLOWED})${SMALL_COUNT} jours?(?=${TO_DO})|(?<=${REMAINS})${SMALL_COUNT} jours?\\b`,
    ),
    RegExp(
      `\\b(?:(?:avant|d'ici|dici|pour|pr|des|a compter de|a partir de|jusqu'a|au plus tard|(?:le )?plus tot(?: serait)?) )*(?:apres[ -]?demain|demain|dmain|dem1|demin|2main|dm1)${PART}(?: (?:vers|a) \\d+ ?h ?\\d*)?\\b`,
    ),
    RegExp(
      `\\b(?:(?:avant|d'ici|dici|pour|pr|des|ce|cette|a partir de|le|au plus tard|jusqu'a|soit|de|au) )*${DAY}(?:,? (?:ou|et|ou bien|pis|a) (?:le )?${DAY})?${PART}(?: (?:qui vient|qui s'en vient|prochain|au plus tard))?\\b(?! (?:soirs|matins))`,
    ),
    RegExp(
      `\\b(?:(?:avant|d'ici|dici|pour|pr|pendant|durant|des|dans le courant de|au courant de) )*(?:en|cette|la|ce|le) ?(?:${WEEKEND})(?: qui (?:vient|s'en vient))?\\b(?! (?:prochain|passe|dernier|sur))|\\b(?:fin de semaine|fds|ce we)\\b(?! prochaine)`,
    ),
    /\b(?:(?:plus tard|d'ici la fin de|avant la fin de|d'ici|durant|pendant|dans|au courant de|dans le courant de|au cours de|en fin de|en debut de|vers la fin de) )*(?:cette semaine|c'te semaine|cette s'maine|dans la semaine|la semaine(?= (?:courante|en cours|si|svp)))\b|\b(?:d'ici|avant) la fin de (?:la|cette) (?:semaine|s'maine)\b|\b(?:au courant de|dans le courant de|durant) la semaine\b(?! prochaine)|\bcette sem\b|(?:\ben |\bpour la |\bvers la |^|[,.;] ?)fin de (?:la )?semaine(?= ?$| ?[.,;!?])|\bfin de la semaine\b|\bdans la (?:prochaine )?journee ou deux\b/,
    RegExp(
      `\\b(?:(?:dans|ds|d'ici|dici|sous|avant|au cours des|dans moins de|en dedans de|max|maximum|d'ici a) )+(?:les? |moins de )?(?:(?:prochains? )?${SMALL_COUNT}${RANGE}(?: prochains?)?|prochains|tout prochains) ?(?:jours?|j|journees)(?: (?:ouvrables?|max|maximum))?(?: ou deux)?\\b|\\b(?:un|1) jour ou (?:deux|2)\\b`,
    ),
    /\b(?:(?:dans|d'ici|sous|en|en dedans de|avant)(?: les)? )?(?:48|72|36|quarante-huit) ?(?:h|hrs?|heures?)\b|\b(?:le|des le|d'ici le) lendemain\b(?! d)|\b(?:une )?(?:couple|coupe) de jours\b|\b(?:2|deux)[ -](?:3|trois) jours\b|\b[12] (?:a|ou) [234] jours\b/,
    /\b(?:(?:tres |assez |le plus )?(?:bientot|prochainement|rapidement|promptement)|sous peu|(?:a )?court (?:terme|preavis)|a breve echeance|dans (?:pas|peu)(?: de| trop)* ?(?:longtemps|temps)?|[cs]a (?:urge|presse) un (?:petit |ti[- ]?|p'tit )?(?:peu|brin)|urge un (?:peu|brin)|ces jours[- ]ci|les prochains jours|d'ici peu|assez vite|relativement vite|plutot vite|dernier minute|derniere minute|a la derniere minute)\b/,
  ],
  later: [
    RegExp(`${BEGINS}${COUNT}${RANGE}(?: (?:bonnes|petites))? ?(?:jours?|${WEEKS})${ENDS}`),
    RegExp(
      `\\b(?:des que|aussitot que|quand|lorsque|une fois|apres que|a(?: la)? fin de|au retour d[eu]s?|en revenant d[eu]s?) ?(?:que )?(?:${HOLIDAY}|fetes|vacances|l'hiver|l'ete|le printemps|l'automne|la saison|la job|les travaux|les renos)(?: (?:sont|seront|est|sera|vont etre|va etre|auront|aura|ont|a|soient|soit))?(?: (?:fini\\w*|passe\\w*|termine\\w*|derriere nous|commence\\w*|arrive\\w*))?`,
    ),
    /\bavant (?:que |qu')(?:ca|le sol|la terre|il|y) (?:gele|neige|fige|prenne|fasse (?:trop )?fr\w+)\b/,
    /^\W*(?:non\W+|ben\W+)*pas (?:tout de suite|maintenant|la|encore)\W*$|\b(?:ca depend de|c'est (?:a )?(?:vous|toi) (?:qui|de))\b|\b(?:a )?(?:votre|ton) (?:choix|convenance)\b/,
    RegExp(
      `(?<=${ALLOWED})${COUNT} (?:jours|semaines|mois)(?=${TO_DO})|(?<=${REMAINS})${COUNT} (?:jours|semaines|mois)\\b`,
    ),
    RegExp(
      `\\b${SURE_MONTH} (?:ca (?:va|irait|marche)|c'est (?:bon|correct|beau|parfait)|est (?:correct|parfait)|serait (?:bien|parfait|ideal|correct)|(?:nous|me) (?:va|convient))\\b`,
    ),
    /\b(?:dans le (?:(?:prochain |courant du )?mois|prochain mois)(?! (?:passe|dernier|d[e'u]))|(?:au|en|dans le) cours? (?:de l'|d')(?:ete|hiver|automne|annee|ete prochain)|(?:au|dans le) courant (?:de l'|du |d')(?:ete|hiver|automne|printemps|annee|mois)|(?:debut|fin|courant|mi-?) ?20[2-9]\d|commence (?:en|au mois de|a la mi-?|debut|fin) ?(?:septembre|janvier|aout|octobre|mai|juin|juillet))\b/,
    RegExp(
      `\\b(?:(?:avant|apres|vers|pour|pr|d'ici|dici|jusqu'au|a partir du|des|du|au|entre|autour du|dans la semaine du|la semaine du|la fin de semaine du) )*(?:le |la )?(?:\\d{1,2}|1er|premier)(?: (?:au|et|ou|-) (?:le )?\\d{1,2})? (?:${MONTH})\\b`,
    ),
    RegExp(
      `\\b(?:(?:debut|mi|fin|courant|avant|apres|en|au mois de|au mois d'|mois de|mois d'|pour|vers|d'ici|des|avant la fin|a la fin|au debut|a partir de|a partir du mois de|avant le mois de|la fin|dans le mois de|jusqu'en|milieu|a la mi|vers la fin|vers la mi|d'ici la fin|d'ici la mi|premiere semaine de|derniere semaine de|courant|durant|pendant)[ -]?(?:de |d'|du mois de |du mois d')?)+(?:${LONG_MONTH})\\b(?: prochain)?`,
    ),
    RegExp(
      `(?<=(?:^|[,.;!?(-] ?))(?!mars\\b|mai\\b)(?:${MONTH})(?=\\s*(?:$|[,.;!?)]))|\\b(?:${SURE_MONTH})(?=\\s*(?:$|[,.;!?)]))|\\b${SURE_MONTH} (?:prochain|20\\d\\d)\\b`,
    ),
    RegExp(
      `\\b(?:(?:(?:dans|au|durant|pendant|dans le|d'ici|pour|avant|vers|au debut|debut|fin|la fin|a la fin|courant|le courant|de|du|des|au courant) )*(?:la |le |l'|a l'|au |en |du |de l'|d'|de la )?)(?:mois|moi|an|annee|saison|session|trimestre|${SEASON}|printemps) (?:prochaine?|suivante?|qui vient|qui s'en vient|d'apres|proch)\\b|\\bl'an prochain\\b|\\bdans l'annee\\b`,
    ),
    RegExp(
      `\\b${SEASON} 20[2-9]\\d\\b|\\b(?:(?:cet|cette|ce|c't|au|a l'|en(?= (?:automne|printemps))|avant l'|avant le|apres l'|apres le|d'ici l'|d'ici le|d'ici au|pour l'|pour le|des l'|des le|debut|fin|mi-?|durant l'|pendant l'|vers l'|vers le) ?)+(?:${SEASON})\\b(?! (?:passe|dernier|derniere))|(?<=(?:^|[,.;] ?))(?:${SEASON})(?=\\s*(?:$|[.!?;]))`,
    ),
    RegExp(
      `\\b(?:(?:dans|ds|d'ici|dici|sous|en dedans de|d'ici a|au cours des|d'ici les|avant|encore) )+(?:(?:environ|a peu pres|les|genre|peut-etre|prochaines?|prochains|mettons|au moins|minimum|encore|moins de|une) )*(?:${COUNT}|prochaines?|prochains)?${RANGE}(?: prochaines?| prochains)? ?(?:bonnes )?${WEEKS}(?: ou (?:deux|deux|trois|plus))?\\b|\\bd'ici les prochaines semaines\\b|\\bdans (?:les )?(?:prochaines semaines|prochains mois)\\b`,
    ),
    RegExp(
      `\\b(?:dans|ds|d'ici|sous)(?: environ| a peu pres)? (?:[5-9]|\\d\\d|cinq|six|sept|huit|neuf|dix|douze|quinze|une dizaine de|une quinzaine de|une douzaine de)(?: (?:a|ou) \\w+)? jours\\b|\\b(?:dans|sous|d'ici) (?:une )?(?:quinzaine|huitaine)\\b`,
    ),
    RegExp(
      `\\b(?:a|avant|apres|d'ici|pour|vers|autour de|dans le temps de|a temps pour|jusqu'a|pendant|durant|passe|avant que|aux alentours de|dans le temps des|aux|avant le debut de)(?: la fin de)? ?(?:${HOLIDAY})\\b|\\bpour (?:mon|le|notre) (?:mariage|demenagement) en\\b|\\b(?:au|a la|aux|avec le|avec la) (?:prochaine? |premieres? )?(?:degel|fonte(?: des neiges)?|dernieres? neiges?|premieres? neiges?|beaux jours|beau temps|temps doux|retour du beau temps|retour des beaux jours|rentree)\\b|\\b(?:au|avant le|apres le|pendant le|dans le) (?:temps des (?:fetes|sucres)|jour de l'an)\\b|\\b(?:avant|d'ici|apres|jusqu'a|des) (?:que )?${WEATHER}|\\bvacances de la construction\\b|\\bsemaine de relache\\b|\\baux fetes\\b|\\bavant qu(?:'il (?:neige|fasse|gele|pleuve|mouille|soit)|e (?:la neige|le sol|l'hiver|la pluie|le gel|le froid|le bebe|les invites|la visite|les feuilles|l'ete|la saison))(?: (?!soit)[\\w']+){0,2}`,
    ),
    /\b(?:(?:a|avant|vers|d'ici|pour|en) )*(?:la )?(?:fin|debut|mi|milieu) ?(?:du|de|d'|de l'|de la) ?(?:mois|annee|saison|session|ete|hiver|automne|printemps)(?: prochain)?\b|\b(?:en )?fin (?:de|du) mois\b|(?<!de )\bfin d'annee\b|\bmi-mois\b|\b(?:ce mois-ci|ce mois ci|ce mois|d'ici un mois|cette annee|plus tard (?:cet|cette|ce) (?:ete|automne|hiver|annee|printemps|mois)|plus tard dans (?:le mois|l'annee|la saison)|d'ici (?:la )?fin (?:de l'annee|du mois))\b/,
    /\b(?:(?:d'ici|avant|pour|vers|des|apres|c'est|est|au plus tard) le|a partir du|jusqu'au|date du) (?:\d{1,2}|1er)\b(?=\s*(?:$|[,.;!?)]| (?:si|svp|au plus tard|max|pour|ou|et|du mois|prochain)))(?! (?:rue|avenue|boul|pieds|pi|po))|\ble (?:[4-9]|[12]\d|3[01]|1er)\b(?=\s*(?:$|[,.;!?)]| (?:du mois|au soir|prochain)))|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\b20\d\d-\d\d-\d\d\b|\b(?:le|pour le|avant le|d'ici le) \d{1,2}\/\d{1,2}\b/,
    /\ben deux mille\b|\bl'annee prochaine\b|\bpour (?:20[2-9]\d)\b/,
  ],
  but: /\b(?:mais|par contre|sauf que|cependant|toutefois|quoique|but)\b/,
};
