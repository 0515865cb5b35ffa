import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';
import { useDeviceName } from '#web/lib/i18n/use-device-name.ts';

/** Active sessions. */
export function Sessions({ sessions }: Pick<UserDetail, 'sessions'>) {
  const t = useTranslations('admin-user.sessions');
  const nameOf = useDeviceName('admin-user.sessions');
  return (
    <PanelCard title={t('title')}>
      <Lines items={sessions} keyOf={({ id }) => id} empty={t('empty')}>
        {({ device, lastSeenAt }) => (
          <>
            <span className="font-semibold">{nameOf(device)}</span>
            <span className="text-end">
              <span className="sr-only">{t('seen')}</span>
              <When at={lastSeenAt} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}
