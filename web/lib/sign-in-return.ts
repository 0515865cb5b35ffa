import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { queryParameters, removeFromAddress } from './location.tsx';
import { useSession } from './session.tsx';
import { showToast } from './toasts.ts';

/**
 * Reads `?auth=success|error` once, when a person comes back from a provider, and cleans the
 * address at once. Who is signed in is never taken from it: the session alone says that.
 */
export function useSignInReturn(): void {
  const t = useTranslations('common.signInReturn');
  const { refreshSession } = useSession();
  useEffect(() => {
    const query = queryParameters();
    const auth = query.get('auth');
    if (!auth) return;
    removeFromAddress('auth', 'user', 'message');
    if (auth === 'success' && isReadable(query.get('user'))) void refreshSession();
    else if (auth === 'success')
      showToast({ tone: 'danger', title: t('unreadable'), description: t('unreadableHint') });
    else if (auth === 'error')
      showToast({ tone: 'danger', title: t('failed'), description: reason(query.get('message')) });

    function reason(message: string | null): string {
      return message ? t('error', { message: message.replace('_', ' ') }) : t('social');
    }
  }, [t, refreshSession]);
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
