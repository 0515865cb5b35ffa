import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { DayOff } from '#contract/professionals/working-hours.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  lengthInDays,
  MAX_DAYS_OFF,
  sortedByDay,
  withDayOff,
  withFrom,
  withoutDayOff,
  withTo,
} from './days-off.ts';
import type { FieldsProps } from '#web/features/professional-profile/fields.ts';
import { PastDaysOff } from './past-days-off.tsx';
import { dayOf } from '#web/features/professional-profile/availability/pause.ts';
import { useDaysBetween } from './use-days-between.ts';

/** Days off: future ones, and past ones collapsed. */
export function DaysOffFields({ draft: { daysOff }, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile.daysOff');
  const today = dayOf(new Date(useNow(MINUTE_MS)).toISOString());
  const { coming, past } = sortedByDay(daysOff, today);
  return (
    <>
      {coming.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {coming.map((day, index) => (
            <DayOffRow
              key={index}
              day={day}
              onFrom={(from) => edit({ daysOff: withFrom(daysOff, day, from) })}
              onTo={(to) => edit({ daysOff: withTo(daysOff, day, to) })}
              onRemove={() => edit({ daysOff: withoutDayOff(daysOff, day) })}
            />
          ))}
        </ul>
      )}
      <p role="status" className="-mt-2 text-sm font-medium text-clay-ink empty:hidden">
        {error('daysOff')}
      </p>
      <Button
        tone="secondary"
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={daysOff.length >= MAX_DAYS_OFF}
        onClick={() => edit({ daysOff: withDayOff(daysOff, today) })}
        className="self-start"
      >
        {t('add')}
      </Button>
      {past.length > 0 && (
        <PastDaysOff
          past={past}
          onRemove={(day) => edit({ daysOff: withoutDayOff(daysOff, day) })}
        />
      )}
    </>
  );
}

interface DayOffRowProps {
  day: DayOff;
  onFrom: (from: string) => void;
  onTo: (to: string) => void;
  onRemove: () => void;
}

function DayOffRow({ day, onFrom, onTo, onRemove }: DayOffRowProps) {
  const t = useTranslations('professional-profile.daysOff');
  const between = useDaysBetween();
  const days = lengthInDays(day);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3 p-4 sm:grid-cols-[11rem_11rem_1fr_auto] sm:gap-x-4">
      <Field label={t('from')}>
        <Input type="date" value={day.from} onChange={({ target }) => onFrom(target.value)} />
      </Field>
      <div className="col-start-1 sm:col-start-2">
        <Field label={t('to')}>
          <Input
            type="date"
            min={day.from}
            value={day.to}
            aria-invalid={days === undefined || undefined}
            onChange={({ target }) => onTo(target.value)}
          />
        </Field>
      </div>
      <p className="text-sm text-ink-soft max-sm:col-start-1 sm:flex sm:min-h-12 sm:items-center">
        {days !== undefined && t('length', { count: days })}
      </p>
      <IconButton
        label={t('remove', { days: between(day) })}
        onClick={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1 sm:mb-0.5"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
