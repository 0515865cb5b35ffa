import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { placeName } from '#contract/requests/place-name.ts';

/** The place of a lead and how far away it is, in one line. */
export function useWhere(): (lead: Lead) => string {
  const t = useTranslations('leads');
  return ({ distanceKm, serviceRequest: { location, destination } }) => {
    const km = distanceKm === null ? null : Math.round(distanceKm);
    const away = km === null ? '' : km < 1 ? t('nearby') : t('away', { km });
    return [placeName(location, destination), away].filter(Boolean).join(' · ');
  };
}
