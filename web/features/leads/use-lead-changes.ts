import { useTranslations } from 'use-intl';
import { reportCompletion, respondToLead, stepBack } from '#contract/requests/leads.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

// After any answer, a refusal too, the list and the maps are refetched.
const onSettled = () => refresh('/api/professionals/', '/api/service-request-professionals/');

/** Accepts or declines. */
export function useRespond() {
  const t = useTranslations('leads');
  return useCallMutation(respondToLead, {
    onSuccess: ({ status }) => {
      const said = status === 'accepted' ? 'accepted' : 'declined';
      succeed(t(said), t(`${said}Hint`));
    },
    onError: (error) => fail(t('error'), errorText(error, t('errorHint'))),
    onSettled,
  });
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
