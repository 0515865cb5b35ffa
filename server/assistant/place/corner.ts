import { findPlaceName } from '#server/places/places.ts';
import { overlap, type Span } from '../text/tokens.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { isEverydayWord } from './place-vocabulary.ts';

/** Words that are no street, whatever stands beside them. */
const NO_STREET =
  "je|tu|il|elle|on|nous|vous|ils|moi|toi|i|we|you|they|he|she|it|me|my|our|your|mon|ma|mes|un|une|des|dans|chez|est|suis|sont|the|a|an|is|are|am|was|in|at|on|near|by|to|from|for|of|with|and|or|but|so|just|right|around|corner|intersection|this|that|there|here|need|have|y|e|o|u|en|yo|mi|mis|un|una|unos|es|esta|estoy|estamos|vivo|vivimos|por|para|con|sin|casi|entre|desde|hasta|cerca|que|no|si|se|lo|al|et|ou|pis|puis|mais|a|au|aux|sur|pour|par|avec|coin|angle|esquina|esq|pres|proche|c'est|its|it's|i'm|im|chu|chus|sobre|hay|pero|porque|tengo|necesito|busco|justo|aqui|alla|ahi|la|petit|bon|gros|chaque|premier|autre|meme|quelque|repas|lunch|cuisine|room|office";
const TYPE_BEFORE =
  '(?:rue|av|ave|avenue|boul|boulevard|blvd|chemin|ch|calle|c/|avenida|avda|calzada|calz|paseo|eje|carrera|cra)';
const TYPE_AFTER = '(?:street|st|road|rd|avenue|ave|av|drive|dr|blvd|boulevard|lane|crescent)';
const SIDE =
  "(?:north|south|east|west|nord|sud|est|ouest|norte|sur(?! (?:l[ae]s?\\b|l'))|oriente|poniente|[nsew])";
const SAINT = '(?:st|ste|saint|sainte|san|santa|sta|sto|santo|mont|mount|notre|gran|pie|le|la)';
const WORD = `(?!(?:${NO_STREET})\\b)[a-z0-9][a-z0-9'-]*`;
/** A street by its name, of one or two words: "rue st denis", "king st w", "gran via". */
const STREET = `(?:${TYPE_BEFORE}\\.? )?(?:(?:de|du|des|de la|la|le|del|los|las|the) )?(?:${SAINT}[. -]+${WORD}|${WORD})(?: ${TYPE_AFTER}\\b\\.?)?(?: ${SIDE}\\b)?`;
/** A street by its type and name: "rue beaubien est", "calle alcala"; for patterns over folded text. */
export const TYPED_STREET = `${TYPE_BEFORE}\\.? (?:(?:de|du|des|de la|la|le|del|los|las|the) )?(?:${SAINT}[. -]+)?${WORD}(?: (?!${SIDE}\\b)${WORD})?(?: ${SIDE}\\b)?`;
const LONGER = `(?:${TYPE_BEFORE}\\.? )?(?:(?:de|du|des|de la|la|le|del|los|las|the) )?(?:${SAINT}[. -]+)?${WORD}(?: ${WORD})?(?: ${TYPE_AFTER}\\b\\.?)?`;
const AND = '(?: (?:and|&|et|y|e|con|pis|puis|at|x|n|esquina(?: con)?) | ?[&/] ?)';
const EDGE = '(?<![a-z0-9])';
const END = '(?![a-z0-9])';

/** "Corner of King and Bathurst", "coin Beaubien pis Saint-Denis", "esquina de Jalapa y Durango". */
const LED = RegExp(
  `${EDGE}(?:(?:at |on )?(?:the )?(?:corner|intersection)(?: of)?|(?:a l'|au |l')?(?:coin|angle|intersection)(?: d[eu]s?| de la)?|(?:en )?(?:la )?esquina(?: de| con)?) ${STREET}(?: ${WORD})?${AND}${STREET}${END}`,
);
/** "Rue Saint-Denis coin Duluth", "Insurgentes esquina con Viaducto". */
const JOINED = RegExp(
  `${EDGE}${LONGER},? (?:(?:au )?(?:coin|angle)(?: d[eu]s?| de la)?|esq\\b\\.?|esquina(?: con| de)?|casi (?:esquina )?(?:con )?) ?(?=[a-z0-9])${STREET}(?:${AND}${STREET})?${END}`,
);
const LEAD =
  /^(?:(?:(?:at|on) )?(?:the )?(?:corner|intersection)(?: of)? |(?:au |a l'|l'|en |la )+(?=coin|angle|intersection|esquina))/;
