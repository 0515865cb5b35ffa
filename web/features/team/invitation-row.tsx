import { useTranslations } from 'use-intl';
import { withdrawInvitation, type Team } from '#contract/teams/teams.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { useInvite } from './use-invite.ts';

/** An open invitation: sent again, or withdrawn. */
export function InvitationRow({ invitation }: { invitation: Team['invitations'][number] }) {
  const t = useTranslations('team');
  const { date } = useFormatting();
  const { id, email, sentAt, expiresAt } = invitation;
  const again = useInvite();
  const withdraw = useWithdraw();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-soft">
          {t('until', { date: date(sentAt), until: date(expiresAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="secondary"
          loading={again.isPending}
          aria-label={t('invite.againTo', { email })}
          onClick={() => again.invite(email)}
        >
          {t('invite.again')}
        </Button>
        <Button
          size="sm"
          tone="ghost"
          loading={withdraw.isPending}
          aria-label={t('withdraw.of', { email })}
          onClick={() => withdraw.mutate({ params: { id } })}
        >
          {t('withdraw.button')}
        </Button>
      </div>
    </li>
  );
}

function useWithdraw() {
  const t = useTranslations('team.withdraw');
  return useCallMutation(withdrawInvitation, {
    onSuccess: () => showToast({ title: t('done'), tone: 'success' }),
    onError: (error) =>
      showToast({ title: t('failed'), description: errorText(error, ''), tone: 'danger' }),
    onSettled: () => refresh('/api/team'),
  });
}
