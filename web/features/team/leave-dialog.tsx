import { useTranslations } from 'use-intl';
import { leaveTeam } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { AskDialog } from './ask-dialog.tsx';

/** Leaves the team; what follows is the home of a customer. */
export function LeaveDialog({ business, onClose }: { business: string; onClose: () => void }) {
  const t = useTranslations('team.leave');
  const { setUser } = useSession();
  const leave = useCallMutation(leaveTeam, {
    onSuccess: ({ user }) => {
      showToast({ title: t('done'), tone: 'success' });
      setUser(user);
      navigate(href('/dashboard'), { replace: true });
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
  });
  return (
    <AskDialog
      title={t('title', { business })}
      hint={t('hint')}
      confirm={t('button')}
      keep={t('keep')}
      busy={leave.isPending}
      onConfirm={() => leave.mutate({ body: {} })}
      onClose={onClose}
    />
  );
}
