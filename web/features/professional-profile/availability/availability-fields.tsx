import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DAY_MS } from '#contract/durations.ts';
import { AVAILABILITIES } from '#contract/professionals/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { AVAILABILITY_DOTS } from './availability-dots.ts';
import type { FieldsProps } from '#web/features/professional-profile/fields.ts';
import { dayOf, startOf } from './pause.ts';

/** Availability, and a pause until a day. */
export function AvailabilityFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile.availability');
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('label')}</legend>
        <div className="flex flex-col gap-2">
          {AVAILABILITIES.map((each) => (
            <label
              key={each}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg border border-line bg-card px-4 py-3 transition-colors hover:border-line-strong has-checked:border-pine-700 has-checked:bg-pine-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600"
            >
              <input
                type="radio"
                name="availability"
                value={each}
                checked={draft.availability === each}
                onChange={() => edit({ availability: each })}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={classes('size-2.5 rounded-full', AVAILABILITY_DOTS[each])}
              />
              <span className="font-semibold">{t(each)}</span>
              <span className="col-start-2 text-sm text-ink-soft">{t(`${each}Hint`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Pause draft={draft} edit={edit} error={error} />
    </>
  );
}

function Pause({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile.availability');
  const optional = useTranslations('professional-profile')('optional');
  const format = useFormatting();
  const { pausedUntil } = draft;
  const [tomorrow] = useState(() => dayOf(new Date(Date.now() + DAY_MS).toISOString()));
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('pause')}
        hint={t('pauseHint')}
        error={error('pausedUntil')}
        optional={optional}
      >
        <Input
          name="pausedUntil"
          type="date"
          min={tomorrow}
          value={pausedUntil ? dayOf(pausedUntil) : ''}
          onChange={({ target }) => edit({ pausedUntil: startOf(target.value) })}
          className="!w-56"
        />
      </Field>
      {pausedUntil && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-stone px-4 py-2.5 text-sm font-semibold text-warning">
          {t('pausedUntil', { date: format.date(pausedUntil) })}
          <Button size="sm" tone="ghost" onClick={() => edit({ pausedUntil: null })}>
            {t('endPause')}
          </Button>
        </p>
      )}
    </div>
  );
}
