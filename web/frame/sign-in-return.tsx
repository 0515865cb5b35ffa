import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { authReturn } from '#web/lib/navigation/auth-return.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useSession, type User } from '#web/lib/api/session.tsx';
import { SecondStepDialog } from '#web/lib/second-factor/use-second-step.tsx';
import { showToast } from '#web/lib/toasts.ts';

const REASONS = [
  'account_exists',
  'account_suspended',
  'email_unverified',
  'login_failed',
  'not_configured',
  'provider_unavailable',
  'too_many',
] as const;

let said = false;

/**
 * Shows, once, the outcome of a sign-in at a provider, or asks for its second factor. The person is
 * never taken from the address, only from the session.
 */
export function SignInReturn() {
  const t = useTranslations('sign-in-return');
  const { refreshSession } = useSession();
  const [isAsked, setAsked] = useState(authReturn?.auth === 'second-step' && !said);
  useEffect(() => {
    if (!authReturn || said) return;
    said = true;
    const { auth, user, message } = authReturn;
    if (auth === 'success' && isReadable(user)) void welcome();
    else if (auth === 'success')
      showToast({ tone: 'danger', title: t('unreadable'), description: t('unreadableHint') });
    else if (auth === 'error' && message === 'access_denied')
      showToast({ title: t('cancelled'), description: t('cancelledHint') });
    else if (auth === 'error')
      showToast({ tone: 'danger', title: t('failed'), description: reasonOf(message) });

    async function welcome(): Promise<void> {
      const { name } = (await refreshSession()) ?? {};
      if (name === undefined) return;
      const description = t('welcomeHint', { name });
      showToast({ title: t('welcome'), description, tone: 'success' });
    }

    function reasonOf(code: string | null): string {
      // Anybody can craft an address: only our own texts are shown.
      const known = REASONS.find((reason) => reason === code);
      return known ? t('error', { message: t(`reasons.${known}`) }) : t('social');
    }
  }, [t, refreshSession]);
  return isAsked && <SecondStep onClose={() => setAsked(false)} />;
}

function SecondStep({ onClose }: { onClose: () => void }) {
  const t = useTranslations('sign-in-return');
  const { setUser } = useSession();
  const enter = (user: User) => {
    onClose();
    setUser(user);
    const description = t('welcomeHint', { name: user.name });
    showToast({ title: t('welcome'), description, tone: 'success' });
  };
  const giveUp = (error: unknown) => {
    onClose();
    showToast({ tone: 'danger', title: t('failed'), description: errorText(error, t('social')) });
  };
  return (
    <Suspense>
      <SecondStepDialog onDone={enter} onEnded={giveUp} onClose={onClose} />
    </Suspense>
  );
}

function isReadable(user: string | null): boolean {
  if (user === null) return true;
  try {
    const parsed: unknown = JSON.parse(user);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    return false;
  }
}
