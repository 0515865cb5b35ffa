import type { Act, Asked, Turn } from '#contract/requests/assistant.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { isTradeAsWork } from '../description/trade-as-work.ts';
import { placeAside } from '../description/description.ts';

import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { tokenize, type Span, type Token } from '../text/tokens.ts';
import { tellsFormerHome } from './other-places.ts';
import { findAddition, findRemoval } from './added-words.ts';
import { questionBeside } from './asked-part.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { droppedTrades, namedTrades, sendsOnlyOne, unkeptTrades } from './named-trades.ts';
import {
  FIELD_WORDS,
  hesitates,
  isPlainYes,
  needsNobody,
  readAct,
  RESIDUE,
  tellsMore,
} from './read-act.ts';
import { saysYesBeside } from './restated.ts';
import { signatureOf } from './signature.ts';

/** Words for parts of a description. */
const VAGUE = new Set(
  'take out remove delete erase drop thing things bit part stuff about line sentence word words haha lol mention boutte bout affaire affaires partie passage phrase mot mots lo parte cosa frase eso pongas pongan ponga menciones incluyas'.split(
    ' ',
  ),
);
/** Adds what stands before it: "it's the top of the stairs, add that". */
const ADDS_BEFORE =
  /[,.;!-]? *\b(?:(?:can you|could you|please|pls|and|so|you can|just|maybe|peux-tu|puedes) )*(?:add|put|mention|include|note|write|ajoutez?|rajoutez?|mets|mettez|ecri(?:s|vez)|marque[rz]?|inscri(?:s|vez)|agreg\w*|anad\w*|anot\w*|apunt\w*|inclu\w*|pon\w*)(?:[ -](?:that|this|it|those|ca|cela|le|lo|eso|esto)|(?<=[aeno]l[oa]))(?: (?:in|too|please|pls|there|down|as well|also|to (?:it|the \w+)|svp|por favor|aussi|tambien))*\W*$/;
/** Spanish orders to remove, with what hangs on to them. */
const REMOVES = /^(?:quit|borr|elimin|omit|suprim|sa(?:ca|que))\w{0,6}$/;
/** So many words of their own make a clause worth keeping. */
const MIN_TELLING_WORDS = 2;
/** Says how many there are now: "make it for 90", "mejor para 90". */
const COUNTS =
  /\b\d+ ?(?:x|par|by|por) ?\d+\b|\b\d+ (?:pieds?|pi2?|po|pouces?|feet|foot|ft|sq ?ft|inches|metros?|metres?|m2|cm|marches?|steps|chambres?|rooms?|cuartos?|personnes?|people|personas?|invites?|guests?|boites?|boxes|cajas)\b|\b(?:for|we(?:'re| are|'ll be)|pour|on (?:est|sera)|para|son|seran|seremos|somos) (?:about |around |environ |como |unos |unas )?\d+\W*$/;
/** From here on a trade is taken for the one meant where another was ruled out. */
const LIKELY = 0.4;
/** Beside the place that is meant: the one that is not, "c'est pas Longueuil". */
const DENIES_PLACE =
  /^\W*(?:\w+ ){0,2}(?:it'?s|its|is|c'est|c|es|puse|put|wrote)? ?(?:not|pas|no|la casa de|the wrong)(?: (?:es |in|at|en|a|au))?(?: [a-z'-]+){1,4}(?: (?:sino|but|mais)(?: [a-z'-]+){1,4})?\W*$/;
/** Named as what stays ("same place"), or as no field: "sur place". */
const UNCHANGED =
  /\b(?:same|meme|memes|mism[oa]) [a-z]+\b|\b(?:sur|en|a la|de la|pas de|prend \w+|assez de) place\b|\bstationnement dans la rue\b|\btout le jour\b/g;
/** Begins what is meant instead; "no la mandes" is no bare no. */
const BARE_NO =
  /^\W*(?:(?:ben|mais|ah|oh|euh|pero|ay|well|but|uh|um)\W+)*(?:(?:non?|nan|nope|nah)\b(?! (?:l[aoe]s?|se|me|te|nos|envi\w+|mand\w+)\b)\W+)+/;
