import { foldText } from '#contract/fold-text.ts';
import type { Analysis } from '#contract/requests/assistant.ts';
import { asOtherNeed, draftsOf } from './drafts.ts';
import { mended, mends } from './mend.ts';
import { ask } from './questions.ts';
import { dealtOut } from './shares.ts';
import { say, step, type Talk } from './talk.ts';

const POSITIONS = [
  /\b(?:first|1st|premiere?|primer[ao]?)\b/,
  /\b(?:second|2nd|deuxieme|segund[ao])\b/,
  /\b(?:third|3rd|troisieme|tercer[ao]?)\b/,
];

/** The position of the one draft that an utterance sends alone; null where it sends none alone. */
export function onlyOne({ progress }: Talk, { turn }: Analysis): number | null {
  if (!turn.sendsOnly) return null;
  return positionOf(progress, turn.trades);
}

/** Removes the draft whose trade an utterance removes; false where it removes none. */
export function dropNamed(talk: Talk, { turn }: Analysis): boolean {
  if (turn.removes === null) return false;
  const { progress } = talk;
  const position =
    positionOf(progress, turn.trades) ??
    counted(progress, turn.removes) ??
    (turn.trades.length === 0 ? describedAs(progress, turn.removes) : null);
  if (position === null) return false;
  drop(talk, position);
  return true;
}

/** The position that words count: "the second one"; null where they count none. */
function counted(progress: Talk['progress'], words: string): number | null {
  const last = progress.otherNeeds.length;
  const folded = foldText(words);
  const position = POSITIONS.findIndex((pattern) => pattern.test(folded));
  const meant = /\b(?:last|derniere?|ultim[ao])\b/.test(folded) ? last : position;
  return last === 0 || meant < 0 || meant > last ? null : meant;
}

/** The position of the one draft that is told in most of the words: "the pool one". */
function describedAs({ draft, otherNeeds }: Talk['progress'], words: string): number | null {
  if (otherNeeds.length === 0) return null;
  const wanted = foldText(words).match(/[a-z]{4,}/g) ?? [];
  const shared = draftsOf({ draft, otherNeeds }).map(({ description }) => {
    const page = foldText(description ?? '');
    return wanted.filter((word) => page.includes(word)).length;
  });
  const most = Math.max(...shared);
  const isOne = most > 0 && shared.filter((count) => count === most).length === 1;
  return isOne ? shared.indexOf(most) : null;
}

/** Takes the place and the time that an utterance says of each draft; false where it says so of none. */
export function dealOut(talk: Talk, heard: Analysis): boolean {
  const dealt = heard.turn.removes === null ? dealtOut(talk.progress, heard) : null;
  if (dealt === null) return false;
  step(talk, { type: 'dealt', draft: dealt.draft, otherNeeds: dealt.otherNeeds });
  return true;
}

/** Mends what a further draft says and the first does not: "3 rooms, not 2"; false where nothing is. */
export function mendFurther(talk: Talk, text: string, { location, urgency }: Analysis): boolean {
  const { draft, otherNeeds } = talk.progress;
  if (otherNeeds.length === 0 || location !== null || urgency !== null) return false;
  if (mends(draft.description, text)) return false;
  const at = otherNeeds.findIndex(({ words }) => mends(words, text));
  const description = at < 0 ? null : mended(otherNeeds[at]!.words, text);
  if (description === null) return false;
  step(talk, { type: 'corrected', found: { description }, position: at + 1 });
  say(talk, 'changedAsSaid');
  return true;
}

/** Removes the draft at a position, and shows what is left. */
export function drop(talk: Talk, position: number): void {
  const profession = draftsOf(talk.progress)[position]?.profession;
  if (!profession || talk.progress.otherNeeds.length === 0) return ask(talk);
  step(talk, { type: 'dropped', position });
  say(talk, 'dropped', { profession });
  return ask(talk);
}

/** Takes the further needs that an utterance at the last question mentions; false where there are none. */
export function hearFurtherNeeds(talk: Talk, heard: Analysis): boolean {
  if (!noteFurtherNeeds(talk, heard)) return false;
  ask(talk);
  return true;
}

/**
 * Takes the needs that an answer mentions: a new one becomes a further draft, of one that is there
 * the place and the time are its own. False where nothing changes.
 */
export function noteFurtherNeeds(talk: Talk, { otherNeeds }: Analysis): boolean {
  const before = talk.progress;
  const heard = otherNeeds.map(asOtherNeed);
  const isKnown = ({ profession }: { profession: string }) =>
    draftsOf(before).some((draft) => draft.profession === profession);
  const also = heard.filter((need) => !isKnown(need));
  for (const { profession, own } of heard) {
    const position = draftsOf(before).findIndex((draft) => draft.profession === profession);
    if (position > 0 && Object.keys(own).length > 0)
      step(talk, { type: 'corrected', found: own, position });
  }
  if (also.length > 0) {
    step(talk, { type: 'mentioned', also });
    say(talk, 'alsoNoted', { quotes: also.map(({ words }) => words) });
  }
  return talk.progress !== before;
}

/** Which of several drafts is of the only trade that is named; null where that is none, or not one. */
function positionOf(progress: Talk['progress'], trades: Analysis['turn']['trades']): number | null {
  const [trade, ...others] = trades;
  if (progress.otherNeeds.length === 0 || !trade || others.length > 0) return null;
  const position = draftsOf(progress).findIndex(({ profession }) => profession === trade);
  return position < 0 ? null : position;
}
