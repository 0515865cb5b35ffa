import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { isSessionOver } from '../frame/use-session-over.ts';
import { useAskProof, type AskProof } from './proof-context.ts';

/** Texts of refusals for operators, by error code. */
export type Refusals = Readonly<Partial<Record<ErrorCode, string>>>;

interface Words<E extends Endpoint> {
  /** The toast of success; by default none. */
  done?: string | ((result: Result<E>) => string);
  /** The toast of failure; the server's own text is below it. */
  failed: string;
  /** Replacement texts, where the server's text is meant for other people. */
  refused?: Refusals;
  /** Runs before everything is refetched: closes what shows something deleted. */
  whenDone?: () => void | Promise<void>;
}

/**
 * An operation of an operator: `const { run, busy } = useOperation(deleteUser, {done, failed})`.
 * `run(input)` resolves to whether it succeeded. On step-up refusals it asks for a proof and
 * retries; it shows the outcome in a toast, and refetches everything in the panel.
 */
export function useOperation<E extends Endpoint>(endpoint: E, words: Words<E>) {
  const askProof = useAskProof();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useCallMutation(endpoint);
  const run = async (input: Call<E>): Promise<boolean> => {
    setBusy(true);
    try {
      const outcome = await proven(() => mutateAsync(input), askProof);
      if (!outcome) return false;
      tellDone(words, outcome.result);
      await words.whenDone?.();
      await rendered();
      await refresh('/api/admin/');
      return true;
    } catch (error) {
      // The panel is left with its own toast then (use-session-over.ts).
      if (isSessionOver(error)) return false;
      showToast({ title: words.failed, description: whyNot(error, words), tone: 'danger' });
      // The data on screen was outdated.
      if (error instanceof CallError && [404, 409].includes(error.status))
        await refresh('/api/admin/');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

/** Runs it, after a proof where required; undefined where the admin declined. */
async function proven<T>(
  act: () => Promise<T>,
  askProof: AskProof,
): Promise<{ result: T } | undefined> {
  try {
    return { result: await act() };
  } catch (error) {
    const wanted = error instanceof CallError && error.body?.code === 'reauth_required';
    if (!wanted) throw error;
    return (await askProof()) ? { result: await act() } : undefined;
  }
}

function tellDone<E extends Endpoint>({ done }: Words<E>, result: Result<E>): void {
  if (done === undefined) return;
  showToast({ title: typeof done === 'string' ? done : done(result), tone: 'success' });
}

function whyNot(error: unknown, { refused }: { refused?: Refusals }): string {
  const code = error instanceof CallError ? error.body?.code : undefined;
  return (code && refused?.[code]) || errorText(error, '');
}

/** What was closed must be unmounted before it could refetch. */
function rendered(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
