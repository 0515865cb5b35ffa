import { respondToLead } from '#contract/requests/leads.ts';
import {
  cancelRequest,
  completeRequest,
  getOwnRequest,
  hireProfessional,
  reopenSearch,
  submitRequest,
} from '#contract/requests/requests.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import type { StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

/** Marie, and the plumbers Ann, Ben and Cleo at 1, 2 and 3 km, who are contacted first. */
export async function aStage(site: StartedApp) {
  const marie = await aCustomer(site, 'Marie');
  const ann = await aProfessional(site, 'Ann', { km: 1 });
  const ben = await aProfessional(site, 'Ben', { km: 2 });
  const cleo = await aProfessional(site, 'Cleo', { km: 3 });
  return { marie, ann, ben, cleo, ...stepsOf(marie) };
}

/** The customer's actions, one call each. */
function stepsOf(marie: Customer) {
  const params = (id: string) => ({ params: { id } });
  return {
    submit: (urgency: Urgency = 'Soon (2-3 days)') =>
      marie.call(submitRequest, { body: { ...LEAKING_TAP, urgency } }),
    watch: (id: string) => marie.call(getOwnRequest, params(id)),
    hire: (id: string, { professionalId }: Professional) =>
      marie.call(hireProfessional, { ...params(id), body: { professionalId } }),
    cancel: (id: string, reason?: string) =>
      marie.call(cancelRequest, { ...params(id), body: { reason } }),
    complete: (id: string, done?: boolean) =>
      marie.call(completeRequest, { ...params(id), body: { done } }),
    release: (id: string, { professionalId }: Professional, reason?: string) =>
      marie.call(reopenSearch, { ...params(id), body: { professionalId, reason } }),
  };
}

export type Stage = Awaited<ReturnType<typeof aStage>>;

/** Answers the newest lead of a professional. */
export async function answer(who: Professional, status: 'accepted' | 'denied', response?: string) {
  const id = await leadOf(who);
  return who.call(respondToLead, { params: { id }, body: { status, response } });
}

/** The status of a request and of its leads, in the order of contact. */
export async function statusesOf({ watch }: Pick<Stage, 'watch'>, id: string) {
  const { status, leads } = await watch(id);
  return [status, ...leads.map((lead) => lead.status)];
}

/** The statuses and codes of refusals. */
export async function refusalsOf(
  people: readonly { ask: Customer['ask'] }[],
  path: string,
  body: object = {},
): Promise<string[]> {
  const answers = await Promise.all(people.map((one) => one.ask('POST', path, body)));
  return answers.map(({ status, body: said }) => `${status} ${said?.code ?? ''}`.trim());
}

/** The used quota of each this month. */
export async function quotaUsed({ platform }: StartedApp, who: readonly Professional[]) {
  const rows = await platform.db
    .selectFrom('professional_quotas')
    .select(['professional_id', 'used'])
    .execute();
  const used = new Map(rows.map((row) => [row.professional_id, row.used]));
  return who.map(({ professionalId }) => used.get(professionalId) ?? 0);
}

/** The live events about requests to a person, oldest first. */
export async function toldTo({ platform }: StartedApp, { id }: { id: string }) {
  const rows = await platform.db
    .selectFrom('live_events')
    .select('event')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows
    .map(({ event }) => event as LiveEvent)
    .filter((event) => event.type !== 'notice.sent');
}
