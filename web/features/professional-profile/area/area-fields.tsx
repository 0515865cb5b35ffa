import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { inKm, inUnit } from '#contract/distance.ts';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { DISTANCE_UNIT } from '#web/lib/distance-unit.ts';
import { useAddressSearch } from '#web/lib/use-address-search.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CoveredPlaces } from './covered-places.tsx';
import { ServiceMap } from './service-map.tsx';
import { MOST_RADIUS } from './use-covered.ts';
import type { FieldsProps } from '#web/features/professional-profile/fields.ts';

/** The place of work, the service area, and its covered places. */
export function AreaFields({ profile, ...props }: FieldsProps & { profile: OwnProfile }) {
  const { draft, edit, error } = props;
  const t = useTranslations('professional-profile');
  const { search } = useAddressSearch();
  const status = useCallback((count: number) => t('area.suggestions', { count }), [t]);
  return (
    <>
      <div>
        <Combobox
          id="profile-location"
          label={t('area.location')}
          labelVisible
          hint={t('area.locationHint')}
          placeholder={t('area.locationPlaceholder')}
          value={draft.location}
          onChange={(location) => edit({ location, locationPlaceId: null })}
          onPick={({ id, description }) => edit({ location: description, locationPlaceId: id })}
          search={search}
          status={status}
        />
        <p role="status" className="mt-1.5 text-sm font-medium text-clay-ink empty:hidden">
          {error('location') ?? (draft.location.trim() === '' ? t('area.noPlace') : null)}
        </p>
      </div>
      <Radius {...props} />
      <ServiceMap profile={profile} draft={draft} />
      <CoveredPlaces profile={profile} draft={draft} />
    </>
  );
}

/** The slider's maximum in the site's unit; larger values can be typed. */
const SLIDER_END = { km: 150, mi: 90 }[DISTANCE_UNIT];
const STEP = 5;

/** Typed in the site's unit; the draft has it in kilometres, and whole units come back as they were typed. */
function Radius({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile.area');
  const format = useFormatting();
  const km = Number(draft.serviceRadiusKm) || 1;
  const radius = Math.max(1, Math.round(inUnit(km, DISTANCE_UNIT)));
  const edited = (typed: string) => edit({ serviceRadiusKm: kmOf(typed) });
  const set = (next: number) => edited(String(Math.min(MOST_RADIUS, Math.max(1, next))));
  // From 12 to 15 and then in steps of five.
  const stepped = (by: 1 | -1) => {
    const steps = by === 1 ? Math.floor(radius / STEP) + 1 : Math.ceil(radius / STEP) - 1;
    set(steps * STEP);
  };
  const label = t('radius', { unit: DISTANCE_UNIT });
  return (
    <div>
      <Field label={label} error={error('serviceRadiusKm')} required>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="flex items-center gap-1">
            <IconButton label={t('less')} disabled={radius <= 1} onClick={() => stepped(-1)}>
              <span aria-hidden="true" className="h-0.5 w-3.5 rounded-full bg-current" />
            </IconButton>
            <Input
              name="serviceRadiusKm"
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_RADIUS}
              step={1}
              value={typedOf(draft.serviceRadiusKm)}
              onChange={({ target }) => edited(target.value)}
              className="!w-24 text-center"
            />
            <IconButton
              label={t('more')}
              disabled={radius >= MOST_RADIUS}
              onClick={() => stepped(1)}
            >
              <Plus aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <input
            type="range"
            aria-label={label}
            aria-valuetext={format.distance(km)}
            min={1}
            max={SLIDER_END}
            value={Math.min(SLIDER_END, radius)}
            onChange={({ target }) => set(Number(target.value))}
            className="h-11 min-w-40 flex-1 cursor-pointer accent-pine-700"
          />
        </div>
      </Field>
    </div>
  );
}

function kmOf(typed: string): string {
  if (DISTANCE_UNIT === 'km' || typed.trim() === '') return typed;
  return String(Math.round(inKm(Number(typed), DISTANCE_UNIT)));
}

function typedOf(km: string): string {
  if (DISTANCE_UNIT === 'km' || km.trim() === '') return km;
  return String(Math.round(inUnit(Number(km), DISTANCE_UNIT)));
}
