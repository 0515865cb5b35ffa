import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useMomentText } from '#web/features/requests/use-moment-text.ts';

/** Until when somebody has to answer, and how much of that time is left. */
export function AnswerDeadline({ lead }: { lead: ContactedLead }) {
  const t = useTranslations('request.places');
  const now = useNow(15_000);
  const durationText = useDuration();
  const momentText = useMomentText();
  if (!lead.expiresAt) return null;
  const due = Date.parse(lead.expiresAt);
  const whole = due - Date.parse(lead.sentAt);
  const left = Math.max(0, due - now);
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect
          width={whole > 0 ? Math.min(100, (left / whole) * 100) : 0}
          height="2"
          className="fill-pine-500 transition-[width] duration-1000"
        />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-faint tabular-nums">
        <span>{t('answers', { time: momentText(lead.expiresAt) })}</span>
        <span>{left > 0 ? t('left', { time: durationText(inMinutes(left)) }) : t('overdue')}</span>
      </p>
    </div>
  );
}

/** Begun minutes: nobody but who has to answer counts seconds. */
function inMinutes(milliseconds: number): number {
  return Math.ceil(milliseconds / MINUTE_MS) * MINUTE_MS;
}
