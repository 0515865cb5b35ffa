import { assertThat } from '#server/platform/refusal.ts';
import { holdWorkplace } from '#server/professionals/professionals.ts';
import type { LockedRequest } from './locked-request.ts';

/**
 * That the caller still works for the professional they act for, until the transaction ends: a removal
 * waits, and finds what they did.
 * @throws Refusal `not_found`
 */
export async function assertWorksThere(
  { change }: Pick<LockedRequest, 'change'>,
  caller: { professionalId: string; userId: string },
): Promise<void> {
  assertThat(await holdWorkplace(change.tx, caller), 'not_found');
}

/**
 * That the customer works not for the professional of a lead: nobody is both sides, also where it was
 * sent in the moment they joined.
 * @throws Refusal `request_closed`
 */
export async function assertNotTheirOwn(
  { change, request: { customer_id: userId } }: Pick<LockedRequest, 'change' | 'request'>,
  { professional_id: professionalId }: { professional_id: string },
): Promise<void> {
  assertThat(!(await holdWorkplace(change.tx, { professionalId, userId })), 'request_closed');
}
