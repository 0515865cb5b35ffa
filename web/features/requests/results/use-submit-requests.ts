import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { submitRequest, type SubmittedRequest } from '#contract/requests/requests.ts';
import type { Call } from '#contract/endpoint.ts';
import { call, CallError, errorText } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { noteGoodMoment } from '#web/lib/install.ts';
import { useSession } from '#web/lib/api/session.tsx';
import { dismissToasts, showToast } from '#web/lib/toasts.ts';

export type RequestInput = Call<typeof submitRequest>['body'];

/** A request to submit, with the position of its draft. */
interface PositionedInput {
  position: number;
  input: RequestInput;
}

/** A draft that became a request; `id` is null where the same request had been submitted before. */
interface SubmittedDraft {
  position: number;
  id: string | null;
  profession: RequestInput['profession'];
}

type Submission =
  | { state: 'none' | 'sending' | 'sent' }
  /** `had` is true where the same request had been submitted before. */
  | { state: 'failed'; had: boolean };

/**
 * Submits requests in turn, each with an idempotency key of its own. A retry of the same input has
 * the same key, so that a lost answer never creates a second request. At the first failure the rest
 * is left; what was submitted stays. It is sent once the last of a conversation is.
 */
export function useSubmitRequests() {
  const t = useTranslations('requests');
  const { refreshSession } = useSession();
  const [submission, setSubmission] = useState<Submission>({ state: 'none' });
  const [requests, setRequests] = useState<readonly SubmittedRequest[]>([]);
  const keys = useRef(new Map<string, string>());
  const known = useRef(0);

  const submitOne = async (input: RequestInput, alone: boolean): Promise<string | null> => {
    const text = JSON.stringify(input);
    const idempotencyKey = keys.current.get(text) ?? newIdempotencyKey();
    keys.current.set(text, idempotencyKey);
    try {
      const request = await call(submitRequest, { body: input, idempotencyKey });
      known.current += 1;
      setRequests((before) => [...before, request]);
      return request.id;
    } catch (error) {
      if (!alone && isHad(error)) return null;
      throw error;
    }
  };

  const submit = async (
    inputs: readonly PositionedInput[],
    last: boolean,
  ): Promise<readonly SubmittedDraft[]> => {
    const submitted: SubmittedDraft[] = [];
    setSubmission({ state: 'sending' });
    dismissToasts();
    try {
      for (const { position, input } of inputs) {
        // One after another: a failure leaves the rest unsent.
        const id = await submitOne(input, inputs.length === 1);
        submitted.push({ position, id, profession: input.profession });
      }
      if (last && known.current === 0) {
        setSubmission({ state: 'failed', had: true });
        return submitted;
      }
      setSubmission({ state: last ? 'sent' : 'none' });
      noteGoodMoment();
      showToast({
        title: t('toast.success'),
        description: t('toast.successHint'),
        tone: 'success',
      });
    } catch (error) {
      setSubmission({ state: 'failed', had: isHad(error) });
      showToast({ title: t('toast.error'), description: reasonOf(error), tone: 'danger' });
      // Signed out meanwhile: a retry asks for sign-in.
      if (error instanceof CallError && error.status === 401) void refreshSession();
    }
    return submitted;
  };

  // An actionable refusal says what to do; any other says to retry.
  const reasonOf = (error: unknown) =>
    error instanceof CallError && (error.status === 409 || error.status === 403)
      ? errorText(error, t('toast.errorHint'))
      : t('toast.errorHint');

  return { submission, requests, submit };
}

function isHad(error: unknown): boolean {
  return error instanceof CallError && error.body?.code === 'duplicate_request';
}
