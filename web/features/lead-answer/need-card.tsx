import { Images, MapPin, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profession } from '#contract/professionals/professions.ts';
import type { AnsweredNeed } from '#contract/requests/lead-answers.ts';
import { placeName } from '#contract/requests/place-name.ts';
import { AnswerCountdown } from '#web/lib/answer-countdown.tsx';
import { ExtraAnswers } from '#web/lib/extra-answers.tsx';
import { useProfessionName, useScheduleName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Card } from '#web/ui/card.tsx';
import { dotted } from '#web/lib/i18n/dotted.ts';

/** What somebody needs, as it is shown before an answer. */
export function NeedCard({ profession, need }: { profession: Profession; need: AnsweredNeed }) {
  const t = useTranslations('lead-answer');
  const professionName = useProfessionName();
  const scheduleName = useScheduleName();
  const where = useWhere();
  return (
    <Card className="flex flex-col gap-4 p-6 sm:p-8">
      <div>
        <p className="text-sm font-semibold text-pine-700">{t('intro')}</p>
        <h1 className="mt-1 text-2xl">{t('title')}</h1>
      </div>
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{professionName(profession)}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">{need.description}</p>
      </div>
      <ExtraAnswers answers={need.extraAnswers} />
      <ul className="flex flex-col gap-2 text-sm text-ink-soft">
        <Fact icon={<MapPin className="size-4" />}>{where(need)}</Fact>
        <Fact icon={<Zap className="size-4" />}>{scheduleName(need)}</Fact>
        {need.photos > 0 && (
          <Fact icon={<Images className="size-4" />}>{t('photos', { count: need.photos })}</Fact>
        )}
      </ul>
      <AnswerCountdown
        sentAt={need.sentAt}
        expiresAt={need.expiresAt}
        urgent={need.urgency === 'Very urgent (within 24h)'}
      />
    </Card>
  );
}

function useWhere(): (need: AnsweredNeed) => string {
  const t = useTranslations('leads');
  const { away } = useFormatting();
  return ({ area, destination, distanceKm: km }) => {
    const place = placeName(area, destination);
    if (km === null) return place;
    const { is, distance } = away(km);
    return dotted([place, t(is, { distance })]);
  };
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-pine-600">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
