import type { Card } from '../cards.ts';
import type { Outcome } from '../operations.ts';
import type { Work } from '../work.ts';
import { idOf } from './cards.ts';
import { getOpen } from './checkout.ts';
import { openSetup } from './open-setup.ts';
import { confirmSetup } from './setup.ts';

/** Pays on the payment page. @throws StripeRefusal 400 where the session is not open any more */
export async function payCheckout(work: Work, sessionId: string, card: Card): Promise<Outcome> {
  const session = await getOpen(work, sessionId);
  const setup = await openSetup(work, idOf(session.body.customer!), {
    for: 'checkout',
    id: sessionId,
  });
  return confirmSetup(work, setup.body.id, card);
}
