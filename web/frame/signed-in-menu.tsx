import { useState } from 'react';
import { LogOut, MessageCircle, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { href } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { loadTexts } from '#web/lib/i18n/texts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.tsx';
import { PHONE, useMedia } from '#web/ui/use-media.ts';

// Its number needs React Query, which the landing page does not load.
const Bell = lazyPart(
  async () => {
    const [{ Bell }] = await Promise.all([
      import('#web/features/notifications/bell.tsx'),
      loadTexts(['bell', 'phone-bar']),
    ]);
    return function MessagesAndBell() {
      return (
        <>
          <MessagesLink />
          <Bell />
        </>
      );
    };
  },
  () => <span className="size-11 shrink-0 sm:w-22" />,
);

function MessagesLink() {
  const t = useTranslations('phone-bar');
  return (
    <Link
      href={href('/messages')}
      title={t('messages')}
      aria-label={t('messages')}
      className={`${ICON_LINK} max-sm:hidden`}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
    </Link>
  );
}

const StatusLines = lazyPart(async () => {
  const [{ StatusLines }] = await Promise.all([
    import('./status/status-lines.tsx'),
    loadTexts(['status']),
  ]);
  return StatusLines;
});

const PhoneBar = lazyPart(async () => {
  const [{ PhoneBar }, { DataProvider }] = await Promise.all([
    import('./phone-bar/phone-bar.tsx'),
    import('#web/lib/api/data-provider.tsx'),
    loadTexts(['phone-bar']),
  ]);
  return function BarWithData() {
    return (
      <DataProvider>
        <PhoneBar />
      </DataProvider>
    );
  };
});

/**
 * A signed-in person's links to their home, messages and account, and sign-out. On a phone they are
 * in the bar at its lower edge, and sign-out is in the account.
 */
export function SignedInMenu() {
  const t = useTranslations('common');
  const { user, signOut } = useSession();
  const isPhone = useMedia(PHONE);
  const [header, setHeader] = useState<Element | null>(null);
  return (
    <>
      <span hidden ref={(element) => setHeader(element?.closest('header') ?? null)} />
      {header && <StatusLines header={header} />}
      <Link
        href={href('/dashboard')}
        className={`${buttonLook('secondary', 'sm')} signed-in whitespace-nowrap max-sm:hidden`}
      >
        {t('header.dashboard')}
      </Link>
      <Bell />
      {/* A customer's is in the bar. */}
      <Link
        href={href('/account')}
        title={t('header.account')}
        aria-label={t('header.account')}
        className={`${ICON_LINK} ${user?.professionalId ? '' : 'max-sm:hidden'}`}
      >
        <UserRound aria-hidden="true" className="size-5" />
      </Link>
      <IconButton label={t('signOut')} onClick={() => void signOut()} className="max-sm:hidden">
        <LogOut aria-hidden="true" className="size-5" />
      </IconButton>
      {isPhone && <PhoneBar />}
    </>
  );
}

const ICON_LINK =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-ink/5 hover:text-ink';
