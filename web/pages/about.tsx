import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { TextPage } from './text-page.tsx';

/** What this marketplace is and how it treats people. */
export function AboutPage() {
  const t = useTranslations('site-pages');
  return (
    <TextPage
      slug="about"
      action={
        <Link href={href('/home')} className={buttonLook('primary', 'lg')}>
          {t('ask')}
        </Link>
      }
    />
  );
}
