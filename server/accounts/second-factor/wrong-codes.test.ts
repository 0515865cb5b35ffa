import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentitySite, type IdentitySite } from '#tests/support/identity-site.ts';
import {
  answerStep,
  appOwner,
  byPassword,
  kindsOf,
  nextCode,
} from '#tests/support/second-factor/app-people.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await startIdentitySite();
});
afterAll(() => site.stop());

const ended = { status: 401, body: { code: 'second_step_ended' } };
const wrong = { status: 400, body: { code: 'code_invalid' } };
const WRONG_CODE = 'AAAA-BBBB-CCCC-DDDD';

it('a second step is gone after five wrong codes, of which its person is notified once', async () => {
  const owner = await appOwner(site);
  const { browser } = await byPassword(site, owner.email);
  for (let tried = 0; tried < 4; tried += 1)
    expect(await answerStep(browser, WRONG_CODE)).toMatchObject(wrong);
  expect(site.changes.at(-1)?.what).toBe('appAdded');
  expect(await answerStep(browser, WRONG_CODE)).toMatchObject(ended);
  expect(site.changes.at(-1)).toMatchObject({
    what: 'secondStepRefused',
    account: { id: owner.id },
  });
  expect(await answerStep(browser, nextCode(site, owner))).toMatchObject(ended);
  const refused = (await kindsOf(owner.browser)).filter((one: string) =>
    one.startsWith('second_step_refused'),
  );
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'second_step_refused password'));
});

it('a person is notified of every five wrong codes, over however many steps, once in six hours', async () => {
  const owner = await appOwner(site);
  const letters = () =>
    site.changes.filter(
      ({ what, account }) => what === 'secondStepRefused' && account.id === owner.id,
    ).length;
  const fourWrong = async () => {
    const { browser } = await byPassword(site, owner.email);
    for (let tried = 0; tried < 4; tried += 1)
      expect(await answerStep(browser, WRONG_CODE)).toMatchObject(wrong);
    return browser;
  };
  await fourWrong();
  expect(letters()).toBe(0);
  await fourWrong();
  expect(letters()).toBe(1);
  await fourWrong();
  expect(letters()).toBe(1);
  site.pass(6 * 3_600_000);
  const passed = await fourWrong();
  expect(letters()).toBe(2);
  expect((await answerStep(passed, nextCode(site, owner))).status).toBe(200);
  site.pass(6 * 3_600_000);
  await fourWrong();
  expect(letters()).toBe(2);
});

it('a second step stands in the recent activity once it is asked for, but where its person passed one', async () => {
  const owner = await appOwner(site);
  const asked = async () =>
    (await kindsOf(owner.browser)).filter((one: string) => one.startsWith('second_step_asked'));
  const { browser } = await byPassword(site, owner.email);
  expect(await asked()).toEqual(['second_step_asked password']);
  expect((await answerStep(browser, nextCode(site, owner))).status).toBe(200);
  await byPassword(site, owner.email, browser);
  expect(await asked()).toHaveLength(1);
});
