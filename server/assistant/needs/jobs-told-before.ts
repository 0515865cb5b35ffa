import type { Profession } from '#contract/professionals/professions.ts';
import { placeAside } from '../description/description.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { rankProfessions } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';
import { tokenize } from '../text/tokens.ts';
import { blankOut } from '../timing/urgency.ts';
import { findAskedTrades, type AskedTrade } from './asked-trades.ts';

/** Between two trades that are only listed: "a plumber and an electrician". */
const LISTED =
  /^\s*(?:[,&+/]|(?:,\s*)?\b(?:and|n|et|pis|puis|y|e)\b)\s*(?:also |aussi |tambien )?(?:(?:an?|une?|un|una|the|le|la|l'|el|d'un|d'une|de)\b\s*)?$/;
/** Behind the last of them, where nothing of a job follows. */
const OVER = /^\s*(?:$|[.,;!?\n])/;
/** Where another job may begin: at a sign, and at what joins two. */
const NEXT =
  /[.;:!?\n]+\s+|,\s+(?=(?:and|plus|also|et|pis|puis|aussi|y|e|aparte|tambien|ademas|(?:there'?s|my|the|la|le|les|mon|ma|j'ai|el|mi|un|una|se|hay|no)\b))|\s(?=(?:and|plus|also|et|pis|puis|y|e|aparte|ademas)\s)/g;
/** What a job does not begin with. */
const LEADS =
  /^(?:(?:and|plus|also|then|et|pis|puis|aussi|y|e|aparte|tambien|ademas|en plus)\b[\s,]*)+/;
const MIN_WORDS_OF_JOB = 3;
const NOWHERE = { findPlaceSpan: () => null };

/**
 * The jobs of trades that a message only lists behind them: "the toilet leaks, and an outlet is dead.
 * I need a plumber and an electrician"; null where it does not, or where one of them has no job.
 */
export function jobsToldBefore(
  reading: Reading,
  model: IntakeModel,
): ReadonlyMap<Profession, string> | null {
  const { text, folded, spoken } = reading;
  const asked = findAskedTrades(reading);
  const first = asked[0];
  if (!first || asked.length < 2 || !areOnlyListed(asked, reading)) return null;
  const trades = new Set(asked.map(({ trade }) => trade));
  const jobs = new Map<Profession, string>();
  const unclear: string[] = [];
  let last: Profession | null = null;
  for (const piece of piecesOf(text.slice(0, first.start), folded)) {
    const words = piece.replace(LEADS, '').trim();
    if (tokenize(words.toLowerCase()).length < MIN_WORDS_OF_JOB) continue;
    const { profession, alternatives } = rankProfessions(
      readMessage(words, spoken, NOWHERE),
      model,
    );
    const likely = [profession, ...alternatives].filter((one) => one !== null && trades.has(one));
    const trade: Profession | null | undefined =
      likely.find((one) => one === profession || !jobs.has(one!)) ?? last ?? likely[0];
    // A job of another trade may be that of the one that is listed and has none.
    if (profession !== null && likely.length === 0) unclear.push(words);
    else if (trade) add(trade, words);
  }
  const left = [...trades].filter((trade) => trade !== null && !jobs.has(trade));
  for (const words of unclear) {
    const trade = left[0] ?? last;
    if (trade) add(trade, words);
  }
  return jobs.size === trades.size ? jobs : null;

  function add(trade: Profession, words: string): void {
    jobs.set(trade, [jobs.get(trade), words].filter(Boolean).join(', '));
    last = trade;
  }
}

function areOnlyListed(
  asked: readonly AskedTrade[],
  { folded, place, timing }: Pick<Reading, 'folded' | 'place' | 'timing'>,
): boolean {
  const isNext = ({ trade, start }: AskedTrade, at: number) =>
    trade !== null && (at === 0 || LISTED.test(folded.slice(asked[at - 1]!.end, start)));
  const { end } = asked.at(-1)!;
  const aside = [...placeAside({ folded, place }), ...timing.spans];
  const isOver = OVER.test(folded.slice(end)) || OVER.test(blankOut(folded, aside).slice(end));
  return isOver && asked.every(isNext);
}

/** The pieces of a text without the one that leads to the trades: "I need". */
function piecesOf(before: string, folded: string): string[] {
  const cuts = [...folded.slice(0, before.length).matchAll(NEXT)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const starts = [0, ...cuts.map(([, end]) => end)];
  const ends = [...cuts.map(([start]) => start), before.length];
  return starts.map((start, at) => before.slice(start, ends[at])).slice(0, -1);
}
