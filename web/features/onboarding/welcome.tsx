import { Briefcase, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { BRAND } from '#web/lib/brand.ts';
import { useProfessionName } from '#web/lib/catalogue/catalogue-names.ts';

/** Name, trade and place of the profile, and its purpose. */
export function Welcome({ record }: { record: OnboardingRecord }) {
  const t = useTranslations('onboarding.welcome');
  const professionName = useProfessionName();
  const open = record.job?.state === 'open';
  return (
    <header className="flex animate-rise flex-col gap-3">
      <h1 className="text-3xl wrap-anywhere">{t('title', { name: record.name })}</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        {t(open ? 'leadJob' : 'lead', { brand: BRAND })}
      </p>
      <dl className="mt-1 flex flex-wrap gap-2">
        <Fact icon={Briefcase} label={t('profession')}>
          {professionName(record.profession)}
        </Fact>
        <Fact icon={MapPin} label={t('location')}>
          {record.location}
        </Fact>
      </dl>
    </header>
  );
}

interface FactProps {
  icon: typeof MapPin;
  label: string;
  children: string;
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="inline-flex items-center gap-2 rounded-full border border-line bg-card px-3.5 py-1.5 text-sm">
      <dt>
        <Icon aria-hidden="true" className="size-4 text-pine-600" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
