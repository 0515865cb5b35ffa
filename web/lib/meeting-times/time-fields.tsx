import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Span } from '#contract/appointments/span.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Input, Select } from '#web/ui/form/controls.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { daysAfter } from './place-time.ts';
import {
  beginAt,
  beginnings,
  daysToChoose,
  DAYS_SHOWN,
  endings,
  onDay,
  type TimeDraft,
} from './time-draft.ts';

interface TimeFieldsProps {
  draft: TimeDraft;
  timeZone: string;
  /** When the other side is busy. */
  busy: readonly Span[];
  onChange: (draft: TimeDraft) => void;
}

/** One time to propose: a day among the next two weeks or a later one, from when until when. */
export function TimeFields({ draft, timeZone, busy, onChange }: TimeFieldsProps) {
  const t = useTranslations('appointments');
  const [now] = useState(serverNow);
  const days = daysToChoose(now, timeZone);
  const [later, showLater] = useState(!days.includes(draft.day));
  const choose = (day: string) => onChange(onDay(draft, day, now, timeZone));
  return (
    <div className="flex flex-col gap-4">
      <DayChips
        days={days}
        day={later ? null : draft.day}
        later={later}
        onChoose={(day) => {
          showLater(false);
          choose(day);
        }}
        onLater={() => {
          showLater(true);
          choose(daysAfter(days[0]!, DAYS_SHOWN));
        }}
      />
      {later && (
        <Field label={t('laterDay')}>
          <Input
            type="date"
            min={days[0]}
            max={daysAfter(days[0]!, 364)}
            value={draft.day}
            onChange={({ target }) => target.value && choose(target.value)}
          />
        </Field>
      )}
      <Hours
        draft={draft}
        starts={beginnings(draft.day, now, timeZone, busy)}
        onChange={onChange}
      />
    </div>
  );
}

interface HoursProps {
  draft: TimeDraft;
  starts: readonly number[];
  onChange: (draft: TimeDraft) => void;
}

function Hours({ draft, starts, onChange }: HoursProps) {
  const t = useTranslations('appointments');
  const clock = useClock();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('from')}>
        <Select
          value={draft.from}
          onChange={({ target }) => onChange(beginAt(draft, Number(target.value)))}
        >
          {withChosen(starts, draft.from).map((minutes) => (
            <option key={minutes} value={minutes}>
              {clock(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('to')}>
        <Select
          value={draft.to}
          onChange={({ target }) => onChange({ ...draft, to: Number(target.value) })}
        >
          {withChosen(endings(draft.from), draft.to).map((minutes) => (
            <option key={minutes} value={minutes}>
              {clock(minutes)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** A time that was chosen before stays among the choices. */
function withChosen(choices: readonly number[], chosen: number): readonly number[] {
  return choices.includes(chosen)
    ? choices
    : [...choices, chosen].toSorted((one, other) => one - other);
}

interface DayChipsProps {
  days: readonly string[];
  day: string | null;
  later: boolean;
  onChoose: (day: string) => void;
  onLater: () => void;
}

const CHIP =
  'relative flex min-h-17 w-15 shrink-0 snap-start flex-col items-center justify-center rounded-lg border border-line-strong bg-card px-1 text-center text-ink-soft transition-colors hover:border-ink-soft has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:text-pine-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine-600';

/** The next two weeks as chips, and what comes later. */
function DayChips({ days, day, later, onChoose, onLater }: DayChipsProps) {
  const t = useTranslations('appointments');
  const format = useFormatting();
  const name = useId();
  const part = (of: string, options: Intl.DateTimeFormatOptions) =>
    format.day(Date.parse(of), { ...options, timeZone: 'UTC' } as never).replace(/\.$/, '');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('day')}</legend>
      <div className="-mx-6 flex snap-x scroll-px-6 gap-2 overflow-x-auto px-6 py-1 [scrollbar-width:thin] sm:-mx-8 sm:scroll-px-8 sm:px-8">
        {days.map((one) => (
          <label key={one} className={CHIP}>
            <input
              type="radio"
              name={name}
              aria-label={part(one, { weekday: 'long', month: 'long', day: 'numeric' })}
              checked={one === day}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <span className="text-xs">{part(one, { weekday: 'short' })}</span>
            <span className="font-display text-lg/6 font-semibold">
              {part(one, { day: 'numeric' })}
            </span>
            <span className="text-xs">{part(one, { month: 'short' })}</span>
          </label>
        ))}
        <label className={`${CHIP} w-auto px-4 text-sm font-semibold`}>
          <input type="radio" name={name} checked={later} onChange={onLater} className="sr-only" />
          {t('later')}
        </label>
      </div>
    </fieldset>
  );
}

/** Minutes since midnight as a time of day. */
function useClock() {
  const format = useFormatting();
  return (minutes: number) =>
    format.day(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}
