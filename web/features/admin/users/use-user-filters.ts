import { useTranslations } from 'use-intl';
import { adminUser, USER_STATES } from '#contract/admin/users.ts';
import type { Filter } from '../table/column.ts';
import { choice, useFiltersAlike } from '../table/filters-alike.ts';

/** The filters of the list of users. */
export function useUserFilters(): readonly Filter[] {
  const t = useTranslations('admin-lists');
  const { days } = useFiltersAlike();
  const { role, authProvider } = adminUser.shape;
  return [
    choice('role', t('columns.role'), role.options, (value) => t(`roles.${value}`)),
    choice('state', t('columns.state'), USER_STATES, (value) => t(`userStates.${value}`)),
    choice('authProvider', t('columns.authProvider'), authProvider.options, (value) =>
      t(`providers.${value}`),
    ),
    ...days,
  ];
}
