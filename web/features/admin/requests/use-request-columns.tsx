import { useTranslations } from 'use-intl';
import type { AdminRequest } from '#contract/admin/requests.ts';
import { answerInWords } from '#contract/requests/need-in-words.ts';
import { useProfessionName, useUrgencyName } from '#web/lib/catalogue/catalogue-names.ts';
import { RequestBadge } from '../badges/request-badge.tsx';
import { Excerpt, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { When } from '../table/when.tsx';

/** The columns of the list of requests. */
export function useRequestColumns(): readonly Column<AdminRequest>[] {
  const t = useTranslations('admin-lists.columns');
  const tradeName = useProfessionName();
  const urgencyName = useUrgencyName();
  return [
    {
      id: 'profession',
      title: t('profession'),
      show: ({ profession }) => (
        <span className="block font-semibold md:min-w-36">{tradeName(profession)}</span>
      ),
    },
    {
      id: 'customerName',
      title: t('customerName'),
      show: ({ customerName }) => <Words text={customerName} />,
    },
    {
      id: 'createdAt',
      title: t('createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    { id: 'status', title: t('status'), show: ({ status }) => <RequestBadge status={status} /> },
    {
      id: 'description',
      title: t('description'),
      show: ({ description }) => <Excerpt text={description} />,
    },
    {
      id: 'extraAnswers',
      title: t('extraAnswers'),
      folded: true,
      show: ({ extraAnswers }) => <Excerpt text={extraAnswers.map(answerInWords).join('; ')} />,
    },
    { id: 'location', title: t('location'), show: ({ location }) => <Words text={location} /> },
    {
      id: 'urgency',
      title: t('urgency'),
      show: ({ urgency }) => <Words text={urgencyName(urgency)} />,
    },
    {
      id: 'professionalName',
      title: t('professionalName'),
      show: ({ professionalName }) => <Words text={professionalName} />,
    },
    { id: 'contacted', title: t('contacted'), end: true, show: ({ contacted }) => contacted },
    { id: 'accepted', title: t('accepted'), end: true, show: ({ accepted }) => accepted },
    { id: 'id', title: t('id'), show: ({ id }) => <ShortId id={id} /> },
    {
      id: 'customerId',
      title: t('customerId'),
      folded: true,
      show: ({ customerId }) => <ShortId id={customerId} />,
    },
    {
      id: 'professionalId',
      title: t('professionalId'),
      folded: true,
      show: ({ professionalId }) => <ShortId id={professionalId} />,
    },
  ];
}
