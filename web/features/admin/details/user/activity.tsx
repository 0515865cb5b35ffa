import { useTranslations } from 'use-intl';
import type { UserDetail } from '#contract/admin/details.ts';
import { When } from '../../table/when.tsx';
import { Lines } from '../parts/lines.tsx';
import { PanelCard } from '../parts/panel-card.tsx';
import { useDeviceName } from '#web/lib/i18n/use-device-name.ts';

/** Recent activity of the account. */
export function Activity({ activity }: Pick<UserDetail, 'activity'>) {
  const t = useTranslations('admin-user.activity');
  const nameOf = useDeviceName('admin-user.sessions');
  return (
    <PanelCard title={t('title')}>
      <Lines items={activity} keyOf={({ at, kind }) => `${at} ${kind}`} empty={t('empty')}>
        {({ kind, way, device, at }) => (
          <>
            <span>
              <span className="font-semibold">{t(`kinds.${kind}`)}</span>
              {way && ` ${t(`ways.${way}`)}`}
              <span className="block text-xs text-ink-faint">{nameOf(device)}</span>
            </span>
            <span className="text-end">
              <When at={at} />
            </span>
          </>
        )}
      </Lines>
    </PanelCard>
  );
}
