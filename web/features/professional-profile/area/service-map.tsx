import { MAX_SERVICE_RADIUS_KM } from '#contract/distance.ts';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import type { Draft } from '#web/features/professional-profile/draft.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AreaMap } from '#web/ui/map/area-map.tsx';
import { useMedia, WIDE } from '#web/ui/use-media.ts';
import { useCovered } from './use-covered.ts';

/** The distances at which the map ends; the service area leaves some room to the edge. */
const RADII_KM = [5, 8, 12, 20, 30, 40, 60, 80, 120, 160, 240, 360, 540];
const ROOM = 0.94;
/** In pixels, beside the list of parts and on a phone of 320. */
const NARROWEST = { wide: 512, phone: 280 };
/** A map is wider than its radius. */
const CORNERS = 1.5;

interface ServiceMapProps {
  profile: OwnProfile;
  draft: Draft;
}

/** The service area of the form around the own place; what it covers follows the slider at once. */
export function ServiceMap({ profile, draft }: ServiceMapProps) {
  const t = useTranslations('map');
  const isWide = useMedia(WIDE);
  const km = Math.min(MAX_SERVICE_RADIUS_KM, Math.max(1, Number(draft.serviceRadiusKm) || 1));
  const radiusKm = RADII_KM.find((radius) => km <= radius * ROOM) ?? MAX_SERVICE_RADIUS_KM;
  const aroundKm = Math.min(MAX_SERVICE_RADIUS_KM, Math.ceil(CORNERS * radiusKm));
  const { data, asked, error } = useCovered(profile, draft, aroundKm);
  if (!asked || error) return null;
  const places = data?.places.map((place) => ({ ...place, isOutside: place.km > km })) ?? [];
  return (
    <AreaMap
      label={t('area')}
      radiusKm={radiusKm}
      places={places}
      narrowest={isWide ? NARROWEST.wide : NARROWEST.phone}
      circle={{ km, means: 'served' }}
      middle={
        <span className="block rounded-full ring-3 ring-card">
          <Avatar name={profile.name} src={profile.avatar} of={profile.id} size="sm" />
        </span>
      }
      className="max-w-lg"
    />
  );
}
