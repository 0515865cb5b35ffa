import { useTranslations } from 'use-intl';
import type { Category } from '#contract/professionals/catalogue.ts';
import { asCategory, Categories } from '#web/features/landing/categories.tsx';
import { ForProfessionals } from '#web/features/landing/for-professionals.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { HowItWorks } from '#web/features/landing/how-it-works.tsx';
import { TrustedProfessionals } from '#web/features/landing/trusted-professionals.tsx';
import { BRAND } from '#web/lib/brand.ts';
import { useQueryParameters } from '#web/lib/navigation/location.tsx';
import { useDocumentTitle } from '#web/lib/navigation/use-page-title.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

interface LandingPageProps {
  /** Starts the conversation with what the person wrote or chose. */
  onStart: (need: string, category?: Category) => void;
  onInterest: () => void;
}

/** The landing page. `need` in the address prefills the box with one of the four categories. */
export function LandingPage({ onStart, onInterest }: LandingPageProps) {
  const t = useTranslations('landing');
  const category = asCategory(useQueryParameters().get('need'));
  const prefilled = category ? t(`categories.${category}.message`) : '';
  // Sent as it was prefilled, it is what the tile says.
  const start = (need: string) => onStart(need, need === prefilled ? category : undefined);
  useDocumentTitle(t('title', { brand: BRAND }));
  return (
    <SiteFrame>
      <Hero key={category} initialNeed={prefilled} onStart={start} onInterest={onInterest} />
      <Categories onStart={onStart} />
      <HowItWorks />
      <TrustedProfessionals />
      <ForProfessionals />
    </SiteFrame>
  );
}
