import type { AdminSession } from '../use-admin.ts';
import type { Sections } from './sections-context.ts';
import { mayOf } from './use-may.ts';

/** The sections of which an admin may use at least one call. */
export function allowedSections(sections: Sections, session: AdminSession): Sections {
  const allowed = Object.entries(sections).filter(
    ([, { calls }]) => calls === undefined || calls.some((call) => mayOf(session, call)),
  );
  return Object.fromEntries(allowed);
}
