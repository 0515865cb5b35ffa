import { foldText } from '#contract/fold-text.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
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
  const { draft } = progress;
  const unless = (isTrue: boolean, otherwise: unknown) => (isTrue ? null : String(otherwise));
  switch (key) {
    case 'sent':
      return unless(sent === (value === 'yes'), sent);
    case 'profession':
      return unless((draft.profession ?? 'none') === value, draft.profession);
    case 'location':
      return unless(holds(draft.location, value), draft.location);
    case 'urgency':
      return unless(draft.urgency === URGENCY[value], draft.urgency);
    case 'description':
      return unless(holds(draft.description, value), draft.description);
    case 'not in description':
      return unless(!holds(draft.description, value), draft.description);
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
      // Dates, rhythms, places to move to and drafts beside the first are not kept yet.
      return 'nothing of the kind is kept';
  }
}

function holds(text: string | null, words: string): boolean {
  return plain(text ?? '').includes(plain(words));
}

function plain(text: string): string {
  return foldText(text).replaceAll('’', "'");
}
