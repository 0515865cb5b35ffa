import { useTranslations } from 'use-intl';
import { BRAND } from '#web/lib/brand.ts';
import { TextPage } from './text-page.tsx';

const PRIVACY = ['stored', 'seen', 'kept', 'rights', 'leaving', 'held'] as const;
const TERMS = ['role', 'requests', 'conduct', 'professionals'] as const;

/** What is stored, who sees it, where it is. */
export function PrivacyPage() {
  const t = useTranslations('legal.privacy');
  return (
    <TextPage
      title={t('title')}
      lead={t('lead')}
      sections={PRIVACY.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}

/** The rules that both sides agree to. */
export function TermsPage() {
  const t = useTranslations('legal.terms');
  return (
    <TextPage
      title={t('title')}
      lead={t('lead', { brand: BRAND })}
      sections={TERMS.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  );
}
