import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { openLink, type Link } from '#faults/outages/link.ts';
import { EVENTS_PATH } from '#server/platform/live/route.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { collectStream } from '#tests/support/collected-stream.ts';
import { messagesIn } from '#tests/support/live-nodes.ts';
import { patiently } from '#tests/support/patience.ts';
import { aCustomer, aProfessional, LEAKING_TAP, leadOf, signedIn } from '#tests/support/people.ts';

const isLocal = 'host' in inject('databaseTemplate').connection;

describe.skipIf(!isLocal)('a message that is sent again because its answer was lost', () => {
  let other: StartedApp;
  let site: StartedApp;
  let link: Link;
  beforeAll(async () => {
    other = await startApp();
    link = await openLink(other.database.connection as Link['connection']);
    const database = { ...other.database, connection: link.connection };
    site = await startApp({ beside: { database, time: other.time } });
  });
  afterAll(async () => {
    await site.stop();
    link.stop();
    await other.stop();
  });

  it('is heard by open pages before it is acknowledged, though nothing is announced to this node', async () => {
    const ann = await aProfessional(other, 'Ann', { km: 1 });
    const marie = await aCustomer(other, 'Marie');
    const { id: serviceRequestId } = await marie.call(submitRequest, { body: LEAKING_TAP });
    const lead = { params: { id: await leadOf(ann) }, body: { status: 'accepted' } } as const;
    await ann.call(respondToLead, lead);
    const page = collectStream(await (await signedIn(site, ann.id)).fetch(EVENTS_PATH));
    const here = await signedIn(site, marie.id);
    const body = { serviceRequestId, content: 'Are you there?' };
    const message = { body, idempotencyKey: crypto.randomUUID() };
    link.suffer('halfOpen');
    // As a commit whose answer was lost: it is stored, and this node does not know.
    const { id } = await marie.call(sendMessage, message);
    const repeat = () => here.call(sendMessage, message).catch(() => undefined);
    await expect.poll(repeat, patiently).toMatchObject({ id });
    await expect.poll(() => messagesIn(page.text), { timeout: 2000 }).toEqual([id]);
  }, 60_000);
});
