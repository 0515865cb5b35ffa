import { Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { useTimeLeft } from '#web/lib/use-time-left.ts';
import { classes } from '#web/ui/classes.ts';
import { TimeBar } from '#web/ui/loading/time-bar.tsx';

const FILLS = { whole: 'fill-current opacity-15', left: 'fill-current' };

interface CountdownProps {
  sentAt: string;
  expiresAt: string;
  urgent: boolean;
}

/** How long an answer is waited for: to the minute, and to the second near the end. */
export function AnswerCountdown({ urgent, ...term }: CountdownProps) {
  const t = useTranslations('leads.deadline');
  const { now, end, left, share } = useTimeLeft(term, 1_000);
  const spoken = useDuration()(left);
  const until = useUntil();
  return (
    <div className={classes('rounded-lg px-4 py-3', toneOf(share, urgent))}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <Hourglass aria-hidden="true" className="size-4 shrink-0" />
        <strong className="font-semibold tabular-nums">
          {left === 0 ? t('over') : t('left', { left: spoken })}
        </strong>
        {left > 0 && <time dateTime={term.expiresAt}>{t('until', { when: until(end, now) })}</time>}
      </p>
      <TimeBar share={share} fills={FILLS} className="mt-2.5" />
    </div>
  );
}

function toneOf(share: number, urgent: boolean): string {
  if (share < (urgent ? 0.35 : 0.1)) return 'bg-clay-wash text-clay-ink';
  return urgent || share < 0.35 ? 'bg-stone text-warning' : 'bg-tile text-tile-ink';
}

/** The clock, with the day where it is not today's. */
function useUntil(): (end: number, now: number) => string {
  const { day } = useFormatting();
  return (end, now) => {
    const today = new Date(end).toDateString() === new Date(now).toDateString();
    const clock = { hour: 'numeric', minute: '2-digit' } as const;
    return day(end, today ? clock : { weekday: 'long', ...clock });
  };
}
