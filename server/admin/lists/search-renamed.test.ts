import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import {
  aCustomer,
  aProfessional,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

let panel: Panel;
let zoe: Customer;
let paul: Professional;
let requestId: string;
beforeAll(async () => {
  panel = await startPanel();
  const { site } = panel;
  zoe = await aCustomer(site, 'Zoé Côté');
  paul = await aProfessional(site, 'Paul Plombier');
  ({ requestId } = await aCompletedJob(zoe, paul));
  const body = { serviceRequestId: requestId, rating: 5, comment: 'Quick and clean' };
  await zoe.call(writeReview, { body });
});
afterAll(() => panel.site.stop());

async function countFound(list: string, q: string): Promise<number> {
  const { status, body } = await panel.ask('GET', `/api/admin/${list}?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as unknown[]).length;
}

/** The lists in which a row is found. */
async function listsWith(q: string): Promise<string[]> {
  const lists = ['users', 'professionals', 'requests', 'feedback'];
  const counts = await Promise.all(lists.map((list) => countFound(list, q)));
  return lists.filter((_, at) => counts[at] === 1);
}

describe('a customer who changed their name', () => {
  beforeEach(() => zoe.call(updateAccount, { body: { name: 'Zénaïde Lafleur' } }));

  it('is found by the new one with their requests and reviews, not by the old one', async () => {
    expect(await listsWith('lafleur')).toEqual(['users', 'requests', 'feedback']);
    expect(await listsWith('côté')).toEqual([]);
  });

  it('is found by how it begins, and with words of the request and the review', async () => {
    expect(await listsWith('zé')).toEqual(['users', 'requests', 'feedback']);
    expect(await countFound('requests', 'lafleur montréal')).toBe(1);
    expect(await countFound('feedback', 'clean zenaide')).toBe(1);
  });
});

describe('a professional who changed their name and moved', () => {
  beforeEach(async () => {
    const params = { id: paul.professionalId };
    const body = { name: 'Hippolyte & Fils', location: 'Chicoutimi' };
    await paul.call(updateProfessional, { params, body });
  });

  it('is found by that, with the reviews of their work', async () => {
    for (const q of ['hippolyte', 'hi']) {
      expect(await listsWith(q)).toEqual(['users', 'professionals', 'feedback']);
    }
    expect(await listsWith('chicoutimi')).toEqual(['professionals', 'feedback']);
    expect(await countFound('feedback', 'plombier')).toBe(0);
  });
});

describe('a professional without an account', () => {
  it('is found by the address that an operator noted, as it is now', async () => {
    const { db } = panel.site.platform;
    const { id } = await anUnclaimed(panel.site, 'Ursule Toiture', {
      email: 'ursule@toiture.test',
      phone: '+14185550199',
    });
    expect(await listsWith('ursule@toiture')).toEqual(['professionals']);
    expect(await listsWith('(418) 555-0199')).toEqual(['professionals']);
    const known = db.updateTable('unclaimed_professionals').where('professional_id', '=', id);
    await known.set({ email: 'info@couvreurs.test' }).execute();
    expect(await listsWith('ursule@toiture')).toEqual([]);
    expect(await listsWith('info@couvreurs')).toEqual(['professionals']);
    await db.deleteFrom('unclaimed_professionals').where('professional_id', '=', id).execute();
    expect(await listsWith('info@couvreurs')).toEqual([]);
  });
});
