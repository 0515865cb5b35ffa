import { fold } from '../text/fold.ts';
import type { Candidate } from './place-candidates.ts';
import { FIRST_NAMES, ORIGINS } from './proper-names.ts';

const KNOWN: ReadonlySet<string> = new Set(['city', 'neighbourhood', 'informal']);
const REGION: ReadonlySet<string> = new Set(['region', 'region-code']);
const PARTS_OF_TOWN: ReadonlySet<string> = new Set(['neighbourhood', 'informal']);
const EN_LA = /(?:^|[\s,.;:(])(?:en|por) la $/;
/** On it rather than in it: "on Mount Royal", "en el Nevado de Toluca". */
const AT_LANDMARK =
  /(?:^|[\s,.;:(])(?:on|at|in|up|au|aux|sur|en|vivo en)(?: (?:the|le|la|el|las|los|mi))? $/;
const LANDMARK =
  /^(?:mount|mont|mt|lake|lac|ile|isla|cerro|volcan|nevado|malecon|presa|sierra|playa|colonia|col|barrio|fracc|fraccionamiento|ejido) /;
/** Of a relative who needs somebody: "lives alone in Hamilton". */
const ALONE =
  /\b(?:vive|vit|reste|habite|demeure|lives?|living|is) (?:toute? |tout a fait |all )?(?:sol[oa]s?|solit[oa]s?|seule?s?|alone|by (?:him|her)self)(?: (?:en|a|in|dans))+ $/;
const SEASON = /^(?:ma(?:y|i|yo|rch|rs|rzo)|spring|summer|autumn|winter|christmas|easter|noel)$/;
/** Directly before a town that is a word too, in capitals: "à Percé". */
const IN_WORD = /(?:^|[\s,.;:(])(?:in|near|en|à|près de|vers) $/i;
const PROPERTY =
  '(?:casa|casita|adosado|atico|chale|parcela|garaje|piso|local|finca|depa|departamento|apartamento|terreno|nave|oficina|restaurante|negocio|tienda|edificio|hacienda|chalet|rancho|consultorio|bodega|cabana|fabrica|taller|escuela|clinica|salon|hotel|iglesia|\\w{3,}erias?|house|home|condo|apartment|place|shop|office|restaurant|presbytere|eglise|chapelle|ecole|grange|ferme|chsld|hopital|residence|quai|marina|camping|village|malecon|iglesia|plaza|maison|appart|appartement|logement|duplex|triplex|bungalow|bloc|loft|commerce|bureaux?|locaux|local|usine|entrepot|atelier|salle|clinique|salon|cabinet|garderie|ferme|resto|gite|boutique|\\w{4,}erie|immeuble|maisons|appartements|bureaus|succursale|magasin)';
/** Directly before a town: "in", "we are from", "a house of". */
const IN = new RegExp(
  `(?:^|[\\s,.;:(])(?:en|in|near|outside(?: of)?|pres de|proche de|du cote de|dans le coin de|por|somos de|soy de|(?:municipio|ayuntamiento|mercado|aldea|pueblo|pueblito|centro|salida|entrada|afueras|rumbo|lado|ciudad|villa|puerto|comunidad|estado|valle|sierra|costa|playa) de|(?:demeur|rest|habit)(?:e|ons) a|(?:vis|vivons|loge|sommes|suis|chus|est) a|me (?:acabo de |vengo de )?(?:cambiar|mudar|cambie|mude) a|acabamos de (?:cambiarnos|mudarnos) a|estamos en|estoy en|vivo en|cerca de|por la zona de|(?:casa|casita|piso|depa|departamento|oficina|negocio) de la|${PROPERTY} (?:\\w+ )?de) $`,
);
/** Not in it but by it: "10 minutes from", "au nord de", "por el rumbo de". */
const AROUND =
  /(?:^|[\s,.;:(])(?:\d+ (?:min\w*|km|kms|miles?|blocks?|cuadras|rues) (?:\w+ )?(?:from|of|out of|away from|d[eu])|(?:north|south|east|west) of|(?:au )?(?:nord|sud|est|ouest) d[eu]|al (?:norte|sur|este|oeste|oriente|poniente) de|aux alentours d[eu]|(?:en )?peripherie d[eu]|alrededores de|close to|next to|a un lado de|al lado de|junto a|(?:el|los) rumbos? de)(?: (?:la|el|los|las|le|les|l'|the))? ?$/;
const IN_THE = /(?:^|[\s,.;:(])(?:in|around|from) the $/;
const AREA = /^ (?:area|region|vicinity)\b/;
/** The French "in", with its accent: without it, it is another word in all three languages. */
const IN_FRENCH = /(?:^|[\s,.;:(])à $/i;
/** The same without its accent: behind a trade that ends as French trades do, or among words of French. */
const UNACCENTED = /(?:^|[\s,.;:(])a $/;
const FRENCH_TRADE =
  /(?:^|[\s,.;:('])(?:[a-z]{2,}(?:ier|iere|icien|icienne|iste|eur|euse|eure|peute|logue|cat|cate|erte)|peintre|notaire|comptable|massotherapeute|tuteur|dj|architecte|homme a tout faire|menage|demenagement) a $/;
const FRENCH =
  /\b(?:je|j'ai|jai|j'aurais|chu|jsuis|jcherche|du|des|pour|qui|avec|pis|dans|besoin|c'est|cest|faut|moi|chez|coule|marche|pas)\b/;
const SUBJECT_BEFORE = /\b(?:il|elle|y|on|ca|qui|personne|rien|tout) a $/;
const MOVES_TO = /\b(?:de|d'|du|des|from) [^,.;!?]{2,30} a $/;
const MIN_PEOPLE = 2000;
/** Names of towns too, but seldom meant as such: "una casa de pueblo". */
const KINDS_OF_HOUSE =
  /^(?:pueblo|campo|playa|costa|sierra|centro|ciudad|madera|piedra|ladrillo|adobe|renta|madera|planta|descanso|retiro|familia|moda|belleza|estudio|verano|huespedes|montana|country|town|stone|brick)$/;
/** Tells of something elsewhere: relatives, studies, papers, travels, what was bought there. */
const JUST_MOVED =
  /\b(?:me acabo de (?:cambiar|mudar)|me (?:cambie|mude)|acabamos de (?:cambiarnos|mudarnos)) a $/;
const ELSEWHERE =
  /\b(?:viv(?:e|en|ia|io)|trabaj\w+|estudi\w+|naci\w*|nacid[oa]s?|vacaciones|viaj\w+|vuelo|visit\w*|homolog\w+|titul\w+|diploma|embajada|consulado|hech[oa]s? |fabricad[oa]s?|pedi |lleg\w+|volvi|regres\w+|mud\w+|mudanza|live[sd]?|works?|working|studie[sd]|born|trip|vacation|holiday|visit\w*|embassy|made|moved|moving|flew|ordered|etudi\w+|travaill\w+|(?:blonde|chum|ex|soeur|frere|cousine?|amie?|tante|oncle|voisine?) (?:reste|habite|vit|demeure)|forfait|tout inclus|colis|paquet|hotel|(?:suis|est|sont) nee?s?|vacances|voyag\w+|ambassade|consulat|diplome|fabrique\w*|commande\w*|parti[es]*|revien\w+|retourn\w+|arrive\w*|emmenag\w+|demenag\w+|vas?|vais|allons|allait)\b[^.;!?]{0,40}$/;
const KIN =
  /(?:^|[\s,.;])(?:mi|mis|su|tu|un|una|my|his|her|mon|ma|une|son|sa) (?:\w+ )?(?:herman[oa]|prim[oa]|ti[oa]|amig[oa]|cunad[oa]|suegr[oa]|abuel[oa]|vecin[oa]|sobrin[oa]|novi[oa]|sister|brother|cousin|friend|aunt|uncle|soeur|frere|cousine?|amie?|tante|oncle|voisine?|niece|neveu|chum|blonde)(?:'?s)?(?: place| house)? (?:en|a|in) $/;
const OF = /\b(?:de|del|para|pa|a|of|for|pour|chez) (?:mi|mis|su|my|mon|ma) \w+ (?:en|a|in) $/;

/**
 * Whether the words before a town in the gazetteer say themselves that it is where the work is: "in",
 * "a house of", and nothing of somewhere else. `folded` is the text folded.
 */
export function isNamedAsPlace(
  { text, folded }: { text: string; folded: string },
  { start, end, parts }: Candidate,
): boolean {
  const name = folded.slice(start, end);
  const before = folded.slice(Math.max(0, start - 60), start);
  if (parts.every(({ kind }) => kind === 'common'))
    return isWordAsTown(text, { start, end }) && (!KIN.test(before) || OF.test(before));
  if (isColonia(text, before, { start, end, parts })) return true;
  if (isLandmark(name, parts) && AT_LANDMARK.test(before)) return true;
  // "Somos de Delicias, Chihuahua"
  if (!parts.every(({ kind }, at) => KNOWN.has(kind) || (at > 0 && REGION.has(kind)))) return false;
  if (KINDS_OF_HOUSE.test(name)) return false;
  if (ALONE.test(before)) return true;
  const isIn =
    IN.test(before) ||
    AROUND.test(before) ||
    (IN_THE.test(before) && AREA.test(folded.slice(end))) ||
    IN_FRENCH.test(text.slice(Math.max(0, start - 5), start)) ||
    isAfterA(folded, before, parts);
  if (!isIn || (ELSEWHERE.test(before) && !JUST_MOVED.test(before))) return false;
  return !KIN.test(before) || OF.test(before);
}

/** "Plombier a laval", in a text that is French. */
function isAfterA(folded: string, before: string, parts: Candidate['parts']): boolean {
  if (!UNACCENTED.test(before) || SUBJECT_BEFORE.test(before)) return false;
  if (!parts.some(({ population }) => population >= MIN_PEOPLE)) return false;
  return FRENCH_TRADE.test(before) || (FRENCH.test(folded) && !MOVES_TO.test(before));
}

/** A part of a town has the article that towns have not: "en la Guerrero", "estamos en la del valle". */
function isColonia(
  text: string,
  before: string,
  { start, end, parts }: Pick<Candidate, 'start' | 'end' | 'parts'>,
): boolean {
  if (!EN_LA.test(before) || ELSEWHERE.test(before)) return false;
  if (parts.every(({ kind }) => PARTS_OF_TOWN.has(kind))) return true;
  const isWhole = /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end));
  return isWhole && parts.every(({ kind }) => kind === 'region' || kind === 'city');
}

function isLandmark(name: string, parts: Candidate['parts']): boolean {
  const [first] = parts;
  return (first?.kind === 'landmark' || first?.kind === 'city') && LANDMARK.test(name);
}

/** "À Percé", but neither "à Pierre" nor at the beginning of a sentence. */
function isWordAsTown(text: string, { start, end }: Pick<Candidate, 'start' | 'end'>): boolean {
  const name = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || isOtherName(fold(name))) return false;
  return IN_WORD.test(text.slice(Math.max(0, start - 9), start));
}

function isOtherName(word: string): boolean {
  return FIRST_NAMES.has(word) || ORIGINS.has(word) || SEASON.test(word);
}
