import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { submitRequest, type SubmittedRequest } from '#contract/requests/requests.ts';
import type { Call } from '#contract/endpoint.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { dismissToasts, showToast } from '#web/lib/toasts.ts';

export type RequestInput = Call<typeof submitRequest>['body'];

type Submission =
  | { state: 'none' | 'sending' }
  /** `had` is true where the same request had been submitted before. */
  | { state: 'failed'; had: boolean }
  | { state: 'sent'; request: SubmittedRequest };

/**
 * Submits a request. A retry of the same input has the same idempotency key, so that a lost answer
 * never creates a second request.
 */
export function useSubmitRequest() {
  const t = useTranslations('requests');
  const { refreshSession } = useSession();
  const [submission, setSubmission] = useState<Submission>({ state: 'none' });
  const last = useRef<{ input: string; key: string }>(undefined);

  const submit = async (body: RequestInput) => {
    const input = JSON.stringify(body);
    if (last.current?.input !== input) last.current = { input, key: newIdempotencyKey() };
    setSubmission({ state: 'sending' });
    dismissToasts();
    try {
      const request = await call(submitRequest, { body, idempotencyKey: last.current.key });
      setSubmission({ state: 'sent', request });
      showToast({
        title: t('toast.success'),
        description: t(request.contactedProfessionals.length > 0 ? 'toast.successHint' : 'saved'),
        tone: 'success',
      });
    } catch (error) {
      const refused = error instanceof CallError ? error : undefined;
      setSubmission({ state: 'failed', had: refused?.body?.code === 'duplicate_request' });
      showToast({ title: t('toast.error'), description: reasonOf(error), tone: 'danger' });
      // Signed out meanwhile: a retry asks for sign-in.
      if (refused?.status === 401) void refreshSession();
    }
  };

  // An actionable refusal says what to do; any other says to retry.
  const reasonOf = (error: unknown) =>
    error instanceof CallError && (error.status === 409 || error.status === 403)
      ? errorText(error, t('toast.errorHint'))
      : t('toast.errorHint');

  return { submission, submit };
}
