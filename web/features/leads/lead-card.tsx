import { MapPin, Sparkles, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import type { Schedule } from '#contract/requests/schedule-name.ts';
import { TradeIcon } from '#web/lib/catalogue/trade-icon.tsx';
import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnswerCountdown } from './answer-countdown.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadClient } from './lead-client.tsx';
import { LeadOutcome } from './lead-outcome.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { LeadWhere } from './map/lead-where.tsx';
import { STATE_TONES, stateOf } from './stages.ts';
import { useMarkSeen } from './use-seen-leads.ts';
import { useWhere } from './use-where.ts';

interface LeadCardProps {
  lead: Lead;
  onMessage: () => void;
  onContact: () => void;
}

/** One lead with its allowed actions. */
export function LeadCard({ lead, onMessage, onContact }: LeadCardProps) {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  const sight = useMarkSeen(lead);
  const { serviceRequest: request } = lead;
  const state = stateOf(lead);
  return (
    <Card className="flex flex-col gap-3 max-sm:p-4 sm:gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={STATE_TONES[state]}>{t(`status.${state}`)}</Badge>
        <UrgencyBadge schedule={request} />
        <ReceivedAt moment={lead.sentAt} />
      </div>
      <div className="flex items-center gap-3">
        <TradeIcon profession={request.profession} />
        <h2 className="text-lg">{professionName(request.profession)}</h2>
      </div>
      {/* The actions stay below the title, so that none shows whose they are not. */}
      <div className="flex flex-col gap-3 sm:gap-4">
        <LeadWhere lead={lead}>
          <p ref={sight} className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-wrap">
            {request.description}
          </p>
          <LeadPhotos photos={request.photos} />
          <WhereAndWhy lead={lead} />
          {request.customer && <LeadClient customer={request.customer} />}
        </LeadWhere>
        {lead.professionalResponse && (
          <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
            {t('yourAnswer', { text: lead.professionalResponse })}
          </p>
        )}
        <LeadOutcome lead={lead} />
        <AnswerCountdown lead={lead} />
        <LeadActions lead={lead} onMessage={onMessage} onContact={onContact} />
      </div>
    </Card>
  );
}

function UrgencyBadge({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('leads');
  const scheduleName = useScheduleName();
  const when = <Badge>{scheduleName(schedule)}</Badge>;
  if (schedule.urgency !== 'Very urgent (within 24h)') return when;
  return (
    <>
      <Badge tone="clay">
        <Zap aria-hidden="true" className="size-3.5" />
        {t('urgent')}
      </Badge>
      {when}
    </>
  );
}

function ReceivedAt({ moment }: { moment: string }) {
  const t = useTranslations('leads');
  const format = useFormatting();
  return (
    <time dateTime={moment} className="text-sm text-ink-faint sm:ml-auto">
      {t('received', { when: format.relative(moment, serverNow()) })}
    </time>
  );
}

function WhereAndWhy({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const reasonText = useReasonText();
  const reasons = lead.reasons.filter(({ code }) => code !== 'near');
  const where = useWhere();
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="flex items-start gap-2">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
        {where(lead)}
      </p>
      {reasons.length > 0 && (
        <p className="flex items-start gap-2">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
          <span>
            <span className="font-semibold">{t('why')}</span> {reasons.map(reasonText).join(' · ')}
          </span>
        </p>
      )}
    </div>
  );
}
