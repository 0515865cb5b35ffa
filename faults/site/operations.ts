import { submitRequest } from '#contract/requests/requests.ts';
import type { Ledger } from '#faults/oracle/ledger.ts';
import { anAdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { subscribeByCard } from '#tests/support/payments/paying.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';

const WHY = { reason: 'Asked for by phone' };

/**
 * Lets a professional subscribe, and an admin act: two customers are suspended, one of them
 * reinstated, a request is cancelled and one reopened, contacts are granted, and a review is hidden.
 */
export async function operate(site: StartedApp, ledger: Ledger, reviewId: string): Promise<void> {
  // Of a trade that no story asks for.
  const paying = await aProfessional(site, 'Paying', { profession: 'mover' });
  await subscribeByCard(site, paying);
  const granted = await aProfessional(site, 'Granted', { profession: 'roofer' });
  const [cancelled, reinstated, suspended] = await Promise.all(
    ['Cancelled', 'Reinstated', 'Suspended'].map((name) => aRequest(site, ledger, name)),
  );
  const admin = await anAdminAtWork(site);
  const act = async (path: string, more: object = {}) => {
    const { status, text } = await admin.ask('POST', path, { ...WHY, ...more });
    if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text}`);
  };
  await act(`/requests/${cancelled!.id}/cancellation`);
  await act(`/users/${reinstated!.customerId}/suspension`);
  await act(`/users/${reinstated!.customerId}/reinstatement`);
  await act(`/requests/${reinstated!.id}/reopening`);
  await act(`/users/${suspended!.customerId}/suspension`);
  await act(`/professionals/${granted.professionalId}/credits`, { requests: 2 });
  await act(`/reviews/${reviewId}/hiding`);
}

async function aRequest(site: StartedApp, ledger: Ledger, name: string) {
  const customer = await aCustomer(site, name);
  const description = `The move of ${name}`;
  const write = ledger.begin('request', description);
  const body = { ...LEAKING_TAP, profession: 'mover', description } as const;
  const { id } = await customer.call(submitRequest, { body });
  ledger.acknowledge(write, id);
  return { id, customerId: customer.id };
}
