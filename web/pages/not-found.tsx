import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePageTitle } from '#web/lib/page-title.ts';
import { href } from '#web/lib/paths.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { SiteFrame } from './site-frame.tsx';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslations('common.notFound');
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
        d="M60 10c15 0 26 10.800 26 25 0 15.500-13.800 27.500-26 41-12.200-13.500-26-25.500-26-41 0-14.200 11-25 26-25z"
        className="fill-white stroke-line-strong"
        strokeWidth="2.500"
        strokeDasharray="6 6"
      />
      <path
        d="M52.500 31a7.500 7.500 0 1 1 10.500 6.900c-2 .9-3 2.400-3 4.600v1.500"
        className="stroke-pine-700"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <circle cx="60" cy="51" r="2.400" className="fill-pine-700" />
    </svg>
  );
}
