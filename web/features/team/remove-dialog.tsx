import { useTranslations } from 'use-intl';
import { removeMember, type Team } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { AskDialog } from './ask-dialog.tsx';

interface RemoveDialogProps {
  person: Team['people'][number];
  onClose: () => void;
}

/** Removes a member from the team. */
export function RemoveDialog({ person: { id, name }, onClose }: RemoveDialogProps) {
  const t = useTranslations('team.remove');
  const remove = useCallMutation(removeMember, {
    onSuccess: () => {
      showToast({ title: t('done', { name }), tone: 'success' });
      onClose();
    },
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
    onSettled: () => refresh('/api/team', '/api/professionals/'),
  });
  return (
    <AskDialog
      title={t('title', { name })}
      hint={t('hint')}
      confirm={t('button')}
      keep={t('keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
