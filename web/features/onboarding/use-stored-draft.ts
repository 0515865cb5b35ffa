import { useState } from 'react';
import type { OnboardingRecord } from '#contract/professionals/onboarding.ts';
import { draftOf, type Draft } from './draft.ts';

type Edits = Partial<Draft>;

/** The storage key of what was typed; it never includes the token, which would open the record. */
const KEY = 'onboarding-draft';

/** The input over the record. It survives a reload, and is deleted once the form was submitted. */
export function useStoredDraft(record: OnboardingRecord, acceptAsked: boolean) {
  // Identifies the link by its expiry: unique to the millisecond, without storing the token.
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
