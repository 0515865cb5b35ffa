import { hideReview } from '#contract/admin/feedback.ts';
import { grantCredits } from '#contract/admin/professionals.ts';
import { cancelByOperator, reopenByOperator } from '#contract/admin/requests.ts';
import { reinstateUser, suspendUser } from '#contract/admin/users.ts';
import type { Call, Endpoint } from '#contract/endpoint.ts';
import type { Sender } from '#faults/load/send.ts';
import { submit } from '#faults/traffic/conversation.ts';
import type { Database } from '#server/platform/database/db.ts';
import { insertCustomer, insertProfessional, type SignedIn } from './people.ts';

/** An operator at work: their session, their calls, and those of the people that they act on. */
export interface Desk {
  db: Database;
  admin: SignedIn;
  senders: { acts: Sender; requests: Sender };
}

/**
 * Lets an operator act on new people, whose names begin with a word: two customers are suspended, one
 * of them reinstated, a request is cancelled and one reopened, contacts are granted, and a review is
 * hidden where there is one. Each act is in the ledger once it is acknowledged.
 */
export async function operate({ db, admin, senders }: Desk, word: string): Promise<void> {
  const act = <E extends Endpoint>(action: string, target: string, endpoint: E, body: object) =>
    senders.acts.write(admin, { kind: 'operation', reference: `${action} ${target}` }, endpoint, {
      params: { id: target },
      body: { ...WHY, ...body },
      ...(endpoint.idempotent && { idempotencyKey: `${action}-${target}` }),
    } as unknown as Call<E>);
  const [cancelled, reinstated, suspended] = await Promise.all(
    ['cancelled', 'reinstated', 'suspended'].map(async (name) => {
      const customer = await insertCustomer(db, `${word}${name}`);
      const about = `The wires of ${word} ${name}`;
      const { id } = await submit(senders.requests, customer, about, 'electrician');
      return { id, customerId: customer.userId };
    }),
  );
  // Of a trade that nobody asks for.
  const granted = await insertProfessional(db, 'roofer', `${word}granted`);
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  await act('cancelled', cancelled!.id, cancelByOperator, {});
  await act('suspended', reinstated!.customerId, suspendUser, {});
  await act('reinstated', reinstated!.customerId, reinstateUser, {});
  await act('reopened', reinstated!.id, reopenByOperator, {});
  await act('suspended', suspended!.customerId, suspendUser, {});
  await act('credits_granted', granted.professionalId, grantCredits, { requests: 2 });
  if (review) await act('hidden', review.id, hideReview, {});
}

const WHY = { reason: 'Asked for by phone' };
