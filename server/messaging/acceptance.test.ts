import { afterEach, beforeEach, expect, test } from 'vitest';
import { listMessages, sendMessage } from '#contract/requests/messages.ts';
import { listOwnRequests } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, toldTo, type Stage } from '#tests/support/life/life.ts';
import { lettersOf, type Customer } from '#tests/support/people.ts';

const WORDS = 'I can come tomorrow at nine';

let site: StartedApp;
let stage: Stage;
let serviceRequestId: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  serviceRequestId = (await stage.submit()).id;
});
afterEach(() => site.stop());

type Person = Pick<Customer, 'call'>;

const write = async (person: Person, content: string, professionalId?: string) => {
  await site.advance(1);
  return person.call(sendMessage, { body: { serviceRequestId, content, professionalId } });
};

const read = async (person: Person, professionalId?: string) =>
  (await person.call(listMessages, { query: { serviceRequestId, professionalId } })).map(
    ({ content }) => content,
  );

test('the note of an acceptance is the first message of that conversation, for both', async () => {
  const { marie, ann, ben } = stage;
  await answer(ann, 'accepted', WORDS);
  await answer(ann, 'accepted', 'Said once more');
  await answer(ben, 'accepted');
  await write(marie, 'Nine is fine', ann.professionalId);
  expect(await read(marie, ann.professionalId)).toEqual([WORDS, 'Nine is fine']);
  expect(await read(ann)).toEqual([WORDS, 'Nine is fine']);
  expect(await read(ben)).toEqual([]);
});

test('the note of a refusal, and a blank one, are no message', async () => {
  const { marie, ann, ben } = stage;
  await answer(ann, 'denied', 'My week is full');
  await answer(ben, 'accepted', '  ');
  expect(await read(marie)).toEqual([]);
});

test('it is published at once, counted as unread, and shown in the list of the customer', async () => {
  const { marie, ann } = stage;
  await answer(ann, 'accepted', WORDS);
  for (const person of [marie, ann]) {
    const said = { type: 'message.sent', professionalId: ann.professionalId };
    expect(await toldTo(site, person)).toContainEqual(expect.objectContaining(said));
  }
  const [request] = await marie.call(listOwnRequests, { query: {} });
  expect(request?.messages).toMatchObject([{ content: WORDS, senderType: 'professional' }]);
  expect(request?.leads.map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 0]);
});

test('no second letter is about it, and one is about what follows it', async () => {
  const { marie, ann } = stage;
  const letters = async () => {
    await site.advance(11 * 60);
    await site.drainJobs();
    const all = await lettersOf(site);
    return all.filter(({ recipient }) => recipient === marie.email).map(({ kind }) => kind);
  };
  await answer(ann, 'accepted', WORDS);
  expect(await letters()).toEqual(['leadAccepted']);
  await write(ann, 'I bring the part');
  expect(await letters()).toEqual(['leadAccepted', 'unreadMessage']);
});
