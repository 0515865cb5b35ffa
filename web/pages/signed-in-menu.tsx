import { LayoutList, LogOut, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A signed-in person's way to their own screen, to their account, and out. */
export function SignedInMenu() {
  const t = useTranslations('common');
  const { signOut } = useSession();
  return (
    <>
      <Link href={href('/dashboard')} className={buttonLook('secondary', 'sm')}>
        <LayoutList aria-hidden="true" className="size-4 sm:hidden" />
        <span className="sr-only whitespace-nowrap sm:not-sr-only">{t('header.dashboard')}</span>
      </Link>
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
