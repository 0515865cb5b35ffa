import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { exportFeedback, listFeedback, type AdminFeedback } from '#contract/admin/feedback.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { DataList } from '../table/data-list.tsx';
import { HidingDialog } from './hiding-dialog.tsx';
import { useFeedbackColumns } from './use-feedback-columns.tsx';
import { useFeedbackFilters } from './use-feedback-filters.ts';

/** All reviews, hidden ones too. */
export function FeedbackSection() {
  const t = useTranslations('admin-lists.feedback');
  const panel = useTranslations('admin-panel.sections');
  const columns = useFeedbackColumns();
  const filters = useFeedbackFilters();
  const [chosen, setChosen] = useState<AdminFeedback | null>(null);
  const actions = (review: AdminFeedback) => {
    const restores = review.allowedActions.includes('restore');
    if (!restores && !review.allowedActions.includes('hide')) return null;
    const name = review.userName ?? t('nobody');
    const Icon = restores ? Eye : EyeOff;
    return (
      <IconButton
        label={t(restores ? 'restore' : 'hide', { name })}
        onClick={() => setChosen(review)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </IconButton>
    );
  };
  return (
    <>
      <SectionHead title={panel('feedback')} />
      <DataList
        section="feedback"
        label={panel('feedback')}
        total="totalFeedback"
        endpoint={listFeedback}
        file={exportFeedback}
        columns={columns}
        filters={filters}
        searchHint={t('search')}
        actions={actions}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {chosen && <HidingDialog key={chosen.id} review={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
