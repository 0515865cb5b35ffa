import type { TimingPhrases } from './timing-phrases.ts';

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const MONTH =
  '(?:janvier|janv|fevrier|fev|mars|avril|mai|juin|juillet|juil|aout|septembre|sept|octobre|oct|novembre|nov|decembre|dec)';
const PART =
  "(?: (?:en fin d(?:e|') ?)?(?:matin|midi|soir|apres-midi|am|pm|avant-midi|aprem|matinee|soiree|journee))?";
const NUMBER = '(?:\\d+|un|une|deux|trois|quatre|cinq|six|quelques|environ \\d+)';
const SEASON = '(?:printemps|ete|automne|hiver)';

export const timingPhrases: TimingPhrases = {
  aside: [
    RegExp(
      `\\b(?:tous|toutes|chaque|les|tlj|aux)(?: les)?(?: deux| trois| quinze| 15)? (?:${DAY}s?|semaines?|mois|jours|matins|soirs|weekends?|week-ends?|fins? de semaine)(?: sur deux)?\\b(?! prochain)`,
    ),
    RegExp(`\\b(?:le|les) ${DAY}s?\\b(?! (?:prochain|\\d|qui vient))${PART}`),
    RegExp(`\\b${DAY}s\\b`),
    RegExp(`\\b(?:du )?${DAY} (?:au|a|-) ${DAY}\\b`),
    RegExp(`\\b(?:depuis|hier)\\b(?: (?:le|l'|la|cet|cette|ce))?(?: ?\\w+)?(?: ${MONTH})?`),
    RegExp(
      `\\b(?:${DAY}|semaine|mois|${MONTH}|${SEASON}|an|annee|nuit|fin de semaine) (?:passee?|derniere?)\\b`,
    ),
    /\b(?:la|de la|cette) (?:semaine|nuit) (?:passee|derniere)\b|\bcette nuit\b/,
    /\b(?:par|fois par|fois la|une fois semaine|soirs?) (?:semaine|mois|jour|an|annee)\b|\b(?:hebdomadaire|mensuel|quotidien|a chaque|chaque)\b/,
    /\b(?:y a|il y a|ca fait|fait)(?: environ| bien| deja)? (?:\w+) (?:jours?|semaines?|mois|ans?|heures?)\b/,
    /\b(?:bebe|fille|fils|enfant|petit|enceinte|age|agee) de \d+ mois\b|\b\d+ mois\b(?= et| pis|,)/,
    /\bmaintenant (?:que|qu'|je|j'|on|il|elle|ils|ca|c'est|le|la|les)\b|\bce matin\b|\bde nos jours\b|\bjusqu'a (?:maintenant|aujourd'hui)\b/,
    /\bfin de semaine sur deux\b|\b(?:a|en) la journee\b|\bbon ?soir\b|\bbon matin\b|\b(?:les fins de semaine|le week-?end)\b|\b(?:finie?s?|faite?s?|correcte?s?) maintenant\b|\bhier soir\b/,
    /\b(?:ne|nee|achete|achetee|demenage|arrive|parti|partie|mort|morte|decede|fini|finie|brise|lache|opere|operee)s?\b(?: [\w']+){0,3} en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/,
  ],
  calm: [
    /\bpas (?:(?:trop|si|vraiment|ben|tres|super|du tout|plus|une|de|d'|dans le|tant) ?)*(?:presse?e?s?|pressant|urgente?s?|urgence|rush|stress|presse|hate)\b(?: (?:urgent|pantoute|du tout))?/,
    /\b(?:rien|y'?a rien|n'y a rien)(?: \w+)?(?: (?:ne|qui|d'))*[ ']?(?:presse|urge|urgent|de pressant)\b|\brien d'urgent\b|\brien qui presse\b/,
    /\b(?:aucune?|sans|zero) (?:presse|urgence|hate|stress|rush|pression)\b|\bsans se presser\b/,
    /\b(?:y a|y'a|ya|il y a|n'y a)(?: pas| rien)? le feu\b|\bpas le feu\b/,
    /\bquand (?:vous|tu|ca|on|y|il|elle|t')[ ']?(?:vous |te |t'|s')?(?:pouvez|pourrez|voulez|voudrez|aurez|avez|adonne|adonnera|tente|tentera|peux|pourras|veux|auras|as|est libre|sera libre|arrange|va)(?: \w+){0,2}/,
    /\b(?:a votre convenance|prenez votre temps|prends ton temps|ca peut attendre|peut attendre|un de ces quatre|un jour ou l'autre|a temps perdu|n'importe quand|pas avant(?: \w+){1,3}|au moment qui vous convient|dates? flexibles?|flexible sur (?:la|les) dates?|on a le temps|j'ai le temps|plus tard)\b/,
  ],
  now: [
    /\b(?:urgent(?:e|s|es)?|urgemment|urgence|c'est urgent|asap|au plus (?:vite|sacrant|crisse|coupant|tot|maudit|calisse|criss)|le plus (?:vite|tot|rapidement)(?: possible)?|des que possible|des maintenant|tout de suite|tt de suite|toute suite|tusuite|tu suite|drette la|drett la|la la|immediatement|sur-le-champ|sur le champ|aujourd'hui|aujourdhui|aujourd hui|auj|ajd|aujourd'hui meme|ce soir|des ce soir|a soir|cet? ?(?:apres-midi|aprem|apres midi)|cette apres-midi|a matin|tantot|ca presse|ca urge|sans delai|sans attendre|dans l'heure|(?:dans|d'ici|sous)(?: les)? (?:une|deux|\d|24|12)(?: prochaines)? ?h(?:eures?)?|right now|tonight|today|avant minuit|rapido|illico|vite vite|presto|pronto|au pc)\b/,
    /\bmaintenant\b(?=\s*(?:$|[^\w\s'-]|svp|stp|si|ou))/,
    /\bvite\b(?=\s*(?:$|[^\w\s']|svp|stp))/,
  ],
  soon: [
    RegExp(
      `\\b(?:(?:avant|d'ici|dici|pour|des|a compter de|a partir de) )?(?:apres[ -]demain|demain)${PART}\\b`,
    ),
    RegExp(
      `\\b(?:(?:avant|d'ici|dici|pour|des|ce|cette|a partir de|le) )?${DAY}(?: (?:ou|et) ${DAY})?${PART}(?: (?:qui vient|prochain))?\\b(?! (?:soirs|matins))`,
    ),
    /\b(?:cette semaine|en fin de semaine|cette fin de semaine|la fin de semaine|ce week-?end|ce weekend|ce we|d'ici la fin de (?:la|cette) semaine|fin de semaine(?! prochaine)|fds|d'ici la fin de semaine|dans la semaine|au courant de la semaine|plus tard cette semaine)\b/,
    RegExp(
      `\\b(?:dans|d'ici|sous|avant)(?: les)? (?:2|3|4|deux|trois|quatre|quelques|2-3|2 ou 3|2 a 3|deux ou trois|deux trois|3-4|une couple de|un ou deux)(?: prochains)? jours\\b`,
    ),
    /\b(?:48|72|36) ?h(?:eures)?\b|\ble lendemain\b|\bune couple de jours\b/,
    /\b(?:bientot|prochainement|rapidement|sous peu|soon|tomorrow|this week|dans les prochains jours|ces jours-ci|plus vite possible)\b/,
  ],
  later: [
    RegExp(
      `\\b(?:(?:avant|apres|vers|pour|d'ici|jusqu'au|a partir du|des|du|au) )?(?:le |la )?(?:\\d{1,2}|1er|premier)(?: (?:au|et|ou|-) \\d{1,2})? (?:${MONTH})\\b`,
    ),
    RegExp(
      `\\b(?:(?:debut|mi|fin|courant|avant|apres|en|au mois de|au mois d'|mois de|mois d'|pour|vers|d'ici|des|avant la fin|a la fin|a partir de|avant le mois de|la fin)[ -]?(?:de |d')?)+(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\\b`,
    ),
    RegExp(
      `(?<=(?:^|[,.;!?(] ?))(?!mars\\b|mai\\b)(?:${MONTH})(?=\\s*(?:$|[,.;!?)]))|\\b(?:janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?=\\s*(?:$|[,.;!?)]))`,
    ),
    RegExp(
      `\\b(?:la |le |l'|a l'|au |en )?(?:semaine|mois|an|annee|saison|session|${SEASON}) (?:prochaine?|suivante?|qui vient|d'apres)\\b|\\bl'an prochain\\b`,
    ),
    RegExp(
      `\\b(?:cet |cette |ce |au |a l'|en |avant l'|avant le |apres l'|d'ici l'|pour l'|des le |cet? )${SEASON}\\b(?! (?:passe|dernier))`,
    ),
    RegExp(
      `\\b(?:dans|d'ici|sous)(?: environ)? ${NUMBER}(?: ou \\w+| a \\d+|-\\d)? (?:semaines?|mois|ans?)\\b`,
    ),
    /\b(?:a la rentree|apres les fetes|apres noel|avant noel|avant les fetes|pour noel|pour les fetes|fin du mois|a la fin du mois|en fin de mois|debut du mois|plus tard (?:cet|cette|ce)|fin de l'annee|avant les (?:grosses )?(?:chaleurs|neiges|gels)|avant les vacances|apres les vacances|d'ici la fin du mois|d'ici un mois|ce mois-ci|fin d'annee|apres paques|avant paques|semaine de relache|vacances de la construction)\b/,
  ],
};
