import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { BRAND } from '#web/lib/brand.ts';
import { href } from '#web/lib/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { TextPage } from './text-page.tsx';

const SECTIONS = ['how', 'fair', 'open'] as const;

/** What this marketplace is and how it treats people. */
export function AboutPage() {
  const t = useTranslations('about');
  return (
    <TextPage
      title={t('title')}
      heading={t('heading')}
      lead={t('lead', { brand: BRAND })}
      sections={SECTIONS.map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
      action={
        <Link href={href('/home')} className={buttonLook('primary', 'lg')}>
          {t('action')}
        </Link>
      }
    />
  );
}
