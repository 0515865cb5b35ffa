import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listLeads, stepBack } from '#contract/requests/leads.ts';
import { blockPerson, listBlocks, unblock } from '#contract/requests/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, refusalsOf, statusesOf, type Stage } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  leadOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let dora: Professional;
let id: string;
let lead: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  lead = await leadOf(stage.ann);
  dora = await aProfessional(site, 'Dora', { km: 4 });
});
afterEach(() => site.stop());

const back = (reason?: string) =>
  stage.ann.call(stepBack, { params: { id: lead }, body: { reason } });
const anns = async () =>
  (await stage.ann.call(listLeads, { params: { id: stage.ann.professionalId } }))[0];
const backPath = () => `/api/service-request-professionals/${lead}/withdrawal`;

describe('asking for another professional', () => {
  test('releases one who accepted, and contacts the next best in their place', async () => {
    const request = await stage.release(id, stage.ann, 'Too expensive');
    expect(request).toMatchObject({ status: 'sent', professionalId: null });
    await site.drainJobs();
    const { leads, timeline } = await stage.watch(id);
    expect(leads.map(({ status }) => status)).toEqual([
      'withdrawn',
      'pending',
      'pending',
      'pending',
    ]);
    expect(leads[3]).toMatchObject({ replaces: lead, professional: { name: 'Dora' } });
    const released = timeline.find(({ event }) => event === 'release');
    expect(released).toMatchObject({
      leadId: lead,
      professionalName: 'Ann',
      note: 'Too expensive',
    });
    expect(leads[0]?.endedNote).toBe('Too expensive');
    expect((await anns())?.endedNote).toBe('Too expensive');
    expect(await leadOf(dora)).toBe(leads[3]?.id);
  });

  test('promotes the next who accepted, and stays accepted', async () => {
    await answer(stage.ben, 'accepted');
    const request = await stage.release(id, stage.ann);
    expect(request).toMatchObject({
      status: 'accepted',
      professionalId: stage.ben.professionalId,
    });
  });

  test('reopens a request for which somebody was hired', async () => {
    await stage.hire(id, stage.ann);
    const request = await stage.release(id, stage.ann);
    expect(request).toMatchObject({ status: 'sent', hiredAt: null, professionalId: null });
    await site.drainJobs();
    expect(await statusesOf(stage, id)).toEqual([
      'sent',
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'pending',
    ]);
  });

  test('is idempotent, and refused for one who has not accepted or after the end', async () => {
    const path = `/api/requests/${id}/reopening`;
    await stage.release(id, stage.ann);
    expect((await stage.release(id, stage.ann)).status).toBe('sent');
    const { professionalId } = stage.ben;
    expect(await refusalsOf([stage.marie], path, { professionalId })).toEqual([
      '409 lead_not_accepted',
    ]);
    await stage.cancel(id);
    expect(await refusalsOf([stage.marie], path, { professionalId })).toEqual([
      '409 request_closed',
    ]);
  });

  test('is for the customer alone', async () => {
    const path = `/api/requests/${id}/reopening`;
    const { professionalId } = stage.ann;
    expect(await refusalsOf([stage.marie], path)).toEqual(['422 invalid_input']);
    const others = [await aCustomer(site, 'Thomas'), stage.ann, nobody(site)];
    expect(await refusalsOf(others, path, { professionalId })).toEqual([
      '404 not_found',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    expect((await statusesOf(stage, id))[0]).toBe('accepted');
  });
});

describe('stepping back', () => {
  test('undoes an acceptance, hides the customer again, and contacts the next best', async () => {
    expect(await back('I broke my arm, call 514 555-0123')).toMatchObject({
      status: 'withdrawn',
      endedBecause: 'stepped_back',
      allowedActions: [],
      serviceRequest: { customer: null, location: 'Montreal, Quebec' },
    });
    await site.drainJobs();
    expect(await statusesOf(stage, id)).toEqual([
      'sent',
      'withdrawn',
      'pending',
      'pending',
      'pending',
    ]);
    const { timeline } = await stage.watch(id);
    const line = timeline.find(({ event }) => event === 'stepBack');
    expect(line).toMatchObject({ actor: 'professional', professionalName: 'Ann' });
    expect(line?.note).toMatch(/^I broke my arm/);
    expect(line?.note).not.toContain('555');
    expect((await stage.watch(id)).leads[0]?.endedNote).toBe(line?.note);
    expect((await anns())?.endedNote).toBeNull();
  });

  test('reopens the request they were hired for', async () => {
    await stage.hire(id, stage.ann);
    await back();
    expect(await stage.watch(id)).toMatchObject({ status: 'sent', hiredAt: null });
  });

  test('is idempotent, and refused before accepting and after the end', async () => {
    await back();
    expect((await back()).endedBecause).toBe('stepped_back');
    const path = `/api/service-request-professionals/${await leadOf(stage.ben)}/withdrawal`;
    expect(await refusalsOf([stage.ben], path)).toEqual(['409 lead_not_accepted']);
    await stage.cancel(id);
    expect(await refusalsOf([stage.ben], path)).toEqual(['409 request_closed']);
  });

  test('is for the professional of the lead alone', async () => {
    const tooLong = { reason: 'x'.repeat(501) };
    expect(await refusalsOf([stage.ann], backPath(), tooLong)).toEqual(['422 invalid_input']);
    expect(await refusalsOf([stage.ben, stage.marie, nobody(site)], backPath())).toEqual([
      '404 not_found',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    expect((await statusesOf(stage, id))[0]).toBe('accepted');
  });
});

describe('blocking somebody', () => {
  test('separates the two at once, and the search continues with others, never with them', async () => {
    const body = { serviceRequestId: id, professionalId: stage.ann.professionalId };
    await stage.marie.call(blockPerson, { body });
    await site.drainJobs();
    expect(await statusesOf(stage, id)).toEqual([
      'sent',
      'withdrawn',
      'pending',
      'pending',
      'pending',
    ]);
    await site.advance(90_000);
    const next = await stage.submit();
    const asked = next.contactedProfessionals.map(({ name }) => name);
    expect(asked.toSorted()).toEqual(['Ben', 'Cleo', 'Dora']);
  });

  test('by the professional does so too', async () => {
    await stage.hire(id, stage.ann);
    await stage.ann.call(blockPerson, { body: { serviceRequestId: id } });
    await site.drainJobs();
    expect((await stage.watch(id)).status).toBe('sent');
    const { professionalId } = stage.ann;
    const [own] = await stage.ann.call(listLeads, { params: { id: professionalId } });
    expect(own).toMatchObject({ status: 'withdrawn', endedBecause: 'blocked' });
  });

  test('that is lifted before its reaction spares what the two have had since', async () => {
    const body = { serviceRequestId: id, professionalId: stage.ann.professionalId };
    await stage.marie.call(blockPerson, { body });
    const [block] = await stage.marie.call(listBlocks);
    await stage.marie.call(unblock, { params: { id: block!.id } });
    await site.advance(90_000);
    const again = await stage.submit();
    await site.drainJobs();
    expect((await stage.watch(id)).leads[0]).toMatchObject({ endedBecause: 'blocked' });
    const { leads } = await stage.watch(again.id);
    const asked = leads.find(({ professional }) => professional.name === 'Ann');
    expect(asked).toMatchObject({ status: 'pending' });
  });
});
