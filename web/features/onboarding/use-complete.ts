import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { completeOnboarding } from '#contract/professionals/onboarding.ts';
import { errorText, type CallError } from '#web/lib/api/call.ts';
import { navigate } from '#web/lib/navigation/location.tsx';
import { href } from '#web/lib/navigation/paths.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { formOf, type Draft } from './draft.ts';
import { problemsOf, refusedFields, type Problems } from './problems.ts';
import type { Editing } from './use-stored-draft.ts';

const NONE: Problems = {};

/**
 * Errors the form cannot fix: the address has an account already, or the link is not valid any
 * more.
 */
export type DeadEnd = 'exists' | 'used';

/**
 * Completes the profile: signs its professional in and replaces the page with the dashboard, so
 * that back does not lead to the link. Errors are shown by field, also those of the server: then
 * `onRefused` is called.
 */
export function useComplete(token: string, { draft, forget }: Editing, onRefused: () => void) {
  const t = useTranslations('onboarding');
  const { setUser } = useSession();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>(NONE);
  const [taken, setTaken] = useState<string>();
  const own = problemsOf(draft);
  const { mutate, isPending, error } = useCallMutation(completeOnboarding, {
    onSuccess: ({ user, job }) => {
      forget();
      setUser(user);
      navigate(href('/professional-dashboard'), { replace: true });
      const description = t(job === 'closed' ? 'done.hintClosed' : 'done.hint');
      showToast({ title: t('done.title'), description, tone: 'success' });
    },
    onError: (failure) => {
      const { body } = failure;
      if (body?.code === 'email_taken') setTaken(body.error);
      setRefused(refusedFields((body?.details ?? []).map(({ field }) => field)));
      const description =
        failure.status === 404 ? t('invalid') : errorText(failure, t('failed.hint'));
      showToast({ title: t('failed.title'), description, tone: 'danger' });
      onRefused();
    },
  });
  const complete = () => {
    setTried(true);
    setRefused(NONE);
    setTaken(undefined);
    if (Object.keys(own).length > 0) return false;
    mutate({ params: { token }, body: sent(draft) });
    return true;
  };
  return {
    complete,
    completing: isPending,
    /** The invalid fields, after a first attempt to submit. */
    problems: { ...refused, ...(tried ? own : NONE) },
    /** The server's text where the typed e-mail belongs to somebody else. */
    taken,
    deadEnd: deadEndOf(error),
  };
}

/** The rate is sent as a string (documented). */
function sent(draft: Draft) {
  const form = formOf(draft);
  return { ...form, hourlyRate: String(form.hourlyRate) };
}

function deadEndOf(error: CallError | null): DeadEnd | null {
  if (error?.body?.code === 'account_exists') return 'exists';
  return error?.status === 404 ? 'used' : null;
}
