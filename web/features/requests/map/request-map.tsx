import { useTranslations } from 'use-intl';
import { WHOLE, type Ground } from '#contract/look/map/on-map.ts';
import { getNeighbourhood } from '#contract/requests/neighbourhood.ts';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { isActiveLead } from '#web/features/requests/places/places.ts';
import { useNameList } from '#web/features/requests/use-name-list.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { AreaMap } from '#web/ui/map/area-map.tsx';

interface RequestMapProps {
  request: Pick<OwnRequest, 'id' | 'leads'>;
  ground?: Ground;
  className?: string;
}

/** The place of a request and who is asked around it; nothing where the place is unknown. */
export function RequestMap(props: RequestMapProps) {
  const { request, ground = WHOLE, className } = props;
  const { id, leads } = request;
  const t = useTranslations('map');
  const nameList = useNameList();
  const { language } = useLanguage();
  const { user } = useSession();
  const { data } = useCallQuery(
    getNeighbourhood,
    { params: { id }, query: { language } },
    // Somebody who signs out in another tab still sees their results.
    { enabled: Boolean(user) },
  );
  if (data === null) return null;
  const shown = leads.filter(isActiveLead);
  const people = shown.flatMap((lead) => {
    const place = data?.professionals.find((one) => one.id === lead.professional.id);
    return place ? [{ ...place, face: <Face lead={lead} />, isThere: isThere(lead) }] : [];
  });
  return (
    <AreaMap
      label={shown.length > 0 ? t('around', { names: nameList(shown) }) : t('empty')}
      ground={ground}
      radiusKm={data?.radiusKm ?? 10}
      places={data?.places ?? []}
      people={people}
      tiles={data?.tiles ?? null}
      className={className}
    />
  );
}

function Face({ lead }: { lead: ContactedLead }) {
  const { id, name, avatar } = lead.professional;
  return (
    <span
      className={classes('block rounded-full ring-3', isThere(lead) ? 'ring-lamp' : 'ring-card')}
    >
      <Avatar name={name} src={avatar} of={id} size="sm" />
    </span>
  );
}

function isThere({ status }: ContactedLead): boolean {
  return status === 'accepted';
}
