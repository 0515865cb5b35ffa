import type { Candidate, Candidates } from '../place-candidates.ts';
import type { PlaceWord } from '../place-words.ts';

type Stretch = Pick<Candidate, 'start' | 'end'>;

const KNOWN: ReadonlySet<string> = new Set(['city', 'informal', 'acronym', 'region']);
/** What a part of a town is called, before its name. */
const CALLED =
  /^(?:col|colonia|barrio|barriada|fracc?|fraccionamiento|urb|urbanizacion|residencial|zona|sector|comuna|localidad|alcaldia|delegacion|ejido|vereda|corregimiento|pedania|supermanzana|sm|quartier|secteur|neighbou?rhood)$/;
const PARTICLE = /^(?:de|del|d|la|las|el|lo|los|san|santa|sta|santo|sto|villa)$/;
/** Ends a name: "Portales Norte". */
const SIDE =
  /^(?:norte|sur|oriente|poniente|este|oeste|centro|alto|alta|bajo|baja|viejo|vieja|nuevo|nueva|nord|sud|est|ouest|north|south|east|west)$/;
const LEADS_TO_CALLED = /^(?:en|in|dans|el|la|le|puerto|centro|capital|city)$/;
const JOINS_TOWN = /^(?:de|en|la|el|aqui|aca|alla|in|a)$/;
const LEADS_TO_TOWN = /^(?:en|in|a|aqui|aca|desde|por)$/;
const INTO_PART = /^(?:dans|sur|aux)$/;
const PART: ReadonlySet<string> = new Set(['region', 'informal']);
/** Between a town and its region: "Windsor en Estrie", "Sacré-Coeur sur la Côte-Nord". */
const JOINS_REGION = /^(?:en|dans|sur|au|aux|la|le|les|in)$/;
/** Stands for a town by itself. */
const CODE = /^(?:cdmx|edomex)$/;
/** Words of time and haste that stand alone behind a place: "Peckham, tmrw". */
const NO_NAME =
  /^(?:now|asap|tmrw|tmr|tomorrow|today|tonight|hoy|ya|yaa+|manana|pronto|urge|urgente?s?|demain|vite|maintenant|pls|plz|porfa|porfis|xfa|svp|thx|tks|x|perdon\w*|disculp\w*|graci\w*|sorry|desole|scuse\w*|jaj\w*|haha\w*|lol|obvio|creo|verdad|claro|exacto|vale|[^aeiouy]+)$/;
const MAX_TELLING = 3;
const MAX_BEFORE = 6;

/**
 * The place that was found with the part of the town that is named beside it, "villahermosa col
 * tamulte", "colonia Americana de Guadalajara", "arequipa, cayma"; where none was found, the town with
 * its part before it, or the one that stands alone at the end.
 */
export function withQuarter(
  found: Stretch | null,
  { all, words, eclipsed }: Candidates,
): Stretch | null {
  const codes = words.filter(({ folded }) => CODE.test(folded));
  const towns = [
    ...all.filter((one) => !eclipsed.has(one) && one.parts.every(({ kind }) => KNOWN.has(kind))),
    ...codes.map(({ start, end }) => ({ start, end, parts: [] })),
  ];
  const whole =
    quarterBefore(words, found, towns) ??
    townBefore(words, found, towns) ??
    townBehind(words, found, towns) ??
    townInRegion(words, found, towns) ??
    found ??
    townAtEnd(words, towns) ??
    withNameBefore(codes[0], all);
  return whole ? { start: whole.start, end: endWithQuarter(words, whole) } : null;
}

/** "Colonia Del Valle CDMX" is more than "CDMX". */
function withNameBefore(
  code: Stretch | undefined,
  candidates: readonly Candidate[],
): Stretch | undefined {
  const names = candidates.filter(({ start, end }) => end === code?.end && start < code.start);
  return names.toSorted((a, b) => a.start - b.start)[0] ?? code;
}

