import type { UnderstoodLanguage } from '#contract/language.ts';
import type { CueIndex } from './profession/cue-index.ts';
import type { WeighedToken } from './profession/features.ts';
import { courtesiesIn } from './text/courtesies.ts';
import { fold } from './text/fold.ts';
import { cuesOf, spellingOf } from './profession/knowledge.ts';
import { languageSpoken } from './text/language-spoken.ts';
import { namesInsect } from './profession/named-after-trade.ts';
import type { PlaceFinder, PlaceSpan } from './place/place-finder.ts';
import { removeInstructions } from './text/plain-text.ts';
import {
  sightCues,
  tellingWords,
  type Sighting,
  type TellingWord,
} from './profession/sightings.ts';
import { withAddedNames } from './taught/name-sightings.ts';
import { findConsequences } from './needs/consequences.ts';
import { KEPT, standingOfTrade, type Standing } from './profession/standing.ts';
import { namesOwnBusiness, standingOfTask } from './profession/task-standing.ts';
import { overlap, tokenize, type Span, type Token } from './text/tokens.ts';
import { blankOut, readTiming, type Timing } from './timing/urgency.ts';

/**
 * A cue with its weight, from how the message speaks of it (below 0 to 1.3); for the name of a
 * trade also that standing.
 */
export type WeighedSighting = Sighting & {
  readonly standing: number;
  readonly trade: Standing | null;
};
export type WeighedWord = TellingWord & { readonly standing: number };

/** A preprocessed message, before any conclusion. */
export type Reading = {
  readonly text: string;
  readonly folded: string;
  /** The language it is written in. */
  readonly spoken: UnderstoodLanguage;
  readonly place: PlaceSpan | null;
  readonly timing: Timing;
  /** The words outside the place. */
  readonly tokens: readonly Token[];
  readonly words: readonly WeighedWord[];
  readonly sightings: readonly WeighedSighting[];
  /** The words that may describe the need: neither the place nor the timing. */
  readonly meant: readonly WeighedToken[];
  /** Those in clauses without anything set aside; all where there is no such clause. */
  readonly foreground: readonly WeighedToken[];
  readonly cues: CueIndex;
};

/** The weight of a word that tells a consequence of the fault, 0 to 1. */
const CONSEQUENCE_KEEPS = 0.25;

/** Preprocesses a message in the reader's language, or the one it is clearly written in. */
export function readMessage(
  message: string,
  language: UnderstoodLanguage,
  places: PlaceFinder,
  now?: Date,
): Reading {
  const text = removeInstructions(message);
  const folded = fold(text);
  const place = places.findPlaceSpan(text);
  const tokens = tokensOutside(place, tokenize(folded));
  const spoken = languageSpoken(tokens, language);
  const timing = readTiming(withoutTimeIn(place, folded), spoken, language, now);
  return {
    text,
    folded,
    spoken,
    place,
    timing,
    tokens,
    ...sight(tokens, { timing, asides: asidesIn(folded, place, spoken) }, spoken),
  };
}

/** Names of places that read like a time: "main and 5th", "TMR", "Santo Domingo". */
const LIKE_TIME = /^tmr$|\bsanto domingo\b|\b(?:and|at|&|y|et) \d+(?:st|nd|rd|th)\b/;

function withoutTimeIn(place: PlaceSpan | null, folded: string): string {
  if (place === null || !LIKE_TIME.test(folded.slice(place.start, place.end))) return folded;
  return blankOut(folded, [place]);
}

function tokensOutside(place: PlaceSpan | null, tokens: readonly Token[]): readonly Token[] {
  if (place === null) return tokens;
  return tokens.filter((token) => !overlap(token, place));
}

/** Says where the person is, right before the place: "estoy en", "j'habite à". */
const LEADS_TO_PLACE =
  /(?:^|[\s,.;:!?(])((?:(?:yo|nosotros|y|pis|et|and|moi|nous) )?(?:estoy|estamos|vivo|vivimos|me encuentro|radico|soy de|somos de|j'habite|je reste|on reste|je suis|chus?|jsuis|on est|nous sommes|nous habitons|on habite|i live|we live|i'?m|i am|we'?re|we are) (?:(?:aca|aqui|ici|out|over|en|in|a|au|aux|dans|sur|de|at|near|cerca de|por|la|el|le|les|los|las|the) )*)$/;
const MAX_LEAD = 48;

function asidesIn(
  folded: string,
  place: PlaceSpan | null,
  spoken: UnderstoodLanguage,
): Aside['asides'] {
  const start = Math.max(0, (place?.start ?? 0) - MAX_LEAD);
  const [, lead = ''] = LEADS_TO_PLACE.exec(folded.slice(start, place?.start ?? 0)) ?? [];
  const end = place?.start ?? 0;
  return {
    consequences: findConsequences(folded, spoken),
    leads: [...(lead === '' ? [] : [{ start: end - lead.length, end }]), ...courtesiesIn(folded)],
  };
}

type Aside = {
  readonly timing: Timing;
  readonly asides: { readonly consequences: readonly Span[]; readonly leads: readonly Span[] };
};

function sight(tokens: readonly Token[], { timing, asides }: Aside, spoken: UnderstoodLanguage) {
  const { consequences, leads } = asides;
  const cues = cuesOf(spoken);
  const isIn = (spans: readonly Span[], token: Token) => spans.some((span) => overlap(span, token));
  const standings = tokens.map((token, number) =>
    isIn(consequences, token) ? CONSEQUENCE_KEEPS : standingOfTask(tokens, number, spoken),
  );
  const words = tellingWords(tokens, cues, spellingOf(spoken)).map((word) => ({
    ...word,
    standing: standings[word.token] ?? 1,
  }));
  const sighted = withAddedNames(sightCues(words, cues, tokens), words, spoken).filter(
    (sighting) => sighting.cue.subject !== 'carpenter' || !namesInsect(tokens, sighting),
  );
  const sightings = sighted.map((sighting) => {
    const { cue, first } = sighting;
    const trade = cue.strength === 'name' ? tradeAt(tokens, sighting, spoken) : null;
    const standing = trade === null ? (standings[first] ?? 1) : KEPT[trade];
    return { ...sighting, trade, standing };
  });
  const set = standings.map((standing) => standing < 1);
  for (const { trade, first, last } of sightings) {
    if (trade === 'acted' || trade === 'ruledOut') set.fill(true, first, last + 1);
  }
  const spellings = new Map(words.map(({ token, meant }) => [token, meant]));
  const meant = tokens
    .map((token, number) => ({
      token,
      aside: set[number] ?? false,
      meant: spellings.get(number) ?? null,
    }))
    .filter(
      ({ token }) => ![timing.spans, consequences, leads].some((spans) => isIn(spans, token)),
    );
  return { words, sightings, meant, foreground: withoutStory(meant), cues };
}

function tradeAt(
  tokens: readonly Token[],
  sighting: Sighting,
  spoken: UnderstoodLanguage,
): Standing {
  const { first, last } = sighting;
  const isOwn = namesOwnBusiness(tokens, sighting, spoken);
  return isOwn ? 'acted' : standingOfTrade(tokens, first, last, spoken);
}

function withoutStory(meant: readonly WeighedToken[]): readonly WeighedToken[] {
  const story = new Set(meant.filter(({ aside }) => aside).map(({ token }) => token.clause));
  const left = meant.filter(({ token }) => !story.has(token.clause));
  return story.size === 0 || left.length === 0 ? meant : left;
}
