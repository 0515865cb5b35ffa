import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signIn } from '#contract/accounts.ts';
import { call, errorText } from '#web/lib/call.ts';
import { useSession } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

export type UserType = 'user' | 'professional';

/** Signs in by password; a failure is shown with the server's words. */
export function useSignIn() {
  const t = useTranslations('sign-in');
  const { setUser } = useSession();
  const [busy, setBusy] = useState(false);
  const submit = async (email: string, password: string, userType: UserType) => {
    setBusy(true);
    try {
      const { user } = await call(signIn, { body: { email, password, userType } });
      setUser(user);
    } catch (error) {
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
      setBusy(false);
    }
  };
  return { busy, submit };
}
