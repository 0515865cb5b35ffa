import { useLocale, useTranslations } from 'use-intl';
import type { AdminUser } from '#contract/admin/users.ts';
import { phoneText } from '#web/lib/phone-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useLanguageName } from '#web/lib/i18n/use-language-name.ts';
import { ROLE_TONES, USER_TONES } from '../badges/tones.ts';
import { Person, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { When } from '../table/when.tsx';

/** The columns of the list of users. */
export function useUserColumns(): readonly Column<AdminUser>[] {
  const t = useTranslations('admin-lists');
  const languageName = useLanguageName((known) => t(`languages.${known}`));
  const locale = useLocale();
  return [
    {
      id: 'name',
      title: t('columns.name'),
      sort: 'name',
      fields: ['name', 'avatar'],
      show: ({ id, name, avatar, professionalId }) => (
        <Person name={name} avatar={avatar} of={professionalId ?? id} />
      ),
    },
    {
      id: 'email',
      title: t('columns.email'),
      sort: 'email',
      show: ({ email }) => <Words text={email} />,
    },
    {
      id: 'role',
      title: t('columns.role'),
      show: ({ role }) => <Badge tone={ROLE_TONES[role]}>{t(`roles.${role}`)}</Badge>,
    },
    {
      id: 'state',
      title: t('columns.state'),
      show: ({ state }) => <Badge tone={USER_TONES[state]}>{t(`userStates.${state}`)}</Badge>,
    },
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'phone',
      title: t('columns.phone'),
      show: ({ phone }) => <Words text={phone && phoneText(phone, locale)} />,
    },
    {
      id: 'authProvider',
      title: t('columns.authProvider'),
      show: ({ authProvider }) => <Words text={t(`providers.${authProvider}`)} />,
    },
    {
      id: 'professionalId',
      title: t('columns.professionalId'),
      show: ({ professionalId }) => <ShortId id={professionalId} />,
    },
    {
      id: 'language',
      title: t('columns.language'),
      folded: true,
      show: ({ language }) => <Words text={language && languageName(language)} />,
    },
    { id: 'id', title: t('columns.id'), folded: true, show: ({ id }) => <ShortId id={id} /> },
  ];
}
