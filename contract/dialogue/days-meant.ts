import type { Analysis } from '#contract/requests/assistant.ts';
import { daysMoved } from './days-moved.ts';
import type { Draft } from './draft.ts';
import { monthKept } from './month-kept.ts';

const MAX_WORDS_OF_MOVE = 7;

/** What was heard, with the days that are meant beside those of the draft: "the 12th", "a week later". */
export function withDaysMeant(text: string, heard: Analysis, draft: Draft): Analysis {
  const dates = meant(text, heard, draft);
  if (dates === heard.dates) return heard;
  const isAll = heard.dates === null && text.split(/\s+/).length <= MAX_WORDS_OF_MOVE;
  const turn = isAll ? { ...heard.turn, rest: null } : heard.turn;
  // How near the days are that were heard says nothing of these.
  return { ...heard, dates, urgency: draft.urgency, turn };
}

/** Whether an utterance puts the days of the draft off. */
export function movesDays(text: string, { dates }: Draft): boolean {
  return daysMoved(text, dates) !== null;
}

function meant(text: string, { dates }: Analysis, draft: Draft): Analysis['dates'] {
  return dates ? monthKept(text, dates, draft.dates) : daysMoved(text, draft.dates);
}
