import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { authReturn } from '#web/lib/navigation/auth-return.ts';
import { useSession } from '#web/lib/api/session.tsx';
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
 * Shows, once, the outcome of a sign-in at a provider. The person is never taken from the address,
 * only from the session.
 */
export function SignInReturn() {
  const t = useTranslations('sign-in-return');
  const { refreshSession } = useSession();
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
  return null;
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
