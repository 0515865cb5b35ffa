import { BadgeCheck, Languages, MapPin, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { useSpokenLanguages } from '#web/lib/i18n/use-spoken-languages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { Draft } from '#web/features/professional-profile/draft.ts';
import { dotted } from '#web/lib/i18n/dotted.ts';

interface PublicCardProps {
  profile: OwnProfile;
  draft: Draft;
}

/** A preview of the card customers see, with unsaved changes. */
export function PublicCard({ profile, draft }: PublicCardProps) {
  const t = useTranslations('professional-profile.preview');
  const professionName = useProfessionName();
  const trades = [draft.profession, ...draft.furtherProfessions].map(professionName);
  return (
    <Card className="flex max-w-lg flex-col gap-3">
      <div className="flex items-center gap-4">
        <Avatar name={draft.name} src={profile.avatar} of={profile.id} size="lg" />
        <div className="min-w-0">
          <p className="font-display text-lg font-semibold [overflow-wrap:anywhere]">
            {draft.name}
          </p>
          <p className="text-sm text-ink-soft">{dotted(trades)}</p>
          <Rating rating={profile.rating} count={profile.reviewCount} />
        </div>
      </div>
      {draft.description.trim() === '' ? (
        <p className="text-ink-faint">{t('noDescription')}</p>
      ) : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{draft.description}</p>
      )}
      <Numbers draft={draft} />
      <Facts profile={profile} draft={draft} />
    </Card>
  );
}

function Numbers({ draft }: { draft: Draft }) {
  const t = useTranslations('professional-profile.preview');
  const format = useFormatting();
  const rate = (typed: string) => format.rate(Number(typed), draft.rateCurrency);
  const facts = [
    draft.hourlyRate !== '' && t('rate', { amount: rate(draft.hourlyRate) }),
    draft.minimumJob !== '' && t('minimumJob', { amount: rate(draft.minimumJob) }),
    draft.yearsExperience !== '' && t('years', { count: Number(draft.yearsExperience) }),
  ].filter(Boolean);
  return facts.length > 0 && <p className="text-sm text-ink-soft">{dotted(facts)}</p>;
}

function Facts({ profile, draft }: PublicCardProps) {
  const t = useTranslations('professional-profile.preview');
  const { nameOf } = useSpokenLanguages();
  const { number, authority } = draft.licence;
  const { company } = draft.insurance;
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-ink-soft empty:hidden">
      {profile.area && <Fact icon={MapPin}>{profile.area}</Fact>}
      {draft.languages.length > 0 && (
        <Fact icon={Languages}>{draft.languages.map(nameOf).join(', ')}</Fact>
      )}
      {draft.certifications.trim() !== '' && (
        <Fact icon={BadgeCheck}>
          <span className="whitespace-pre-wrap">{draft.certifications.trim()}</span>
        </Fact>
      )}
      {number.trim() !== '' && (
        <Fact icon={ShieldCheck}>{t('licence', { number, authority })}</Fact>
      )}
      {company.trim() !== '' && <Fact icon={ShieldCheck}>{t('insurance', { company })}</Fact>}
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine-600" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
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
