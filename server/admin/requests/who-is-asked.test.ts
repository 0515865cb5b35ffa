import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAdminRequest } from '#contract/admin/details.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { listNotices } from '#contract/notifications.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import { aStage, answer, quotaUsed, statusesOf, type Stage } from '#tests/support/life/life.ts';
import { anOperator, refusedTo, WHY, type Operator } from '#tests/support/admin/operator.ts';
import {
  aProfessional,
  leadOf,
  lettersOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let operator: Operator;
let dora: Professional;
let id: string;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  stage = await aStage(site);
  operator = await anOperator(site);
  ({ id } = await stage.submit());
  await site.drainJobs();
  dora = await aProfessional(site, 'Dora', { km: 4 });
});
afterEach(() => site.stop());

const newest = async ({ call }: Pick<Customer, 'call'>) => (await call(listNotices)).notices[0];

describe('replacing a lead', () => {
  test('contacts the next best at once, refunds the unanswered, and notifies both sides', async () => {
    const { ann, marie } = stage;
    const lead = await leadOf(ann);
    expect(await operator.replace(lead)).toBe(204);
    await site.drainJobs();
    const { leads, timeline } = await stage.watch(id);
    expect(leads.map(({ status, endedBecause }) => [status, endedBecause])).toEqual([
      ['withdrawn', 'replaced'],
      ['pending', null],
      ['pending', null],
      ['pending', null],
    ]);
    expect(leads.at(-1)).toMatchObject({ replaces: lead, professional: { name: 'Dora' } });
    expect(await quotaUsed(site, [ann, dora])).toEqual([0, 1]);
    expect(await newest(ann)).toMatchObject({ kind: 'leadClosed' });
    expect((await newest(ann))?.text).toContain('Our team has given it to another professional');
    expect(await newest(marie)).toMatchObject({ kind: 'leadReplaced' });
    expect(timeline.map(({ event, actor }) => `${event} ${actor}`)).toContain('replace operator');
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
  });

  test('of the hired professional reopens the request, and notifies the customer by mail', async () => {
    const { ann, marie } = stage;
    const { id: lead } = await answer(ann, 'accepted');
    await stage.hire(id, ann);
    await site.drainJobs();
    expect(await operator.replace(lead)).toBe(204);
    await site.drainJobs();
    expect(await stage.watch(id)).toMatchObject({ status: 'sent', professionalId: null });
    expect(await quotaUsed(site, [ann])).toEqual([1]);
    const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === marie.email);
    expect(letters.map(({ kind }) => kind)).toContain('leadReplaced');
    expect(await operator.log()).toMatchObject([
      {
        action: 'replaced',
        target: id,
        before: { leadStatus: 'accepted', status: 'in_progress' },
        after: { leadStatus: 'withdrawn', status: 'sent', leadId: lead },
      },
      {},
      {},
    ]);
  });

  test('is refused for a closed lead, a closed request, and non-admins', async () => {
    const lead = await leadOf(stage.ann);
    await operator.replace(lead);
    expect(await operator.replace(lead)).toBe('409 lead_closed');
    const ben = await leadOf(stage.ben);
    await stage.cancel(id);
    expect(await operator.replace(ben)).toBe('409 request_closed');
    expect(await operator.act(`leads/${id}/replacement`)).toBe('404 not_found');
    expect(await operator.act(`leads/${ben}/replacement`, {})).toBe('422 invalid_input');
    const path = `/api/admin/leads/${ben}/replacement`;
    expect(await refusedTo([stage.marie, stage.ben, nobody(site)], 'POST', path)).toEqual([
      '403 wrong_role',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
  });
});

describe('assigning a professional', () => {
  test('contacts one with another trade who is far away, in the place of a named lead', async () => {
    const { ann } = stage;
    const elio = await aProfessional(site, 'Elio', { profession: 'tiler', km: 400, radius: 10 });
    const lead = await leadOf(ann);
    expect(await operator.assign(id, elio.professionalId, lead)).toBe(200);
    await site.drainJobs();
    const { leads, timeline, status } = await stage.watch(id);
    expect([status, leads.length]).toEqual(['sent', 4]);
    expect(leads.at(-1)).toMatchObject({
      status: 'pending',
      replaces: lead,
      professional: { name: 'Elio', profession: 'plumber' },
    });
    const contact = timeline.findLast(({ event }) => event === 'contact');
    expect(contact).toMatchObject({ actor: 'operator', professionalName: 'Elio' });
    expect(await quotaUsed(site, [ann, elio])).toEqual([0, 1]);
    expect(await newest(elio)).toMatchObject({ kind: 'newLead' });
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
    expect((await operator.log())[0]).toMatchObject({
      action: 'assigned',
      target: id,
      before: { status: 'sent' },
      after: {
        status: 'sent',
        professionalId: elio.professionalId,
        leadId: leads.at(-1)?.id,
        insteadOf: lead,
      },
    });
  });

  test('needs a free slot where no lead is named', async () => {
    expect(await operator.assign(id, dora.professionalId)).toBe('409 request_filled');
    await site.platform.db.updateTable('professionals').set({ active: false }).execute();
    await answer(stage.ann, 'denied');
    await site.drainJobs();
    await site.platform.db.updateTable('professionals').set({ active: true }).execute();
    expect(await operator.assign(id, dora.professionalId)).toBe(200);
    expect(await statusesOf(stage, id)).toEqual([
      'sent',
      'denied',
      'pending',
      'pending',
      'pending',
    ]);
    const { is_short: isShort } = await site.platform.db
      .selectFrom('requests')
      .select('is_short')
      .executeTakeFirstOrThrow();
    expect(isShort).toBe(false);
  });

  test('takes the place of the hired professional while the job is in progress', async () => {
    const { ann, marie } = stage;
    const { id: lead } = await answer(ann, 'accepted');
    await stage.hire(id, ann);
    await site.drainJobs();
    const seen = await operator.call(getAdminRequest, { params: { id } });
    expect(seen).toMatchObject({
      status: 'in_progress',
      hasFreePlace: false,
      allowedActions: ['cancel', 'assign', 'delete'],
    });
    expect(await operator.assign(id, dora.professionalId, lead)).toBe(200);
    await site.drainJobs();
    const { status, professionalId, leads } = await stage.watch(id);
    expect([status, professionalId]).toEqual(['sent', null]);
    expect(leads.find(({ replaces }) => replaces === lead)).toMatchObject({ status: 'pending' });
    expect(await newest(marie)).toMatchObject({ kind: 'leadReplaced' });
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
  });

  test('ends the waiting of a pending request', async () => {
    const need = { ...(await stage.watch(id)) };
    await stage.cancel(id);
    await operator.reopen(id);
    await site.platform.db
      .updateTable('professionals')
      .set({ active: false })
      .where('id', '=', dora.professionalId)
      .execute();
    await site.drainJobs();
    expect((await statusesOf(stage, id))[0]).toBe('pending');
    const elio = await aProfessional(site, 'Elio', { profession: 'tiler' });
    expect(await operator.assign(id, elio.professionalId)).toBe(200);
    expect((await statusesOf(stage, need.id))[0]).toBe('sent');
  });

  test('invites a professional who is not on the platform', async () => {
    const { id: norasId } = await anUnclaimed(site, 'Nora', { profile: { profession: 'tiler' } });
    expect(await operator.assign(id, norasId, await leadOf(stage.ann))).toBe(200);
    await site.drainJobs();
    expect((await lettersOf(site)).map(({ kind }) => kind)).toContain('invitation');
  });

  test('is refused for a professional who cannot be contacted, and changes nothing', async () => {
    const { ann, ben, marie } = stage;
    const lead = await leadOf(ann);
    const far = { profession: 'tiler', km: 9 } as const;
    const away = await aProfessional(site, 'Away', { ...far, availability: 'unavailable' });
    const out = await aProfessional(site, 'Out', { ...far, active: false });
    const shunned = await aProfessional(site, 'Shunned', far);
    const full = await aProfessional(site, 'Full', far);
    await site.platform.db
      .insertInto('professional_quotas')
      .values({ professional_id: full.professionalId, month: monthNow(), used: 5 })
      .execute();
    await marie.call(blockPerson, {
      body: { serviceRequestId: id, professionalId: ben.professionalId },
    });
    await site.platform.db.updateTable('blocks').set({ blocked_id: shunned.id }).execute();
    for (const { professionalId } of [away, out, shunned, full]) {
      expect(await operator.assign(id, professionalId, lead)).toBe('409 not_eligible');
    }
    expect(await operator.assign(id, ben.professionalId, lead)).toBe('409 already_contacted');
    expect(await operator.assign(id, id, lead)).toBe('409 not_eligible');
    expect(await operator.assign(id, dora.professionalId, id)).toBe('404 not_found');
    expect((await statusesOf(stage, id)).slice(0, 2)).toEqual(['sent', 'pending']);
    expect((await operator.log()).map(({ action }) => action)).not.toContain('assigned');
  });

  test('is refused for a closed or filled request, without a reason, and for non-admins', async () => {
    const path = `/api/admin/requests/${id}/assignment`;
    const body = { ...WHY, professionalId: dora.professionalId };
    expect(await refusedTo([stage.marie, dora, nobody(site)], 'POST', path, body)).toEqual([
      '403 wrong_role',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    const bad = { professionalId: dora.professionalId };
    expect(await operator.act(`requests/${id}/assignment`, bad)).toBe('422 invalid_input');
    await answer(stage.ann, 'accepted');
    await stage.hire(id, stage.ann);
    expect(await operator.assign(id, dora.professionalId)).toBe('409 request_filled');
    await stage.complete(id);
    expect(await operator.assign(id, dora.professionalId)).toBe('409 request_closed');
  });
});

function monthNow(): string {
  return `${new Date().toISOString().slice(0, 7)}-01`;
}
