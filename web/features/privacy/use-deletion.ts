import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  planDeletion,
  readDeletion,
  undoDeletion,
  type Deletion,
} from '#contract/accounts/privacy.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { keyOf, queryClient, refresh } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Schedules the deletion of the account, and cancels it; shows the outcome. `onReauth` gets the
 * retry for after a fresh proof of identity.
 */
export function useDeletion(onReauth?: (again: () => void) => void) {
  const t = useTranslations('privacy.deletion');
  const { refreshSession } = useSession();
  const [busy, setBusy] = useState(false);
  const keep = (after: Deletion) => queryClient.setQueryData(keyOf(readDeletion), after);
  const make = {
    async done() {
      const { letterBy, ...after } = await call(planDeletion, { body: { confirm: true } });
      keep(after);
      return letterBy ? ('doneHint' as const) : ('doneUntold' as const);
    },
    async undone() {
      keep(await call(undoDeletion, {}));
      return 'undoneHint' as const;
    },
  };
  const change = async (outcome: 'done' | 'undone') => {
    setBusy(true);
    try {
      const hint = await make[outcome]();
      await refreshSession();
      showToast({ title: t(outcome), description: t(hint), tone: 'success' });
      await refresh('/api/user', '/api/professional', '/api/service-request');
    } catch (error) {
      if (onReauth && error instanceof CallError && error.body?.code === 'reauth_required')
        onReauth(() => void change(outcome));
      else
        showToast({
          title: t('failed'),
          description: errorText(error, t('failedHint')),
          tone: 'danger',
        });
    } finally {
      setBusy(false);
    }
  };
  return { busy, plan: () => change('done'), undo: () => change('undone') };
}
