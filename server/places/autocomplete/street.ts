import { foldName } from '#server/places/names/fold.ts';

const TYPES_BEFORE =
  'rue av ave avenue boul bd boulevard blvd bvd ch chemin rang route rte place pl allee impasse quai cote montee terrasse ruelle passage croissant cercle square cours autoroute calle c cl cll carrera cra kr cr avenida calzada calz paseo plaza plza diagonal dg transversal tv camino cerrada privada priv andador prolongacion prol circuito autopista eje via viaducto ronda rambla travesia passeig carrer avinguda placa glorieta callejon';
const TYPES_AFTER =
  'saint street road rd avenue ave av drive dr lane ln court ct crescent cres boulevard blvd way place pl terrace ter terr circle cir highway hwy parkway pkwy trail square sq row alley path gate close grove mews line sideroad concession broadway';
/** Roads whose name is their number. */
const NUMBERED = /^(hwy|highway|autoroute|route|rte|rang|carretera|autopista) \d+[a-z]?( |$)/;
/** "Corner of Yonge and Bloor": two streets are as good as one with a number. */
const CORNER =
  /^(?:(?:au|a|at|on|en|near|by|pres du|the|la|l) )*(corner|coin|angle|intersection|esquina|esq) /;
const CROSSING = /^\w+ .+ (and|et|pis|puis|y|con) \w{3,}/;
const TWO_STREETS =
  /^(?:\w+ ){1,4}?(?:and|et|pis|puis|y|con|x|esq|esquina|casi|coin|n) \w{3,}(?: \w+){0,2}$/;
/** "Londres 167": a name and its house number, as in Spanish. */
const NAME_AND_NUMBER =
  /^\d*\D*[a-z]{3,} (?:num |no )?\d{1,4}[a-z]?(?: (?:int|interior|depto|dpto|depa|departamento|apt|piso|local|esc|puerta|unit|app) \w{1,4})*$/;
/** "dublin st": St is written out by then. */
const NAME_AND_TYPE =
  /^[a-z]\w+(?: \w+)? (?:saint|street|road|rd|avenue|ave|av|drive|dr|lane|ln|court|ct|crescent|cres|boulevard|blvd|mews)$/;
const TYPE_AND_NAME = /^(?:av|ave|bd|blvd) [a-z]{3,}/;
const PARTICLES =
  'de du des d l la le les del los las the of and et y con casi esq esquina coin angle corner near pres e au aux a en saint sainte san santa north south east west n s o nord sud est ouest norte sur este oeste no num';
