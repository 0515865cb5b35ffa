import { SURE, type Analysis, type Asked, type MessageKind } from '#contract/requests/assistant.ts';
import { presentSettled, siteIn, type PlaceContext } from '#server/places/places.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { describeJob } from './description/description.ts';
import { menderOf } from './description/restates-trade.ts';
import { findEmergency, tradeThatHelps, withEmergencyNumber } from './emergency/emergency.ts';
import { fold } from './text/fold.ts';
import { shippedModel, type IntakeModel } from './profession/intake-model.ts';
import { loneKeyword } from './profession/keyword-professions.ts';
import { messageKind, SAYS_NO_NEED } from './message-kind/message-kind.ts';
import { maySayTrade, needBesideQuestions } from './message-kind/need-beside-questions.ts';
import { answerNeeds, messageNeeds } from './needs/message-needs.ts';
import type { PlaceFinder } from './place/place-finder.ts';
import { withNamedTown } from './place/named-town.ts';
import { countryOf, settleLocation } from './place/settle-location.ts';
import { normalizeMessage } from './text/plain-text.ts';
import { overlap } from './text/tokens.ts';
import { withoutSlips } from './text/slips.ts';
import type { Ranking } from './profession/profession.ts';
import { rankMessage } from './needs/rank-message.ts';
import {
  askedByName,
  ledByName,
  offeredByName,
  requestedByName,
  supposedTrade,
} from './profession/supposed-trade.ts';
import { askedByTask } from './profession/asked-by-task.ts';
import { movesHouse } from './profession/moves-house.ts';
import { matchExamples } from './taught/match-examples.ts';
import { alternativesBeside, tradeByExamples, tradeByWords } from './taught/taught-trade.ts';
import { findTwoPlaces } from './place/two-places.ts';
import { withGoal } from './place/move-beside.ts';
import { readMessage, type Reading } from './reading.ts';
import { mayRecur } from './timing/dates/recurrence.ts';
import { answering, isPlace, takesPlaceBack } from './turn/answering.ts';
import { placeHeadedFor } from './turn/place-of-move.ts';
import { readTurn } from './turn/read-turn.ts';
import { readShares } from './needs/shares.ts';

export { writeCounts } from './counting/counting.ts';
export { listIntakeCounts } from './counting/queries.ts';
export { assistantCounters } from './language-model/counters.ts';
export { callerContext } from './place/caller-context.ts';
export { createPlaceFinder, type PlaceFinder } from './place/place-finder.ts';
export type { PlaceLookup } from './place/place-lookup.ts';
export type { Urgency } from './timing/urgency.ts';

/** Confidence of the answer where the message says that the trade it names is not wanted. */
const OVERRULED = 0.9;
const MAX_WORDS_ALONE = 3;
const NO_NEED = { profession: null, description: null };

/**
 * Reads a customer's message without a language model or network: the profession asked for, the job,
 * the place and the urgency. Only the first 5,000 characters count. `language` is the reader's; a
 * message clearly written in another of the three is read in that one. `site` is what is known of
 * where its writer may be: towns are taken by it, and the emergency number is that of its country
 * where the message names no place. With `now` the days it is wanted on are read.
 */
export function analyseMessage(
  message: string,
  language: UnderstoodLanguage,
  places: PlaceFinder,
  model: IntakeModel = shippedModel(),
  site: PlaceContext = siteIn('CA'),
  now?: Date,
  asked: Asked | null = null,
): Analysis {
  const analyse = (text: string) =>
    analyseWhole(withoutSlips(text, isPlace), language, { places, model, site, now, asked });
  return needBesideQuestions(message, asked, analyse);
}

interface Known {
  places: PlaceFinder;
  model: IntakeModel;
  site: PlaceContext;
  now: Date | undefined;
  asked: Asked | null;
}

