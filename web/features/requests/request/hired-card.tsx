import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { ContactedLead } from '#contract/requests/requests.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import type { CandidateActions } from './candidate.tsx';
import { Meeting } from './meeting.tsx';
import { MoreActions } from './more-actions.tsx';
import { RatingLine } from '#web/features/requests/professional-card.tsx';
import { LazySaveButton } from '#web/features/requests/saved/lazy-save-button.ts';
import { UnreadCount } from '#web/features/requests/unread-count.tsx';

interface HiredCardProps extends Omit<CandidateActions, 'onHire'> {
  lead: ContactedLead;
}

/** The hired professional. */
export function HiredCard({ lead, onMessage, renderQuote, ...actions }: HiredCardProps) {
  const t = useTranslations('request');
  const { name, rating, reviewCount, description } = lead.professional;
  const may = (action: ContactedLead['allowedActions'][number]) =>
    lead.allowedActions.includes(action);
  const talked = may('message') || may('readConversation');
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Meeting lead={lead} />
        <div className={classes('flex-1', talked && 'min-w-44')}>
          <h2 className="text-lg">{name}</h2>
          {lead.answeredBy && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {t('compare.answeredBy', { name: lead.answeredBy })}
            </p>
          )}
          <RatingLine rating={rating} count={reviewCount} />
        </div>
        <div className={classes('flex gap-2', talked && 'w-full sm:w-auto')}>
          {may('readConversation') && (
            <Button
              tone="secondary"
              aria-label={t('readOne', { name })}
              onClick={() => onMessage(lead)}
              className="flex-1"
            >
              {t('read')}
            </Button>
          )}
          {may('message') && (
            <Button
              icon={<MessageCircle aria-hidden="true" className="size-5" />}
              aria-label={t('messageTo', { name })}
              onClick={() => onMessage(lead)}
              className="flex-1"
            >
              {t('message')}
              <UnreadCount count={lead.unreadCount} />
            </Button>
          )}
          {lead.professional.onPlatform && <LazySaveButton professional={lead.professional} />}
          <MoreActions lead={lead} {...actions} />
        </div>
      </div>
      {description && <p className="text-ink-soft">{description}</p>}
      {renderQuote(lead)}
      {may('askAgain') && (
        <Link
          href={href('/ask', { for: lead.professional.id, trade: lead.professional.profession })}
          className={`${buttonLook('primary', 'md')} self-start`}
        >
          {t('askAgain', { name })}
        </Link>
      )}
    </Card>
  );
}
