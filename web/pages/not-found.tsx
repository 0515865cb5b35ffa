import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { SiteFrame } from '#web/frame/site-frame.tsx';

/** Any unknown address. */
export function NotFoundPage() {
  const t = useTranslations('not-found');
  usePageTitle(t('title'));
  return (
    <SiteFrame>
      <div className="container-page flex flex-col items-center py-24 text-center lg:py-36">
        <MissingPin />
        <h1 className="mt-8 text-3xl">{t('title')}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t('hint')}</p>
        <Link href={href('/')} className={`mt-8 ${buttonLook('primary', 'lg')}`}>
          {t('home')}
        </Link>
      </div>
    </SiteFrame>
  );
}

function MissingPin() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="h-28 fill-none">
      <ellipse cx="60" cy="86" rx="44" ry="7" className="fill-sunken" />
      <path
        d="M60 10c15 0 26 10.8 26 25 0 15.5-13.8 27.5-26 41-12.2-13.5-26-25.5-26-41 0-14.2 11-25 26-25z"
        className="fill-white stroke-line-strong"
        strokeWidth="2.5"
        strokeDasharray="6 6"
      />
      <path
        d="M52.5 31a7.5 7.5 0 1 1 10.5 6.9c-2 .9-3 2.4-3 4.6v1.5"
        className="stroke-pine-700"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="60" cy="51" r="2.4" className="fill-pine-700" />
    </svg>
  );
}
