import type { Analysis } from '#contract/requests/assistant.ts';
import { dayNamed } from './day-named.ts';
import { daysMoved } from './days-moved.ts';
import type { Draft } from './draft.ts';
import { monthKept } from './month-kept.ts';

const MAX_WORDS_OF_MOVE = 7;

/** What was heard, with the days that are meant beside those of the draft: "the 12th", "a week later". */
export function withDaysMeant(text: string, heard: Analysis, draft: Draft): Analysis {
  const dates = meant(text, heard, draft);
  if (dates === heard.dates) return heard;
  const isAll = heard.dates === null && text.split(/\s+/).length <= MAX_WORDS_OF_MOVE;
  const unsaid = heard.turn.unsaid.filter((field) => field !== 'urgency');
  const turn = { ...heard.turn, unsaid, ...(isAll && { rest: null }) };
  // How near the days are that were heard says nothing of these.
  return { ...heard, dates, urgency: draft.urgency, turn };
}

/** Whether an utterance puts the days of the draft off. */
export function movesDays(text: string, { dates }: Draft): boolean {
  return (daysMoved(text, dates) ?? dayNamed(text, dates)) !== null;
}

function meant(text: string, { dates }: Analysis, draft: Draft): Analysis['dates'] {
  if (dates) return monthKept(text, dates, draft.dates);
  return daysMoved(text, draft.dates) ?? dayNamed(text, draft.dates);
}
