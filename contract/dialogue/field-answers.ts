import { foldText } from '#contract/fold-text.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { SURE, type Analysis, type Question } from '#contract/requests/assistant.ts';
import { URGENCIES, type Urgency } from '#contract/requests/urgency.ts';
import { asksForReply } from './asks-reply.ts';
import { changesIn } from './confirmation.ts';
import { scheduleIn, typedPlace, withAddition, type Draft } from './draft.ts';
import { keywordUrgency } from './keyword-fallbacks.ts';
import { hearDetail } from './details.ts';
import { mends } from './mend.ts';
import { confirmUnderstood } from './need.ts';
import { isUnknownPlace, placeIn } from './place.ts';
import { ask, askAgain, askBy, refuse, sayTown } from './questions.ts';
import { dealOut, dropNamed, noteFurtherNeeds } from './several.ts';
import type { Step } from './steps.ts';
import { withSubject } from './subject-taught.ts';
import { toldBehind, tradeMeant } from './trade-meant.ts';
import { goalIn, lacksWhereTo } from './where-to.ts';
import { say, step, type Talk } from './talk.ts';

/** What the answer to "when" begins with is the answer: "ahorita, estoy en el pasillo". */
const ANSWERS_WHEN: readonly (readonly [answer: RegExp, urgency: Urgency])[] = [
  [
    /^\W*(?:(?:mas )?al rato|en un rato|in a bit|tantot|ahorita|ahora|ya(?! (?:que|no|se|me|lo|la)\b)|now|right now|maintenant|(?:like )?yesterday|hier|ayer|this morning|[ac]e? matin|esta manana|first thing|(?:as )?(?:quick|fast|soon)(?:ly)? as|(?:the |in the )?next 24|before bed|(?:the |la |le |el )?(?:first|premiere?|primer[ao]?)(?: (?:one|option|opcion|choix))?\W*$)/u,
    URGENCIES[0],
  ],
  [
    /^\W*(?:(?:in|within|the|next|dans|les|prochains?|en|los|proximos) )*(?:2|two|deux|dos)[ ,/-]*(?:(?:or|to|ou|a|o) )?(?:3|three|trois|tres) (?:days|jours|dias)\W*$|^\W*(?:the |la |le |el )?(?:middle|second|deuxieme|segund[ao]|del medio|du milieu)(?: (?:one|option|opcion|choix))?\W*$/u,
    URGENCIES[1],
  ],
  [
    /^\W*(?:(?:(?:vale|ok|venga|pues|bueno|bon|ben|well) )?(?:the |la |le |el )?(?:last|third|bottom|derniere?|troisieme|ultim[ao]|tercer[ao]?)(?: (?:one|option|opcion|choix))?\W*$|(?:luego|despues|mas adelante|later|plus tard)\W*$|not (?:right )?now\b|not (?:today|this week)\W*$|one of these days|when(?:ever)? i get paid|after payday|(?:in the )?new year|don'?t matter|(?:about |in )?(?:[5-9]|1\d|ten) days\W*$|(?:on |any )?(?:week ?ends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\W*$|(?:desde|a partir de|depuis|des|from|starting|as of|a compter de) (?:el |la |le |mediados de |finales de |fines de |debut |la mi-|mid |early |late )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december)|(?:.{1,40} )?(?:en|in|pour|para|vers|hacia|around|avant|before|antes de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december)\W*$|quand (?:j'aurai|je serai) paye|un de ces (?:jours|quatre)|(?:cuando|hasta que|nomas que) (?:cobre|me paguen|(?:me )?(?:caiga|llegue) (?:la |mi )?quincena)|un dia de estos)/u,
    URGENCIES[2],
  ],
];
/** What may be asked by an answer: "can somebody come tomorrow?" asks for tomorrow. */
const AS_ANSWERED: ReadonlySet<Question> = new Set(['when', 'other']);
/** A place that is not known is asked for so often; then it is taken as it was typed. */
const MAX_PLACE_QUESTIONS = 2;

/** An utterance at the questions for the description, the place and the time. */
export function answerField(talk: Talk, text: string, heard: Analysis): void {
  if (talk.progress.step === 'details') return answerDetail(talk, text, heard);
  const other = otherTrade(talk, heard);
  if (other) return changeTrade(talk, other);
  const meant = tradeMeant(talk, text, heard);
  if (meant && !answers(talk, heard)) return changeTrade(talk, meant);
  if (meant) return answerMeant(talk, meant, text, heard);
  return answerAsked(talk, text, heard);
}