/** The town whose part is named before it, where nothing else was found, or a piece of that. */
function quarterBefore(
  words: readonly PlaceWord[],
  found: Stretch | null,
  towns: readonly Candidate[],
): Stretch | null {
  const pairs = towns.flatMap(({ start, end, parts }) => {
    if (parts.length > 1) return [];
    const called = calledBefore(
      words,
      words.findIndex((word) => word.start >= start),
    );
    return called === null ? [] : [{ start: called.start, end }];
  });
  const [pair] = pairs
    .filter((one) => found === null || (one.start < found.end && found.start < one.end))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (!pair || !found) return pair ?? null;
  return { start: Math.min(pair.start, found.start), end: Math.max(pair.end, found.end) };
}

/** The town before the name of its part that was found: "Granada, zona Zaidín". */
function townBefore(
  words: readonly PlaceWord[],
  found: Stretch | null,
  towns: readonly Candidate[],
): Stretch | null {
  if (found === null) return null;
  const town = towns.find(
    (one) => one.end <= found.start && endWithCalled(words, one) >= found.end,
  );
  return town ? { start: town.start, end: found.end } : null;
}

/** The town that the found name is a part of: "San Juan de Dios en Guadalajara". */
function townBehind(
  words: readonly PlaceWord[],
  found: Stretch | null,
  towns: readonly Candidate[],
): Stretch | null {
  if (found === null) return null;
  const [, next] = around(words, found);
  const isIn = words[next]?.folded === 'en' && !words[next]!.breaks && !words[next + 1]?.breaks;
  const town = isIn && towns.find(({ start }) => start === words[next + 1]?.start);
  return town ? { start: found.start, end: town.end } : null;
}

/** The town right before the region that was found: "Guadalupe Zacatecas". */
function townInRegion(
  words: readonly PlaceWord[],
  found: Stretch | null,
  towns: readonly Candidate[],
): Stretch | null {
  if (found === null) return null;
  const [first] = around(words, found);
  const joint = words.slice(0, first).findLastIndex(({ folded }) => !JOINS_REGION.test(folded)) + 1;
  const before = words[joint - 1];
  if (!before || words[joint]!.breaks) return null;
  const isPart =
    words.slice(joint, first).some(({ folded }) => INTO_PART.test(folded)) ||
    towns.some(({ start, parts }) => start === found.start && PART.has(parts[0]?.kind ?? ''));
  const town = towns.find(({ start, end }) => {
    const [from] = around(words, { start, end });
    if (end !== before.end) return false;
    if (joint < first) return isPart && isLikeRegion(words.slice(from, joint), words[first]!);
    return begins(words, from) || LEADS_TO_TOWN.test(words[from - 1]!.folded);
  });
  return town ? { start: town.start, end: found.end } : null;
}

/** Whether a name is typed as its region is: "chalé en Marbella" has none before the town. */
function isLikeRegion(name: readonly PlaceWord[], region: PlaceWord): boolean {
  return name[0]!.capital === region.capital && !name.every(({ ordinary }) => ordinary);
}

/** The word for a part of a town whose name ends before the word at a place: "colonia Roma de". */
function calledBefore(words: readonly PlaceWord[], town: number): PlaceWord | null {
  let joint = town;
  while (joint > 0 && !words[joint]!.breaks && JOINS_TOWN.test(words[joint - 1]!.folded))
    joint -= 1;
  if (joint === town && !words[town]?.breaks) return null;
  for (let at = joint - 2; at >= Math.max(0, joint - MAX_BEFORE); at -= 1) {
    if (words[at + 1]!.breaks) return null;
    if (isZoneOf(words, at)) return null;
    if (CALLED.test(words[at]!.folded)) return nameEnd(words, at + 1) >= joint ? words[at]! : null;
  }
  return null;
}

