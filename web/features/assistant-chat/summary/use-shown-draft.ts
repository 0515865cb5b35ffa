import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { placeName } from '#contract/requests/place-name.ts';
import type { Draft } from '#contract/dialogue/draft.ts';
import type { Field } from '#contract/dialogue/steps.ts';

/** The fields of a draft in the reader's language; null where missing. */
export function useShownDraft(draft: Draft): Record<Field, string | null> {
  const professionName = useProfessionName();
  const scheduleName = useScheduleName();
  const { urgency } = draft;
  const location = draft.formattedAddress ?? draft.location;
  return {
    profession: draft.profession && professionName(draft.profession),
    description: draft.description,
    location: location && placeName(location, draft.destination),
    urgency: urgency && scheduleName({ ...draft, urgency }),
  };
}
