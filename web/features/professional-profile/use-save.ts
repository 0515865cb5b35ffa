import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateProfessional, type OwnProfile } from '#contract/professionals/professionals.ts';
import { errorText } from '#web/lib/api/call.ts';
import { useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { fieldsOf, problemsOf, type FieldWithRules, type Problems } from './problems.ts';
import type { Editing } from './use-draft.ts';
import { updateCachedProfile } from './use-profile.ts';

const NONE: Problems = new Set();

/**
 * Saves the draft of a profile; errors are shown by field, also those of the server. `onProblem`
 * takes the first of them.
 */
export function useSave(
  profile: OwnProfile,
  { draft, changes, settle }: Editing,
  onProblem: (field: FieldWithRules) => void,
) {
  const t = useTranslations('professional-profile');
  const { refreshSession } = useSession();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>(NONE);
  const own = problemsOf(changes);
  const { mutate, isPending } = useCallMutation(updateProfessional, {
    onSuccess: (saved) => {
      updateCachedProfile(saved);
      settle(draft);
      const confirm = changes.email || changes.phone ? t('savedConfirm') : undefined;
      showToast({ title: t('saved'), description: confirm, tone: 'success' });
      void refreshSession();
    },
    onError: (error) => {
      const refused = fieldsOf((error.body?.details ?? []).map(({ field }) => field));
      setRefused(new Set(refused));
      if (refused[0]) onProblem(refused[0]);
      const description = errorText(error, t('failedHint'));
      showToast({ title: t('failed'), description, tone: 'danger' });
    },
  });
  const save = () => {
    setTried(own.size > 0);
    setRefused(NONE);
    const [first] = own;
    if (first) onProblem(first);
    else mutate({ params: { id: profile.id }, body: changes });
  };
  return {
    save,
    saving: isPending,
    /** The invalid fields, after a first attempt to save. */
    problems: new Set([...(tried ? own : []), ...refused]) as Problems,
  };
}
