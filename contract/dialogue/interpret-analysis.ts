import { SURE, type Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { EMPTY_DRAFT, scheduleIn, type Draft } from './draft.ts';
import { keywordProfession, keywordUrgency } from './keyword-fallbacks.ts';
import { asOtherNeed, type OtherNeed } from './drafts.ts';
import { placeIn } from './place.ts';
import type { Offer } from './steps.ts';
import { subjectTaught } from './subject-taught.ts';

/** From this confidence on it is offered beside the next best; below it the chat asks. */
export const LIKELY_CONFIDENCE = 0.4;

/** The trade that helps a person in danger: it opens what somebody is locked in. */
const HELPS_A_PERSON: Profession = 'locksmith';

const MIN_DESCRIPTION_LENGTH = 6;

/** The result of a message: the draft's fields, the quick replies, and the kind of reply. */
export interface InterpretedMessage {
  found: Partial<Draft>;
  offer: Offer;
  also: readonly OtherNeed[];
  reply:
    | 'taken'
    | 'between'
    | 'unclear'
    | 'danger'
    | 'greeting'
    | 'about-us'
    | 'outside'
    | 'other-language';
}

/**
 * Interprets an analysis. A service of low confidence is not set: it is one of two to choose
 * between, or one of those offered. In a danger nothing is guessed: for a person no trade is chosen
 * but the locksmith who frees them, and for a fire no choice is offered; it is urgent in any case.
 */
export function interpretAnalysis(
  analysis: Analysis,
  message: string,
  draft: Draft = EMPTY_DRAFT,
): InterpretedMessage {
  const sure = sureProfession(analysis, message);
  const { kind, emergency } = analysis;
  const also = analysis.otherNeeds.map(asOtherNeed);
  if (emergency?.kind === 'person' && sure !== HELPS_A_PERSON)
    return { found: placeIn(analysis, draft), offer: offer('likely'), also: [], reply: 'danger' };
  const found = {
    ...understood(analysis, message, draft),
    ...(emergency && { urgency: URGENCIES[0] }),
  };
  if (sure)
    return { found: { ...found, profession: sure }, offer: offer('likely'), also, reply: 'taken' };
  if (emergency) return { found, offer: offer('likely'), also, reply: 'danger' };
  if (kind === 'greeting' || kind === 'about-us')
    return { found: {}, offer: offer('likely'), also: [], reply: kind };
  if (kind === 'outside')
    return { found, offer: offer('all', analysis.alternatives), also: [], reply: kind };
  if (kind === 'other-language')
    return { found: {}, offer: offer('languages'), also: [], reply: kind };
  const likely = likelyProfessions(analysis, message);
  const between = analysis.profession !== null && analysis.confidence >= LIKELY_CONFIDENCE;
  return between
    ? { found, offer: offer('between', likely.slice(0, 2)), also, reply: 'between' }
    : { found, offer: offer('likely', likely), also, reply: 'unclear' };
}

/** What is known where the analysis did not answer: the words are kept; the first only lead to the question. */
export function interpretWithoutAnalysis(message: string, first: boolean): InterpretedMessage {
  const profession = first ? null : keywordProfession(message);
  return {
    found: profession ? { profession } : wholeWords(message),
    offer: offer('likely'),
    also: [],
    reply: profession ? 'taken' : 'unclear',
  };
}

/**
 * What a message says beside its service. The description is the message as it was typed, and of one
 * that holds several needs the words of the first; where the analysis is silent, the documented
 * keywords decide the urgency.
 */
function understood(analysis: Analysis, message: string, draft: Draft): Partial<Draft> {
  const { profession, description, otherNeeds, completeness } = analysis;
  const isSilent = profession === null && description === null;
  const subject = completeness.hasDescription ? null : subjectTaught(message, profession);
  const urgency = analysis.urgency ?? (isSilent ? keywordUrgency(message) : null);
  return {
    ...(otherNeeds.length > 0
      ? description !== null && { description }
      : completeness.hasDescription && wholeWords(message)),
    ...(subject && { subject }),
    ...placeIn(analysis, draft),
    ...(urgency && { urgency }),
    ...scheduleIn(analysis, 'mover'),
  };
}

/** A message as a description, longer than five characters as documented. */
function wholeWords(message: string): Partial<Draft> {
  const description = message.trim();
  return description.length >= MIN_DESCRIPTION_LENGTH ? { description } : {};
}

// A documented keyword settles what the analysis left open, but never overrules it.
function sureProfession(analysis: Analysis, message: string): Profession | null {
  const { profession, confidence } = analysis;
  if (profession !== null && (confidence >= SURE || isAskedFor(profession, analysis)))
    return profession;
  if (analysis.kind !== 'need' && analysis.kind !== 'unclear') return null;
  const named = keywordProfession(message);
  return profession === null || confidence < LIKELY_CONFIDENCE || named === profession
    ? named
    : null;
}

/** Whether a likely trade is asked for by its name, or is that of a move from one place to another. */
function isAskedFor(
  profession: Profession,
  { confidence, turn, otherNeeds, destination }: Analysis,
): boolean {
  if (confidence < LIKELY_CONFIDENCE) return false;
  const isOneOfSeveral = otherNeeds.length > 0 && turn.trades.includes(profession);
  return turn.trade === profession || isOneOfSeveral || destination !== null;
}

function likelyProfessions({ profession, alternatives }: Analysis, message: string): Profession[] {
  const all = [profession, keywordProfession(message), ...alternatives];
  return [...new Set(all)].filter((one) => one !== null);
}

function offer(of: Offer['of'], professions: readonly Profession[] = []): Offer {
  return { of, professions };
}
