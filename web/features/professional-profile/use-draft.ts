import { useState } from 'react';
import type { OwnProfile } from '#contract/professionals/professionals.ts';
import { changesOf, draftOf, type Draft } from './draft.ts';

type Edits = Partial<Draft>;

/**
 * Unsaved changes over the stored profile. They survive a change of tab and a reload until they are
 * saved or discarded.
 */
export function useDraft(profile: OwnProfile) {
  const key = `profile-draft-${profile.id}`;
  const [edits, show] = useState<Edits>(() => readKept(key));
  const keep = (next: Edits) => {
    show(next);
    if (Object.keys(next).length > 0) sessionStorage.setItem(key, JSON.stringify(next));
    else sessionStorage.removeItem(key);
  };
  const draft: Draft = { ...draftOf(profile), ...edits };
  const changes = changesOf(profile, draft);
  return {
    draft,
    changes,
    dirty: Object.keys(changes).length > 0,
    edit: (some: Edits) => keep({ ...edits, ...some }),
    discard: () => keep({}),
    /** Drops what was saved; input since then stays. */
    settle: (saved: Draft) =>
      keep(
        Object.fromEntries(
          Object.entries(edits).filter(([field, value]) => saved[field as keyof Draft] !== value),
        ),
      ),
  };
}

export type Editing = ReturnType<typeof useDraft>;

function readKept(key: string): Edits {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Edits;
  } catch {
    return {};
  }
}