const TYPED = RegExp(`^${TYPE_BEFORE}\\b`);
const AT_CORNER = /,? (?:(?:au )?(?:coin|angle)|esq|esquina|casi)\b/;
/** Is no crossing: "coin cuisine et salon", "corner unit". */
const INDOORS =
  /\b(?:cuisine|salon|chambre|repas|lecture|cuisinette|unit|lot|store|house|sofa|couch|cabinet|shelf|desk|tub|shower|pieces?|salle|bureau|toit|plafond|mur|kitchen|living|bedroom|sala|cocina|cuarto|recamara|mesa|mueble|techo|pared|bano|douche|bain|feu)\b/;

/** Before or behind a corner: the town or the district it is in. */
const BEFORE_CORNER = /^,? ?$/;
const BEHIND_CORNER = /^,? (?:(?:sur|dans|a|au|in|en|on) )?(?:le |la |the |l')?$/;

/**
 * The place that was found with the corner a text tells of, and the district beside that; the place
 * alone where it is a known one somewhere else in the text.
 */
export function withCorner(
  folded: string,
  found: (Span & { isKnown: boolean }) | null,
  districts: readonly Span[],
  isPlace: (words: string) => boolean,
): Span | null {
  const corner = cornerIn(folded) ?? pairInMessage(folded, isPlace);
  if (!corner) return found;
  const isApart = found !== null && !overlap(found, corner);
  const gap = found && folded.slice(found.end, Math.max(found.end, corner.start));
  const isBefore = isApart && gap !== null && found.end <= corner.start && BEFORE_CORNER.test(gap);
  const start =
    found && (!isApart || isBefore) ? Math.min(found.start, corner.start) : corner.start;
  const behind = districts
    .filter(
      (one) => one.start > corner.end && BEHIND_CORNER.test(folded.slice(corner.end, one.start)),
    )
    .toSorted((a, b) => b.end - a.end)[0];
  if (isApart && !isBefore && !behind && found.isKnown) return found;
  return { start, end: behind?.end ?? Math.max(corner.end, isApart ? 0 : (found?.end ?? 0)) };
}

/** Two streets that are said to cross; null where none are. `folded` is the text folded. */
export function cornerIn(folded: string): Span | null {
  if (!/\b(?:corner|intersection|coin|angle|esq|esquina|casi)\b/.test(folded)) return null;
  const match = joinedIn(folded) ?? LED.exec(folded) ?? JOINED.exec(folded);
  if (!match || INDOORS.test(match[0])) return null;
  const { index } = match;
  const lead = LEAD.exec(match[0])?.[0].length ?? wordsBeforeCorner(match[0]);
  const end = index + match[0].replace(/[ ,.]+$/, '').length;
  // "Dans le coin de Trois-Rivières" is no corner.
  if (/\b(?:dans|ds) (?:le |l')$/.test(folded.slice(0, index + lead))) return null;
  return { start: index + lead, end: withSecondName(folded, end) };
}

/** "Insurgentes esquina con Viaducto": a street before the word for a corner, and no other words. */
function joinedIn(folded: string): RegExpExecArray | null {
  const match = JOINED.exec(folded);
  return match && wordsBeforeCorner(match[0]) === 0 ? match : null;
}

/** How much of "serrurier svp coin Papineau" is no street. */
function wordsBeforeCorner(joined: string): number {
  const corner = AT_CORNER.exec(joined)?.index ?? 0;
  if (corner === 0 || TYPED.test(joined)) return 0;
  const words = [...joined.slice(0, corner).matchAll(/[^\s,]+/g)];
  const last = words.findLast(({ 0: word }) => isNoName(word));
  if (!last) return 0;
  const behind = last.index + last[0].length;
  return behind + joined.slice(behind).search(/[^\s,]/);
}

/** "Félix Cuevas": the second word of the last street, where it is no other word. */
function withSecondName(folded: string, end: number): number {
  const [whole = '', word = ''] = /^ ([a-z][a-z'-]{3,})(?![a-z0-9'])/.exec(folded.slice(end)) ?? [];
  const isName = RegExp(`^${WORD}$`).test(word) && !isNoName(word) && findPlaceName(word) === null;
  return isName ? end + whole.length : end;
}

function isNoName(word: string): boolean {
  return word === 'svp' || word === 'porfa' || isOrdinaryWord(word) || isEverydayWord(word);
}

/** "Near Spadina and Bloor", "por Jane y Wilson", "entre Puebla y Durango": two that are told as where it is. */
const NEAR = RegExp(
  `${EDGE}(?:near|around|close to|by|at|off|pres d[eu]|proche d[eu]|entre|between|por|cerca de|a la altura de|on est a|en) (${STREET}(?: ${WORD})?${AND}${STREET}(?: ${WORD})?)(?=\\s*(?:$|[,.;:!?\\n]))`,
);
/** The whole of an answer: "spadina and bloor", "jean-talon et saint-laurent". */
const WHOLE = RegExp(
  `^\\W*(?:its |it's |c'est |es |en |a |at )?(${STREET}(?: ${WORD})?${AND}${STREET}(?: ${WORD})?)\\W*$`,
);

/** Two names that may be streets, told as the place or as all of an answer to where it is; null without. */
export function pairIn(folded: string, isAnswer: boolean): Span | null {
  const match = NEAR.exec(folded) ?? (isAnswer ? WHOLE.exec(folded) : null);
  const pair = match?.[1];
  if (!match || !pair || INDOORS.test(pair)) return null;
  const start = match.index + match[0].indexOf(pair);
  return { start, end: start + pair.length };
}

const AT = /^(?:at|off) /;

/** All of the first clause: "bloor and bathurst, toilet overflowing". */
const FIRST = RegExp(`^\\W*(${STREET}(?: ${WORD})?${AND}${STREET})(?=\\s*[,.;:!\\n-])`);

/** Two streets that a message tells of without the word for a corner: "a plumber at bloor and bathurst". */
export function pairInMessage(folded: string, isPlace: (words: string) => boolean): Span | null {
  const match = NEAR.exec(folded) ?? FIRST.exec(folded);
  const pair = match?.[1];
  if (!match || !pair || INDOORS.test(pair)) return null;
  const names = pair.split(SPLIT);
  if (names.some((name) => !mayBeStreet(name) && !isPlace(name))) return null;
  // "At Bathurst and Fort York", though both are places; nobody is at two.
  if (names.every(isPlace) && !AT.test(match[0])) return null;
  const start = match.index + match[0].indexOf(pair);
  return { start, end: withSecondName(folded, start + pair.length) };
}

/** "Queen St W", or a name of no ordinary words. */
function mayBeStreet(name: string): boolean {
  if (HAS_TYPE.test(name) || MANY_ARE_CALLED.test(name)) return true;
  const words = name.replace(PARTS_OF_STREET, ' ').split(/\s+/).filter(Boolean);
  return words.length > 0 && !words.some(isNoName);
}

/** Words that are streets in many towns: "queen and spadina", "main and 5th". */
const MANY_ARE_CALLED =
  /^(?:queen|king|main|front|college|church|bay|park|lake|mill|market|york|water|first|second|third|\d{1,3}(?:st|nd|rd|th))$/;
const HAS_TYPE = RegExp(`^${TYPE_BEFORE}\\.? | ${TYPE_AFTER}\\.?(?: ${SIDE})?$`);
const SPLIT = /,? (?:and|&|et|y|e|con|pis|puis|at|x|n) | ?[&/] ?/;
const PARTS_OF_STREET = RegExp(
  `(?:^| )(?:${TYPE_BEFORE}|${TYPE_AFTER}|${SIDE}|de|du|des|la|le|del|los|las|the|${SAINT})(?= |$)`,
  'g',
);

const LEADS =
  "(?:(?:c'est|es|en|sur|a|au|aux|it's|its|on|at|la|le|el|vivo|estoy|je suis|chu|chus|on est|i'm|im|near|by|pres d[eu]|proche d[eu]|a cote d[eu]|cerca del?|por|par|juste|junto al?|close to|right) )*";
const STOP =
  "(?:(?:station de metro|station|metro|estacion (?:de |del )?metro|estacion|gare|subway) (?:de |d')?(?:la |le |el |les )?" +
  `(?:${SAINT}[. -]+)?${WORD}(?: ${WORD})?|${WORD}(?: ${WORD})? (?:subway |metro |ttc |go )?station)`;
/** An answer that begins with a street by its type, or with a stop of the underground. */
const STREET_FIRST = RegExp(`^\\W*${LEADS}((?:${TYPED_STREET}|${STOP}))${END}`);

/** The street or the stop that an answer to where it is begins with; null without one. */
export function streetFirst(folded: string): Span | null {
  const match = STREET_FIRST.exec(folded);
  const street = match?.[1];
  if (!match || !street || INDOORS.test(street)) return null;
  const start = match.index + match[0].lastIndexOf(street);
  return { start, end: start + street.length };
}
