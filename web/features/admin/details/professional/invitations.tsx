import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

type Invitation = ProfessionalDetail['invitations'][number];

/** The invitations of an unclaimed professional. */
export function Invitations({ invitations }: Pick<ProfessionalDetail, 'invitations'>) {
  const t = useTranslations('admin-professional.invitations');
  const { date } = useFormatting();
  const standing = ({ outcome, usedAt, expiresAt }: Invitation) => {
    if (outcome) return t(`outcomes.${outcome}`);
    const isOver = usedAt !== null || Date.parse(expiresAt) <= serverNow();
    return isOver ? t('over') : t('open', { date: date(expiresAt) });
  };
  return (
    <PanelCard title={t('title')}>
      <Lines items={invitations} keyOf={({ sentAt }) => sentAt} empty={t('empty')}>
        {(invitation) => (
          <>
            <span>
              <span className="font-semibold">{t(invitation.channel)}</span>
              <span className="block text-xs text-ink-faint">{standing(invitation)}</span>
            </span>
            <span className="text-end">
              <When at={invitation.sentAt} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}
