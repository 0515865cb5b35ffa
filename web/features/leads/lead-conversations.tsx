import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Lead } from '#contract/requests/leads.ts';
import { QueryError } from '#web/lib/api/query-error.tsx';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useLastMessage } from '#web/lib/use-last-message.ts';
import { useMomentText } from '#web/lib/use-moment-text.ts';
import { ConversationRows, type ConversationRow } from '#web/ui/conversation-rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useLeads } from './use-leads.ts';

interface LeadConversationsProps {
  professionalId: string;
  onOpen: (lead: Lead) => void;
}

/** A professional's conversations with the clients whose requests they accepted. */
export function LeadConversations({ professionalId, onOpen }: LeadConversationsProps) {
  const t = useTranslations('messages');
  const { rows: leads, failed, retry } = useLeads(professionalId, undefined);
  const rows = useRows(leads ?? [], onOpen);
  if (!leads && failed) return <QueryError title={t('loadFailed')} refetch={retry} />;
  if (!leads) return <Skeleton className="h-64 rounded-lg" />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare className="size-6" />}
        title={t('empty')}
        hint={t('emptyProfessional')}
      />
    );
  return <ConversationRows label={t('list')} rows={rows} />;
}

function useRows(leads: readonly Lead[], onOpen: (lead: Lead) => void): ConversationRow[] {
  const t = useTranslations('messages');
  const professionName = useProfessionName();
  const momentText = useMomentText();
  const lastText = useLastMessage('professional');
  return leads
    .filter(
      ({ allowedActions }) =>
        allowedActions.includes('message') || allowedActions.includes('readConversation'),
    )
    .map((lead) => ({ lead, last: lead.serviceRequest.messages.at(-1) }))
    .map(({ lead, last }) => ({
      lead,
      last,
      moment: last?.createdAt ?? lead.respondedAt ?? lead.sentAt,
    }))
    .toSorted((one, other) => other.moment.localeCompare(one.moment))
    .map(({ lead, last, moment }) => ({
      key: lead.id,
      of: lead.serviceRequest.customer?.id ?? null,
      name: lead.serviceRequest.customer?.name ?? professionName(lead.serviceRequest.profession),
      avatar: lead.serviceRequest.customer?.avatar ?? null,
      about: professionName(lead.serviceRequest.profession),
      last: lastText(last),
      moment,
      momentText: momentText(moment),
      unread: lead.unreadCount,
      unreadLabel: t('unread', { count: lead.unreadCount }),
      onOpen: () => onOpen(lead),
    }));
}
