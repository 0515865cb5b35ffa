import { Check, Clock, Hourglass, MessageCircle, Minus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead } from '#contract/requests.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { useReasonText } from '#web/lib/use-reason-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { RatingLine } from './professional-card.tsx';

const LOOKS: Record<ContactedLead['status'], { tone: BadgeTone; Icon: typeof Check }> = {
  pending: { tone: 'sky', Icon: Clock },
  accepted: { tone: 'pine', Icon: Check },
  denied: { tone: 'neutral', Icon: X },
  expired: { tone: 'neutral', Icon: Hourglass },
  withdrawn: { tone: 'neutral', Icon: Minus },
};

interface LeadRowProps {
  lead: ContactedLead;
  onMessage?: () => void;
}

/** One contacted professional, why they were chosen and what they answered. */
export function LeadRow({ lead, onMessage }: LeadRowProps) {
  const t = useTranslations('customer-home');
  const format = useFormatting();
  const reasonText = useReasonText();
  const { tone, Icon } = LOOKS[lead.status];
  const open = lead.status === 'pending' || lead.status === 'accepted';
  // The rating stands in the line above already.
  const reasons = lead.reasons.filter(({ code }) => code !== 'well_rated' && code !== 'newcomer');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Avatar name={lead.professional.name} src={lead.professional.avatar} />
      <div className="min-w-44 flex-1">
        <p className={classes('font-semibold', !open && 'text-ink-faint')}>
          {lead.professional.name}
        </p>
        <RatingLine rating={lead.professional.rating} count={lead.professional.reviewCount} />
        {reasons.length > 0 && (
          <p className="text-sm text-ink-soft">{reasons.map(reasonText).join(' · ')}</p>
        )}
        {lead.professionalResponse && (
          <p className="mt-1 text-sm text-ink-soft italic">“{lead.professionalResponse}”</p>
        )}
      </div>
      <div className="flex w-full flex-row-reverse items-center justify-between gap-3 sm:w-auto sm:flex-row">
        {onMessage && (
          <Button
            size="sm"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
            aria-label={t('messageTo', { name: lead.professional.name })}
            onClick={onMessage}
          >
            {t('message')}
            {lead.unreadCount > 0 && (
              <span className="rounded-full bg-marigold-400 px-1.5 text-xs text-ink">
                <span aria-hidden="true">{lead.unreadCount}</span>
                <span className="sr-only">{t('unread', { count: lead.unreadCount })}</span>
              </span>
            )}
          </Button>
        )}
        <div className="flex items-center gap-2 sm:flex-col sm:items-end sm:gap-1">
          <Badge tone={tone}>
            <Icon aria-hidden="true" className="size-3.5" />
            {t(`lead.${lead.status}`)}
          </Badge>
          <time dateTime={lead.respondedAt ?? lead.sentAt} className="text-xs text-ink-faint">
            {format.relative(lead.respondedAt ?? lead.sentAt)}
          </time>
        </div>
      </div>
    </li>
  );
}
