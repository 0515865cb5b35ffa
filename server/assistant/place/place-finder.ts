import { fold } from '../text/fold.ts';
import { overlap } from '../text/tokens.ts';
import { withInformalPlaces } from './informal-places.ts';
import { coloniaIn } from './in-town/colonia.ts';
import { isNamedAsPlace } from './named-as-place.ts';
import { placeCandidates, type Candidate } from './place-candidates.ts';
import { candidateFeatures } from './scoring/place-features.ts';
import {
  withArticle,
  withNeighbours,
  withOtherEnd,
  withQualifiers,
  withTownBehind,
} from './beside-place.ts';
import type { PlaceLookup } from './place-lookup.ts';
import { landmarkIn } from './in-town/landmark.ts';
import { withQuarter } from './in-town/quarter.ts';
import { withCorner } from './corner.ts';
import { sideStreetIn } from './street-patterns.ts';
import { wholeStreet } from './whole-street.ts';
import { scoreFeatures, type PlaceWeights } from './scoring/place-model.ts';

export type PlaceSpan = {
  /** The place as typed. */
  readonly text: string;
  /** Its position in the message, in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
};

/** From here on a known town is the place where the words before it say so themselves. */
const MIN_SCORE = -4;
/** A small town is no figure of speech, as in "a loft of New York". */
const MIN_SCORE_OF_SMALL = -5.5;
const SMALL = 50_000;
const REGION: ReadonlySet<string> = new Set(['region', 'region-code']);
const NAMES: ReadonlySet<string> = new Set(['city', 'neighbourhood', 'informal']);

export type PlaceFinder = { findPlaceSpan(text: string): PlaceSpan | null };

/**
 * Creates the function that finds the place of the work in a message. Every span in the form of an
 * address, a postal code or a name is scored by a small model of its features and context; the
 * likeliest wins; where it is likelier that there is no place of work, a town that is named as it does. `weights` replaces the
 * shipped model.
 */
export function createPlaceFinder(lookup: PlaceLookup, weights?: PlaceWeights): PlaceFinder {
  const names = withInformalPlaces(lookup);
  return {
    findPlaceSpan(text) {
      const folded = fold(text);
      const candidates = placeCandidates(text, folded, names);
      const { all, eclipsed } = candidates;
      const features = candidateFeatures(text, folded, candidates);
      const scored = all
        .map((candidate, at) => ({ candidate, score: scoreFeatures(features[at]!, weights) }))
        .filter(({ candidate }) => !eclipsed.has(candidate))
        .toSorted((a, b) => b.score - a.score);
      const likeliest = scored.find(({ score }) => score > 0);
      const isNew = likeliest?.candidate.parts.every(({ kind }) => kind === 'unknown') ?? true;
      const named = scored.find(
        ({ candidate, score }) =>
          score > leastFor(candidate) && isNamedAsPlace({ text, folded }, candidate),
      );
      const likely = (isNew && named) || here(scored, likeliest, { text, folded }) || likeliest;
      const best = likely && (longerOf(scored, likely) ?? likely);
      const others = scored.map(({ candidate }) => candidate);
      const known = best ? withRestOfName(best.candidate, others) : null;
      const grown = known ? withNeighbours(text, known, others) : null;
      const both = grown && withOtherEnd(folded, grown, others);
      const isKnown = best?.candidate.parts.every(({ kind }) => NAMES.has(kind)) ?? false;
      const isPlace = (words: string) => names(words) !== null;
      const place = withColonia(folded, withQuarter(both, candidates));
      const districts = others.filter(({ parts }) => parts.every(({ kind }) => NAMES.has(kind)));
      const whole = withCorner(folded, place && { ...place, isKnown }, districts, isPlace);
      if (!whole) return spanIn(text, landmarkIn(folded) ?? sideStreetIn(folded));
      const full = withArticle(folded, whole, isPlace);
      const street = wholeStreet(text, spanOf(text, full));
      const town = withTownBehind({ text, folded }, street, others);
      const found = withQualifiers(folded, town, (words) => names(words, true) !== null);
      const { start, end } = withoutLead(folded, found);
      return { text: text.slice(start, end), start, end };
    },
  };
}

/** "Vivo en la Portales", a sentence of its own, looks like a street in that quarter. */
const LEAD =
  /^(?:viv(?:o|imos|e)|radic(?:o|amos)|(?:me|nos) encuentr\w+|est(?:oy|amos|a)|es|seria|queda) (?:(?:aqui|aca|por|alla) )*(?:en|por) (?:(?:el|la|los|las) )?(?=[a-z0-9])/;

function withoutLead(folded: string, { start, end }: Stretch): Stretch {
  const lead = LEAD.exec(folded.slice(start, end))?.[0].length ?? 0;
  return { start: start + lead, end };
}

/** The place that was found with the part of a town that is said with its article; that alone where none was. */
function withColonia(folded: string, found: Stretch | null): Stretch | null {
  const colonia = coloniaIn(folded);
  if (!colonia || !found) return colonia ?? found;
  if (!overlap(found, colonia)) return found;
  const { start, end } = found;
  return { start: Math.min(start, colonia.start), end: Math.max(end, colonia.end) };
}

/** Where somebody else goes: "my nanny moves to Gaspésie". */
const MOVES_AWAY =
  /\b(?:demenage|s'en va|est partie?|moves?|moved|is moving|se muda|se mudo|se fue|flew)(?: \w+)? (?:en|a|au|aux|dans|to) $/;
const FIRST_PERSON = /\b(?:je|j'|on|nous|i|we|yo|me|nos)\b[^.,;!?]{0,12}$/;

/** The place that is named as that of the work, where the likeliest is where somebody else goes. */
function here(
  scored: readonly Scored[],
  likeliest: Scored | undefined,
  message: { readonly text: string; readonly folded: string },
): Scored | undefined {
  const before = message.folded.slice(0, likeliest?.candidate.start ?? 0);
  const away = MOVES_AWAY.exec(before);
  if (!away || FIRST_PERSON.test(before.slice(0, away.index))) return undefined;
  return scored.find(
    ({ candidate, score }) =>
      candidate !== likeliest?.candidate && score > 0 && isNamedAsPlace(message, candidate),
  );
}

type Stretch = Pick<Candidate, 'start' | 'end'>;

type Scored = { readonly candidate: Candidate; readonly score: number };

/** The longer name that holds the one that was found, where it is likelier or has its region. */
function longerOf(scored: readonly Scored[], { candidate, score }: Scored): Scored | undefined {
  const { start, end } = candidate;
  return scored.find(
    ({ candidate: other, score: likely }) =>
      likely > 0 &&
      other.start <= start &&
      other.end >= end &&
      other.end - other.start > end - start &&
      (likely > score || REGION.has(other.parts.at(-1)!.kind)),
  );
}

/** With its article: "la roma" of "la roma norte". */
const MAX_ARTICLE = 4;

/** A known name to the end of the longer one it begins. */
function withRestOfName(found: Candidate, others: readonly Candidate[]): Stretch {
  const longer = others.filter(
    ({ start, end, parts }) =>
      parts.length === 1 &&
      NAMES.has(parts[0]!.kind) &&
      start >= found.start &&
      start <= found.start + MAX_ARTICLE &&
      start < found.end &&
      end > found.end,
  );
  const isName = found.parts.length === 1 && NAMES.has(found.parts[0]!.kind);
  const end = Math.max(found.end, ...(isName ? longer.map((one) => one.end) : []));
  return { start: found.start, end };
}

function leastFor({ parts }: Candidate): number {
  return parts.every(({ population }) => population < SMALL) ? MIN_SCORE_OF_SMALL : MIN_SCORE;
}

function spanIn(text: string, span: Stretch | null): PlaceSpan | null {
  return span && spanOf(text, span);
}

function spanOf(text: string, { start, end }: Stretch): PlaceSpan {
  return { text: text.slice(start, end), start, end };
}
