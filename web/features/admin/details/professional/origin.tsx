import { useTranslations } from 'use-intl';
import type { ProfessionalDetail } from '#contract/admin/details.ts';
import { useFormatting } from '#web/lib/i18n/formatting.ts';
import { Facts } from '../parts/facts.tsx';
import { PanelCard } from '../parts/panel-card.tsx';

const BASES = ['published_address', 'consent', 'existing_business', 'referral'] as const;

/** The import of a record, and its lawful basis. */
export function Origin({ origin }: { origin: NonNullable<ProfessionalDetail['origin']> }) {
  const t = useTranslations('admin-professional.origin');
  const { dateTime } = useFormatting();
  const { source, lawfulBasis, fileName, importedAt, firstContactedAt } = origin;
  const basis = BASES.find((known) => known === lawfulBasis);
  return (
    <PanelCard title={t('title')}>
      <Facts
        facts={[
          [t('source'), source],
          [t('basis'), basis ? t(`bases.${basis}`) : lawfulBasis],
          [t('file'), fileName],
          [t('imported'), dateTime(importedAt)],
          [t('contacted'), firstContactedAt && dateTime(firstContactedAt)],
        ]}
      />
    </PanelCard>
  );
}
