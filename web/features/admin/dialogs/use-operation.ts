import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { errorText } from '#web/lib/api/call.ts';
import { refresh, useCallMutation } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { isSessionOver } from '../frame/use-session-over.ts';
import { useAskProof, type AskProof } from './proof-context.ts';

/** What an operator is told of a refusal, by its code. */
export type Refusals = Readonly<Partial<Record<ErrorCode, string>>>;

interface Words<E extends Endpoint> {
  /** The toast of success; left out, none is shown. */
  done?: string | ((result: Result<E>) => string);
  /** The toast of failure; the server's own sentence stands below it. */
  failed: string;
  /** What is said of a refusal instead, where the server's sentence is meant for its people. */
  refused?: Refusals;
  /** Before everything is read again: closes what shows something that is gone now. */
  whenDone?: () => void | Promise<void>;
}

/**
 * Something an operator does: `const { run, busy } = useOperation(deleteUser, {done, failed})`.
 * `run(input)` resolves to whether it was done. Asks for a proof where the server wants one and then
 * does it again, tells how it went in a toast, and reads everything of the panel again.
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
      // The panel is left with a toast of its own then (use-session-over.ts).
      if (isSessionOver(error)) return false;
      showToast({ title: words.failed, description: whyNot(error, words), tone: 'danger' });
      // What is shown was not true any more.
      if (error instanceof CallError && [404, 409].includes(error.status))
        await refresh('/api/admin/');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

/** Does it, after a proof where one is asked for; undefined where the admin would not give one. */
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

/** What was closed must be gone before it could ask again. */
function rendered(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
