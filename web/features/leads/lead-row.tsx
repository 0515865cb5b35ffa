import { Hourglass, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Lead } from '#contract/requests/leads.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useDuration } from '#web/lib/i18n/use-duration.ts';
import { useTimeLeft } from '#web/lib/use-time-left.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { UnreadBadge } from '#web/ui/unread-badge.tsx';
import { STATE_TONES, stateOf } from './stages.ts';
import { useWhere } from './use-where.ts';

interface LeadRowProps {
  lead: Lead;
  /** Where the details are below. */
  titleOnly?: boolean;
}

/** A lead in the inbox: the need, how far it is or who it is for, and how long there is to answer. */
export function LeadRow({ lead, titleOnly = false }: LeadRowProps) {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  const where = useWhere();
  const { serviceRequest: request, expiresAt, unreadCount } = lead;
  const state = stateOf(lead);
  const isWaiting = state === 'pending' && expiresAt !== null;
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-1.5 font-semibold">
          {request.urgency === 'Very urgent (within 24h)' && (
            <Zap aria-label={t('urgent')} className="size-4 shrink-0 text-clay-ink" />
          )}
          <span className="truncate">{professionName(request.profession)}</span>
          <UnreadBadge count={unreadCount} label={t('unread', { count: unreadCount })} />
        </span>
        {isWaiting ? (
          <TimeLeft sentAt={lead.sentAt} expiresAt={expiresAt} />
        ) : (
          <Badge tone={STATE_TONES[state]}>{t(`status.${state}`)}</Badge>
        )}
      </span>
      {!titleOnly && (
        <span dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {request.description}
        </span>
      )}
      <span className="flex justify-between gap-3 text-xs text-ink-faint">
        {!titleOnly && (
          <span dir="auto" className="truncate">
            {request.customer?.name ?? where(lead)}
          </span>
        )}
        <Received moment={lead.sentAt} />
      </span>
    </>
  );
}

function TimeLeft(term: { sentAt: string; expiresAt: string }) {
  const { left, share } = useTimeLeft(term, MINUTE_MS);
  const spoken = useDuration()(left);
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-center gap-1 text-xs font-semibold tabular-nums',
        share < 0.35 ? 'text-clay-ink' : 'text-ink-soft',
      )}
    >
      <Hourglass aria-hidden="true" className="size-3.5" />
      {spoken}
    </span>
  );
}

function Received({ moment }: { moment: string }) {
  const format = useFormatting();
  return (
    <time dateTime={moment} className="shrink-0">
      {format.relative(moment, serverNow())}
    </time>
  );
}
