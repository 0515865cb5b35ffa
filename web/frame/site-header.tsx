import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { BRAND } from '#web/lib/brand.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Header } from '#web/ui/page.tsx';
import { LanguageChoice } from './language-choice.tsx';

// Not needed for a visitor's first screen.
const SignedInMenu = lazyPart(async () => (await import('./signed-in-menu.tsx')).SignedInMenu);

/** The logo, the language, and sign-in (or the signed-in person's menu). */
export function SiteHeader() {
  const t = useTranslations('common');
  return (
    <Header
      brand={
        <Link href={href('/')} className="inline-flex rounded-md">
          <Logo name={BRAND} />
        </Link>
      }
    >
      <Link
        href={href('/subscription-plans')}
        className="hidden min-h-11 items-center rounded-md px-3 text-sm font-semibold transition-colors hover:bg-ink/5 md:inline-flex"
      >
        {t('header.forProfessionals')}
      </Link>
      <LanguageChoice />
      <WayIn />
    </Header>
  );
}

function WayIn() {
  const t = useTranslations('common');
  const { language } = useLanguage();
  const { user } = useSession();
  if (user) return <SignedInMenu />;
  return (
    <Link href={href('/sign-in', { lang: language })} className={buttonLook('primary', 'sm')}>
      {t('signIn')}
    </Link>
  );
}
