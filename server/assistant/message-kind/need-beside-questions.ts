import type { Analysis, Asked } from '#contract/requests/assistant.ts';
import { saidBesideMarked, saidBesideQuestions } from './message-kind.ts';

/** Asked by people who need nobody: who look for work, or want a request back. */
const ABOUT_THEM: ReadonlySet<string> = new Set(['work', 'cancel']);
/** Asked of the site, and no part of the job. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  'free',
  'who',
  'how',
  'privacy',
  'payment',
  'when',
]);

type Analyse = (text: string) => Analysis;

/** Whether a message is no answer to another question than that for the trade. */
export function maySayTrade(asked: Asked | null): boolean {
  return asked === null || asked === 'profession';
}

/**
 * Reads a message, its need as it is told beside what it asks of the site: "is this free? I need a
 * locksmith".
 */
export function needBesideQuestions(
  message: string,
  asked: Asked | null,
  analyse: Analyse,
): Analysis {
  const whole = analyse(message);
  if (!maySayTrade(asked) || ABOUT_THEM.has(whole.turn.about ?? '')) return whole;
  if (whole.kind !== 'about-us') return withoutQuestion(whole, message, analyse);
  const rest = saidBesideQuestions(message);
  const need = rest === null ? whole : analyse(rest);
  const isTold = need.description !== null || need.turn.trade === need.profession;
  const isNeed = need.kind === 'need' && need.profession !== null && isTold;
  return isNeed ? { ...need, turn: whole.turn, emergency: whole.emergency } : whole;
}

/** What was read, without the question in the job; with it, where something else would be read. */
function withoutQuestion(whole: Analysis, message: string, analyse: Analyse): Analysis {
  const { kind, profession, turn, urgency, location, emergency } = whole;
  const isBeside = turn.act === 'question' && OF_THE_SITE.has(turn.about ?? '');
  if (!isBeside || kind !== 'need' || profession === null) return whole;
  const rest = saidBesideMarked(message);
  const need = rest === null ? null : analyse(rest);
  const isSame =
    need?.profession === profession && need.urgency === urgency && need.location === location;
  return need && isSame ? { ...need, turn, emergency } : whole;
}
