import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { Completeness } from './completeness.tsx';

interface OverviewProps {
  profile: OwnProfile;
  /** The card that clients see, where there is room for it. */
  preview: ReactNode;
}

/** Before a part is chosen: what is missing, and the card that clients see. */
export function Overview({ profile, preview }: OverviewProps) {
  const t = useTranslations('professional-profile.preview');
  return (
    <>
      <Completeness completeness={profile.completeness} />
      {preview && (
        <section aria-labelledby="preview-title" className="mt-8 mb-6">
          <h2 id="preview-title" className="text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 mb-4 text-sm text-ink-soft">{t('hint')}</p>
          {preview}
        </section>
      )}
    </>
  );
}