/** Says that somebody has to leave the conversation: no part of the job. */
const IS_CALLED_AWAY =
  /\b(?:(?:me )?(?:entra|entro|esta entrando) una llamada|me (?:estan )?(?:llaman|llamando|marcan)|tocan (?:a )?(?:la puerta|el timbre)|luego (?:sigo|vuelvo)|ahorita (?:vuelvo|regreso|sigo)|ahora (?:vuelvo|sigo)|brb|be right back|phone'?s? (?:is )?ringing|(?:someone|somebody)'?s? (?:is )?at the door|gotta go|got a call|(?:i'?ll|will) (?:be|come) back|on sonne|ca sonne a la porte|je (?:te |vous )?reviens|j'ai un appel)\b/;
/** Right before the trade that another is compared with: "more of a tiler than a handyman". */
const COMPARED =
  /\b(?:than|rather than|plutot que?|(?:plus|moins) (?:[\w']+ ){1,4}qu(?:e d)?|mas (?:\w+ ){0,4}que(?: de)?|en vez de|en lugar de|au lieu d'|au lieu de|a (?:la )?place d'|a (?:la )?place de|instead of)(?:['’]?(?: ?)(?:an?|the|un|une|una|el|la|le|l'))? ?$/;
const RULES_OUT = /\b(?:pas|not|no) (?:une?|an?|una)\b/;
/** "It isn't Laval, it's Blainville", whatever else sounds like a no. */
const IS_OTHER =
  /\b(?:isn'?t|is not|wasn'?t|c'est pas|est pas|c'etait pas|no es|no era)\b[^.;!?]{1,40}\b(?:it'?s|but|c'est|mais|es|sino)\b/;
const FIELDS = ['profession', 'location', 'urgency'] as const;

interface Circumstances {
  language: UnderstoodLanguage;
  ranking: Ranking;
  asked: Asked | null;
}

/**
 * What an utterance does in a conversation beside what it says of the need: `act` of the whole, what is
 * asked, what is left to be added to the description or taken from it, and the fields that are to
 * change without being said anew.
 */
export function readTurn(reading: Reading, { language, ranking, asked }: Circumstances): Turn {
  const { folded, place, timing } = reading;
  const { act, about } = inMessage(readAct(reading, language, maySign(reading)), folded, asked);
  const trade = namedTrade(reading, ranking) ?? insteadOfTrade(reading, ranking);
  const says = {
    profession: trade !== null,
    location: place !== null,
    urgency: timing.urgency !== null,
  };
  const dropped = droppedTrades(reading);
  const removes = removedBy(reading, dropped);
  const adds = removes === null ? findAddition(folded) : null;
  // What is to be added is no order to change a field it names.
  const named = folded.slice(0, adds?.end ?? folded.length).replace(UNCHANGED, '');
  const news = Object.values(says).some(Boolean);
  const really = actMeant(act, reading, { language, asked, trade, news });
  const unsaid =
    really === 'correction'
      ? FIELDS.filter((field) => !says[field] && FIELD_WORDS[field].test(named))
      : [];
  return {
    act: really,
    about,
    trade,
    rest:
      removes === null && ['correction', 'tell', 'doubt'].includes(really)
        ? restOf(reading, language)
        : null,
    removes,
    unsaid,
    trades: tradesOf(reading, dropped, removes !== null),
    sendsOnly: sendsOnlyOne(reading),
    restates: saysYesBeside(reading),
  };
}

interface Around {
  language: UnderstoodLanguage;
  asked: Asked | null;
  trade: Turn['trade'];
  /** Whether a trade, a place or a time is said. */
  news: boolean;
}

/** What an utterance does, by what is said in it, where its form alone says a no or nothing. */
function actMeant(act: Act, reading: Reading, { language, asked, trade, news }: Around): Act {
  const { folded, timing, place } = reading;
  if (act === 'no')
    return news && (putsRight(reading, language) || IS_OTHER.test(folded)) ? 'correction' : act;
  if (act !== 'doubt') return act;
  // "I think it's a painter it takes, not a mason"
  if (trade !== null && RULES_OUT.test(folded)) return 'correction';
  // "Avant j'habitais à Longueuil, c'est à Brossard"
  if (hesitates(folded) && !(place !== null && tellsFormerHome(folded))) return act;
  if (news || timing.recurrence !== null || tellsMore(folded)) return 'correction';
  return isFieldAsked(asked) && names(reading) ? 'tell' : act;
}

/** What is not understood at the question for the job, the place or the time tells it. */
function isFieldAsked(asked: Asked | null): boolean {
  return asked === 'description' || asked === 'location' || asked === 'urgency';
}

/** Whether there is any word of its own in a message: "thorncliffe", not "ok". */
function names({ folded, tokens }: Reading): boolean {
  const isCommon = (word: string) =>
    RESIDUE.has(word) || Object.values(FUNCTION_WORDS).some((words) => words.has(word));
  return !isPlainYes(folded) && tokens.some(({ word }) => word.length > 2 && !isCommon(word));
}

/** Whether the end of an utterance may be a name: a place there is, unless it is a person's. */
function maySign({ text, place }: Reading): boolean {
  if (place === null) return true;
  const signature = signatureOf(text);
  return signature !== null && signature.isName && place.end > signature.start;
}

/** In a message that tells a need only what is asked outright is a question. */
function inMessage(
  read: ReturnType<typeof readAct>,
  folded: string,
  asked: Asked | null,
): ReturnType<typeof readAct> {
  const isStory = asked === null && read.act === 'question' && read.about !== 'work';
  return isStory && questionBeside(folded) === null ? { act: 'tell', about: null } : read;
}

/** The trades an utterance is about: of one that takes something out, those it takes out. */
function tradesOf(reading: Reading, dropped: Turn['trades'], removes: boolean): Turn['trades'] {
  if (dropped.length > 0) return dropped;
  return removes ? unkeptTrades(reading) : namedTrades(reading);
}

/** What is to be taken out: the words of a description, or trades; null where nothing is. */
function removedBy(reading: Reading, dropped: readonly string[]): string | null {
  const cue = findRemoval(reading.folded);
  if (cue !== null) return tellingIn(reading.text, reading.folded, cue, reading);
  return dropped.length > 0 ? dropped.join(' ') : null;
}

/** Whether what is said behind a bare no is no refusal: "no, a plumber would be better". */
function putsRight({ folded, place }: Reading, language: UnderstoodLanguage): boolean {
  const behind = folded.replace(BARE_NO, '');
  if (behind === folded || behind === '' || needsNobody(folded)) return false;
  const { act } = readAct({ text: behind, folded: behind }, language, place === null);
  return act === 'correction' || (act === 'doubt' && !hesitates(behind));
}

/**
 * The trade that is named as the one wanted; null where none is. Beside another time or place a word
 * that only happens to name one changes nothing: "pas samedi, ma belle-mère est notaire".
 */
function namedTrade(reading: Reading, { profession }: Ranking): Turn['trade'] {
  const isRuledOut = reading.sightings.some(({ trade }) => trade === 'ruledOut');
  const isAside = !isRuledOut && (reading.timing.urgency !== null || reading.place !== null);
  const named = reading.sightings
    .filter(
      (sighting) =>
        sighting.cue.strength === 'name' &&
        sighting.standing >= 1 &&
        !isTradeAsWork(sighting, reading) &&
        !(isAside && sighting.trade === 'named' && sighting.cue.subject !== profession) &&
        !COMPARED.test(reading.folded.slice(0, reading.tokens[sighting.first]!.start)),
    )
    .toSorted((a, b) => a.first - b.first);
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
function restOf(reading: Reading, language: UnderstoodLanguage): string | null {
  const { text, folded } = reading;
  if (IS_CALLED_AWAY.test(folded)) return null;
  const cue = findAddition(folded);
  const before = ADDS_BEFORE.exec(folded)?.index ?? 0;
  const from = before > 0 ? 0 : (cue?.end ?? 0);
  const added = before > 0 || cue !== null;
  const clauses = clausesOf(folded.slice(from, before || undefined)).map((clause) => ({
    start: clause.start + from,
    end: clause.end + from,
  }));
  const telling = clauses.map((clause) => tells(clause, reading, language, added));
  // A word joined to what tells belongs to it: "solo corte y cepillado".
  const kept = clauses.filter(
    (clause, at) =>
      telling[at] ||
      (telling[at - 1] &&
        /^ (?:and|et|pis|y) $/.test(folded.slice(clauses[at - 1]!.end, clause.start)) &&
        tells(clause, reading, language, true)),
  );
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return null;
  return text.slice(first.start, last.end).trim() || null;
}

function tells(
  { start, end }: Clause,
  reading: Reading,
  language: UnderstoodLanguage,
  added: boolean,
): boolean {
  const words = reading.folded.slice(start, end);
  const isOfPlace = reading.place !== null && (DENIES_PLACE.test(words) || tellsFormerHome(words));
  if (isPlainYes(words) || isOfPlace) return false;
  const aside: Span[] = [...reading.timing.spans, ...placeAside(reading)];
  const left = tokenize(words).filter(
    (token) =>
      !aside.some((span) => token.start + start < span.end && token.end + start > span.start) &&
      !FUNCTION_WORDS[reading.spoken].has(token.word) &&
      !RESIDUE.has(token.word),
  );
  return left.length >= (added || COUNTS.test(words) ? 1 : MIN_TELLING_WORDS);
}

/** The telling words behind the order to remove something, else those inside or before it. */
function tellingIn(text: string, folded: string, cue: Span, { spoken }: Reading): string {
  const isTelling = ({ word }: Token) =>
    !FUNCTION_WORDS[spoken].has(word) &&
    !RESIDUE.has(word) &&
    !VAGUE.has(word) &&
    !REMOVES.test(word);
  const telling = (from: number, to?: number) =>
    tokenize(folded.slice(from, to))
      .filter(isTelling)
      .map(({ start, end }) => text.slice(from + start, from + end))
      .join(' ');
  // "Take my number out" has it inside.
  return telling(cue.end) || telling(cue.start, cue.end) || telling(0, cue.start);
}
