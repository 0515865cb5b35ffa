import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import type { Field } from '#contract/dialogue/steps.ts';

/** The fields of a draft in the reader's language; null where missing. */
export function useShownDraft(draft: Draft): Record<Field, string | null> {
  const professionName = useProfessionName();
  const urgencyName = useUrgencyName();
  return {
    profession: draft.profession && professionName(draft.profession),
    description: draft.description,
    location: draft.formattedAddress ?? draft.location,
    urgency: draft.urgency && urgencyName(draft.urgency),
  };
}
