import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELDS, type Field } from '#contract/dialogue/steps.ts';

/** What is shown as a place and a time beside the field itself. */
const PARTS = {
  location: ['location', 'destination'],
  urgency: ['urgency', 'dates', 'recurrence'],
} as const;

/** The fields to show of one of several drafts: of a further one, what it shares with the first is left out. */
export function fieldsShown(
  drafts: readonly [Draft, ...Draft[]],
  position: number,
): readonly Field[] {
  const [first] = drafts;
  const draft = drafts[position] ?? first;
  return FIELDS.filter((field) => {
    if (position === 0 || field === 'profession' || field === 'description') return true;
    return PARTS[field].some((part) => draft[part] !== first[part]);
  });
}