const DIRECTIONS = 'n s e o w north south east west nord sud est ouest norte sur este oeste';
const BEFORE = new Set(TYPES_BEFORE.split(' '));
const AFTER = new Set(TYPES_AFTER.split(' '));
const PARTICLE = new Set(PARTICLES.split(' '));
const DIRECTION = new Set(DIRECTIONS.split(' '));
const UNIT =
  /^(apt|app|appt|unit|unite|suite|ste|bureau|local|piso|depto|departamento|interior|int|floor|etage|#)\b|^#|^\d+[a-z]?$/i;

/** A stop of the underground: "métro Jean-Talon", "Kipling station". */
const STOP =
  /^(?:(?:near|by|at|a|au|par|por|el|la|le|pres de|pres du|proche du|cerca del) )*(?:(?:metro|subway|estacion(?: del?)?(?: metro)?|station(?: de)?(?: metro)?|gare(?: de)?) [a-z]+(?: [a-z]+){0,2}|[a-z]+(?: [a-z]+)? (?:subway |metro |ttc |go )?station)$/;

/** Whether a text is a stop of the underground, which has the name of a street or a quarter. */
export function isStop(text: string): boolean {
  return STOP.test(foldName(text));
}

/**
 * Whether a text is a street by its form: two that cross ("Queen and Bathurst"), a name with its house
 * number, or with a word for a street and none ("dublin st", "av Cuauhtémoc").
 */
export function isStreetByForm(text: string): boolean {
  return [TWO_STREETS, NAME_AND_NUMBER, NAME_AND_TYPE, TYPE_AND_NAME].some((form) =>
    form.test(foldName(text)),
  );
}

/**
 * Whether a text starts like a street address: a number and a word, or a street word and a name.
 */
export function looksLikeStreet(text: string): boolean {
  const folded = foldName(text);
  const words = folded.split(' ');
  const first = words[0] ?? '';
  if (NUMBERED.test(folded) || CORNER.test(folded)) return true;
  if (isHouseNumber(first)) return words.length > 1;
  const hasNumber = words.some(isHouseNumber);
  if (BEFORE.has(first)) return words.length > 1 && (hasNumber || first.length > 2);
  return hasNumber && words.slice(1).some((word) => AFTER.has(word) || BEFORE.has(word));
}

/** Whether these words name a street completely, so that what follows may be the city. */
export function isWholeStreet(text: string): boolean {
  const folded = foldName(text);
  if (CORNER.test(folded)) return CROSSING.test(folded);
  if (isStreetByForm(text)) return true;
  const words = folded.split(' ').filter(Boolean);
  const named = words.filter((word) => !PARTICLE.has(word));
  const names = named.filter(
    (word) => !isHouseNumber(word) && !BEFORE.has(word) && !AFTER.has(word),
  );
  const hasType = words.some((word) => BEFORE.has(word) || (AFTER.has(word) && word !== 'saint'));
  const numbers = named.filter(isHouseNumber).length;
  const [before = '', last = ''] = words.slice(-2);
  const mayEndStreet = last === 'saint' || DIRECTION.has(last) || AFTER.has(before);
  const endsOpen = PARTICLE.has(last) && !mayEndStreet;
  if (endsOpen) return false;
  if (names.length > 0) return numbers > 0 || hasType;
  // "Calle 85 # 12-34", "123 5th Ave": streets whose name is a number.
  return hasType && (numbers > 1 || NUMBERED.test(folded));
}

/**
 * Whether a street is over after its last word, so that what follows is no part of its name: a number,
 * a direction, or a word such as street.
 */
export function endsStreet(text: string): boolean {
  const words = foldName(text).split(' ');
  const last = words.at(-1) ?? '';
  const isType = words.length > 2 && AFTER.has(last) && last !== 'saint';
  const isStreet = words.length > 2 && /\bst\.?$/iu.test(text);
  return isType || isStreet || DIRECTION.has(last) || (words.length > 1 && isHouseNumber(last));
}

/** Whether a text is only a word such as rue or street. */
export function isStreetWord(text: string): boolean {
  const folded = foldName(text);
  return BEFORE.has(folded) || AFTER.has(folded);
}

/**
 * Whether a text starts with the direction at the end of a street: the W of "1420 Sherbrooke St W".
 */
export function beginsWithDirection(text: string): boolean {
  return /^[nsewo][. ]/i.test(text);
}

/** Whether a text is only a direction: "Ouest". */
export function isDirection(text: string): boolean {
  return DIRECTION.has(foldName(text));
}

/** Whether a part between commas is an apartment or suite, which belongs to the street. */
export function isUnit(text: string): boolean {
  return UNIT.test(text.trim());
}

/** Splits a typed street into house number and rest; '' where there is no number. */
export function splitStreet(street: string): { number: string; route: string } {
  const leading = /^(\d+[\w/-]*)[ ,]+(?=\D*\p{L})(.+)$/u.exec(street);
  if (leading) return { number: leading[1] ?? '', route: leading[2] ?? '' };
  const colombian = /^(.+?)\s*(?:#|n[o°º]\.?)\s*(\d.*)$/iu.exec(street);
  if (colombian) return { number: colombian[2] ?? '', route: colombian[1] ?? '' };
  const trailing = /^(.*\p{L}.*?)[ ,]+(\d+[\w/-]*)$/u.exec(street);
  return trailing
    ? { number: trailing[2] ?? '', route: trailing[1] ?? '' }
    : { number: '', route: street };
}

function isHouseNumber(word: string): boolean {
  return /^\d+[a-z]{0,2}$/.test(word);
}
