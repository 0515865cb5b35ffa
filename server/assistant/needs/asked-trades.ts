import type { Language } from '#contract/language.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import { isSupposed } from '../profession/supposed-trade.ts';
import type { Reading } from '../reading.ts';
import type { Token } from '../text/tokens.ts';
import { PART_WORDS } from './need-parts.ts';

const PAUSE = /[.,;:!?()\n\u2026\u2014\u2013"]/;

/**
 * Where a message begins to ask for each of those it asks for, by their trade ("an electrician for
 * 3 pot lights") or their task ("someone to paint"), in UTF-16 units, in order.
 */
export function findAskedTrades(reading: Reading): number[] {
  const { folded, tokens, spoken, sightings } = reading;
  const named = sightings
    .filter((sighting) => sighting.cue.strength === 'name' && sighting.standing >= 1)
    .filter((sighting) => !isTradeAsWork(sighting, reading) && !isSupposed(sighting, reading))
    .filter(({ cue }, at, all) => all.findIndex((one) => one.cue.subject === cue.subject) === at)
    .map(({ first, last }) => ({ first, last }));
  const meant = [...folded.matchAll(PART_WORDS[spoken].someone)].map(({ index }) => {
    const first = tokens.findIndex(({ start }) => start === index);
    return { first, last: first };
  });
  const starts = [...named, ...meant].map((words) => askedFrom(tokens, words, reading));
  return [...new Set(starts.filter((start) => start !== null))].toSorted((a, b) => a - b);
}

/**
 * Where asking for the one named by the tokens `first` to `last` begins; null where that is not asked
 * for. A bare name in an enumeration ("counters, floors, taps") is a thing.
 */
function askedFrom(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
  { folded, spoken }: { folded: string; spoken: Language },
): number | null {
  const { articles, leads } = PART_WORDS[spoken];
  let at = first;
  while (at > 0 && !isPauseBefore(at) && articles.has(tokens[at - 1]!.word)) at -= 1;
  const token = tokens[at];
  if (!token) return null;
  if (at === 0) return token.start;
  if (isPauseBefore(at)) return at < first || goesOn(last + 1) ? token.start : null;
  const before = tokens[at - 1]!.word;
  return leads.has(before) || /^\d$/.test(before) ? token.start : null;

  function goesOn(index: number): boolean {
    const next = tokens[index];
    return next !== undefined && !isPauseBefore(index) && !leads.has(next.word);
  }

  function isPauseBefore(index: number): boolean {
    return PAUSE.test(folded.slice(tokens[index - 1]!.end, tokens[index]!.start));
  }
}
