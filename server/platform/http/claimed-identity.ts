import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from './route.ts';

/**
 * Refuses a call whose payload names somebody other than the caller. Accepted are no claim, and the caller's own id, professional id, e-mail address or phone (E.164); a claim never selects
 * data.
 * @throws Refusal `not_yours`
 */
export function assertNamesCaller(session: Session, claimed: string | null | undefined): void {
  if (claimed === undefined || claimed === null) return;
  const own = [session.userId, session.professionalId, session.email, session.phone];
  assertThat(own.includes(claimed.trim().toLowerCase()), 'not_yours');
}
