import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { listMessages, sendMessage } from '#contract/requests/messages.ts';
import { mayReadMessage } from '#server/messaging/messaging.ts';
import type { Session } from '#server/platform/http/route.ts';
import { blockPerson } from '#server/safety/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import type { Professional } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await stage.ann.call(sendMessage, {
    body: { serviceRequestId: id, content: 'At ten, for 90 $' },
  });
});
afterEach(() => site.stop());

const toldMarie = async () => {
  const { ann, marie } = stage;
  const query = { serviceRequestId: id, professionalId: ann.professionalId };
  return (await marie.call(listMessages, { query })).map(({ content }) => content);
};
const toldAnn = () => stage.ann.ask('GET', `/api/messages?serviceRequestId=${id}`);
const mayMarie = async () => (await stage.watch(id)).leads[0]?.allowedActions;
const leadFor = async ({ call, professionalId }: Professional) =>
  (await call(listLeads, { params: { id: professionalId } }))[0];

test('both still read the conversation once the work is done', async () => {
  const { ann, hire, complete } = stage;
  await hire(id, ann);
  await complete(id);
  expect(await mayMarie()).toEqual(['readConversation', 'askAgain', 'block']);
  expect((await leadFor(ann))?.allowedActions).toEqual(['readConversation', 'block']);
  expect(await toldMarie()).toEqual(['At ten, for 90 $']);
  expect((await toldAnn()).status).toBe(200);
});

test('with a block between them the professional reads nothing more, the customer does', async () => {
  const { ann, marie, hire, complete } = stage;
  await hire(id, ann);
  await complete(id);
  await blockPerson(site.platform, { blocker: marie.id, blocked: ann.id, name: 'Ann' });
  expect(await leadFor(ann)).toMatchObject({
    allowedActions: ['block'],
    serviceRequest: { messages: [] },
  });
  const { db } = site.platform;
  const [message] = await db.selectFrom('messages').select('id').execute();
  const session = { role: 'professional', userId: ann.id, professionalId: ann.professionalId };
  expect(await mayReadMessage(db, session as Session, message?.id ?? '')).toBe(false);
  const refused = await toldAnn();
  expect([refused.status, refused.body.code]).toEqual([403, 'blocked']);
  expect(await toldMarie()).toEqual(['At ten, for 90 $']);
});

test.each(['cancelled', 'let go'])('only the customer still reads once it is %s', async (how) => {
  const { ann, cancel, release } = stage;
  await (how === 'cancelled' ? cancel(id) : release(id, ann));
  expect(await mayMarie()).toContain('readConversation');
  expect(await toldMarie()).toEqual(['At ten, for 90 $']);
  expect((await leadFor(ann))?.allowedActions).toEqual([]);
  const refused = await toldAnn();
  expect([refused.status, refused.body.code]).toEqual([403, 'not_yours']);
});

test('a message after the end is refused with a text that is true then', async () => {
  const { ann, marie, hire, complete } = stage;
  await hire(id, ann);
  await complete(id);
  const body = { serviceRequestId: id, professionalId: ann.professionalId, content: 'Thanks' };
  const said = await marie.ask('POST', '/api/messages', body);
  expect([said.status, said.body.error]).toEqual([
    409,
    'This conversation has ended, so nothing more can be written in it.',
  ]);
  const cancelled = await marie.ask('POST', `/api/requests/${id}/cancellation`, {});
  expect(cancelled.body.error).toMatch(/^This request has ended: it was completed or cancelled/);
});
