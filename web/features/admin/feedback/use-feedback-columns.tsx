import { useTranslations } from 'use-intl';
import type { AdminFeedback } from '#contract/admin/feedback.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useCategoryName } from './use-category-name.ts';
import { Excerpt, ShortId, Words } from '../table/cells.tsx';
import type { Column } from '../table/column.ts';
import { When } from '../table/when.tsx';

/** The columns of the list of reviews. */
export function useFeedbackColumns(): readonly Column<AdminFeedback>[] {
  const t = useTranslations('admin-lists');
  const nameOf = useCategoryName();
  return [
    {
      id: 'userName',
      title: t('columns.customerName'),
      show: ({ userName }) => <Words text={userName ?? t('feedback.nobody')} />,
    },
    {
      id: 'createdAt',
      title: t('columns.createdAt'),
      sort: 'createdAt',
      show: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'rating',
      title: t('columns.rating'),
      sort: 'rating',
      show: ({ rating }) => (
        <Stars value={rating} label={t('starsOf', { rating: String(rating) })} />
      ),
    },
    {
      id: 'comment',
      title: t('columns.comment'),
      show: ({ comment }) => <Excerpt text={comment} />,
    },
    {
      id: 'professionalName',
      title: t('columns.professionalName'),
      show: ({ professionalName }) => <Words text={professionalName} />,
    },
    {
      id: 'hiddenAt',
      title: t('columns.hiddenAt'),
      fields: ['hiddenAt', 'openReports'],
      show: (review) => <Standing review={review} />,
    },
    {
      id: 'wouldRecommend',
      title: t('columns.wouldRecommend'),
      show: ({ wouldRecommend }) => t(wouldRecommend ? 'yes' : 'no'),
    },
    {
      id: 'categories',
      title: t('columns.categories'),
      show: ({ categories }) => <Words text={categories.map(nameOf).join(', ')} />,
    },
    {
      id: 'serviceRequestId',
      title: t('columns.serviceRequestId'),
      show: ({ serviceRequestId }) => <ShortId id={serviceRequestId} />,
    },
    {
      id: 'answer',
      title: t('columns.answer'),
      folded: true,
      show: ({ answer }) => <Excerpt text={answer} />,
    },
    {
      id: 'userId',
      title: t('columns.userId'),
      folded: true,
      show: ({ userId }) => <ShortId id={userId} />,
    },
    {
      id: 'professionalId',
      title: t('columns.professionalId'),
      folded: true,
      show: ({ professionalId }) => <ShortId id={professionalId} />,
    },
    { id: 'id', title: t('columns.id'), folded: true, show: ({ id }) => <ShortId id={id} /> },
  ];
}

function Standing({ review }: { review: AdminFeedback }) {
  const t = useTranslations('admin-lists');
  const { hiddenAt, openReports } = review;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={hiddenAt ? 'clay' : 'pine'}>
        {t(`feedbackStates.${hiddenAt ? 'hidden' : 'shown'}`)}
      </Badge>
      {openReports > 0 && <Badge tone="warning">{t('reports', { count: openReports })}</Badge>}
    </span>
  );
}
