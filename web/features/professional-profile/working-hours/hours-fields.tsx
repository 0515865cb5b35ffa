import { useFormatter, useTranslations } from 'use-intl';
import { useMemo, useState } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { DayHours } from './day-hours.tsx';
import type { FieldsProps } from '#web/features/professional-profile/fields.ts';
import { WEEKDAYS } from './hours.ts';

/** Weekly hours, day by day, and their time zone. */
export function HoursFields({ draft, edit, error }: FieldsProps) {
  const t = useTranslations('professional-profile.hours');
  const nameOf = useWeekdayName();
  const problem = error('hours');
  const [setting, set] = useState(false);
  const always = draft.hours.length === 0;
  return (
    <>
      {always && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-card px-4 py-3">
          <p>
            <span className="block font-semibold">{t('always')}</span>
            <span className="block text-sm text-ink-faint">{t('alwaysHint')}</span>
          </p>
          <Button tone="secondary" size="sm" aria-expanded={setting} onClick={() => set(!setting)}>
            {t('set')}
          </Button>
        </div>
      )}
      {(setting || !always) && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {WEEKDAYS.map((weekday) => (
            <DayHours
              key={weekday}
              weekday={weekday}
              name={nameOf(weekday)}
              hours={draft.hours}
              onChange={(hours) => edit({ hours })}
            />
          ))}
        </ul>
      )}
      <p role="status" className="-mt-2 text-sm font-medium text-clay-ink empty:hidden">
        {problem}
      </p>
      <Field label={t('timeZone')} error={error('timeZone')}>
        <Select
          name="timeZone"
          value={draft.timeZone}
          onChange={({ target }) => edit({ timeZone: target.value })}
        >
          <TimeZones current={draft.timeZone} />
        </Select>
      </Field>
    </>
  );
}

/** Every time zone of the browser, grouped by region. */
function TimeZones({ current }: { current: string }) {
  const zones = useMemo(
    () => [...new Set([...Intl.supportedValuesOf('timeZone'), current])].toSorted(),
    [current],
  );
  return [...new Set(zones.map(regionOf))].map((region) => (
    <optgroup key={region} label={region}>
      {zones
        .filter((zone) => regionOf(zone) === region)
        .map((zone) => (
          <option key={zone} value={zone}>
            {zone.replace(`${region}/`, '').replaceAll('_', ' ')}
          </option>
        ))}
    </optgroup>
  ));
}

function regionOf(zone: string): string {
  return zone.split('/')[0] ?? zone;
}

const MONDAY = Date.UTC(2024, 0, 1);

function useWeekdayName(): (weekday: number) => string {
  const format = useFormatter();
  return (weekday) =>
    format.dateTime(MONDAY + (weekday - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' });
}