function analyseWhole(
  message: string,
  language: UnderstoodLanguage,
  { places, model, site, now, asked }: Known,
): Analysis {
  const reading = readMessage(message, language, answering(places, asked, { language, site }), now);
  const ranking = rankMessage(reading, model);
  const { danger, helper } = dangerIn(message, reading);
  const hints = { language, ranking, helper, places, asked };
  const { told, confidence, likeness } = toldTrade(reading, hints);
  const named = told ?? tradeOf(reading, ranking);
  const { typed, destination } = placesIn(reading, asked ? 'mover' : named, places, asked);
  const location = withNamedTown(message, typed, language, site);
  const settled = settleLocation(message, location, { language, site, asked });
  const about = { ...ranking, profession: named };
  const found = { ...about, description: describeJob(reading, about, asked === 'description') };
  const subject = { profession: named, location };
  const { first, ...needs } = needsOf(asked)(reading, subject, { model, places, now });
  const kind = told ? 'need' : kindOf(messageKind(reading, found), first !== null);
  const isNeed = !SAYS_NO_NEED.has(kind);
  const { profession, description } = isNeed ? (first ?? found) : NO_NEED;
  const isRanked = profession === ranking.profession && !told;
  return {
    ...completed({ profession, description, ...needs }),
    ...daysOf(asked === null ? profession : surely(ranking), needs),
    destination: destination ?? goalOfMove(reading, first?.profession, places),
    place: settled && presentSettled(settled, language, site.country),
    confidence: first?.confidence ?? (isRanked ? ranking.confidence : confidence),
    alternatives: alternativesBeside(profession, likeness, ranking),
    otherNeeds: isNeed
      ? needs.otherNeeds.map((need) => withGoal(need, needs.location, reading, places))
      : [],
    shares: readShares(reading, { language, asked }, { model, places, now }),
    kind,
    otherLanguage: reading.spoken === language ? null : reading.spoken,
    emergency: danger && withEmergencyNumber(danger, countryOf(settled, site)),
    turn: readTurn(reading, { language, ranking, asked }),
  };
}

/** The trade that a message names, or is about; null where it is about none. */
function tradeOf(reading: Reading, { profession, confidence }: Ranking): Analysis['profession'] {
  const requested = requestedByName(reading);
  // "A babysitter for my old mother"
  const isMisnamed = requested === 'babysitter' && profession === 'elder-care';
  const asked =
    ledByName(reading) ??
    (isMisnamed ? null : requested) ??
    (confidence < SURE ? askedByName(reading) : null);
  return (
    loneKeyword(reading.tokens) ??
    asked ??
    profession ??
    wantedAlone(reading) ??
    offeredByName(reading)
  );
}

/** Where a move goes that is the first of several needs; null where it is none. */
function goalOfMove(
  reading: Reading,
  first: Analysis['profession'] | undefined,
  places: PlaceFinder,
): string | null {
  return first === 'mover' ? placesIn(reading, first, places, null).destination : null;
}

/** A trade outside of the catalogue beside needs of ours leaves them what they are. */
function kindOf(kind: MessageKind, hasNeeds: boolean): MessageKind {
  return hasNeeds && kind === 'outside' ? 'need' : kind;
}

function needsOf(asked: Asked | null): typeof messageNeeds {
  return maySayTrade(asked) ? messageNeeds : answerNeeds;
}

interface Hints {
  language: UnderstoodLanguage;
  ranking: Ranking;
  asked: Asked | null;
  /** The trade that helps in a danger. */
  helper: Analysis['profession'];
  places: PlaceFinder;
}

/**
 * The trade a message asks for whatever the model says, and how sure that is, null without one; and
 * how like the operator's examples it is.
 */
function toldTrade(reading: Reading, { language, ranking, helper, places, asked }: Hints) {
  const likeness = maySayTrade(asked) ? matchExamples(reading) : null;
  const told =
    tradeByWords(reading, language) ??
    helper ??
    supposedOrMover(reading, places) ??
    (ranking.profession === null ? menderOf(reading) : null) ??
    (maySayTrade(asked) ? askedByTask(reading, ranking) : null);
  const alike = told === null ? tradeByExamples(reading, likeness, ranking) : null;
  const confidence = alike?.confidence ?? OVERRULED;
  return { told: told ?? alike?.profession ?? null, confidence, likeness };
}

