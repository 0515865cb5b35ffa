import { useState } from 'react';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import { call, errorText } from '#web/lib/api/call.ts';
import { refresh } from '#web/lib/api/query.tsx';
import { showToast } from '#web/lib/toasts.ts';

interface Repeated<E extends Endpoint> {
  endpoint: E;
  /** How many one call has handled; 0 ends it. */
  settledBy: (result: Result<E>) => number;
  done: (count: number) => string;
  failed: string;
}

/**
 * Repeats a batch call until nothing is left; completed batches stay when a later one fails.
 * `progress` is null while nothing runs.
 */
export function useRepeatUntilDone<E extends Endpoint>(repeated: Repeated<E>) {
  const { endpoint, settledBy, done, failed } = repeated;
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const run = async (input: Call<E>, total: number): Promise<void> => {
    let count = 0;
    setProgress({ done: 0, total });
    try {
      for (;;) {
        const settled = settledBy(await call(endpoint, input));
        count += settled;
        setProgress({ done: Math.min(count, total), total });
        if (settled === 0) break;
      }
      showToast({ title: done(count), tone: 'success' });
    } catch (error) {
      showToast({ title: failed, description: errorText(error, ''), tone: 'danger' });
    } finally {
      await refresh('/api/admin/');
      setProgress(null);
    }
  };
  return { run, progress };
}
