import type { Draft } from '#contract/dialogue/draft.ts';
import { FIELDS, type Field } from '#contract/dialogue/steps.ts';

/** The fields to show of one of several drafts: of a further one, what it shares with the first is left out. */
export function fieldsShown(
  drafts: readonly [Draft, ...Draft[]],
  position: number,
): readonly Field[] {
  const [first] = drafts;
  const draft = drafts[position] ?? first;
  return FIELDS.filter(
    (field) =>
      position === 0 ||
      field === 'profession' ||
      field === 'description' ||
      draft[field] !== first[field],
  );
}
