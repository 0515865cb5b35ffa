import type { Act, Turn } from '#contract/requests/assistant.ts';
import type { Language } from '#contract/language.ts';
import { placeAside } from '../description/description.ts';

import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { tokenize, type Span, type Token } from '../text/tokens.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { namedTrades, sendsOnlyOne } from './named-trades.ts';
import { cueAfter, FIELD_WORDS, hesitates, isPlainYes, readAct, RESIDUE } from './read-act.ts';

/** Words for parts of a description. */
const VAGUE = new Set(
  'thing things bit part stuff about line sentence word words haha lol mention boutte bout affaire affaires partie passage phrase mot mots lo parte cosa frase eso'.split(
    ' ',
  ),
);
/** So many words of their own make a clause worth keeping. */
const MIN_TELLING_WORDS = 2;
/** Says how many there are now: "make it for 90", "mejor para 90". */
const COUNTS =
  /\b(?:for|we(?:'re| are|'ll be)|pour|on (?:est|sera)|para|son|seran|seremos|somos) (?:about |around |environ |como |unos |unas )?\d+\W*$/;
/** From here on a trade is taken for the one meant where another was ruled out. */
const LIKELY = 0.4;
/** Beside the place that is meant: the one that is not, "c'est pas Longueuil". */
const DENIES_PLACE =
  /^\W*(?:\w+ ){0,2}(?:it'?s|its|is|c'est|c|es|puse|put|wrote)? ?(?:not|pas|no|la casa de|the wrong)(?: (?:es |in|at|en|a|au))?(?: [a-z'-]+){1,4}\W*$/;
const FIELDS = ['profession', 'location', 'urgency'] as const;

/**
 * What an utterance does in a conversation beside what it says of the need: `act` of the whole, what is
 * asked, what is left to be added to the description or taken from it, and the fields that are to
 * change without being said anew.
 */
export function readTurn(
  reading: Reading,
  { language, ranking }: { language: Language; ranking: Ranking },
): Turn {
  const { text, folded, place, timing } = reading;
  const { act, about } = readAct(reading, language, place === null);
  const trade = namedTrade(reading) ?? insteadOfTrade(reading, ranking);
  const says = {
    profession: trade !== null,
    location: place !== null,
    urgency: timing.urgency !== null,
  };
  const removes = cueAfter(folded, 'removes');
  const news = Object.values(says).some(Boolean);
  const really: Act = act === 'doubt' && news && !hesitates(folded) ? 'correction' : act;
  const unsaid =
    really === 'correction'
      ? FIELDS.filter((field) => !says[field] && FIELD_WORDS[field].test(folded))
      : [];
  return {
    act: really,
    about,
    trade,
    rest:
      removes === null && ['correction', 'tell', 'doubt'].includes(really)
        ? restOf(reading, language)
        : null,
    removes: removes === null ? null : tellingIn(text, folded, removes, reading),
    unsaid,
    trades: namedTrades(reading),
    sendsOnly: sendsOnlyOne(reading),
  };
}

/** The trade that is named as the one wanted; null where none is. */
function namedTrade({ sightings }: Reading): Turn['trade'] {
  const named = sightings.filter(({ cue, standing }) => cue.strength === 'name' && standing >= 1);
  const subject = named.at(-1)?.cue.subject;
  return subject === undefined || subject === 'outside' ? null : subject;
}

/** The trade a message is about that rules another one out; null where none is ruled out. */
function insteadOfTrade(
  { sightings }: Reading,
  { profession, confidence }: Ranking,
): Turn['trade'] {
  const isRuledOut = sightings.some(({ trade }) => trade === 'ruledOut');
  return isRuledOut && confidence >= LIKELY ? profession : null;
}

/** The clauses that tell something beside place, time, trade, orders and courtesies; null where none does. */
function restOf(reading: Reading, language: Language): string | null {
  const { text, folded } = reading;
  const added = cueAfter(folded, 'adds');
  const from = added ?? 0;
  const kept = clausesOf(folded.slice(from))
    .map(({ start, end }) => ({ start: start + from, end: end + from }))
    .filter((clause) => tells(clause, reading, language, added !== null));
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return null;
  return text.slice(first.start, last.end).trim() || null;
}

function tells(
  { start, end }: Clause,
  reading: Reading,
  language: Language,
  added: boolean,
): boolean {
  const words = reading.folded.slice(start, end);
  if (isPlainYes(words) || (reading.place !== null && DENIES_PLACE.test(words))) return false;
  const aside: Span[] = [...reading.timing.spans, ...placeAside(reading)];
  const left = tokenize(words).filter(
    (token) =>
      !aside.some((span) => token.start + start < span.end && token.end + start > span.start) &&
      !FUNCTION_WORDS[reading.spoken].has(token.word) &&
      !RESIDUE.has(token.word),
  );
  return left.length >= (added || COUNTS.test(words) ? 1 : MIN_TELLING_WORDS);
}

/** The telling words behind the order to remove something, else those before it. */
function tellingIn(text: string, folded: string, from: number, { spoken }: Reading): string {
  const telling = ({ word }: Token) =>
    !FUNCTION_WORDS[spoken].has(word) && !RESIDUE.has(word) && !VAGUE.has(word);
  const behind = tokenize(folded.slice(from)).filter(telling);
  const before = tokenize(folded.slice(0, from)).slice(0, -1).filter(telling);
  const [words, at] = behind.length > 0 ? [behind, from] : [before, 0];
  return words.map(({ start, end }) => text.slice(at + start, at + end)).join(' ');
}
