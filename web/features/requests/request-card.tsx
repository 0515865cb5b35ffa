import { Info, MapPin, MessageCircle, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { REQUEST_STATUSES } from '#contract/statuses.ts';
import type { ContactedLead, OwnRequest } from '#contract/requests.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue-names.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LeadRow } from './lead-row.tsx';

const TONES: Record<OwnRequest['status'], BadgeTone> = {
  sent: 'sky',
  pending: 'marigold',
  accepted: 'pine',
  in_progress: 'solid',
  completed: 'neutral',
  cancelled: 'coral',
};

interface RequestCardProps {
  request: OwnRequest;
  onMessage: (lead: ContactedLead | null) => void;
}

/** A request with what became of it, live. */
export function RequestCard({ request, onMessage }: RequestCardProps) {
  const t = useTranslations('customer-home');
  const professionName = useProfessionName();
  const mayMessage = request.allowedActions.includes('message');
  const someoneAccepted = request.leads.some(({ status }) => status === 'accepted');
  return (
    <Card className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <StatusLine request={request} />
        <h2 className="text-xl">{professionName(request.profession)}</h2>
        <p className="-mt-1.5 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {request.description}
        </p>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
          {request.location}
        </p>
        {!request.placeFound && (
          <p className="flex items-start gap-2 text-sm text-ink-soft">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-marigold-700" />
            {t('placeGuessed')}
          </p>
        )}
      </header>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t(`outlook.${request.status}`)}</p>
      {request.leads.length > 0 && (
        <section aria-label={t('contacted')}>
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-ink-faint">
            {t('contacted')}
          </h3>
          <ul className="divide-y divide-line">
            {request.leads.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                {...(mayMessage && lead.status === 'accepted'
                  ? { onMessage: () => onMessage(lead) }
                  : {})}
              />
            ))}
          </ul>
        </section>
      )}
      {mayMessage && !someoneAccepted && (
        <Button
          tone="secondary"
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          onClick={() => onMessage(null)}
          className="self-start"
        >
          {t('messageAll')}
        </Button>
      )}
    </Card>
  );
}

function StatusLine({ request }: { request: OwnRequest }) {
  const t = useTranslations('customer-home');
  const urgencyName = useUrgencyName();
  const format = useFormatting();
  const { status, urgency } = request;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={TONES[status] ?? 'neutral'}>
        {REQUEST_STATUSES.includes(status) ? t(`status.${status}`) : status}
      </Badge>
      {urgency === 'Very urgent (within 24h)' && (
        <Badge tone="coral">
          <Zap aria-hidden="true" className="size-3.5" />
          {t('urgent')}
        </Badge>
      )}
      <Badge>{urgencyName(urgency)}</Badge>
      <time dateTime={request.createdAt} className="text-sm text-ink-faint sm:ml-auto">
        {t('sentOn', { date: format.date(request.createdAt) })}
      </time>
    </div>
  );
}
