import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePassword, sendResetCode, signUp } from '#contract/accounts/passwords.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, lettersOf } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { PUBLIC_URL: 'http://near.test' } });
});
afterAll(() => site.stop());

const lettersTo = async (address: string) =>
  (await lettersOf(site)).filter(({ recipient }) => recipient === address);

it('a changed password is notified to its owner in their language', async () => {
  const marie = await aCustomer(site, 'Marie');
  await marie.call(changePassword, { body: { newPassword: 'une grande nappe bleue' } });
  const [letter] = await lettersTo(marie.email ?? '');
  expect(letter).toMatchObject({ kind: 'accountChanged', language: 'fr' });
  expect(letter?.text).toContain('Le mot de passe de votre compte');
  expect(letter?.text).toContain('http://near.test/sign-in?lang=fr');
});

it('nobody is written to at an unproven address', async () => {
  const email = 'claimed@example.com';
  const { call } = site.client();
  await call(signUp, { body: { email, password: 'tapwater and rain', name: 'M' } });
  const body = { currentPassword: 'tapwater and rain', newPassword: 'another one of mine' };
  await call(changePassword, { body });
  expect(await lettersTo(email)).toEqual([]);
});

it('a code for a new password says what it is for', async () => {
  const email = 'forgetful@example.com';
  await site.client().call(sendResetCode, { body: { email, language: 'es' } });
  const [letter] = await lettersTo(email);
  expect(letter?.text).toContain('Tu código para una nueva contraseña');
});
