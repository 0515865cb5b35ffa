import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { getLeadMap } from '#contract/requests/neighbourhood.ts';
import { useWhere } from '#web/features/leads/use-where.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { AreaMap } from '#web/ui/map/area-map.tsx';
import { LitWindow } from '#web/ui/map/lit-window.tsx';

/** On a phone of 320 pixels, within a card. */
const NARROWEST = 248;

/**
 * The way to a lead, around the own place: to the lit window in the customer's area, or, while only
 * the distance is known, somewhere on its ring. Nothing where a place is unknown.
 */
export function LeadMap({ lead }: { lead: Lead }) {
  const t = useTranslations('map');
  const where = useWhere();
  const { id, distanceKm } = lead;
  const { language } = useLanguage();
  const { data } = useCallQuery(getLeadMap, { params: { id }, query: { language } });
  if (data === null) return null;
  const { radiusKm = 10, places = [], customer } = data ?? {};
  const isSomewhere = customer === null && distanceKm !== null;
  return (
    <AreaMap
      label={t('lead', { where: where(lead) })}
      radiusKm={radiusKm}
      places={places}
      narrowest={NARROWEST}
      people={customer ? [{ id, ...customer, face: <House />, isThere: true }] : []}
      middle={<OwnFace />}
      circle={isSomewhere ? { km: distanceKm, means: 'somewhere' } : undefined}
    />
  );
}

function House() {
  return (
    <span className="block rounded-full bg-lamp-glow p-1.5">
      <svg viewBox="-1 -1 24 26" className="size-6">
        <LitWindow />
      </svg>
    </span>
  );
}

function OwnFace() {
  const { user } = useSession();
  const { name = '', profilePicture = null, professionalId = null } = user ?? {};
  return (
    <span className="block rounded-full ring-3 ring-card">
      <Avatar name={name} src={profilePicture} of={professionalId} size="sm" />
    </span>
  );
}
