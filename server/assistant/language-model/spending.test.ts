import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { findPlaceName } from '#server/places/places.ts';
import { startFakeLanguageModel, type FakeLanguageModel } from '#tests/fakes/language-model.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const DAY = 86_400;
const message = 'My kitchen sink is clogged in Laval, need a plumber today';
const says = {
  kind: 'need',
  profession: 'handyman',
  alternatives: [],
  description: null,
  location: null,
  urgency: null,
  otherNeeds: [],
  emergency: null,
};

let model: FakeLanguageModel;
let site: StartedApp;
beforeAll(async () => {
  model = await startFakeLanguageModel();
  // The first message of a process takes a part of the three seconds.
  analyseMessage(message, 'en', createPlaceFinder(findPlaceName));
});
afterEach(() => site.stop());
afterAll(() => model.close());

async function open(env: Record<string, string>) {
  const { baseUrl: LLM_BASE_URL } = model;
  site = await startApp({ env: { LLM_BASE_URL, LLM_MODEL: 'small', ...env } });
  model.calls.length = 0;
}

async function read(browser = nobody(site)) {
  const { profession } = await browser.call(analyzeMessage, { body: { message, language: 'en' } });
  return profession === 'handyman' ? 'model' : 'embedded';
}

async function spentToday() {
  const rows = await site.platform.db.selectFrom('language_model_days').select('tokens').execute();
  return rows.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The outcome of twenty concurrent calls, with what each of them is charged. */
async function twentyAtOnce(usage: { input: number; output: number } | false) {
  model.reply = { says, usage, headersAfterMs: 50 };
  const before = model.bill;
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  return { byModel: answers.filter((by) => by === 'model').length, bill: model.bill - before };
}

/** A question that timed out stays charged in full, so that the sum may be higher. */
test('twenty concurrent calls never spend more than the day allows', async () => {
  await open({ RATE_LIMITS: 'off', LLM_DAILY_LIMIT: '40000' });
  const { byModel, bill } = await twentyAtOnce({ input: 7000, output: 400 });
  expect(byModel).toBeGreaterThan(0);
  expect(bill).toBeLessThanOrEqual(40_000);
  expect(await spentToday()).toBeGreaterThanOrEqual(bill);
  for (let call = 0; call < 10; call += 1) await read();
  expect(await spentToday()).toBeLessThanOrEqual(40_000);
});

test('what a question did not cost is returned, so that cheap ones continue', async () => {
  await open({ RATE_LIMITS: 'off', LLM_DAILY_LIMIT: '40000' });
  model.reply = { says, usage: { input: 300, output: 100 } };
  for (let call = 0; call < 20; call += 1) expect(await read()).toBe('model');
  expect(await spentToday()).toBe(8000);
});

test('a question of unknown cost counts in full, one that never arrived not at all', async () => {
  await open({ RATE_LIMITS: 'off' });
  model.reply = { says, usage: false };
  await read();
  const once = await spentToday();
  expect(once).toBeGreaterThan(5000);
  model.reply = { status: 429 };
  await read();
  expect(await spentToday()).toBe(once);
});

test('a limit smaller than one question asks none', async () => {
  await open({ RATE_LIMITS: 'off', LLM_DAILY_LIMIT: '2000' });
  expect(await read()).toBe('embedded');
  expect(model.calls).toHaveLength(0);
});

test('the next day starts over', async () => {
  await open({ RATE_LIMITS: 'off', LLM_DAILY_LIMIT: '18000' });
  model.reply = { says, usage: { input: 9000, output: 500 } };
  expect(await read()).toBe('model');
  expect(await read()).toBe('embedded');
  await site.advance(DAY);
  expect(await read()).toBe('model');
});

test('the last fifth of a day is reserved for people who are signed in', async () => {
  await open({ RATE_LIMITS: 'off', LLM_DAILY_LIMIT: '50000' });
  model.reply = { says, usage: { input: 16_000, output: 500 } };
  expect([await read(), await read(), await read()]).toEqual(['model', 'model', 'embedded']);
  const customer = await aCustomer(site, 'Ana');
  expect(await read(customer)).toBe('model');
});

test('one caller has twenty questions in ten minutes and sixty a day, then the embedded analysis', async () => {
  await open({ LLM_DAILY_LIMIT: '1000000' });
  model.reply = { says };
  const byModel = async (calls: number) => {
    let count = 0;
    for (let call = 0; call < calls; call += 1) if ((await read()) === 'model') count += 1;
    return count;
  };
  expect(await byModel(22)).toBe(20);
  expect(model.calls).toHaveLength(20);
  const other = await aCustomer(site, 'Bo');
  expect(await read(other)).toBe('model');
  for (const expected of [20, 20, 0]) {
    await site.advance(601);
    expect(await byModel(21)).toBe(expected);
  }
});
