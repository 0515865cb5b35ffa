import { useTranslations } from 'use-intl';
import { listUsers } from '#contract/admin/users.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallQuery } from '#web/lib/api/query.tsx';
import { serverNow } from '#web/lib/api/server-clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ROLE_TONES } from '../badges/tones.ts';
import { Person } from '../table/cells.tsx';
import { Recent } from './recent.tsx';

/** As many as the overview shows of each. */
const RECENT = 5;

/** The newest users. */
export function RecentUsers() {
  const t = useTranslations('admin-lists');
  const { relative } = useFormatting();
  const users = useCallQuery(listUsers, { query: { limit: RECENT } });
  return (
    <Recent
      title={t('overview.recentUsers')}
      section="users"
      rows={users.data}
      failed={users.isError}
      none={t('overview.noUsers')}
      renderName={({ id, name, avatar, email, phone, professionalId }) => (
        <Person name={name} avatar={avatar} of={professionalId ?? id} below={email ?? phone} />
      )}
      renderEnd={({ role, createdAt }) => (
        <>
          <Badge tone={ROLE_TONES[role]}>{t(`roles.${role}`)}</Badge>
          <span className="mt-1 block text-xs text-ink-faint">
            {relative(createdAt, serverNow())}
          </span>
        </>
      )}
    />
  );
}