/** "La zona de Chicago" is no part of a town. */
function isZoneOf(words: readonly PlaceWord[], at: number): boolean {
  return words[at]!.folded === 'zona' && words[at + 1]?.folded === 'de';
}

/** The town that is all of the last clause, with the name of its part at most. */
function townAtEnd(words: readonly PlaceWord[], towns: readonly Candidate[]): Stretch | null {
  const alone = towns.flatMap((town) => {
    const [first, next] = around(words, town);
    const own = words.slice(first, next);
    if (own.every(({ ordinary, functional }) => ordinary || functional)) return [];
    // "North Vaughan" is in Vaughan.
    const isSide = !begins(words, first) && SIDE.test(words[first - 1]!.folded);
    const from = isSide ? first - 1 : first;
    const isAlone = begins(words, from) && nameAlone(words, next) === words.length;
    return isAlone ? [{ start: words[from]!.start, end: town.end }] : [];
  });
  return alone.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null;
}

function endWithQuarter(words: readonly PlaceWord[], place: Stretch): number {
  const called = endWithCalled(words, place);
  if (called > place.end) return called;
  const [first, next] = around(words, place);
  const side = words[next];
  // "Colonia Roma Sur", where "Roma" is known alone.
  const isSide =
    side && !side.breaks && SIDE.test(side.folded) && CALLED.test(words[first]!.folded);
  if (isSide) return side.end;
  const behind = words[next];
  const isApart = behind && (behind.breaks || PARTICLE.test(behind.folded));
  if (!isAllOfClause(words, first) || !isApart) return place.end;
  const end = nameAlone(words, next);
  return end > next ? words[end - 1]!.end : place.end;
}

/** Where the part of a town ends that is called one behind it, "col tamulte"; else the end of the town. */
function endWithCalled(words: readonly PlaceWord[], place: Stretch): number {
  let at = around(words, place)[1];
  while (at < words.length && !words[at]!.ends && LEADS_TO_CALLED.test(words[at]!.folded)) at += 1;
  const called = words[at];
  if (!called || called.ends || !CALLED.test(called.folded)) return place.end;
  const end = nameEnd(words, at + 1);
  return end > at + 1 ? words[end - 1]!.end : place.end;
}

/** The numbers of the first word of a stretch and of the first behind it. */
function around(words: readonly PlaceWord[], { start, end }: Stretch): [number, number] {
  const first = words.findIndex((word) => word.end > start);
  const next = words.findIndex((word) => word.start >= end);
  return [first, next < 0 ? words.length : next];
}

function begins(words: readonly PlaceWord[], at: number): boolean {
  return at === 0 || words[at]!.breaks;
}

function isAllOfClause(words: readonly PlaceWord[], first: number): boolean {
  let at = first;
  while (!begins(words, at) && LEADS_TO_TOWN.test(words[at - 1]!.folded)) at -= 1;
  return begins(words, at);
}

/** Where the name of a part ends; its first word may be any: "col. centro", "colonia del valle". */
function nameEnd(words: readonly PlaceWord[], from: number): number {
  let end = from;
  let telling = 0;
  for (let at = from; at < words.length && telling < MAX_TELLING; at += 1) {
    const { breaks, folded, functional, ordinary } = words[at]!;
    if (at > from && breaks) break;
    if (PARTICLE.test(folded)) continue;
    if (functional || (ordinary && telling > 0 && !SIDE.test(folded))) break;
    telling += 1;
    end = at + 1;
  }
  return end;
}

/** Where a clause of nothing but a name ends, which begins at a word; that word where it is none. */
function nameAlone(words: readonly PlaceWord[], from: number): number {
  if (from >= words.length || words[from]!.ends) return from;
  const end = nameEnd(words, from);
  const isName = words
    .slice(from, end)
    .every(({ folded, ordinary }) => PARTICLE.test(folded) || (!ordinary && !NO_NAME.test(folded)));
  return isName && (end === words.length || words[end]!.breaks) ? end : from;
}
