import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ContactedLead, OwnRequest } from '#contract/requests/requests.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { hiredLead } from '#web/features/requests/hired-lead.ts';

interface PastConversationsProps {
  request: OwnRequest;
  onRead: (lead: ContactedLead) => void;
}

/** Conversations with professionals who had accepted and left, read only. */
export function PastConversations({ request, onRead }: PastConversationsProps) {
  const t = useTranslations('request');
  const hired = hiredLead(request);
  const past = request.leads.filter(
    (lead) => lead !== hired && lead.allowedActions.includes('readConversation'),
  );
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="conversations">
      <h2 id="conversations" className="mb-2 text-lg">
        {t('conversations')}
      </h2>
      <ul className="divide-y divide-line">
        {past.map((lead) => {
          const { name, avatar } = lead.professional;
          return (
            <li key={lead.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <Avatar name={name} src={avatar} of={lead.professional.id} size="sm" />
              <p className="min-w-32 flex-1 font-semibold wrap-anywhere">{name}</p>
              <Button
                tone="secondary"
                size="sm"
                icon={<MessageCircle aria-hidden="true" className="size-4" />}
                aria-label={t('readOne', { name })}
                onClick={() => onRead(lead)}
              >
                {t('read')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
