import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Reason } from '#contract/requests/leads.ts';
import { useFormatting } from './i18n/formatting.ts';

/** The text of a matching reason. Needs the texts of `reasons`. */
export function useReasonText(): (reason: Reason) => string {
  const t = useTranslations('reasons');
  const format = useFormatting();
  return useCallback(
    (reason) => {
      if (reason.code === 'near') {
        const { is, distance } = format.away(reason.km);
        return t(is === 'nearby' ? 'nearby' : 'near', { distance });
      }
      if (reason.code === 'answers') return t('answers', { percent: reason.percent });
      if (reason.code !== 'well_rated') return t(reason.code);
      return t('well_rated', {
        rating: format.rating(reason.rating),
        reviews: reason.reviews,
      });
    },
    [t, format],
  );
}
