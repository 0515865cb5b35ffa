import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { BRAND } from '#web/lib/brand.ts';
import { href } from '#web/lib/navigation/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';

// Not needed for the first screen; its room is kept.
const SchemeChoice = lazyPart(
  async () => (await import('./scheme-choice.tsx')).SchemeChoice,
  () => <span className="h-11" />,
);

/** Services, company and support links, and the copyright line. */
export function SiteFooter() {
  const t = useTranslations('common.footer');
  const common = useTranslations('common');
  return (
    <footer className="bg-night text-mist">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <span className="text-white">
            <Logo name={BRAND} inverted />
          </span>
          <p className="mt-4 max-w-64 text-sm">{t('tagline')}</p>
        </div>
        <Links
          title={t('services')}
          links={[
            [t('home_repair'), href('/home', { need: 'home_repair' })],
            [t('tech'), href('/home', { need: 'tech' })],
            [t('business'), href('/home', { need: 'business' })],
            [t('home_services'), href('/home', { need: 'home_services' })],
          ]}
        />
        <Links
          title={t('company')}
          links={[
            [t('about'), href('/about')],
            [t('plans'), href('/subscription-plans')],
            [t('trial'), href('/subscribe')],
          ]}
        />
        <Links
          title={t('support')}
          links={[
            [common('signIn'), href('/sign-in')],
            [t('contact'), href('/contact')],
            [t('privacy'), href('/privacy')],
            [t('terms'), href('/terms')],
          ]}
        />
      </div>
      <div className="border-t border-white/10">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm">
          <p className="flex flex-wrap items-center gap-x-6">
            {common('copyright', { brand: BRAND })}
            <Link
              href={href('/credits')}
              className="inline-flex min-h-9 items-center rounded-md transition-colors hover:text-white focus-visible:outline-white"
            >
              {t('credits')}
            </Link>
          </p>
          <SchemeChoice onNight />
        </div>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold tracking-normal text-white">{title}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map(([label, to]) => (
          <li key={to}>
            <Link
              href={to}
              className="inline-flex min-h-9 items-center rounded-md text-sm transition-colors hover:text-white focus-visible:outline-white"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
