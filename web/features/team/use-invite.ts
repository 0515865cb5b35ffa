import { useTranslations } from 'use-intl';
import { inviteMember } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** Invites somebody by mail, or sends their invitation again. */
export function useInvite(onDone: () => void = () => {}) {
  const t = useTranslations('team.invite');
  return useCallMutation(inviteMember, {
    onSuccess: (_, { body: { email } }) => {
      showToast({ title: t('done'), description: t('doneHint', { email }), tone: 'success' });
      onDone();
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
    onSettled: () => refresh('/api/team'),
  });
}