/** The answer of somebody who meant another trade: the job is what is told behind that. */
function answerMeant(talk: Talk, profession: Profession, text: string, heard: Analysis): void {
  step(talk, { type: 'corrected', found: { profession } });
  const told = talk.progress.step === 'description' ? toldBehind(text) : null;
  answerAsked(talk, told ?? text, heard);
}

/** What is asked, told or taken out where no other trade is meant. */
function answerAsked(talk: Talk, text: string, heard: Analysis): void {
  const { act, about } = heard.turn;
  const field = talk.progress.step;
  if (dropNamed(talk, heard)) return undefined;
  // "Refaire le salon au complet" is a job.
  const isJob = talk.progress.step === 'description' && heard.description !== null;
  if (act === 'start-over' && !isJob) return refuse(talk);
  if ((act === 'question' || act === 'no') && about && !answers(talk, heard)) {
    say(talk, `answer.${about}`);
    return askAgain(talk);
  }
  // "Next week. And who gets my number?"
  if (act === 'question' && about && !AS_ANSWERED.has(about)) say(talk, `answer.${about}`);
  else if (asksForReply(text)) say(talk, 'answer.when');
  if (dealOut(talk, heard)) return sayDealt(talk, field);
  if (heard.otherNeeds.length > 0) return answerAndMore(talk, text, heard);
  return answerWith(talk, text, heard);
}

function sayDealt(talk: Talk, field: Step): void {
  if (field === 'urgency') say(talk, 'urgencyNoted');
  ask(talk);
}

/** An utterance at an extra question is its answer, unless it names another trade or asks something. */
function answerDetail(talk: Talk, text: string, heard: Analysis): void {
  const { act, about } = heard.turn;
  const other = otherTrade(talk, heard);
  if (other) return changeTrade(talk, other);
  if (act === 'start-over') return refuse(talk);
  if (act === 'question' && about) {
    say(talk, `answer.${about}`);
    return askAgain(talk);
  }
  return hearDetail(talk, text);
}

/** "It's a flooring installer I need, not a carpenter", whatever was asked; null where it is not. */
function otherTrade({ progress }: Talk, { turn: { trade, trades } }: Analysis): Profession | null {
  const { profession } = progress.draft;
  const isOther = profession !== null && trade !== profession && trades.includes(profession);
  return isOther && progress.otherNeeds.length === 0 ? trade : null;
}

function changeTrade(talk: Talk, profession: Profession): void {
  step(talk, { type: 'corrected', found: { profession } });
  confirmUnderstood(talk, profession, null);
  ask(talk);
}

/** The words of a further need are its own: they are no part of the answer. */
function answerAndMore(talk: Talk, text: string, heard: Analysis): void {
  const field = talk.progress.step;
  // What is told of the need there is belongs to it.
  if (!noteFurtherNeeds(talk, heard)) return answerWith(talk, text, heard);
  const turn = { ...heard.turn, rest: null, trade: null };
  if (field === 'description' && heard.description === null) return ask(talk);
  if (field !== 'description' && !answers(talk, heard)) return ask(talk);
  return answerWith(talk, heard.description ?? text, { ...heard, turn });
}

function answerWith(talk: Talk, text: string, heard: Analysis): void {
  const field = talk.progress.step;
  if (field === 'description') return describe(talk, text, heard);
  if (field === 'location') return locate(talk, text, heard);
  return time(talk, text, heard);
}

/** Whether an utterance that asks something answers the open question too. */
function answers({ progress }: Talk, { location, urgency, description, kind }: Analysis): boolean {
  if (progress.step === 'location') return location !== null;
  if (progress.step === 'urgency') return urgency !== null;
  return description !== null && kind !== 'about-us';
}

/** "Podar": one word of the work, which is no name of a trade. */
function tellsTask({ profession, confidence, turn, kind }: Analysis): boolean {
  return kind === 'need' && profession !== null && confidence >= SURE && turn.trade === null;
}

function describe(talk: Talk, text: string, heard: Analysis): void {
  const { act, rest } = heard.turn;
  const says =
    heard.description !== null || (act === 'doubt' && (rest !== null || tellsTask(heard)));
  if (['yes', 'no', 'doubt'].includes(act) && !says && isShort(text)) return wait(talk);
  const named = talk.progress.draft.profession ? null : heard.profession;
  const description = withSubject(text, talk.progress.draft.subject);
  take(talk, heard, { description, ...(named && { profession: named }) });
  if (named) confirmUnderstood(talk, named, null);
  ask(talk);
}

