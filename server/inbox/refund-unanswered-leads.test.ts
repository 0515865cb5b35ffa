import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepBack } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, quotaUsed, type Stage } from '#tests/support/life/life.ts';
import { leadOf } from '#tests/support/people.ts';
import { refundUnansweredLeads } from './inbox.ts';

const hour = 3600;

let site: StartedApp;
let stage: Stage;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  for (const one of [stage.ann, stage.ben, stage.cleo]) await answer(one, 'accepted');
});
afterEach(() => site.stop());

const used = () => quotaUsed(site, [stage.ann, stage.ben, stage.cleo]);
const write = (professionalId: string) =>
  stage.marie.call(sendMessage, {
    body: { serviceRequestId: id, professionalId, content: 'Can you come tomorrow?' },
  });

test('a professional without a reply for 48 hours after accepting gets a refund, once', async () => {
  await write(stage.ben.professionalId);
  await site.advance(48 * hour - 60);
  await refundUnansweredLeads(site.platform);
  expect(await used()).toEqual([1, 1, 1]);
  await site.advance(120);
  await refundUnansweredLeads(site.platform);
  await refundUnansweredLeads(site.platform);
  expect(await used()).toEqual([0, 1, 0]);
});

test('a hired one or one who stepped back does not; one not chosen, without a reply, does', async () => {
  await stage.ben.call(stepBack, { params: { id: await leadOf(stage.ben) }, body: {} });
  await stage.hire(id, stage.cleo);
  await site.advance(49 * hour);
  await refundUnansweredLeads(site.platform);
  expect(await used()).toEqual([0, 1, 1]);
});

test('a message before the acceptance is no reply to it', async () => {
  await site.drainJobs();
  await stage.cancel(id);
  const next = await stage.submit();
  await stage.marie.call(sendMessage, {
    body: { serviceRequestId: next.id, content: 'The gate is blue' },
  });
  await site.advance(60);
  await answer(stage.ann, 'accepted');
  await site.advance(49 * hour);
  await refundUnansweredLeads(site.platform);
  expect((await used())[0]).toBe(0);
});
