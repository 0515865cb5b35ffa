import { LayoutList, LogOut, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { loadTexts } from '#web/lib/i18n/texts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

// Its number needs React Query, which the landing page does not load.
const Bell = lazyPart(
  async () => {
    const [{ Bell }] = await Promise.all([
      import('#web/features/notifications/bell.tsx'),
      loadTexts(['bell']),
    ]);
    return Bell;
  },
  () => <span className="size-11 shrink-0" />,
);

/** A signed-in person's links to their home and account, and sign-out. */
export function SignedInMenu() {
  const t = useTranslations('common');
  const { signOut } = useSession();
  return (
    <>
      <Link
        href={href('/dashboard')}
        className={`${buttonLook('secondary', 'sm')} signed-in max-[22rem]:hidden`}
      >
        <LayoutList aria-hidden="true" className="size-4 sm:hidden" />
        <span className="sr-only whitespace-nowrap sm:not-sr-only">{t('header.dashboard')}</span>
      </Link>
      <Bell />
      <Link
        href={href('/account')}
        title={t('header.account')}
        aria-label={t('header.account')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-ink/5 hover:text-ink"
      >
        <UserRound aria-hidden="true" className="size-5" />
      </Link>
      <IconButton label={t('signOut')} onClick={() => void signOut()}>
        <LogOut aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}
