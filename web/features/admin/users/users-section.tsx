import { useTranslations } from 'use-intl';
import { exportUsers, listUsers } from '#contract/admin/users.ts';
import { useDeletion } from '../deletion/use-deletion.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.ts';

/** All accounts. */
export function UsersSection() {
  const t = useTranslations('admin-lists.users');
  const panel = useTranslations('admin-panel.sections');
  const columns = useUserColumns();
  const filters = useUserFilters();
  const { menu, dialog } = useDeletion('user');
  return (
    <>
      <SectionHead title={panel('users')} />
      <DataList
        section="users"
        label={panel('users')}
        total="totalUsers"
        endpoint={listUsers}
        file={exportUsers}
        columns={columns}
        filters={filters}
        searchHint={t('search')}
        hasDetail={({ role }) => role !== 'admin'}
        actions={(user) => menu(user, user.name)}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {dialog}
    </>
  );
}
