import { Check, CircleCheckBig, MessageCircle, MessagesSquare, Phone, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { Button } from '#web/ui/button.tsx';
import { UnreadBadge } from '#web/ui/unread-badge.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import type { Question } from './lead-question.tsx';
import { QueuedAnswer, useQueuedAnswer } from './queued-answer.tsx';

const LeadQuestion = lazyPart(async () => (await import('./lead-question.tsx')).LeadQuestion);

interface LeadActionsProps {
  lead: Lead;
  onMessage: () => void;
  onContact: () => void;
}

/** What is done in another place of the lead. */
const ELSEWHERE: ReadonlySet<Lead['allowedActions'][number]> = new Set([
  'block',
  'take',
  'assign',
  'giveBack',
]);

/** The actions the server allows on a lead. */
export function LeadActions({ lead, onMessage, onContact }: LeadActionsProps) {
  const t = useTranslations('leads');
  const [asking, ask] = useState<Question | null>(null);
  const may = (action: Lead['allowedActions'][number]) => lead.allowedActions.includes(action);
  const queued = useQueuedAnswer(lead.id);
  const nothingToDo = lead.allowedActions.every((action) => ELSEWHERE.has(action));
  // An open dialog stays open, even where the answer would come too late meanwhile.
  if (nothingToDo && !asking && !lead.serviceRequest.customer) return null;
  if (queued && !asking) return <QueuedAnswer answer={queued} />;
  return (
    <div className="action-bar flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-[calc(50%-0.25rem)] max-sm:*:gap-1.5 max-sm:*:px-1 max-sm:*:whitespace-nowrap">
      {may('accept') && (
        <Button
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => ask('accept')}
        >
          {t('accept')}
        </Button>
      )}
      {may('decline') && (
        <Button
          tone="secondary"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => ask('decline')}
        >
          {t('decline')}
        </Button>
      )}
      {may('message') && <MessageButton count={lead.unreadCount} onClick={onMessage} />}
      {may('readConversation') && (
        <Button
          tone="secondary"
          icon={<MessagesSquare aria-hidden="true" className="size-4.5" />}
          onClick={onMessage}
        >
          {t('readConversation')}
        </Button>
      )}
      {lead.serviceRequest.customer && (
        <Button
          tone="secondary"
          icon={<Phone aria-hidden="true" className="size-4.5" />}
          onClick={onContact}
        >
          {t('contact')}
        </Button>
      )}
      {may('reportCompletion') && (
        <Button
          tone="secondary"
          icon={<CircleCheckBig aria-hidden="true" className="size-4.5" />}
          onClick={() => ask('reportCompletion')}
        >
          {t('reportCompletion')}
        </Button>
      )}
      {may('stepBack') && (
        <Button tone="ghost" className="text-ink-soft sm:ms-auto" onClick={() => ask('stepBack')}>
          {t('stepBack')}
        </Button>
      )}
      {asking && <LeadQuestion question={asking} lead={lead} onClose={() => ask(null)} />}
    </div>
  );
}

function MessageButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('leads');
  return (
    <Button onClick={onClick} icon={<MessageCircle aria-hidden="true" className="size-5" />}>
      {t('message')}
      <UnreadBadge count={count} label={t('unread', { count })} className="-me-1 px-2 text-sm" />
    </Button>
  );
}
