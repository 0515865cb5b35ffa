import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Scene } from '#web/ui/scene.tsx';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** Any unknown address. */
export function NotFoundPage() {
  const t = useTranslations('not-found');
  usePageTitle(t('title'));
  return (
    <SiteFrame>
      <div className="container-page grid items-center gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-24">
        <Scene
          name="dog"
          eager
          className="h-auto w-full max-w-md rounded-xl lg:order-last lg:max-w-none"
        />
        <div>
          <p className="text-hero font-display font-semibold tracking-tight">{t('human')}</p>
          <p className="mt-5 max-w-md text-lg text-ink-soft">{t('humanHint')}</p>
          <Link href={href('/')} className={`mt-8 max-sm:w-full ${buttonLook('primary', 'lg')}`}>
            {t('home')}
          </Link>
          <h1 className="mt-10 text-base">{t('title')}</h1>
          <p className="mt-1 text-sm text-ink-faint">{t('hint')}</p>
        </div>
      </div>
    </SiteFrame>
  );
}
