import { useLocale, useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { phoneText } from '#web/lib/phone-text.ts';
import { Facts } from '../parts/facts.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

/** Facts about the person and their trade. */
export function ProfileFacts({ professional: one }: { professional: ProfessionalDetail }) {
  const t = useTranslations('admin-professional.facts');
  const locale = useLocale();
  const professionName = useProfessionName();
  const { date, dateTime, rate, rating, distance } = useFormatting();
  const trades = [one.profession, ...one.furtherProfessions].map(professionName).join(', ');
  const answers = { accepted: one.acceptedCount, declined: one.declinedCount };
  const shownId = <span className="font-mono text-xs">{one.id}</span>;
  return (
    <PanelCard title={t('title')}>
      <Facts
        facts={[
          [t('email'), one.email],
          [t('phone'), one.phone && phoneText(one.phone, locale)],
          [t('trades'), trades],
          [t('location'), one.location],
          [t('radius'), distance(one.serviceRadiusKm)],
          [
            t('rate'),
            one.hourlyRate !== null &&
              t('perHour', { price: rate(one.hourlyRate, one.rateCurrency) }),
          ],
          [
            t('experience'),
            one.yearsExperience !== null && t('years', { count: one.yearsExperience }),
          ],
          [t('certifications'), one.certifications],
          [t('availability'), t(one.availability)],
          [t('pausedUntil'), one.pausedUntil && dateTime(one.pausedUntil)],
          [
            t('rating'),
            one.reviewCount > 0 &&
              t('ratingOf', { rating: rating(one.rating), count: one.reviewCount }),
          ],
          [t('answers'), t('answersOf', answers)],
          [t('listed'), one.listedAt && date(one.listedAt)],
          [t('reports'), one.reports],
          [t('description'), one.description],
          [t('id'), shownId],
        ]}
      />
    </PanelCard>
  );
}
