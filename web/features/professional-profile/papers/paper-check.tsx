import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { changesOf, type Draft } from '#web/features/professional-profile/draft.ts';
import { dayOf } from '#web/features/professional-profile/availability/pause.ts';

interface PaperCheckProps {
  paper: 'licence' | 'insurance';
  profile: OwnProfile;
  draft: Draft;
}

/**
 * Whether the operator has checked a paper; warns before saving that a change removes the check.
 */
export function PaperCheck({ paper, profile, draft }: PaperCheckProps) {
  const t = useTranslations('professional-profile.papers');
  const format = useFormatting();
  const today = dayOf(new Date(useNow(MINUTE_MS)).toISOString());
  const stored = profile[paper];
  const changed = paper in changesOf(profile, draft);
  const { expiresOn } = draft[paper];
  const expired = expiresOn !== '' && expiresOn < today;
  const date = format.date(stored?.checkedAt);
  return (
    <div aria-live="polite" className="mt-4 flex flex-col items-start gap-2 empty:hidden">
      {stored && !changed && stored.checkedAt && (
        <p className="flex items-start gap-2 rounded-md bg-pine-50 px-3 py-2 text-sm text-pine-700">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('checked', { date })}
        </p>
      )}
      {stored && !changed && !stored.checkedAt && (
        <Badge>
          <Clock aria-hidden="true" className="size-3.5" />
          {t('unchecked')}
        </Badge>
      )}
      {changed && stored?.checkedAt && (
        <p className="flex items-start gap-2 rounded-md bg-stone px-3 py-2 text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('checkLost', { date })}
        </p>
      )}
      {expired && <p className="text-sm font-medium text-warning">{t('expired')}</p>}
    </div>
  );
}
