import { useTranslations } from 'use-intl';
import { assignLead, type Lead } from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** Says who of the team has a lead; where somebody was quicker, the list is read again. */
export function useAssign({ id, assignedTo }: Pick<Lead, 'id' | 'assignedTo'>) {
  const t = useTranslations('leads.holder');
  const { user } = useSession();
  const { mutate, isPending } = useCallMutation(assignLead, {
    onSuccess: ({ assignedTo: holder }) => {
      const isMine = holder?.id === user?.id;
      const name = holder?.name ?? '';
      const title = holder ? (isMine ? t('taken') : t('changed', { name })) : t('back');
      showToast({ title, tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
    onSettled: () => refresh('/api/professionals/', '/api/service-request-professionals/'),
  });
  const from = assignedTo?.id ?? null;
  return {
    assign: (to: string | null) => mutate({ params: { id }, body: { to, from } }),
    isPending,
  };
}
