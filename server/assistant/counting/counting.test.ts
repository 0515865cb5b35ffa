import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { professionId } from '#contract/professionals/professions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { nobody } from '#tests/support/people.ts';
import { listIntakeCounts, writeCounts } from '../assistant.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await writeCounts(site.platform);
  await site.platform.db.deleteFrom('intake_counts').execute();
});

const PLUMBER = { message: 'I need a plumber in Montreal, the tap is leaking', language: 'en' };
const UNCLEAR = { message: 'hello there', language: 'en' };

const type = (body: object, at = site) => nobody(at).ask('POST', '/api/chat/analyze', body);
const rows = () =>
  site.platform.db
    .selectFrom('intake_counts')
    .select(['language', 'profession_id', 'messages'])
    .orderBy('messages', 'desc')
    .execute();

test('the first message of a chat is counted by language and the trade that was found', async () => {
  await type(PLUMBER);
  await type(PLUMBER);
  await type({ ...PLUMBER, message: "J'ai besoin d'un plombier à Laval", language: 'fr' });
  await Promise.all([UNCLEAR, UNCLEAR, UNCLEAR].map((message) => type(message)));
  await writeCounts(site.platform);
  expect(await rows()).toEqual([
    { language: 'en', profession_id: null, messages: 3 },
    { language: 'en', profession_id: professionId('plumber'), messages: 2 },
    { language: 'fr', profession_id: professionId('plumber'), messages: 1 },
  ]);
});

test('later messages of a chat, and what is refused, are not counted', async () => {
  await nobody(site).call(analyzeMessage, {
    body: { message: PLUMBER.message, language: 'en', followsUp: true },
  });
  expect((await type({ ...PLUMBER, language: 'de' })).status).toBe(422);
  expect((await type({ ...PLUMBER, followsUp: 'no' })).status).toBe(422);
  await writeCounts(site.platform);
  expect(await rows()).toEqual([]);
});

test('two nodes add up, and a new day of UTC begins a new row', async () => {
  const other = await startApp({ beside: site });
  await Promise.all([type(PLUMBER), type(PLUMBER, other), type(UNCLEAR, other)]);
  await Promise.all([writeCounts(site.platform), other.stop()]);
  await site.advance(86_400);
  await type(PLUMBER);
  await writeCounts(site.platform);
  const now = site.platform.clock.now();
  const day = (ago: number) => new Date(+now - ago * 86_400_000).toISOString().slice(0, 10);
  const counted = await listIntakeCounts(site.platform.db, day(1));
  expect(counted.toSorted((a, b) => (a.day < b.day ? -1 : 1) || b.messages - a.messages)).toEqual(
    expect.arrayContaining([
      { day: day(1), professionId: professionId('plumber'), messages: 2 },
      { day: day(1), professionId: null, messages: 1 },
      { day: day(0), professionId: professionId('plumber'), messages: 1 },
    ]),
  );
  expect(await listIntakeCounts(site.platform.db, day(0))).toHaveLength(1);
});

test('counts the database did not accept are written the next time', async () => {
  await type(PLUMBER);
  const { db, log } = site.platform;
  await db.schema.alterTable('intake_counts').renameTo('elsewhere').execute();
  await writeCounts({ db, log });
  await db.schema.alterTable('elsewhere').renameTo('intake_counts').execute();
  expect(await rows()).toEqual([]);
  await writeCounts({ db, log });
  expect(await rows()).toMatchObject([{ messages: 1 }]);
});