/** The trade that an answer is about, which it seldom says. */
function surely({ profession, confidence }: Ranking): Analysis['profession'] {
  return confidence < SURE ? null : profession;
}

/** The days a need is for, and the rhythm of a trade that comes again and again. */
function daysOf(
  profession: Analysis['profession'],
  { dates, recurrence }: Pick<Analysis, 'dates' | 'recurrence'>,
): Pick<Analysis, 'dates' | 'recurrence'> {
  return { dates, recurrence: mayRecur(profession) ? recurrence : null };
}

/** The danger in a message, instructions to a program included, and the trade that helps a person in it. */
function dangerIn(message: string, { text, folded }: Reading) {
  const whole = normalizeMessage(message);
  const page = whole === text ? folded : fold(whole);
  const danger = findEmergency(page);
  return { danger, helper: tradeThatHelps(page, danger) };
}

/** The place of the job; of a move, the pick-up and where it goes. */
function placesIn(
  { text, folded, spoken, place }: Reading,
  named: Analysis['profession'],
  places: PlaceFinder,
  asked: Asked | null,
): { typed: string | null } & Pick<Analysis, 'destination'> {
  const isOne = asked !== null && takesPlaceBack(folded);
  const move = named === 'mover' && !isOne ? findTwoPlaces(text, folded, spoken, places) : null;
  if (move) return { typed: move.pickUp.text, destination: move.destination.text };
  const isStory = asked === null;
  const mayGo = isStory ? named === 'mover' : place === null;
  const goal = mayGo ? placeHeadedFor(text, isPlace, isStory) : null;
  const isGoal = goal !== null && place !== null && overlap(goal, place);
  return { typed: isGoal ? null : (place?.text ?? null), destination: goal?.text ?? null };
}

type Parts = Pick<Analysis, 'profession' | 'description' | 'location' | 'urgency'>;

/** The trade a message supposes, or that of somebody who moves from one place to another. */
function supposedOrMover(reading: Reading, places: PlaceFinder): Analysis['profession'] {
  const supposed = supposedTrade(reading);
  if (supposed || !movesHouse(reading)) return supposed;
  const { text, folded, spoken } = reading;
  return findTwoPlaces(text, folded, spoken, places) ? 'mover' : null;
}

/** The trade that a few words ask for by its name: "busco plomero". */
function wantedAlone({ tokens, sightings }: Reading): Analysis['profession'] {
  const [only, ...others] = sightings.filter(({ cue }) => cue.strength === 'name');
  if (!only || others.length > 0 || tokens.length > MAX_WORDS_ALONE) return null;
  const { subject } = only.cue;
  return only.trade === 'wanted' && subject !== 'outside' ? subject : null;
}

/** The parts of a need, and which of them are present. */
function completed({
  profession,
  description,
  location,
  urgency,
}: Parts): Parts & Pick<Analysis, 'completeness'> {
  return {
    completeness: {
      hasProfession: profession !== null,
      hasDescription: description !== null,
      hasLocation: location !== null,
      hasUrgency: urgency !== null,
    },
    profession,
    description,
    location,
    urgency,
  };
}

const FIRST_WORDS: Readonly<Record<UnderstoodLanguage, string>> = {
  en: 'My roof leaks in Kanata, as soon as possible',
  fr: 'Mon toit coule à Rosemont, au plus vite',
  es: 'Se filtra el techo en Coyoacán, lo antes posible',
};

/**
 * Reads one message of each language in the coming event loop turns, so that the first person to
 * write does not wait for the models to load. Calls get through in between.
 */
export function warmUp(places: PlaceFinder): void {
  const languages = Object.keys(FIRST_WORDS) as UnderstoodLanguage[];
  const next = (): void => {
    const language = languages.shift();
    if (!language) return;
    analyseMessage(FIRST_WORDS[language], language, places);
    setImmediate(next);
  };
  setImmediate(next);
}
