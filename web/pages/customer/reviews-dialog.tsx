import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/requests/reviews.ts';
import { ProfessionalReviews } from '#web/features/reviews/professional-reviews.tsx';
import { ReportDialog } from '#web/features/safety/report-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface ReviewsDialogProps {
  professional: { id: string; name: string };
  onClose: () => void;
}

/** All reviews of a professional; each can be reported. */
export function ReviewsDialog({ professional, onClose }: ReviewsDialogProps) {
  const t = useTranslations('reviews.list');
  const common = useTranslations('common');
  const [reported, report] = useState<Review | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={professional.name}
      closeLabel={common('close')}
    >
      <ProfessionalReviews professional={professional} onReport={report} />
      {reported && (
        <ReportDialog target={{ type: 'review', id: reported.id }} onClose={() => report(null)} />
      )}
    </Dialog>
  );
}
