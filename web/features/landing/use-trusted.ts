import { useCallback, useEffect, useState } from 'react';
import type { ProfessionalCard } from '#contract/professionals.ts';
import type { PROFESSION_NAMES } from '#contract/professions.ts';

export interface Trusted {
  professionals: readonly ProfessionalCard[];
  names: typeof PROFESSION_NAMES;
}

/**
 * The best-rated professionals with the names of their professions; undefined while they are on
 * their way, `failed` where they did not come. Plain fetch: the first screen has no React Query.
 */
export function useTrusted() {
  const [trusted, setTrusted] = useState<Trusted | 'failed'>();
  const load = useCallback((signal?: AbortSignal) => {
    fetchTrusted(signal).then(setTrusted, (error: unknown) => {
      if (signal?.aborted) return;
      console.error(error);
      setTrusted('failed');
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  const retry = useCallback(() => {
    setTrusted(undefined);
    load();
  }, [load]);
  return { trusted, retry };
}

async function fetchTrusted(signal: AbortSignal | undefined): Promise<Trusted> {
  const [answer, { PROFESSION_NAMES }] = await Promise.all([
    fetch('/api/professionals/trusted', { signal: signal ?? null }),
    import('#contract/professions.ts'),
  ]);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return {
    professionals: (await answer.json()) as ProfessionalCard[],
    names: PROFESSION_NAMES,
  };
}
