const who =
  "(?:gars|fils|fille|filles|garcons?|petits?|petites?|enfants?|jeunes?|ado|ados|kids?|boys?|girls?|son|daughter|children|hij[oa]s?|nin[oa]s?|chamac[oa]s?|chav[oa]s?|chum|blonde|equipes?|club|teams?|squad|equipo|joueurs?|players?|jugador\\w*|je|chu|chus|jsuis|suis|i'?m|i am|he'?s|she'?s)";
const matter =
  '(?:ventes?|sales|business|affaires|party|partys|soiree|fiesta|carriere|career|tete|dos|epaules?|cou|jambes?|inbox|back|shoulders?|finances?|finanzas|ventas|espalda|hombros?)';
const is =
  '(?:(?:est|sont|suis|va etre|vont etre|sera|is|are|been|has been|gonna be|will be|esta|estan|anda|andan|va a estar)? ?(?:[a-z]+ )?)';
const burns = '(?:en feu|on fire|en llamas|en fuego)';
/** Says at what, against whom or since when somebody is in form: not where something burns. */
const at =
  "(?:au (?!sous|garage|salon|grenier|rez|premier|deuxieme|\\d)|aux |a la (?!maison|cave|cuisine)|en (?:math|anglais|francais|el (?:fut|futbol|basquet|beis|hockey))|avec|contre|cette|ces|ce (?:soir|mois|printemps)|depuis|aujourd'hui|dernierement|lol|at (?!home|the house|my|our|\\d)|with (?:his|her|the)|this|these|tonight|lately|today|since|esta (?:temporada|semana)|ultimamente)";
/** What only a real fire has beside it. */
const real =
  "(?:aidez|aide-moi|a l'aide|secours|brul\\w+|fumee|boucane|flammes?|pompiers?|incendie|911|help(?: me| us)?(?= *$|,)|smok\\w+|burn\\w+|flames?|firefight\\w*|ayuda|auxilio|humo|quem\\w+|bomberos|cheveux|linge|hair|clothes|ropa|pelo)";

/** Somebody in form, and what goes wildly: "mon gars est en feu au hockey", "our sales are on fire". */
export const IN_FORM = `^(?!.*\\b${real}\\b).*\\b(?:${who} ${is}${burns} ${at}|${matter} ${is}${burns}\\b)`;

const scolder =
  '(?:boss|patronn?e?|gerante?|clients?|clientes?|prof|belle-mere|belle-soeur|manager|teacher|mother-in-law|mom|customers?|jef[ea]|suegra|profe|mama)';

/** Somebody who will be angry about work that is not done: "mon boss va me tuer si le site est pas en ligne". */
export const ANGRY_ABOUT_WORK = `\\b${scolder} (?:va me tuer|(?:is going to|is gonna|will|gonna) kill me|me va a matar) (?:si|s'|if|cuando|quand|when) ?(?!(?:je|j'|i|yo|me|lo|le|la) (?:parl|le dis|dis|tell|talk|speak|leave|call|go|habl|dig|me voy|appel|pars))`;
