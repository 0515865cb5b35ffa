import { useCallback } from 'react';
import { useFormatter } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';

/** A list of names: "Ana, Luc, and Marc". */
export function useNameList(): (leads: readonly ContactedLead[]) => string {
  const format = useFormatter();
  return useCallback(
    (leads) => format.list(leads.map(({ professional }) => professional.name)),
    [format],
  );
}
