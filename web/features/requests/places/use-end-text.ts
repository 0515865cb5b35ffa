import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';

/** Explains in plain language why a lead ended. */
export function useEndText(): (lead: ContactedLead) => string {
  const t = useTranslations('request.places.ended');
  return useCallback(
    ({ status, endedBecause, professional: { name } }) => {
      if (status === 'denied' || status === 'expired') return t(status, { name });
      return t(endedBecause ?? 'withdrawn', { name });
    },
    [t],
  );
}
