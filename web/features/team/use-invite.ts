import { useTranslations } from 'use-intl';
import { inviteMember } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Invites somebody by mail, or sends their invitation again. */
export function useInvite(onDone: () => void = () => {}) {
  const t = useTranslations('team.invite');
  const key = useIdempotencyKey();
  const { mutate, isPending } = useCallMutation(inviteMember, {
    onSuccess: (_, { body: { email } }) => {
      key.renew();
      showToast({ title: t('done'), description: t('doneHint', { email }), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      key.settle(error);
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' });
    },
    onSettled: () => refresh('/api/team'),
  });
  const invite = (email: string) => mutate({ body: { email }, idempotencyKey: key.current });
  return { invite, isPending };
}
