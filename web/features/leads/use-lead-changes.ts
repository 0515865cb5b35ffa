import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Call } from '#contract/endpoint.ts';
import {
  reportCompletion,
  stepBack,
  type Lead,
  type respondToLead,
} from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { useSession } from '#web/lib/api/session.tsx';
import { noteGoodMoment } from '#web/lib/install.ts';
import { discard, post } from '#web/lib/queue/queue.ts';
import { showToast } from '#web/lib/toasts.ts';

// After any answer, a refusal too, the list and the maps are refetched.
const onSettled = () => refresh('/api/professionals/', '/api/service-request-professionals/');

type Response = Call<typeof respondToLead>['body'];

/**
 * Accepts or declines a lead; without a network the answer waits for one. `respond` resolves with
 * whether the question is settled: answered, waiting, or closed by something else meanwhile.
 */
export function useRespond({ id, serviceRequest: { description } }: Lead) {
  const t = useTranslations('leads');
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const respond = async (body: Response): Promise<boolean> => {
    if (!user) return false;
    setBusy(true);
    const input = { params: { id }, body };
    const settled = await post({
      call: 'respondToLead',
      input,
      person: user.id,
      about: description,
    });
    setBusy(false);
    const said = body.status === 'accepted' ? 'accepted' : 'declined';
    if (settled.outcome === 'sent') {
      succeed(t(said), t(`${said}Hint`));
      noteGoodMoment();
    }
    if (settled.outcome === 'waiting')
      showToast({ title: t('queued'), description: t('queuedHint') });
    if (settled.outcome !== 'failed') return true;
    fail(t('error'), settled.text ?? t('errorHint'));
    await discard(settled.key);
    return settled.status === 409;
  };
  return { respond, busy };
}

/** Reports completion. */
export function useReportCompletion() {
  const t = useTranslations('leads.completion');
  return useCallMutation(reportCompletion, {
    onSuccess: () => succeed(t('done'), t('doneHint')),
    onError: (error) => fail(t('failed'), errorText(error, t('failedHint'))),
    onSettled,
  });
}

/** Steps back from an acceptance. */
export function useStepBack() {
  const t = useTranslations('leads.stepBackDialog');
  return useCallMutation(stepBack, {
    onSuccess: () => succeed(t('done'), t('doneHint')),
    onError: (error) => fail(t('failed'), errorText(error, t('failedHint'))),
    onSettled,
  });
}

function succeed(title: string, description: string): void {
  showToast({ title, description, tone: 'success' });
}

function fail(title: string, description: string): void {
  showToast({ title, description, tone: 'danger' });
}
