import { useEffect, useState, type RefObject } from 'react';
import { navigate } from '#web/lib/navigation/location.tsx';
import type { FieldWithRules } from '#web/features/professional-profile/problems.ts';
import { PART_OF_FIELD, usePartHref, type PartId } from './parts.ts';

/**
 * Leads to a field that was refused: opens its part, and there the first invalid field gets the
 * focus.
 */
export function useProblemInSight(form: RefObject<HTMLFormElement | null>, part?: PartId) {
  const partHref = usePartHref();
  const [problem, setProblem] = useState<{ part: PartId }>();
  useEffect(() => {
    if (problem?.part !== part) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem, part, form]);
  return (field: FieldWithRules) => {
    const wanted = PART_OF_FIELD[field];
    setProblem({ part: wanted });
    if (wanted !== part) navigate(partHref(wanted));
  };
}
