import { assertThat } from '#server/platform/refusal.ts';
import type { Actor } from './route.ts';

/**
 * Refuses a call whose payload names somebody other than the caller. Accepted are no claim, and the caller's own id, professional id, e-mail address or phone (E.164); a claim never selects
 * data.
 * @throws Refusal `not_yours`
 */
export function assertNamesCaller(actor: Actor, claimed: string | null | undefined): void {
  if (claimed === undefined || claimed === null) return;
  const own = [actor.userId, actor.professionalId, actor.email, actor.phone];
  assertThat(own.includes(claimed.trim().toLowerCase()), 'not_yours');
}
