import { useCallback, useEffect, useState } from 'react';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';

/**
 * The best-rated professionals; undefined while loading, `failed` on an error. Plain fetch: the
 * first screen has no React Query.
 */
export function useTrusted() {
  const [people, setPeople] = useState<readonly ProfessionalCard[] | 'failed'>();
  const load = useCallback((signal?: AbortSignal) => {
    fetchTrusted(signal).then(setPeople, (error: unknown) => {
      if (signal?.aborted) return;
      console.error(error);
      setPeople('failed');
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  const retry = useCallback(() => {
    setPeople(undefined);
    load();
  }, [load]);
  return { people, retry };
}

async function fetchTrusted(signal: AbortSignal | undefined): Promise<readonly ProfessionalCard[]> {
  const answer = await fetch('/api/professionals/trusted', { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return (await answer.json()) as ProfessionalCard[];
}
