import { Copy, Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { WorkingSpan } from '#contract/professionals/working-hours.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  copiedToWorkdays,
  hoursOf,
  mayHaveSpan,
  shownTime,
  withoutDay,
  withoutSpan,
  withSpan,
  withTime,
} from './hours.ts';

interface DayHoursProps {
  weekday: number;
  name: string;
  hours: readonly WorkingSpan[];
  onChange: (hours: WorkingSpan[]) => void;
}

/** One weekday: closed, or its spans. */
export function DayHours({ weekday, name, hours, onChange }: DayHoursProps) {
  const t = useTranslations('professional-profile.hours');
  const spans = hoursOf(hours, weekday);
  const open = spans.length > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 px-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:px-4">
      <label className="flex min-h-11 cursor-pointer self-start items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={open}
          aria-label={t('open', { day: name })}
          onChange={() => onChange(open ? withoutDay(hours, weekday) : withSpan(hours, weekday))}
          className="size-5 shrink-0 cursor-pointer accent-pine-700"
        />
        <span className="first-letter:uppercase">{name}</span>
      </label>
      <div className="order-last col-span-2 flex min-w-0 flex-col gap-2 sm:order-none sm:col-span-1">
        {!open && (
          <p className="hidden min-h-11 items-center text-ink-faint sm:flex">{t('closed')}</p>
        )}
        {spans.map((span, index) => (
          <Span
            key={index}
            day={name}
            span={span}
            onTime={(time) => onChange(withTime(hours, span, time))}
            onRemove={() => onChange(withoutSpan(hours, span))}
          />
        ))}
      </div>
      {open ? (
        <div className="flex">
          <IconButton
            label={t('add', { day: name })}
            disabled={!mayHaveSpan(hours, weekday)}
            onClick={() => onChange(withSpan(hours, weekday))}
          >
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t('copyDay', { day: name })}
            onClick={() => onChange(copiedToWorkdays(hours, weekday))}
          >
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      ) : (
        <p className="flex min-h-11 items-center pe-3 text-ink-faint sm:hidden">{t('closed')}</p>
      )}
    </li>
  );
}

// On phones the field itself opens the picker; without its icon two fit side by side.
const TIME =
  'control min-h-11 !w-27 px-2.5 sm:!w-36 max-sm:[&::-webkit-calendar-picker-indicator]:hidden';

interface SpanProps {
  day: string;
  span: WorkingSpan;
  onTime: (time: { opens: string } | { closes: string }) => void;
  onRemove: () => void;
}

function Span({ day, span, onTime, onRemove }: SpanProps) {
  const t = useTranslations('professional-profile.hours');
  const [opens, closes] = [shownTime(span.opens), shownTime(span.closes)];
  const pastMidnight = span.closes !== '24:00' && closes !== '' && closes < opens;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <input
        type="time"
        aria-label={t('from', { day })}
        value={opens}
        onChange={({ target }) => onTime({ opens: target.value })}
        className={TIME}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        aria-label={t('to', { day })}
        value={closes}
        onChange={({ target }) => onTime({ closes: target.value })}
        className={TIME}
      />
      <IconButton label={t('remove', { day, from: opens, to: closes })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
      {pastMidnight && <span className="text-sm text-ink-faint">{t('nextDay')}</span>}
    </div>
  );
}
