import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MINUTE_MS } from '#contract/durations.ts';
import {
  AVAILABILITIES,
  updateProfessional,
  type Availability,
} from '#contract/professionals/professionals.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { classes } from '#web/ui/classes.ts';
import { AVAILABILITY_DOTS } from './availability-dots.ts';
import {
  updateCachedProfile,
  useOwnProfile,
} from '#web/features/professional-profile/use-profile.ts';

/** The availability, always visible and saved at once. */
export function AvailabilitySwitch({ professionalId }: { professionalId: string }) {
  const t = useTranslations('professional-profile');
  const format = useFormatting();
  const { profile } = useOwnProfile(professionalId);
  const now = useNow(MINUTE_MS);
  const [asked, setAsked] = useState<Availability>();
  const { mutate } = useCallMutation(updateProfessional, {
    onSuccess: (saved) => {
      updateCachedProfile(saved);
      showToast({ title: t('availability.switched'), tone: 'success' });
    },
    onError: (error) => {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  if (!profile) return <span className="h-10 w-30" />;
  // Optimistic: a switch that waits for its call would spring back.
  const chosen = asked ?? profile.availability;
  const choose = (availability: Availability) => {
    setAsked(availability);
    const call = { params: { id: professionalId }, body: { availability } };
    mutate(call, { onSettled: () => setAsked(undefined) });
  };
  const paused = profile.pausedUntil !== null && Date.parse(profile.pausedUntil) > now;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="relative inline-flex items-center">
        <span
          aria-hidden="true"
          className={classes(
            'pointer-events-none absolute start-3.5 size-2.5 rounded-full',
            AVAILABILITY_DOTS[chosen],
          )}
        />
        <select
          aria-label={t('availability.title')}
          value={chosen}
          onChange={({ target }) => choose(target.value as Availability)}
          className="min-h-10 [field-sizing:content] cursor-pointer appearance-none rounded-full border border-line bg-card pe-9 ps-8 text-sm font-semibold transition-colors hover:border-line-strong"
        >
          {AVAILABILITIES.map((each) => (
            <option key={each} value={each}>
              {t(`availability.${each}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3.5 size-4 text-ink-soft"
        />
      </span>
      {paused && (
        <span className="text-sm font-semibold text-warning">
          {t('availability.pausedUntil', { date: format.date(profile.pausedUntil) })}
        </span>
      )}
    </div>
  );
}
