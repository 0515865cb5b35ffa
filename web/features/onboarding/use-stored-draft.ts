import { useState } from 'react';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { draftOf, type Draft } from './draft.ts';

type Edits = Partial<Draft>;

/** Under this key lies what was typed, and never the token: whoever finds it opens nothing. */
const KEY = 'onboarding-draft';

/** What was typed over the record. It outlives a reload, and is gone once the form was sent. */
export function useStoredDraft(record: OnboardingRecord, acceptAsked: boolean) {
  // No two links end in the same millisecond, and this one may not be told by its token.
  const link = record.expiresAt;
  const [edits, show] = useState<Edits>(() => readKept(link));
  const edit = (some: Edits) => {
    const next = { ...edits, ...some };
    show(next);
    sessionStorage.setItem(KEY, JSON.stringify({ link, edits: next }));
  };
  const draft: Draft = { ...draftOf(record, acceptAsked), ...edits };
  // A job that is gone cannot be accepted any more, whatever was ticked.
  if (record.job?.state !== 'open') draft.acceptJob = false;
  return { draft, edit, forget: () => sessionStorage.removeItem(KEY) };
}

export type Editing = ReturnType<typeof useStoredDraft>;

function readKept(link: string): Edits {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      link?: string;
      edits?: Edits;
    };
    return (kept.link === link && kept.edits) || {};
  } catch {
    return {};
  }
}
