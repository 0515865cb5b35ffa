import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { listNotices } from '#contract/notifications.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { aStage, answer, quotaUsed, statusesOf, type Stage } from '#tests/support/life/life.ts';
import { anOperator, refusedTo, type Operator } from '#tests/support/admin/operator.ts';
import { aProfessional, lettersOf, nobody, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let operator: Operator;
let id: string;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  stage = await aStage(site);
  operator = await anOperator(site);
  ({ id } = await stage.submit());
});
afterEach(() => site.stop());

/** Kind and text of a person's notices, newest first. */
async function toldTo({ call }: Pick<Customer, 'call'>) {
  await site.drainJobs();
  const { notices } = await call(listNotices);
  return notices.map(({ kind, title, text }) => `${kind}: ${title}. ${text}`);
}

describe('cancelling', () => {
  test('ends a request, refunds the unanswered, and notifies everybody of who did it, not why', async () => {
    const { ann, ben, cleo, marie } = stage;
    await answer(ann, 'accepted');
    expect(await operator.cancel(id)).toBe(204);
    expect(await statusesOf(stage, id)).toEqual([
      'cancelled',
      'withdrawn',
      'withdrawn',
      'withdrawn',
    ]);
    expect(await quotaUsed(site, [ann, ben, cleo])).toEqual([1, 0, 0]);
    for (const asked of [ann, ben]) {
      expect((await toldTo(asked))[0]).toMatch(/^leadClosed: Cancelled.*Our team has cancelled it/);
    }
    expect((await toldTo(marie))[0]).toMatch(/^requestCancelled: /);
    const watched = await stage.watch(id);
    expect(watched.timeline.at(-1)).toMatchObject({
      event: 'cancel',
      actor: 'operator',
      note: null,
    });
    expect(JSON.stringify([watched, await lettersOf(site)])).not.toContain('Asked for by phone');
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
  });

  test('is audited, and refused for a closed one', async () => {
    await operator.cancel(id);
    expect((await operator.log())[0]).toMatchObject({
      action: 'cancelled',
      target: id,
      reason: 'Asked for by phone',
      before: { status: 'sent' },
      after: { status: 'cancelled', leadsWithdrawn: 3 },
    });
    expect(await operator.cancel(id)).toBe('409 request_closed');
    expect((await operator.log()).filter(({ action }) => action === 'cancelled')).toHaveLength(1);
  });
});

describe('reopening', () => {
  test('a cancelled one contacts others, and nobody twice', async () => {
    await operator.cancel(id);
    await site.drainJobs();
    const dora = await aProfessional(site, 'Dora', { km: 4 });
    expect(await operator.reopen(id)).toBe(204);
    await site.drainJobs();
    expect(await statusesOf(stage, id)).toEqual([
      'sent',
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'pending',
    ]);
    expect(await toldTo(dora)).toHaveLength(1);
    expect((await toldTo(stage.marie))[0]).toMatch(/^requestReopened: .*have not had it yet/);
    expect(await stage.watch(id)).toMatchObject({ cancelReason: null, endedAt: null });
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
  });

  test('a cancelled one waits where there is nobody else, and is matched later', async () => {
    await stage.cancel(id, 'No more money');
    await operator.reopen(id);
    await site.drainJobs();
    expect((await statusesOf(stage, id))[0]).toBe('pending');
    await aProfessional(site, 'Dora', { km: 4 });
    await operator.cancel(id);
    expect(await operator.reopen(id)).toBe(204);
    await site.drainJobs();
    expect((await statusesOf(stage, id)).slice(-1)).toEqual(['pending']);
  });

  test('a completed one is with the hired professional again, and can be completed again', async () => {
    const { ann, marie } = stage;
    await answer(ann, 'accepted');
    await stage.hire(id, ann);
    await stage.complete(id);
    await site.drainJobs();
    expect(await operator.reopen(id)).toBe(204);
    expect(await stage.watch(id)).toMatchObject({ status: 'in_progress', endedAt: null });
    const [lead] = await ann.call(listLeads, { params: { id: ann.professionalId } });
    expect(lead?.allowedActions).toContain('reportCompletion');
    expect((await toldTo(ann))[0]).toMatch(/^jobReopened: The job for Marie is open again/);
    expect((await toldTo(marie))[0]).toMatch(/^requestReopened: /);
    await site.advance(1);
    await stage.complete(id);
    expect((await toldTo(ann))[0]).toMatch(/^jobConfirmed: /);
  });

  test('is refused for an open one, a reviewed one, and one submitted again meanwhile', async () => {
    const { ann, marie } = stage;
    expect(await operator.reopen(id)).toBe('409 not_eligible');
    await operator.cancel(id);
    const { id: again } = await stage.submit();
    expect(await operator.reopen(id)).toBe('409 not_eligible');
    await answer(ann, 'accepted');
    await stage.hire(again, ann);
    await stage.complete(again);
    await marie.call(writeReview, { body: { serviceRequestId: again, rating: 5 } });
    expect(await operator.reopen(again)).toBe('409 not_eligible');
    expect((await stage.watch(again)).status).toBe('completed');
    expect((await operator.log()).map(({ action }) => action)).not.toContain('reopened');
  });
});

test.each(['cancellation', 'reopening'])('a %s is for operators, with a reason', async (verb) => {
  const path = `/api/admin/requests/${id}/${verb}`;
  const others = [stage.marie, stage.ann, nobody(site)];
  expect(await refusedTo(others, 'POST', path)).toEqual([
    '403 wrong_role',
    '403 wrong_role',
    '401 not_signed_in',
  ]);
  expect(await operator.act(`requests/${id}/${verb}`, { reason: ' ' })).toBe('422 invalid_input');
  expect(await operator.act(`requests/tap/${verb}`)).toBe('422 invalid_input');
  const nowhere = '018f2b3c-0000-7000-8000-000000000001';
  expect(await operator.act(`requests/${nowhere}/${verb}`)).toBe('404 not_found');
  expect((await statusesOf(stage, id))[0]).toBe('sent');
});
