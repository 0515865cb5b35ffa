import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { getOwnRequest, listOwnRequests } from '#contract/requests/requests.ts';
import { listReviews } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { dumpOf, tablesWith } from '#tests/support/canaries.ts';
import { twoWhoMet } from '#tests/support/kept-people.ts';
import { nobody } from '#tests/support/people.ts';
import { replayErasures, erasePerson } from './privacy.ts';

let app: StartedApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** The Stripe sandbox counts as Stripe: its data is not ours. */
const ours = (found: string[]) => found.filter((line) => !line.startsWith('sandbox_'));
const logged = () => JSON.stringify(app.log.lines);

describe('erasing a customer', () => {
  let met: Awaited<ReturnType<typeof twoWhoMet>>;
  let canaries: string[];
  let left: string[];
  beforeAll(async () => {
    met = await twoWhoMet(app);
    canaries = Object.values(met.own.customer);
    left = ours(await tablesWith(app.platform.db, canaries));
    await erasePerson(app.platform, met.customer.id, 'person');
    await app.drainJobs();
  });

  it('begins with words of theirs in many tables', () => {
    const tables = new Set(left.map((line) => line.split(':')[0]));
    expect(tables.size).toBeGreaterThan(7);
  });

  it('leaves none of their words, names or addresses in any table, nor in the log', async () => {
    expect(ours(await tablesWith(app.platform.db, canaries))).toEqual([]);
    expect(canaries.filter((canary) => logged().includes(canary))).toEqual([]);
  });

  it('ends their sessions and frees their address', async () => {
    expect((await met.customer.ask('GET', '/api/auth/me')).status).toBe(401);
    const { db } = app.platform;
    const users = db.selectFrom('users').selectAll().where('id', '=', met.customer.id);
    expect(await users.executeTakeFirstOrThrow()).toMatchObject({
      email: null,
      phone: null,
      password_hash: null,
      terms_accepted_at: null,
    });
  });

  it('cancels their open requests', async () => {
    const open = await app.platform.db
      .selectFrom('requests')
      .select('status')
      .where('customer_id', '=', met.customer.id)
      .where('status', 'not in', ['completed', 'cancelled'])
      .execute();
    expect(open).toEqual([]);
  });

  it('leaves the professional their own messages, with a deleted account', async () => {
    const { professional, requestId, own } = met;
    const query = { serviceRequestId: requestId };
    const messages = await professional.call(listMessages, { query });
    const { response, message } = own.professional;
    expect(messages.map(({ content }) => content)).toEqual([response, message]);
    const leads = await professional.call(listLeads, {
      params: { id: professional.professionalId },
    });
    const lead = leads.find(({ serviceRequest }) => serviceRequest.id === requestId);
    expect(lead?.serviceRequest).toMatchObject({
      description: 'Deleted with the account.',
      customer: { name: 'Deleted account', email: null, phone: null },
      photos: [],
    });
  });

  it('keeps the rating of their review, without them and their words', async () => {
    const { reviews } = await nobody(app).call(listReviews, {
      params: { id: met.professional.professionalId },
    });
    expect(reviews).toMatchObject([{ rating: 5, comment: null, author: null }]);
  });

  it('is idempotent, for any caller', async () => {
    const before = await dumpOf(app.platform.db);
    expect(await erasePerson(app.platform, met.customer.id, 'operator')).toBe(false);
    expect(await replayErasures(app.platform)).toBe(0);
    expect(await dumpOf(app.platform.db)).toEqual(before);
  });
});

describe('erasing a professional', () => {
  let met: Awaited<ReturnType<typeof twoWhoMet>>;
  let canaries: string[];
  beforeAll(async () => {
    met = await twoWhoMet(app);
    canaries = Object.values(met.own.professional);
    await erasePerson(app.platform, met.professional.id, 'operator');
    await app.drainJobs();
  });

  it('leaves none of their words, names or papers in any table, nor in the log', async () => {
    expect(ours(await tablesWith(app.platform.db, canaries))).toEqual([]);
    expect(canaries.filter((canary) => logged().includes(canary))).toEqual([]);
  });

  it('is no longer public', async () => {
    const answer = await nobody(app).ask(
      'GET',
      `/api/professionals/${met.professional.professionalId}`,
    );
    expect(answer.status).toBe(404);
  });

  it('leaves the customer their request with a deleted account, and their own messages', async () => {
    const { customer, requestId, own } = met;
    const request = await customer.call(getOwnRequest, { params: { id: requestId } });
    expect(request.leads.map(({ professional }) => professional)).toContainEqual(
      expect.objectContaining({ name: 'Deleted account', location: '', description: null }),
    );
    expect(request.messages).toMatchObject([{ content: own.customer.message }]);
    expect(await customer.call(listOwnRequests)).toHaveLength(2);
  });

  it('shows the placeholder in the language of the reader', async () => {
    const headers = { 'accept-language': 'fr' };
    const path = `/api/requests/${met.requestId}`;
    const answer = await met.customer.fetch(path, { headers });
    expect(await answer.text()).toContain('Compte supprimé');
  });
});

describe('after restoring a backup', () => {
  it('people erased since it was made are erased again', async () => {
    const { customer, own } = await twoWhoMet(app);
    const erasures = [{ userId: customer.id, askedBy: 'person' as const }];
    expect(await replayErasures(app.platform, erasures)).toBe(1);
    expect(ours(await tablesWith(app.platform.db, Object.values(own.customer)))).toEqual([]);
    expect(await replayErasures(app.platform, erasures)).toBe(0);
  });
});
