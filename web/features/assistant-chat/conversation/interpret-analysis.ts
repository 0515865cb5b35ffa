import { SURE, type Analysis } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { LIKELY_CONFIDENCE } from './confidence-thresholds.ts';
import { understood, type Draft } from '#web/features/assistant-chat/draft.ts';
import { keywordProfession } from './keyword-fallbacks.ts';
import type { Offer, OtherNeed } from '#web/features/assistant-chat/steps.ts';

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
 * between, or one of those offered. In a danger nothing is guessed: for an injured person no trade
 * is chosen, and for a fire no choice is offered; it is urgent in any case.
 */
export function interpretAnalysis(analysis: Analysis, message: string): InterpretedMessage {
  const sure = sureProfession(analysis, message);
  const { kind, emergency, otherNeeds: also } = analysis;
  if (emergency?.kind === 'person')
    return { found: {}, offer: offer('likely'), also: [], reply: 'danger' };
  const found = {
    ...understood(analysis, message),
    ...(emergency && { urgency: URGENCIES[0] }),
  };
  if (sure)
    return { found: { ...found, profession: sure }, offer: offer('likely'), also, reply: 'taken' };
  if (emergency) return { found, offer: offer('likely'), also, reply: 'danger' };
  if (kind === 'greeting' || kind === 'about-us')
    return { found: {}, offer: offer('likely'), also: [], reply: kind };
  if (kind === 'outside')
    return { found: {}, offer: offer('all', analysis.alternatives), also: [], reply: kind };
  if (kind === 'other-language')
    return { found: {}, offer: offer('languages'), also: [], reply: kind };
  const likely = likelyProfessions(analysis, message);
  const between = analysis.profession !== null && analysis.confidence >= LIKELY_CONFIDENCE;
  return between
    ? { found, offer: offer('between', likely.slice(0, 2)), also, reply: 'between' }
    : { found, offer: offer('likely', likely), also, reply: 'unclear' };
}

/** The fallback without an analysis: the first message only leads to the question. */
export function interpretWithoutAnalysis(
  message: string,
  turn: 'first' | 'again',
): InterpretedMessage {
  const profession = turn === 'again' ? keywordProfession(message) : null;
  return {
    found: profession ? { profession } : {},
    offer: offer('likely'),
    also: [],
    reply: profession ? 'taken' : 'unclear',
  };
}

// A documented keyword settles what the analysis left open, but never overrules it.
function sureProfession(analysis: Analysis, message: string): Profession | null {
  const { profession, confidence } = analysis;
  if (profession !== null && confidence >= SURE) return profession;
  if (analysis.kind !== 'need' && analysis.kind !== 'unclear') return null;
  const named = keywordProfession(message);
  return profession === null || confidence < LIKELY_CONFIDENCE || named === profession
    ? named
    : null;
}

function likelyProfessions({ profession, alternatives }: Analysis, message: string): Profession[] {
  const all = [profession, keywordProfession(message), ...alternatives];
  return [...new Set(all)].filter((one) => one !== null);
}

function offer(of: Offer['of'], professions: readonly Profession[] = []): Offer {
  return { of, professions };
}
