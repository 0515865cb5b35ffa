import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuickReplies, setQuickReplies } from '#contract/professionals/quick-replies.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, nobody, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const replies = [
  { title: 'On my way', text: 'Hello {customer}, I can come to {area} this afternoon. {me}' },
  { title: 'Photos', text: 'Could you send me a photo of it?' },
];
const kept = async (who = ann) => (await who.call(listQuickReplies, {})).replies;

test('a professional stores quick replies, in their order, and nobody else sees them', async () => {
  expect(await kept()).toEqual([]);
  expect(await ann.call(setQuickReplies, { body: { replies } })).toEqual({ replies });
  await ann.call(setQuickReplies, { body: { replies: replies.toReversed() } });
  expect(await kept()).toEqual(replies.toReversed());
  expect(await kept(await aProfessional(site, 'Ben'))).toEqual([]);
});

test.each([
  ['without a title', [{ title: ' ', text: 'Hello' }]],
  ['without a text', [{ title: 'Hello', text: '' }]],
  ['too long', [{ title: 'Hello', text: 'x'.repeat(1001) }]],
  ['too many', Array.from({ length: 21 }, () => replies[0])],
])('a reply %s is refused, and those before stay', async (_, wrong) => {
  await ann.call(setQuickReplies, { body: { replies } });
  const asked = ann.call(setQuickReplies, { body: { replies: wrong as typeof replies } });
  await expect(asked).rejects.toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(await kept()).toEqual(replies);
});

test('customers and strangers have none', async () => {
  const marie = await aCustomer(site, 'Marie');
  await expect(marie.call(listQuickReplies, {})).rejects.toMatchObject({
    body: { code: 'wrong_role' },
  });
  await expect(nobody(site).call(setQuickReplies, { body: { replies } })).rejects.toMatchObject({
    body: { code: 'not_signed_in' },
  });
});
