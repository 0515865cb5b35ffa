import type { Candidate } from './place-candidates.ts';

type Stretch = Pick<Candidate, 'start' | 'end'>;

/** What is in a town. */
const PARTS: ReadonlySet<string> = new Set([
  'street',
  'bare-street',
  'street-name',
  'neighbourhood',
]);
const NAMES: ReadonlySet<string> = new Set(['city', 'neighbourhood', 'informal', 'landmark']);
const JOINT =
  /^(?:, ?(?:en |in |on )?|,? (?:near|nr|by|close to|(?:just |right )?outside(?: of)?|next to|not far from|pr[eè]s d[eu]|proche d[eu]|pas loin d[eu]|à côté d[eu]|cerca de|a las afueras de|junto a|pegado a) )$/i;
/** Between a street or a quarter and its town. */
const IN_TOWN = /^ (?:(?:est |ouest |nord |sud )?(?:à|in|en|dans)(?: (?:le |la |l'))?) ?$/i;
/** Before the first place of a move. */
const ORIGIN = /(?:^|[\s(])(?:de|du|d'|des|from|entre|between|desde|del) ?$/;
const BETWEEN = /(?:^|[\s(])(?:between|entre) $/;
const AND = /^ (?:and|et|y|e) $/;
const ARTICLE = /(?:^|[\s,(])(el|la|los|las|del) $/;
const MAX_PIECE = 40;
const CLAUSE_END = /^\s*(?:$|[.,;:!?\n(])/;

/**
 * The place that was found with a known one right beside it, divided by a comma: the quarter belongs
 * to its town ("Tuxtla Gutiérrez, colonia Moctezuma").
 */
export function withNeighbours(
  text: string,
  found: Stretch,
  candidates: readonly Candidate[],
): Stretch {
  const known = candidates.filter(({ parts }) => parts.every(({ kind }) => NAMES.has(kind)));
  const before = longest(
    known.filter(({ end }) => JOINT.test(text.slice(end, Math.max(end, found.start)))),
  );
  // "Rue Beaubien Est dans Rosemont", "San Juan de Dios en Guadalajara"
  const part = longest(
    candidates.filter(
      ({ end, parts }) =>
        parts.every(({ kind }) => PARTS.has(kind)) &&
        IN_TOWN.test(text.slice(end, Math.max(end, found.start))),
    ),
  );
  const behind = longest(
    known.filter(
      ({ start, end }) =>
        JOINT.test(text.slice(found.end, Math.max(found.end, start))) &&
        CLAUSE_END.test(text.slice(end)),
    ),
  );
  return inBrackets(
    text,
    { start: before?.start ?? part?.start ?? found.start, end: behind?.end ?? found.end },
    known,
  );
}

/** A town with its quarter in brackets behind it: "Mississauga (Erin Mills)". */
function inBrackets(text: string, found: Stretch, known: readonly Candidate[]): Stretch {
  if (!text.includes('(')) return found;
  const { start, end } = found;
  const opens = (one: Stretch, other: Stretch) => /^ ?\($/.test(text.slice(one.end, other.start));
  const town = text[end] === ')' ? longest(known.filter((one) => opens(one, found))) : undefined;
  const quarter = longest(known.filter((one) => opens(found, one) && text[one.end] === ')'));
  return {
    start: town?.start ?? start,
    end: quarter ? quarter.end + 1 : town ? end + 1 : end,
  };
}

/** Where a known region or country is said behind the place: "Weymouth Dorset UK". */
const QUALIFIED =
  /^,? (?:(?:[a-z'-]+ ){0,2}[a-z'-]+,? )?(?:uk|u\.k\.?|england|scotland|wales|northern ireland|ireland|(?:north|south|east|west) (?:yorkshire|sussex|midlands))(?=\s*(?:$|[.,;:!?\n]))/;
/** The rest of a name that is a word of another language, too: "Roma Sur". */
const SIDE = /^ (?:norte|sur|este|oeste|oriente|poniente|centro|nord|sud|est|ouest)\b/;
const LEADING_ARTICLE = /^(?:la|el|los|las) /;
/** A piece of its own before the place: ". Maple, Vaughan". */
const PIECE = /(?:^|[.!?;:\n]\s*)([a-z][a-z'-]+(?: [a-z'-]+){0,2}), (?:on |in )?$/;

/** The place with the town before it that is a word, too, and the country behind it. */
export function withQualifiers(
  folded: string,
  { start, end }: Stretch,
  isName: (words: string) => boolean,
): Stretch {
  const before = folded.slice(Math.max(0, start - MAX_PIECE), start);
  const [whole = '', piece = ''] = PIECE.exec(before) ?? [];
  const length = whole.length - whole.indexOf(piece);
  const next = folded.slice(end, end + MAX_PIECE);
  const [side = ''] = SIDE.exec(next) ?? [];
  const isSide =
    side !== '' && isName(folded.slice(start, end).replace(LEADING_ARTICLE, '') + side);
  const behind = (isSide ? side : QUALIFIED.exec(next)?.[0]) ?? '';
  const isPlace = piece !== '' && isName(piece);
  return { start: isPlace ? start - length : start, end: end + behind.length };
}

/** The place with the article before it, where that is its name: "la Paz", "la del Valle". */
export function withArticle(
  folded: string,
  found: Stretch,
  isName: (words: string) => boolean,
): Stretch {
  const [, article = ''] = ARTICLE.exec(folded.slice(0, found.start)) ?? [];
  if (article === '') return found;
  const [first = ''] = folded.slice(found.start, found.end).split(',');
  return isName(`${article} ${first}`)
    ? { start: found.start - article.length - 1, end: found.end }
    : found;
}

/** A street or a quarter with the town that is named behind it: "44 chemin du Lac à Sainte-Béatrix". */
export function withTownBehind(
  { text, folded }: { text: string; folded: string },
  found: Stretch,
  candidates: readonly Candidate[],
): Stretch {
  if (ORIGIN.test(folded.slice(0, found.start))) return found;
  const town = longest(
    candidates.filter(
      ({ start, parts }) =>
        IN_TOWN.test(text.slice(found.end, Math.max(found.end, start))) &&
        parts.every(({ kind }) => NAMES.has(kind)),
    ),
  );
  return { start: found.start, end: town?.end ?? found.end };
}

/** The place with the one it is said to be between: "between Guelph and Fergus". */
export function withOtherEnd(
  folded: string,
  found: Stretch,
  candidates: readonly Candidate[],
): Stretch {
  if (!BETWEEN.test(folded.slice(0, found.start))) return found;
  const other = longest(
    candidates.filter(
      ({ start, parts }) =>
        start > found.end &&
        AND.test(folded.slice(found.end, start)) &&
        parts.every(({ kind }) => kind === 'common' || NAMES.has(kind)),
    ),
  );
  return { start: found.start, end: other?.end ?? found.end };
}

function longest(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
}
