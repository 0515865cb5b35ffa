import type { Draft } from '#contract/dialogue/draft.ts';
import { foldText } from '#contract/fold-text.ts';
import { EMPTY_DRAFT } from '#contract/dialogue/draft.ts';
import { draftsOf } from '#contract/dialogue/drafts.ts';
import type { DateRange } from '#contract/requests/schedule.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { maskContacts } from '#server/matching/matching.ts';
import type { Outcome } from './converse.ts';
import type { WrittenDialogue } from './written-dialogue.ts';

/** What is not as it must be at the end of a conversation, each in a line; none where all is well. */
export function faultsOf({ expected }: WrittenDialogue, outcome: Outcome): string[] {
  return expected.flatMap(([key, value]) => {
    const fault = faultOf(key, value, outcome);
    return fault === null ? [] : [`${key}: ${value} – ${fault}`];
  });
}

const URGENCY = {
  now: URGENCIES[0],
  soon: URGENCIES[1],
  later: URGENCIES[2],
  none: null,
} as Record<string, string | null>;

function faultOf(
  key: string,
  value: string,
  { progress, sent, said, asked }: Outcome,
): string | null {
  const { drafts, draft, field } = draftMeant(key, progress);
  switch (field) {
    case 'drafts':
      return unless(drafts.length === Number(value), drafts.length);
    case 'sent':
      return unless(sent === (value === 'yes'), sent);
    case 'asked place':
      return unless(asked.includes('location') === (value === 'yes'), asked.join(' '));
    case 'questions':
      return unless(asked.length <= Number(value), asked.join(' '));
    case 'answered':
      return unless(
        said.includes(`answer.${value}`) || (value === 'who' && said.includes('reply.about-us')),
        said.join(' '),
      );
    case 'language offered':
      return unless(progress.otherLanguage === value, progress.otherLanguage);
    case 'danger':
      return unless(progress.danger?.kind === value, progress.danger?.kind);
    case 'no danger':
      return unless(progress.danger === null, progress.danger?.kind);
    default:
      return faultOfDraft(field, value, draft);
  }
}

/** The draft that a key is about, the first unless it begins with a number, and the rest of the key. */
function draftMeant(key: string, progress: Outcome['progress']) {
  const drafts = draftsOf(progress);
  const [, number = '1', field = key] = /^([2-9]) (.+)$/.exec(key) ?? [];
  return { drafts, draft: drafts[Number(number) - 1] ?? EMPTY_DRAFT, field };
}

function faultOfDraft(key: string, value: string, draft: Draft): string | null {
  switch (key) {
    case 'profession':
      return unless((draft.profession ?? 'none') === value, draft.profession);
    case 'location':
      return unless(holds(draft.location, value), draft.location);
    case 'urgency':
      return unless(draft.urgency === URGENCY[value], draft.urgency);
    case 'description':
      return unless(holds(draft.description, value), draft.description);
    case 'not in description':
      // As those who are asked are shown it.
      return unless(!holds(maskContacts(draft.description ?? ''), value), draft.description);
    case 'when':
      return unless(shownDays(draft.dates) === value, shownDays(draft.dates));
    case 'repeats':
      return unless(draft.recurrence === value, draft.recurrence);
    case 'from':
      return unless(holds(draft.location, value), draft.location);
    case 'to':
      return unless(holds(draft.destination, value), draft.destination);
    default:
      return 'nothing of the kind is kept';
  }
}

function unless(isTrue: boolean, otherwise: unknown): string | null {
  return isTrue ? null : String(otherwise);
}

function shownDays(dates: DateRange | null): string {
  if (!dates) return 'none';
  return dates.from === dates.to ? dates.from : `${dates.from}..${dates.to}`;
}

function holds(text: string | null, words: string): boolean {
  return plain(text ?? '').includes(plain(words));
}

function plain(text: string): string {
  return foldText(text).replaceAll('’', "'");
}
