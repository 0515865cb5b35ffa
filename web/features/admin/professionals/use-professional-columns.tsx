import { useLocale, useTranslations } from 'use-intl';
import type { AdminProfessional } from '#contract/admin/professionals.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { phoneText } from '#web/lib/phone-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PROFESSIONAL_TONES } from '../badges/tones.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { Person, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { Nothing, When } from '../table/when.tsx';

/** The columns of the list of professionals. */
export function useProfessionalColumns(): readonly Column<AdminProfessional>[] {
  const t = useTranslations('admin-lists');
  const locale = useLocale();
  const tradeName = useProfessionName();
  const planName = usePlanName();
  return [
    {
      id: 'name',
      title: t('columns.name'),
      sort: 'name',
      fields: ['name', 'avatar'],
      show: ({ id, name, avatar }) => <Person name={name} avatar={avatar} of={id} />,
    },
    {
      id: 'profession',
      title: t('columns.profession'),
      show: ({ profession }) => <Words text={tradeName(profession)} />,
    },
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'state',
      title: t('columns.state'),
      show: ({ state }) => (
        <Badge tone={PROFESSIONAL_TONES[state]}>{t(`professionalStates.${state}`)}</Badge>
      ),
    },
    {
      id: 'location',
      title: t('columns.location'),
      show: ({ location }) => <Words text={location} />,
    },
    {
      id: 'planId',
      title: t('columns.planId'),
      show: ({ planId }) => <Words text={planName(planId)} />,
    },
    ...useStandingColumns(),
    { id: 'email', title: t('columns.email'), show: ({ email }) => <Words text={email} /> },
    {
      id: 'phone',
      title: t('columns.phone'),
      folded: true,
      show: ({ phone }) => <Words text={phone && phoneText(phone, locale)} />,
    },
    {
      id: 'userId',
      title: t('columns.userId'),
      folded: true,
      show: ({ userId }) => <ShortId id={userId} />,
    },
    { id: 'id', title: t('columns.id'), folded: true, show: ({ id }) => <ShortId id={id} /> },
  ];
}

/** Columns of the standing: plan, activity, rating, papers. */
function useStandingColumns(): readonly Column<AdminProfessional>[] {
  const t = useTranslations('admin-lists');
  const { rating } = useFormatting();
  return [
    {
      id: 'subscriptionStatus',
      title: t('columns.subscriptionStatus'),
      show: ({ subscriptionStatus: status }) => (
        <Badge tone={status === 'active' ? 'pine' : 'neutral'}>
          {t(`subscriptionStatus.${status}`)}
        </Badge>
      ),
    },
    {
      id: 'isActive',
      title: t('columns.isActive'),
      show: ({ isActive }) => <Words text={t(isActive ? 'yes' : 'no')} />,
    },
    {
      id: 'rating',
      title: t('columns.rating'),
      sort: 'rating',
      end: true,
      show: ({ rating: value, reviewCount }) => (reviewCount > 0 ? rating(value) : <Nothing />),
    },
    {
      id: 'reviewCount',
      title: t('columns.reviewCount'),
      sort: 'reviewCount',
      end: true,
      show: ({ reviewCount }) => reviewCount,
    },
    {
      id: 'papersToCheck',
      title: t('columns.papersToCheck'),
      show: ({ papersToCheck }) =>
        papersToCheck ? <Badge tone="warning">{t('papersMissing')}</Badge> : <Nothing />,
    },
  ];
}
