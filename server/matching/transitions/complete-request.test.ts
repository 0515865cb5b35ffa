import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportCompletion } from '#contract/requests/leads.ts';
import { completeOverdueReports } from '#server/matching/matching.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, refusalsOf, statusesOf, type Stage } from '#tests/support/life/life.ts';
import { aCustomer, leadOf, nobody } from '#tests/support/people.ts';

const day = 86_400;

let site: StartedApp;
let stage: Stage;
let id: string;
let lead: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  lead = await leadOf(stage.ann);
  await stage.hire(id, stage.ann);
});
afterEach(() => site.stop());

const report = () => stage.ann.call(reportCompletion, { params: { id: lead }, body: {} });
const reportPath = () => `/api/service-request-professionals/${lead}/completion`;
const completionPath = () => `/api/requests/${id}/completion`;

describe('the customer', () => {
  test('completes a request in progress, once', async () => {
    const request = await stage.complete(id);
    expect(request).toMatchObject({
      status: 'completed',
      endedAt: expect.any(String),
      allowedActions: ['review'],
    });
    expect((await stage.complete(id)).endedAt).toBe(request.endedAt);
  });

  test('objects to a report of completion, which may be made again', async () => {
    await report();
    const request = await stage.complete(id, false);
    expect(request).toMatchObject({ status: 'in_progress', completionReportedAt: null });
    expect((await stage.complete(id, false)).status).toBe('in_progress');
    expect((await report()).completionReportedAt).toEqual(expect.any(String));
    const events = (await stage.watch(id)).timeline.slice(-3).map(({ event }) => event);
    expect(events).toEqual(['reportCompletion', 'objectToCompletion', 'reportCompletion']);
  });

  test('cannot complete a request without a hire, or a cancelled one', async () => {
    await stage.cancel(id);
    const { id: other } = await stage.submit();
    for (const path of [completionPath(), `/api/requests/${other}/completion`]) {
      expect(await refusalsOf([stage.marie], path)).toEqual(['409 not_in_progress']);
    }
  });

  test('alone completes it, with a boolean', async () => {
    expect(await refusalsOf([stage.marie], completionPath(), { done: 'yes' })).toEqual([
      '422 invalid_input',
    ]);
    const others = [await aCustomer(site, 'Thomas'), stage.ann, nobody(site)];
    expect(await refusalsOf(others, completionPath())).toEqual([
      '404 not_found',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    expect((await statusesOf(stage, id))[0]).toBe('in_progress');
  });
});

describe('the hired professional', () => {
  test('reports completion; both sides see it, and until when to object', async () => {
    expect(await report()).toMatchObject({ allowedActions: ['message', 'stepBack', 'block'] });
    const request = await stage.watch(id);
    expect(request.allowedActions).toContain('objectToCompletion');
    const [reported, completes] = [request.completionReportedAt, request.completesAt];
    expect(Date.parse(completes ?? '') - Date.parse(reported ?? '')).toBe(7 * day * 1000);
  });

  test('reports it once', async () => {
    const first = await report();
    await site.advance(60);
    expect((await report()).completionReportedAt).toBe(first.completionReportedAt);
  });

  test('reports nothing before they are hired, or after the end', async () => {
    await stage.complete(id);
    expect(await refusalsOf([stage.ann], reportPath())).toEqual(['409 not_in_progress']);
    await site.advance(day);
    await stage.submit();
    const { id: next } = await answer(stage.ann, 'accepted');
    const path = `/api/service-request-professionals/${next}/completion`;
    expect(await refusalsOf([stage.ann], path)).toEqual(['409 not_in_progress']);
  });

  test('alone reports it', async () => {
    const others = [stage.ben, stage.marie, nobody(site)];
    expect(await refusalsOf(others, reportPath())).toEqual([
      '404 not_found',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    const path = '/api/service-request-professionals/R1/completion';
    expect(await refusalsOf([stage.ann], path)).toEqual(['422 invalid_input']);
    expect((await stage.watch(id)).completionReportedAt).toBeNull();
  });
});

describe('scheduled', () => {
  test('seven days of silence complete a reported request', async () => {
    await report();
    await site.advance(7 * day - 60);
    await completeOverdueReports(site.platform);
    expect((await statusesOf(stage, id))[0]).toBe('in_progress');
    await site.advance(61);
    await completeOverdueReports(site.platform);
    await completeOverdueReports(site.platform);
    const { status, timeline } = await stage.watch(id);
    expect(status).toBe('completed');
    expect(timeline.at(-1)).toMatchObject({ event: 'completeBySilence', actor: 'system' });
  });

  test('nothing completes after an objection, or without a report', async () => {
    await report();
    await stage.complete(id, false);
    await site.advance(10 * day);
    await completeOverdueReports(site.platform);
    expect((await statusesOf(stage, id))[0]).toBe('in_progress');
  });
});
