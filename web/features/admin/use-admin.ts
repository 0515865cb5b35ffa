import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminMe, adminSignIn, adminSignOut } from '#contract/admin/auth.ts';
import { adminPasskeyOptions, adminPasskeySignIn } from '#contract/admin/passkeys.ts';
import type { Result } from '#contract/endpoint.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { signWithPasskey } from '#web/lib/passkeys/browser.ts';
import { queryClient } from '#web/lib/api/query.tsx';
import { untilKnown } from '#web/lib/api/until-known.ts';
import { showToast } from '#web/lib/toasts.ts';
import { isSessionOver } from './frame/use-session-over.ts';

/** An admin's session: the admin and their enrolment. */
export type AdminSession = Result<typeof adminMe>;

export interface Credentials {
  email: string;
  password: string;
  totp?: string;
}

/** The admin's session, separate from that of users. `session` is undefined while loading. */
export function useAdmin() {
  const t = useTranslations('admin');
  const [session, setSession] = useState<AdminSession | null>();
  const ask = useCallback(async () => setSession(await askWhoIAm()), []);
  useEffect(() => {
    void askWhoIAm().then(setSession);
  }, []);

  /** Resolves to the code of a refusal, or null. */
  const signIn = async (credentials: Credentials): Promise<string | null> => {
    try {
      setSession(await call(adminSignIn, { body: credentials }));
      showToast({ title: t('login.done'), tone: 'success' });
      return null;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'totp_required' || credentials.totp)
        showToast({
          title: t('login.failed'),
          description: errorText(error, t('login.failedHint')),
          tone: 'danger',
        });
      return code;
    }
  };
  /** Resolves to whether the admin came in; a refusal is shown. */
  const signInByPasskey = async (): Promise<boolean> => {
    try {
      const { request } = await call(adminPasskeyOptions);
      const credential = await signWithPasskey(request);
      setSession(await call(adminPasskeySignIn, { body: { credential } }));
      showToast({ title: t('login.done'), tone: 'success' });
      return true;
    } catch (error) {
      const description = errorText(error, t('passkeys.failed'));
      showToast({ title: t('login.failed'), description, tone: 'danger' });
      return false;
    }
  };
  /** Back to the login after the session expired. */
  const leave = useCallback(() => {
    forget();
    setSession(null);
    showToast({ title: t('over'), description: t('overHint') });
  }, [t]);
  /** Shows an error; an expired session leads to the login. */
  const fail = useCallback(
    (error: unknown) => {
      if (isSessionOver(error)) return leave();
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
    [leave, t],
  );
  const signOut = useCallback(async () => {
    try {
      await call(adminSignOut);
      forget();
      setSession(null);
    } catch (error) {
      fail(error);
    }
  }, [fail]);
  return { session, ask, signIn, signInByPasskey, signOut, fail, leave };
}

/** Clears the cache: the next admin must not see it. */
function forget(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/admin/'),
  });
}

function askWhoIAm(): Promise<AdminSession | null> {
  return untilKnown(() => call(adminMe).catch(nobodyIfRefused));
}

function nobodyIfRefused(error: unknown): null | undefined {
  const isRefused = error instanceof CallError && [401, 403].includes(error.status);
  return isRefused ? null : undefined;
}

function codeOf(error: unknown): string {
  return (error instanceof CallError && error.body?.code) || 'unknown';
}
