import { MapPin, MessageCircle, Sparkles, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/leads.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue-names.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ClientContact } from './client-contact.tsx';
import { LeadAnswer } from './lead-answer.tsx';

const TONES: Record<Lead['status'], BadgeTone> = {
  pending: 'marigold',
  accepted: 'pine',
  denied: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** One request as sent to the professional, with what can be done about it now. */
export function LeadCard({ lead, onContact }: { lead: Lead; onContact: () => void }) {
  const t = useTranslations('leads');
  const professionName = useProfessionName();
  const { serviceRequest: request, status } = lead;
  const may = (action: Lead['allowedActions'][number]) => lead.allowedActions.includes(action);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
        <UrgencyBadge urgency={request.urgency} />
        <ReceivedAt moment={lead.sentAt} />
      </div>
      <div>
        <h2 className="text-xl">{professionName(request.profession)}</h2>
        <p className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">{request.description}</p>
      </div>
      <WhereAndWhy lead={lead} />
      {request.customer && <ClientContact customer={request.customer} address={request.location} />}
      {lead.professionalResponse && (
        <p className="text-sm text-ink-soft">
          {t('yourAnswer', { text: lead.professionalResponse })}
        </p>
      )}
      {may('accept') && <LeadAnswer lead={lead} />}
      {may('message') && (
        <Button
          onClick={onContact}
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          className="self-start"
        >
          {t('contact')}
          {lead.unreadCount > 0 && (
            <span className="rounded-full bg-marigold-400 px-2 text-sm text-ink">
              <span aria-hidden="true">{lead.unreadCount}</span>
              <span className="sr-only">{t('unread', { count: lead.unreadCount })}</span>
            </span>
          )}
        </Button>
      )}
    </Card>
  );
}

function UrgencyBadge({ urgency }: { urgency: Lead['serviceRequest']['urgency'] }) {
  const t = useTranslations('leads');
  const urgencyName = useUrgencyName();
  if (urgency !== 'Very urgent (within 24h)') return <Badge>{urgencyName(urgency)}</Badge>;
  return (
    <>
      <Badge tone="coral">
        <Zap aria-hidden="true" className="size-3.5" />
        {t('urgent')}
      </Badge>
      <Badge>{urgencyName(urgency)}</Badge>
    </>
  );
}

function ReceivedAt({ moment }: { moment: string }) {
  const t = useTranslations('leads');
  const format = useFormatting();
  return (
    <time dateTime={moment} className="text-sm text-ink-faint sm:ml-auto">
      {t('received', { when: format.relative(moment) })}
    </time>
  );
}

function WhereAndWhy({ lead }: { lead: Lead }) {
  const t = useTranslations('leads');
  const reasonText = useReasonText();
  const reasons = lead.reasons.filter(({ code }) => code !== 'near');
  const km = lead.distanceKm === null ? null : Math.round(lead.distanceKm);
  const away = km === null ? '' : km < 1 ? t('nearby') : t('away', { km });
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="flex items-center gap-2">
        <MapPin aria-hidden="true" className="size-4 shrink-0 text-pine-600" />
        {[lead.serviceRequest.location, away].filter(Boolean).join(' · ')}
      </p>
      {reasons.length > 0 && (
        <p className="flex items-start gap-2">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
          <span>
            <span className="font-semibold">{t('why')}</span>: {reasons.map(reasonText).join(' · ')}
          </span>
        </p>
      )}
    </div>
  );
}
