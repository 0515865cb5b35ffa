import { useTranslations } from 'use-intl';
import { RECOMMENDED_FROM, writeReview } from '#contract/requests/reviews.ts';
import { CallError, errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/** The object of a review: a completed request and its hired professional. */
export interface ReviewedJob {
  serviceRequestId: string;
  professional: { id: string; name: string };
}

/**
 * Publishes the single review of a job. `onDone` runs once it exists, by this call or an earlier
 * one.
 */
export function useWriteReview(job: ReviewedJob, onDone: () => void) {
  const t = useTranslations('reviews');
  const { user } = useSession();
  const done = () => {
    onDone();
    void refresh('/api/user/', '/api/requests/', '/api/professionals/');
  };
  const { mutate, isPending } = useCallMutation(writeReview, {
    onSuccess: () => {
      const description = t('publishedHint', { name: job.professional.name });
      showToast({ title: t('published'), description, tone: 'success' });
      done();
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
      if (error instanceof CallError && error.body?.code === 'already_reviewed') done();
    },
  });
  const publish = (rating: number, comment: string) =>
    mutate({
      body: {
        ...(user ? { userId: user.id } : {}),
        serviceRequestId: job.serviceRequestId,
        professionalId: job.professional.id,
        rating,
        wouldRecommend: rating >= RECOMMENDED_FROM,
        ...(comment ? { comment } : {}),
      },
    });
  return { publish, busy: isPending };
}
