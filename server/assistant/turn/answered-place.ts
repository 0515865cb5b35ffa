import { fold } from '../text/fold.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { findPlaceName } from '#server/places/places.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { withoutOtherPlaces } from './other-places.ts';
import { isPlainYes, RESIDUE } from './read-act.ts';
import { cornerIn, pairIn } from '../place/corner.ts';
import type { PlaceFinder, PlaceSpan } from '../place/place-finder.ts';

/** Says that the place behind it is not the one. */
const DENIED =
  /(?:\b(?:not|isn'?t|instead of|rather than|et non|pas|pu|pus|plus|plutot qu[e']|au lieu d[e']|no(?! it'?s\b)(?: (?:es|era|fue|esta))?|en vez de|en lugar de|enleve[rz]?|oublie[rz]?|remove|forget|drop|quita(?:le)?|olvida(?:te)?)(?: (?:in|at|to|a|au|en|la|le|el|los|las|les|de|del|d'|sur|dans|the|for|pour|para|es|c'est|que|que c'est|lo de|that|it's))* ?'?)$/;
/** After a change, the place it is changed from: "Laval to Longueuil". */
const SENTENCE_END =
  /[.!?;\n]+(?=\s|$)|, (?=\d{1,2} \p{L}{2,}s\b)|[, -]+(?:(?:and|but|so|et|pis|mais|y|pero)\s+)?(?=(?:its|it's|it|there'?s|i|i'?m|we|we're|my|btw|also|please|thanks|c'est|y a|il y a|je|chu|hay|tengo|yo|vivo|vivimos|estoy|estamos|urge)\b)/iu;
/** A landmark is told before the place: "detrás de las Ventas, la plaza". */
const LANDMARK =
  /\b(?:detras de|atras de|junto a|enfrente de|frente a|al lado de|behind|next to|across from|derriere|en face d[eu]|a cote d[eu])l? [a-z' ]+, $/;
/** Says the same behind it: "no, a Oviedo no, a Avilés". */
const DENIED_BEHIND =
  /^ no(?=\s*(?:$|[,.;:!]))|^ (?:vivo yo|vivimos nosotros|(?:(?:es|era|is|was|it's|c'est|c|est|c'etait) )?(?:(?:alli |ahi )?(?:donde|where|(?:la )?ou|juste ou|just where) (?:yo |nosotros |i |we |je |j'|moi je |on )?(?:viv\w+|estoy|live|lived|stay|habite|reste|vis|demeure)|(?:mi|my|ma) (?:casa|home|place|maison)|c'est chez (?:moi|nous)|chez (?:moi|nous)|donde vivo|es mi casa))\b/;
/** "Change Shawinigan pour Saint-Boniface": the one before is replaced by the one behind. */
const REPLACES = /\b(?:chang|replac|remplac|swap|switch|cambi|reemplaz)\w*(?: [a-z']+){0,3} $/;
const REPLACED_BY = /^,? (?:pour|par|to|for|with|por|a) (?!\d)/;
const MAX_DENIED = 3;
const MAX_WORDS = 9;
/** So many words before a place may be the name of a part of it: with a sign between, and without. */
const MAX_JOINED = 3;
const MAX_BARE = 2;
const ORDINARY = Object.values(FUNCTION_WORDS).concat(
  Object.values(EVERYDAY_WORDS).map((words) => new Set(words)),
);
/** The other street of a crossing: "bloor & bathurst". */
const CROSSED =
  /[\p{L}'’-]+(?:\s(?:st|street|ave|avenue|rd|road|blvd)\.?)?(?:\s(?:[nsew]|north|south|east|west))?\s(?:&|and|et|pis|puis|y|at|\/|@)\s$/iu;

/** Where the place is named that is meant instead: "not brampton its caledon". */
const INSTEAD =
  /\b(?:it'?s|is|but|in|at|c'est|est|a|mais|rendus? a|es|en|sino(?: en)?)\s+(?=([a-z][a-z' -]{2,30}?)\s*(?:[,.;!?]|$|\b(?:not|pas|no|and|et|pis|y|instead)\b))/g;
const ARTICLE = /^(?:la|el|los|las|the|le|les) /;
const NO_BEFORE = /\b(?:not|no|pas|isn'?t)\s*$/;
const REGRETS =
  /\b(?:perdon\w*|disculp\w*|equivoq\w*|oops|oups|sorry|scuse[zr]?|excuse[zr]?|desolee?|me suis trompee?|erreur|my bad|mistake|ay|mejor|finalement|actually)\b/;
const DENIES = /\b(?:not|isn'?t|pas|pus?|plus|no|non|nan|nope)\b/;

/**
 * The place that an utterance gives, where one has been asked for or is corrected: the first that is
 * not denied ("not Brampton, Caledon").
 */
export function findPlaceMeant(
  text: string,
  places: PlaceFinder,
  isPlace: (words: string) => boolean,
): PlaceSpan | null {
  let page = withoutOtherPlaces(text);
  const denied = new Set<string>();
  const nextIn = (left: string) => {
    const next = places.findPlaceSpan(left);
    return next !== null && !denied.has(fold(next.text)) ? next : placeInstead(left, isPlace);
  };
  for (let tries = 0; tries <= MAX_DENIED; tries += 1) {
    const span = places.findPlaceSpan(page);
    if (span === null)
      return placeInstead(page, isPlace) ?? placeLeftOver(page, denied.size > 0, isPlace);
    // "Dale, que traigan tostadas": Dale is a town, too.
    if (isPlainYes(span.text)) {
      page = withoutSpan(page, span);
      continue;
    }
    const isSaidNo = isDenied(fold(page), span) || denied.has(fold(span.text));
    if (!isSaidNo) return placeBehindBut(page, span, places) ?? span;
    const whole = withoutSpan(page, span);
    const comma = span.text.indexOf(',');
    // "It is in Villaverde, Usera is where I live"
    if (comma >= 0 && DENIED_BEHIND.test(fold(page).slice(span.end))) {
      denied.add(fold(span.text.slice(comma + 1)).trim());
      page = withoutSpan(page, { start: span.start + comma + 1, end: span.end });
      continue;
    }
    denied.add(fold(comma < 0 ? span.text : span.text.slice(0, comma)));
    const isAll = comma < 0 || nextIn(whole);
    // "Not Lasalle, Lachine" names two.
    page = isAll ? whole : withoutSpan(page, { start: span.start, end: span.start + comma });
  }
  return null;
}

function isDenied(folded: string, { start, end }: PlaceSpan): boolean {
  const [before, behind] = [folded.slice(0, start), folded.slice(end)];
  const isReplaced = REPLACES.test(before) && REPLACED_BY.test(behind);
  return isReplaced || DENIED.test(before) || DENIED_BEHIND.test(behind);
}

/** "I'm in Lugo but I live in Madrid": the one behind is meant. */
function placeBehindBut(page: string, { end }: PlaceSpan, places: PlaceFinder): PlaceSpan | null {
  if (!/^\W*(?:but|mais|pero)\b/.test(fold(page.slice(end)))) return null;
  return places.findPlaceSpan(' '.repeat(end) + page.slice(end));
}

function withoutSpan(page: string, { start, end }: Pick<PlaceSpan, 'start' | 'end'>): string {
  return page.slice(0, start) + ' '.repeat(end - start) + page.slice(end);
}

function isQuarter(name: string): boolean {
  return findPlaceName(name, true)?.kind === 'neighbourhood';
}

function placeInstead(page: string, isPlace: (words: string) => boolean): PlaceSpan | null {
  const folded = fold(page);
  if (!DENIES.test(folded) && !REGRETS.test(folded)) return null;
  for (const match of folded.matchAll(INSTEAD)) {
    const words = match[1]!;
    const start = match.index + match[0].length;
    // "No es Mazatlán, es Los Mochis"
    if (NO_BEFORE.test(folded.slice(0, match.index))) continue;
    const name = isPlace(words) ? words : words.replace(ARTICLE, '');
    // With its article a quarter may be called by a word: "es en la obrera".
    if (isPlace(words) || isPlace(name) || (name !== words && isQuarter(name))) {
      const [from, end] = [start + words.length - name.length, start + words.length];
      return { text: page.slice(from, end), start: from, end };
    }
  }
  return null;
}

/** Puts something right, or says where it is. */
const CORRECTS =
  /\b(?:corrijo|correction|direccion|lugar|address|adresse|endroit|ponle|pon|cambia\w*|change[zr]?|en realidad|quise|decir|sino|wrong|meant|mean|should)\b/;
const MAX_WORDS_OF_CORRECTION = 9;
const MIN_PEOPLE = 10_000;

/** The one known name of a short correction: "burlington not Oshawa", "la dirección es de Getafe". */
function placeLeftOver(
  page: string,
  isDenied: boolean,
  isPlace: (words: string) => boolean,
): PlaceSpan | null {
  const folded = fold(page);
  if (folded.trim().split(/\s+/).length > MAX_WORDS_OF_CORRECTION) return null;
  if (!isDenied && !CORRECTS.test(folded) && !REGRETS.test(folded)) return null;
  const isMeant = (words: string) => {
    const place = isPlace(words) ? findPlaceName(words) : null;
    const isLarge = place?.kind === 'neighbourhood' || (place?.population ?? 0) >= MIN_PEOPLE;
    return isLarge && place?.kind !== 'postal' && !words.split(' ').every(leadsOn);
  };
  return findKnownName(page, isMeant);
}

/** A name has at most so many words. */
const MAX_NAME_WORDS = 4;

/**
 * The first place that is known by its whole name in the answer to "Where is it?", for what has no
 * other sign of a place: "montreal of course".
 */
export function findKnownName(text: string, isPlace: (words: string) => boolean): PlaceSpan | null {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  for (let count = MAX_NAME_WORDS; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const last = words[from + count - 1]!;
      const [start, end] = [words[from]!.index, last.index + last[0].length];
      const name = text.slice(start, end);
      if (!isPlace(fold(name))) continue;
      const whole = nameIn(text.slice(0, start)) ?? start;
      return { text: text.slice(whole, end), start: whole, end };
    }
  }
  return null;
}

/** The whole of a short answer where a town is called so, though its name is a person's or a word: "georgina". */
export function findWholeName(text: string, isTown: (words: string) => boolean): PlaceSpan | null {
  const [name = ''] = /[\p{L}'’ -]+/u.exec(text.trim()) ?? [];
  const words = name.trim().split(/\s+/);
  const isWhole = name.trim() === text.trim().replace(/[.!]+$/u, '');
  if (!isWhole || words.length > MAX_NAME_WORDS || words.every((word) => leadsOn(fold(word))))
    return null;
  const start = text.indexOf(name.trim());
  return isTown(name.trim()) ? { text: name.trim(), start, end: start + name.trim().length } : null;
}

/**
 * The whole answer to "Where is it?" around the place that was found in it: from the first place it
 * names to the end of its sentence, so that "Narvarte, by the metro" keeps the metro.
 */
export function wholePlace(
  text: string,
  span: PlaceSpan,
  isPlace: (words: string) => boolean,
): PlaceSpan {
  const end = span.end + (SENTENCE_END.exec(text.slice(span.end))?.index ?? text.length - span.end);
  const before = text.slice(0, span.start);
  const sentence = Math.max(
    0,
    ...[...before.matchAll(/[.!?;\n]+(?=\s)/g)].map((sign) => sign.index + sign[0].length),
  );
  const lead = before.slice(sentence);
  const crossed = CROSSED.exec(lead)?.index ?? null;
  const named =
    wholeLead(lead) ??
    firstPlaceIn(lead, isPlace) ??
    crossed ??
    LANDMARK.exec(fold(lead))?.index ??
    nameIn(lead);
  const start = named === null ? span.start : sentence + named;
  const whole = text.slice(start, end).replace(/[\s,]+$|(?<!\(.*)\)[\s,]*$/u, '');
  if (
    whole.split(/\s+/).length > MAX_WORDS ||
    (crossed === null && !tellsCrossing(fold(whole)) && JOINT.test(fold(whole)))
  )
    return span;
  return { text: whole, start, end: start + whole.length };
}

/** Joins more than a place: "Laval and it is urgent". */
const JOINT = /,? (?:and|et|pis|y|but|mais|pero) /;

/** "Toronto, por Jane y Wilson". */
function tellsCrossing(folded: string): boolean {
  const crossing = cornerIn(folded) ?? pairIn(folded, false);
  return crossing !== null && !JOINT.test(folded.slice(crossing.end));
}

/** A few words alone before the comma and the place: "villa de alvarez, colima". */
function wholeLead(lead: string): number | null {
  const [, words = ''] = /^\s*([\p{L}'’ .-]{3,40}),\s*$/u.exec(lead) ?? [];
  const all = fold(words).split(/\s+/).filter(Boolean);
  const isName = all.length <= MAX_NAME_WORDS && !leadsOn(all[0] ?? '') && !all.some(saysWhere);
  return isName && /\p{L}/u.test(words) ? lead.search(/\p{L}/u) : null;
}

function saysWhere(word: string): boolean {
  return RESIDUE.has(word) || SAYS_WHERE.test(word);
}

/**
 * Where in the words before the found place a name begins that is not known itself, "Creemore" of
 * "Creemore Ontario"; null where more is said.
 */
function nameIn(lead: string): number | null {
  const words = [...lead.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const isJoined = /(?:,|\s(?:in|à|en))\s*$/iu.test(lead);
  const names = isJoined && !lead.trimEnd().endsWith(',') ? words.slice(0, -1) : words;
  const first = names.findLastIndex(({ 0: word }) => leadsOn(fold(word))) + 1;
  const count = names.length - first;
  if (count < 1 || count > (isJoined ? MAX_JOINED : MAX_BARE)) return null;
  const isAllLead = names.slice(0, first).every(({ 0: word }) => leadsOn(fold(word)));
  return isAllLead ? names[first]!.index : null;
}

/** Says where somebody is, before the name of it: "pues yo estoy en Neza". */
const SAYS_WHERE =
  /^(?:viv(?:o|imos|e|en)|est(?:oy|amos|an)|radic(?:o|amos)|s(?:oy|omos)|ando|andamos|queda(?:mos)?|ubicad[oa]s?|yo|nosotros|pues|aqui|aca|alla|rumbo|mer[oa]|merito|allacito|live|living|stay|staying|located|based|we'?re|i'?m|im|reste|restons|habit(?:e|ons|ez)|demeur(?:e|ons))$/;

/** Whether a word says nothing of which place: "it's", "near", "vivo". */
export function leadsOn(word: string): boolean {
  return (
    word.length < 2 ||
    SAYS_WHERE.test(word) ||
    RESIDUE.has(word) ||
    CONTRACTED.test(word) ||
    ORDINARY.some((words) => words.has(word))
  );
}

/** "It's", "c'est", "near". */
const CONTRACTED =
  /^(?:(?:it|that|here|c|qu|j)['’](?:s|est|ai|habite|etait)|near|by|beside|outside|around|close|at|pres|proche)$/;

/** Where before the found place another one begins, divided from it by a comma. */
function firstPlaceIn(before: string, isPlace: (words: string) => boolean): number | null {
  const match =
    /([\p{L}\p{N}' -]+?)(?:,\s*(?:\p{L}+\s+)?|\s(?:por|cerca de|near|nr|by|in|à|en|dans|pr[eè]s d[eu]|proche d[eu]|(?:just |right )?outside(?: of)?|next to|a las afueras de|junto a)\s+)$/iu.exec(
      before,
    );
  if (!match) return null;
  const words = match[1]!.trim().split(/\s+/);
  for (let from = 0; from < words.length; from += 1) {
    const phrase = words.slice(from).join(' ');
    if (!isPlace(fold(phrase))) continue;
    const start = before.lastIndexOf(phrase);
    return firstPlaceIn(before.slice(0, start), isPlace) ?? start;
  }
  return null;
}
