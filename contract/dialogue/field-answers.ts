import type { Analysis } from '#contract/requests/assistant.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { changesIn } from './confirmation.ts';
import { scheduleIn, typedPlace, withAddition, type Draft } from './draft.ts';
import { keywordUrgency } from './keyword-fallbacks.ts';
import { confirmUnderstood } from './need.ts';
import { isUnknownPlace, placeIn } from './place.ts';
import { ask, askAgain, askBy, refuse, sayTown } from './questions.ts';
import { dropNamed, noteFurtherNeeds } from './several.ts';
import { say, step, type Talk } from './talk.ts';

/** What the answer to "when" begins with is the answer: "ahorita, estoy en el pasillo". */
const NOW = /^\W*(?:ahorita|ahora|ya(?! (?:que|no|se|me|lo|la)\b)|now|right now|maintenant)\b/iu;
/** A place that is not known is asked for so often; then it is taken as it was typed. */
const MAX_PLACE_QUESTIONS = 2;

/** An utterance at the questions for the description, the place and the time. */
export function answerField(talk: Talk, text: string, heard: Analysis): void {
  const { act, about } = heard.turn;
  if (dropNamed(talk, heard)) return undefined;
  if (act === 'start-over') return refuse(talk);
  if ((act === 'question' || act === 'no') && about && !answers(talk, heard)) {
    say(talk, `answer.${about}`);
    return askAgain(talk);
  }
  if (heard.otherNeeds.length > 0) return answerAndMore(talk, text, heard);
  return answerWith(talk, text, heard);
}

/** The words of a further need are its own: they are no part of the answer. */
function answerAndMore(talk: Talk, text: string, heard: Analysis): void {
  const field = talk.progress.step;
  noteFurtherNeeds(talk, heard);
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

function describe(talk: Talk, text: string, heard: Analysis): void {
  const { act, rest } = heard.turn;
  const says = heard.description !== null || (act === 'doubt' && rest !== null);
  if (['yes', 'no', 'doubt'].includes(act) && !says && isShort(text)) return wait(talk);
  const named = talk.progress.draft.profession ? null : heard.profession;
  take(talk, heard, { description: text, ...(named && { profession: named }) });
  if (named) confirmUnderstood(talk, named, null);
  ask(talk);
}

function locate(talk: Talk, text: string, heard: Analysis): void {
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
  const urgency = heard.urgency ?? keywordUrgency(text) ?? (NOW.test(text) ? URGENCIES[0] : null);
  if (!urgency) {
    takeBeside(talk, text, heard);
    return ['no', 'doubt'].includes(heard.turn.act) ? wait(talk) : repeat(talk, 'chooseUrgency');
  }
  take(talk, heard, { urgency, ...placeCorrected(talk, heard) });
  say(talk, 'urgencyNoted');
  ask(talk);
}

/** Another place that is said beside the time: "it's in Lerma, sorry, and no hurry". */
function placeCorrected({ progress }: Talk, heard: Analysis): Partial<Draft> {
  const isKnown = heard.turn.act === 'correction' && heard.place?.status === 'named';
  return isKnown ? placeIn(heard, progress.draft) : {};
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
  if (heard.turn.act === 'correction') {
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
