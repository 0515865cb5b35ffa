import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals.ts';
import { useProfessionName } from '#web/lib/catalogue-names.ts';
import { useFormatting } from '#web/lib/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { Draft } from './draft.ts';

/** The card that customers see, with the changes that are not saved yet. */
export function PublicCard({ profile, draft }: { profile: OwnProfile; draft: Draft }) {
  const t = useTranslations('professional-profile.preview');
  const professionName = useProfessionName();
  const format = useFormatting();
  const facts = [
    draft.hourlyRate !== '' && t('rate', { amount: format.money(Number(draft.hourlyRate)) }),
    draft.yearsExperience !== '' && t('years', { count: Number(draft.yearsExperience) }),
  ].filter(Boolean);
  return (
    <Card className="flex max-w-lg flex-col gap-3">
      <div className="flex items-center gap-4">
        <Avatar name={draft.name} src={profile.avatar} size="lg" />
        <div className="min-w-0">
          <p className="font-display text-xl font-semibold [overflow-wrap:anywhere]">
            {draft.name}
          </p>
          <p className="text-sm text-ink-soft">{professionName(draft.profession)}</p>
          <Rating rating={profile.rating} count={profile.reviewCount} />
        </div>
      </div>
      {draft.description.trim() === '' ? (
        <p className="text-ink-faint">{t('noDescription')}</p>
      ) : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{draft.description}</p>
      )}
      {facts.length > 0 && <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>}
      {profile.location && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-pine-600" />
          {profile.location}
        </p>
      )}
    </Card>
  );
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const t = useTranslations('common');
  const format = useFormatting();
  if (count === 0) return <p className="text-sm text-ink-faint">{t('noReviews')}</p>;
  return (
    <p className="mt-0.5 flex items-center gap-2 text-sm text-ink-faint">
      <Stars value={rating} label={t('rating', { rating: format.rating(rating) })} />
      <span aria-hidden="true">{format.rating(rating)}</span>
      <span>({t('reviews', { count })})</span>
    </p>
  );
}
