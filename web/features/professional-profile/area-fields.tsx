import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressSearch } from '#web/lib/use-address-search.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Input } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FieldsProps } from './fields.ts';
import { FormSection } from './form-section.tsx';

/** The place of work and the circle around it. */
export function AreaFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile');
  const { search } = useAddressSearch();
  const status = useCallback((count: number) => t('area.suggestions', { count }), [t]);
  return (
    <FormSection title={t('area.title')} hint={t('area.hint')}>
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
        <p role="status" className="mt-1.5 text-sm font-medium text-coral-600 empty:hidden">
          {error('location') ?? (draft.location.trim() === '' ? t('area.noPlace') : null)}
        </p>
      </div>
      <Field label={t('area.radius')} error={error('serviceRadiusKm')} required>
        <div className="flex items-center gap-4">
          <input
            type="range"
            aria-label={t('area.radius')}
            min={1}
            max={150}
            value={Math.min(150, Number(draft.serviceRadiusKm) || 1)}
            onChange={({ target }) => edit({ serviceRadiusKm: target.value })}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-pine-700"
          />
          <Input
            name="serviceRadiusKm"
            type="number"
            inputMode="numeric"
            min={1}
            max={500}
            step={1}
            value={draft.serviceRadiusKm}
            onChange={({ target }) => edit({ serviceRadiusKm: target.value })}
            className="!w-28 shrink-0"
          />
        </div>
      </Field>
    </FormSection>
  );
}
