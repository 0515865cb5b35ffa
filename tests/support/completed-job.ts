import type { Profession } from '#contract/professionals/professions.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import {
  completeRequest,
  getOwnRequest,
  hireProfessional,
  submitRequest,
} from '#contract/requests/requests.ts';
import { LEAKING_TAP, leadOf, type Customer, type Professional } from './people.ts';

/** A request accepted by this professional, who must be among the three contacted. */
export async function anAcceptedJob(
  customer: Customer,
  professional: Professional,
  need: { description?: string; profession?: Profession } = {},
): Promise<{ requestId: string; leadId: string }> {
  const body = { ...LEAKING_TAP, ...need };
  const { id: requestId } = await customer.call(submitRequest, { body });
  const leadId = await leadOf(professional);
  await professional.call(respondToLead, { params: { id: leadId }, body: { status: 'accepted' } });
  return { requestId, leadId };
}

/** A request completed by this professional. */
export async function aCompletedJob(
  ...[customer, professional, need]: Parameters<typeof anAcceptedJob>
): Promise<{ requestId: string; leadId: string }> {
  const job = await anAcceptedJob(customer, professional, need);
  await finish(customer, professional, job.requestId);
  return job;
}

/** Hires a professional who accepted and completes the request, where that is not done yet. */
export async function finish(
  { call }: Pick<Customer, 'call'>,
  { professionalId }: Pick<Professional, 'professionalId'>,
  requestId: string,
): Promise<void> {
  const params = { id: requestId };
  if ((await call(getOwnRequest, { params })).status === 'completed') return;
  await call(hireProfessional, { params, body: { professionalId } });
  await call(completeRequest, { params, body: {} });
}
