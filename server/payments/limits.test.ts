import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

test('a paid plan can be begun twenty times an hour, whichever call is used', async () => {
  const ann = await aProfessional(site, 'Ann');
  const paths = ['create-subscription', 'subscription/checkout', 'professional/subscribe'];
  const begin = (time: number) =>
    ann.ask('POST', `/api/${paths[time % 3]}`, { planId: 'professional' });
  for (let time = 1; time <= 20; time += 1) expect((await begin(time)).status).toBe(200);
  const refused = await begin(21);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
});

test('other calls of Stripe are limited too: sixty in ten minutes', async () => {
  const ben = await aProfessional(site, 'Ben');
  const ask = () => ben.ask('POST', '/api/professional/manage-billing', {});
  for (let time = 1; time <= 60; time += 1) expect((await ask()).status).toBe(409);
  expect((await ask()).status).toBe(429);
});
