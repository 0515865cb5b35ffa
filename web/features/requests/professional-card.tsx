import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfessionalCard as Professional } from '#contract/professionals/professionals.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stars } from '#web/ui/stars.tsx';

interface ProfessionalCardProps {
  professional: Professional;
  /** A status or mark in this place. */
  marker: ReactNode;
  /** The text for an unclaimed professional. */
  absent: string;
}

/** A contacted professional. */
export function ProfessionalCard({ professional, marker, absent }: ProfessionalCardProps) {
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={professional.name} src={professional.avatar} of={professional.id} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{professional.name}</p>
          <StandingLine professional={professional} absent={absent} />
        </div>
      </div>
      {professional.description && (
        <p dir="auto" className="flex-1 text-sm text-ink-soft">
          {professional.description}
        </p>
      )}
      <div>{marker}</div>
    </Card>
  );
}

type Standing = Pick<Professional, 'rating' | 'reviewCount' | 'onPlatform'>;

/** The stars; for an unclaimed professional, a tactful text instead. */
export function StandingLine(props: { professional: Standing; absent: string }) {
  const { rating, reviewCount, onPlatform } = props.professional;
  if (onPlatform) return <RatingLine rating={rating} count={reviewCount} />;
  return <p className="text-sm text-ink-faint">{props.absent}</p>;
}

/** The stars with the number of reviews; or "new". */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  const t = useTranslations('common');
  const format = useFormatting();
  if (count === 0) return <p className="text-sm text-ink-faint">{t('noReviews')}</p>;
  const shown = format.rating(rating);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      <Stars value={rating} label={t('rating', { rating: shown })} />
      <span aria-hidden="true" className="font-semibold text-ink">
        {shown}
      </span>
      <span>{t('reviews', { count })}</span>
    </p>
  );
}
