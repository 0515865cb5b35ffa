import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LeadBadge } from '#web/features/requests/lead-badge.tsx';
import { StandingLine } from '#web/features/requests/professional-card.tsx';
import { UnreadCount } from '#web/features/requests/unread-count.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

interface LeadRowProps {
  lead: ContactedLead;
  hired: boolean;
  /** Writing to them is what comes next. */
  isNext: boolean;
  onMessage: () => void;
}

/** One lead: the professional, why they were chosen and their answer. */
export function LeadRow({ lead, hired, isNext, onMessage }: LeadRowProps) {
  const t = useTranslations('customer-home');
  const places = useTranslations('request.places');
  const format = useFormatting();
  const reasonText = useReasonText();
  const { name, avatar } = lead.professional;
  // The rating is in the line above already.
  const reasons = lead.reasons.filter(({ code }) => code !== 'well_rated' && code !== 'newcomer');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={avatar} of={lead.professional.id} />
      <div className="min-w-44 flex-1">
        <p className="font-semibold">{name}</p>
        <StandingLine
          professional={lead.professional}
          absent={places('notHere', { brand: BRAND })}
        />
        {reasons.length > 0 && (
          <p className="text-sm text-ink-soft">{dotted(reasons.map(reasonText))}</p>
        )}
        {lead.professionalResponse && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft italic">
            {t('answered', { words: lead.professionalResponse })}
          </p>
        )}
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-3 ps-16 sm:w-auto sm:ps-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-col sm:items-end">
          <LeadBadge lead={lead} hired={hired} />
          <time
            dateTime={lead.respondedAt ?? lead.sentAt}
            className="text-xs whitespace-nowrap text-ink-faint"
          >
            {format.relative(lead.respondedAt ?? lead.seenAt ?? lead.sentAt, serverNow())}
          </time>
        </div>
        {lead.status === 'accepted' && lead.allowedActions.includes('message') && (
          <Button
            size="sm"
            tone={isNext ? 'primary' : 'secondary'}
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
            aria-label={t('messageTo', { name })}
            onClick={onMessage}
          >
            {t('message')}
            <UnreadCount count={lead.unreadCount} />
          </Button>
        )}
      </div>
    </li>
  );
}
