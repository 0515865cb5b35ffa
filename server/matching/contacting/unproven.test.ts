import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyEmailCode, sendEmailCode } from '#contract/accounts/accounts.ts';
import { signUp } from '#contract/accounts/passwords.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { LEAKING_TAP, lettersOf } from '#tests/support/people.ts';

let site: StartedApp;
let people = 0;
/** It says how to lift the limit. */
const REFUSED = 'too_many_unproven';
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

async function newcomer() {
  const browser = site.client();
  const email = `newcomer${(people += 1)}@example.com`;
  await browser.call(signUp, { body: { email, password: 'tapwater and rain', name: 'New' } });
  return { ...browser, email };
}

/**
 * Submits another request, about something else each time; returns the status, or the code of a
 * refusal.
 */
async function ask({ fetch }: Pick<Client, 'fetch'>): Promise<number | string> {
  const description = `Tap number ${(people += 1)} is leaking`;
  const body = JSON.stringify({ ...LEAKING_TAP, description });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(submitRequest.path, { method: 'POST', body, headers });
  if (answer.ok) return answer.status;
  return ((await answer.json()) as { code: string }).code;
}

async function asked(browser: Pick<Client, 'fetch'>, times: number) {
  const answers: (number | string)[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(browser));
  return answers;
}

it('somebody without a proven address submits three times a day, and continues once they have one', async () => {
  const browser = await newcomer();
  expect(await asked(browser, 4)).toEqual([201, 201, 201, REFUSED]);
  const { email } = browser;
  await browser.call(sendEmailCode, { body: { email } });
  const letter = (await lettersOf(site)).findLast(({ recipient }) => recipient === email);
  const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
  const { user } = await browser.call(verifyEmailCode, { body: { email, code } });
  expect(user).toMatchObject({ name: 'New', emailProven: true, hasPassword: true });
  expect(await ask(browser)).toBe(201);
});

it('those without one submit ten times a day from one network address', async () => {
  const answers: (number | string)[] = [];
  for (let person = 0; person < 4; person += 1) answers.push(...(await asked(await newcomer(), 3)));
  expect(answers).toEqual([...Array(10).fill(201), REFUSED, REFUSED]);
});