/** Whatever the answer is, where a move goes is asked once. */
function headFor(talk: Talk, text: string, heard: Analysis): void {
  const destination = goalIn(text, heard);
  take(talk, heard, destination ? { destination } : {});
  ask(talk);
}

function locate(talk: Talk, text: string, heard: Analysis): void {
  if (lacksWhereTo(talk.progress)) return headFor(talk, text, heard);
  const { location } = heard;
  if (location === null && (heard.urgency !== null || heard.turn.rest !== null))
    takeBeside(talk, text, heard);
  if (location === null && heard.turn.act !== 'tell') return wait(talk);
  // A name that is not known may be that of a building or a corner: its town is asked for.
  const isNew = location !== null && talk.progress.draft.town === null;
  const isUnknown = isUnknownPlace(heard) && !isNew;
  if (isUnknown && talk.progress.repeats < MAX_PLACE_QUESTIONS)
    return repeat(talk, 'ask.locationUnknown');
  const { street } = talk.progress.draft.town ?? { street: null };
  const typed = typedPlace([street, location ?? text].filter(Boolean).join(', '));
  const found = isUnknown ? typed : placeIn(heard, talk.progress.draft);
  take(talk, heard, found);
  sayTown(talk, found);
  ask(talk);
}

function time(talk: Talk, text: string, heard: Analysis): void {
  const urgency = heard.urgency ?? urgencyAnswered(text) ?? keywordUrgency(text);
  if (!urgency) {
    takeBeside(talk, text, heard);
    return ['no', 'doubt'].includes(heard.turn.act) ? wait(talk) : repeat(talk, 'chooseUrgency');
  }
  take(talk, heard, { urgency, ...placeCorrected(talk, text, heard) });
  say(talk, 'urgencyNoted');
  ask(talk);
}

/** A place is not where it was said to be. */
const DENIES_PLACE =
  /\b(?:not|isn'?t|pas|no es|no era|perdon\w*|sorry|oops|oups|equivoq\w*|scuse|desole\w*)\b/;

/** Another place that is said beside the time: "it's in Lerma, sorry, and no hurry". */
function placeCorrected({ progress }: Talk, text: string, heard: Analysis): Partial<Draft> {
  const { status } = heard.place ?? {};
  const isKnown =
    status === 'named' || (status === 'inferred' && DENIES_PLACE.test(foldText(text)));
  return heard.turn.act === 'correction' && isKnown ? placeIn(heard, progress.draft) : {};
}

function urgencyAnswered(text: string): Urgency | null {
  const folded = foldText(text);
  const answer = ANSWERS_WHEN.find(([pattern]) => pattern.test(folded));
  return answer?.[1] ?? (SINCE.test(folded) ? null : inDays(folded));
}

/** Tells how long something has been so: "hace 3 días". */
const SINCE = /\b(?:hace|llevo|llevamos|depuis|ca fait|ago|for|since|been)\b/;
const DAYS = /\b(\d{1,3}) (?:business |working )?(?:days|jours|dias)\b/;

/** The urgency of what is so many days ahead: "3 days would be great", "tengo 20 días hábiles". */
function inDays(folded: string): Urgency | null {
  const days = DAYS.exec(folded)?.[1];
  if (days === undefined) return null;
  return Number(days) > 3 ? URGENCIES[2] : URGENCIES[1];
}

/** Takes the answer, and what was said beside it. */
function take(talk: Talk, heard: Analysis, answer: Partial<Draft>): void {
  const { description } = talk.progress.draft;
  const { rest } = heard.turn;
  step(talk, {
    type: 'answered',
    found: {
      ...(heard.urgency && { urgency: heard.urgency }),
      ...scheduleIn(heard, talk.progress.draft.profession),
      ...(rest &&
        description &&
        !answer.description && { description: withAddition(description, rest) }),
      ...answer,
    },
  });
}

function takeBeside(talk: Talk, text: string, heard: Analysis): void {
  if (heard.turn.act === 'correction' || mends(talk.progress.draft.description, text)) {
    const { found } = changesIn(text, heard, talk.progress.draft);
    if (Object.keys(found).length > 0) step(talk, { type: 'corrected', found });
  } else if (heard.turn.rest && talk.progress.draft.description) {
    const description = withAddition(talk.progress.draft.description, heard.turn.rest);
    step(talk, { type: 'corrected', found: { description } });
  }
}

function wait(talk: Talk): void {
  say(talk, 'takeYourTime');
  askAgain(talk);
}

function repeat(talk: Talk, key: 'ask.locationUnknown' | 'chooseUrgency'): void {
  step(talk, { type: 'repeated' });
  askBy(talk, key);
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 5;
}
