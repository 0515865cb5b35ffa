import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { browserTimeZone } from '#web/lib/browser-time-zone.ts';
import { useLanguage } from '#web/lib/i18n/i18n.tsx';

/**
 * The best-rated professionals near the visitor who speak their language; undefined while loading,
 * `failed` on an error. Plain fetch: the first screen has no React Query.
 */
export function useTrusted() {
  const [people, setPeople] = useState<readonly ProfessionalCard[] | 'failed'>();
  const { language } = useLanguage();
  const load = useCallback(
    (signal?: AbortSignal) => {
      fetchTrusted(language, signal).then(setPeople, (error: unknown) => {
        if (signal?.aborted) return;
        console.error(error);
        setPeople('failed');
      });
    },
    [language],
  );
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

async function fetchTrusted(
  language: Language,
  signal: AbortSignal | undefined,
): Promise<readonly ProfessionalCard[]> {
  const query = new URLSearchParams({ language, timeZone: browserTimeZone() });
  const answer = await fetch(`/api/professionals/trusted?${query}`, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return (await answer.json()) as ProfessionalCard[];
}
