import { MapPin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { ExtraAnswers } from '#web/lib/extra-answers.tsx';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { AnswerCountdown } from '#web/lib/answer-countdown.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadClient } from './lead-client.tsx';
import { LeadHolder } from './lead-holder.tsx';
import { LeadOutcome } from './lead-outcome.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { LeadWhere } from './map/lead-where.tsx';
import { useMarkSeen } from './use-seen-leads.ts';
import { useWhere } from './use-where.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

export interface LeadBodyProps {
  lead: Lead;
  onMessage: () => void;
  onContact: () => void;
  quote: ReactNode;
}

/** All there is to a lead below its title: need, place, outcome and what can be done. */
export function LeadBody({ lead, onMessage, onContact, quote }: LeadBodyProps) {
  const t = useTranslations('leads');
  const sight = useMarkSeen(lead);
  const { sentAt, expiresAt, serviceRequest } = lead;
  const { description, extraAnswers, photos, customer, urgency } = serviceRequest;
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <LeadWhere lead={lead}>
        <p ref={sight} className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-wrap">
          {description}
        </p>
        <ExtraAnswers answers={extraAnswers} />
        <LeadPhotos photos={photos} />
        <WhereAndWhy lead={lead} />
        {customer && <LeadClient customer={customer} />}
      </LeadWhere>
      <LeadHolder lead={lead} />
      {lead.professionalResponse && (
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
          {t('yourAnswer', { text: lead.professionalResponse })}
        </p>
      )}
      {quote}
      <LeadOutcome lead={lead} />
      {expiresAt && (
        <AnswerCountdown
          sentAt={sentAt}
          expiresAt={expiresAt}
          urgent={urgency === 'Very urgent (within 24h)'}
        />
      )}
      <LeadActions lead={lead} onMessage={onMessage} onContact={onContact} />
    </div>
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
        <bdi>{where(lead)}</bdi>
      </p>
      {reasons.length > 0 && (
        <p className="flex items-start gap-2">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
          <span>
            <span className="font-semibold">{t('why')}</span> {dotted(reasons.map(reasonText))}
          </span>
        </p>
      )}
    </div>
  );
}
