import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLeadsSeen, reportCompletion } from '#contract/requests/leads.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { aProfessional, leadOf } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
});
afterEach(() => site.stop());

test('a customer reads the timeline of a request, each event once, in order', async () => {
  const { ann, ben, cleo } = stage;
  const { id } = await stage.submit();
  await aProfessional(site, 'Dora', { km: 4 });
  const lead = await leadOf(ann);
  await ann.call(markLeadsSeen, { body: { leadIds: [lead] } });
  await answer(cleo, 'denied', 'Too far');
  await site.drainJobs();
  await answer(ann, 'accepted', 'I can come tomorrow');
  await answer(ben, 'accepted');
  await stage.hire(id, ann);
  await ann.call(reportCompletion, { params: { id: lead }, body: {} });
  await stage.complete(id);
  const { timeline } = await stage.watch(id);
  expect(
    timeline.map(({ event, actor, professionalName: who }) => [event, actor, who].join(' ').trim()),
  ).toEqual([
    'submit customer',
    'contact system Ann',
    'contact system Ben',
    'contact system Cleo',
    'seen professional Ann',
    'decline professional Cleo',
    'contact system Dora',
    'accept professional Ann',
    'accept professional Ben',
    'withdraw system Ben',
    'withdraw system Dora',
    'hire customer Ann',
    'reportCompletion professional Ann',
    'complete customer',
  ]);
});

test('events of the request alone are shown too: nobody left, somebody found, cancelled', async () => {
  const { ann, ben, cleo } = stage;
  const { id } = await stage.submit();
  for (const one of [ann, ben, cleo]) await answer(one, 'denied');
  await site.drainJobs();
  await stage.cancel(id, 'I moved');
  const { timeline } = await stage.watch(id);
  expect(timeline.slice(-2)).toMatchObject([
    { event: 'search', actor: 'system', leadId: null, note: null },
    { event: 'cancel', actor: 'customer', leadId: null, note: 'I moved' },
  ]);
});

test('it is ordered by time, whichever was written first', async () => {
  const { ann, ben } = stage;
  const { id } = await stage.submit();
  await site.advance(120);
  await answer(ann, 'accepted');
  site.time.ahead -= 60_000;
  await ben.call(markLeadsSeen, { body: { leadIds: [await leadOf(ben)] } });
  const { timeline } = await stage.watch(id);
  expect(timeline.slice(-2).map(({ event }) => event)).toEqual(['seen', 'accept']);
  const moments = timeline.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted());
});
