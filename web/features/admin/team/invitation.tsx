import { useTranslations } from 'use-intl';
import { revokeInvitation, type TeamInvitation } from '#contract/admin/team.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOperation } from '../dialogs/use-operation.ts';
import { useMay } from '../frame/use-may.ts';
import { ROLE_TONES } from './role-tones.ts';

/** An open invitation, which can be revoked. */
export function Invitation({ invitation }: { invitation: TeamInvitation }) {
  const t = useTranslations('admin-team');
  const { dateTime } = useFormatting();
  const may = useMay();
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const { run, busy } = useOperation(revokeInvitation, {
    done: t('revoke.done'),
    failed: t('revoke.failed'),
  });
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-1.5">
          <Badge tone={ROLE_TONES[role]}>{t(`roles.${role}`)}</Badge>
        </p>
        <p className="mt-1.5 text-xs [overflow-wrap:anywhere] text-ink-faint">
          {t('invitedBy', { by: invitedBy, until: dateTime(expiresAt) })}
        </p>
      </div>
      <div>
        {may(revokeInvitation) && (
          <Button
            size="sm"
            tone="ghost"
            loading={busy}
            aria-label={t('revoke.buttonOf', { email })}
            onClick={() => void run({ params: { id } })}
          >
            {t('revoke.button')}
          </Button>
        )}
      </div>
    </>
  );
}
