import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { askDoctor, DOCTOR_PARTS, type DoctorPart, type Finding } from '#contract/admin/doctor.ts';
import { call } from '#web/lib/api/call.ts';
import { keyOf } from '#web/lib/api/query.tsx';

/** The findings of one part; undefined while loading. */
export interface Examined {
  part: DoctorPart;
  findings: Finding[] | undefined;
  failed: boolean;
}

/** Examines every part in a separate call: a slow one delays no other. */
export function useExamination() {
  const language = useLocale();
  const asked = useQueries({
    queries: DOCTOR_PARTS.map((part) => ({
      // Answers are localized: each language is a separate query.
      queryKey: [...keyOf(askDoctor, { query: { part } }), language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(askDoctor, { query: { part }, signal }),
      gcTime: 0,
    })),
  });
  const parts = DOCTOR_PARTS.map((part, index): Examined => {
    const answer = asked[index];
    const isOut = answer?.isFetching ?? true;
    return { part, findings: isOut ? undefined : answer?.data, failed: !isOut && !!answer?.error };
  });
  return {
    parts,
    running: asked.some(({ isFetching }) => isFetching),
    runAgain: () => asked.forEach(({ refetch }) => void refetch()),
  };
}
