import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { useTimeLeft } from '#web/lib/use-time-left.ts';
import { TimeBar } from '#web/ui/loading/time-bar.tsx';
import { useMomentText } from '#web/lib/use-moment-text.ts';

const FILLS = { whole: 'fill-line', left: 'fill-pine-500 transition-[width] duration-1000' };

/** The answer deadline, and the time left. */
export function AnswerDeadline({ lead: { sentAt, expiresAt } }: { lead: ContactedLead }) {
  return expiresAt && <Deadline sentAt={sentAt} expiresAt={expiresAt} />;
}

function Deadline(term: { sentAt: string; expiresAt: string }) {
  const t = useTranslations('request.places');
  const { left, share } = useTimeLeft(term, 15_000);
  const durationText = useDuration();
  const momentText = useMomentText();
  return (
    <div className="flex flex-col gap-2">
      <TimeBar share={share} fills={FILLS} />
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-faint tabular-nums">
        <span>{t('answers', { time: momentText(term.expiresAt) })}</span>
        <span>{left > 0 ? t('left', { time: durationText(inMinutes(left)) }) : t('overdue')}</span>
      </p>
    </div>
  );
}

/** Rounded up to minutes: only the professional needs seconds. */
function inMinutes(milliseconds: number): number {
  return Math.ceil(milliseconds / MINUTE_MS) * MINUTE_MS;
}
