import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { placeName } from '#contract/requests/place-name.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** The place of a lead and how far away it is, in one line. */
export function useWhere(): (lead: Lead) => string {
  const t = useTranslations('leads');
  const { away } = useFormatting();
  return ({ distanceKm, serviceRequest: { location, destination } }) => {
    const found = distanceKm === null ? null : away(distanceKm);
    const far = found && t(found.is, { distance: found.distance });
    return dotted([placeName(location, destination), far]);
  };
}
