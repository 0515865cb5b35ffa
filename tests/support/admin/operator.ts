import { anAdmin } from './admins.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { callerOf } from '#tests/support/people.ts';

export const WHY = { reason: 'Asked for by phone' };

/** An operator, their actions on requests, and the audit entries, newest first. */
export async function anOperator(site: StartedApp) {
  const client = await anAdmin(site);
  const { ask } = callerOf(client);
  const act = async (path: string, body: object = WHY, method = 'POST') => {
    const { status, body: said } = await ask(method, `/api/admin/${path}`, body);
    return status < 400 ? status : `${status} ${said.code}`;
  };
  return {
    call: client.call,
    ask,
    cancel: (id: string) => act(`requests/${id}/cancellation`),
    reopen: (id: string) => act(`requests/${id}/reopening`),
    replace: (lead: string) => act(`leads/${lead}/replacement`),
    assign: (id: string, professionalId: string, insteadOf?: string) =>
      act(`requests/${id}/assignment`, { ...WHY, professionalId, insteadOf }),
    delete: (id: string) => act(`requests/${id}`, WHY, 'DELETE'),
    act,
    async log(): Promise<Logged[]> {
      return (await ask('GET', '/api/admin/audit?reads=false')).body;
    },
  };
}

interface Logged {
  action: string;
  target: string | null;
  reason: string | null;
  before: object | null;
  after: object | null;
}

export type Operator = Awaited<ReturnType<typeof anOperator>>;

/** Others who try an operator's action, and their refusals. */
export async function refusedTo(
  people: readonly { ask: Operator['ask'] }[],
  ...[method, path, body = method === 'GET' ? undefined : WHY]: [string, string, object?]
): Promise<string[]> {
  const answers = await Promise.all(people.map((one) => one.ask(method, path, body)));
  return answers.map(({ status, body: said }) => `${status} ${said?.code ?? ''}`.trim());
}
