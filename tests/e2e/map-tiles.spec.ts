import type { OwnRequest } from '#contract/requests/requests.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { testAlone as base } from './support/own-program.ts';
import { programWith } from './support/programs.ts';

// The map of a request where the operator has set a tile server, which is played here.

const CREDIT = '© Somebody and contributors';

const test = base.extend({
  program: [
    programWith({
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_CREDIT: CREDIT,
    }),
    { scope: 'test', timeout: 120_000 },
  ],
});

test.use({
  expectedProblems: [/request off this machine: https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png/],
});

test('lies on its pictures, with their credit, and tells it no page', async ({
  page,
  customer,
}) => {
  const body = await aPhoto({ width: 256, height: 256 });
  const referrers: (string | undefined)[] = [];
  await page.route('https://tiles.example/**', async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ body, contentType: 'image/jpeg' });
  });
  await customer.signInByCall('customer@demo.test', 'user');
  await customer.expectHome();
  const answer = await page.request.get('/api/user/requests');
  const requests = (await answer.json()) as OwnRequest[];
  const accepted = requests.find(({ status }) => status === 'accepted');
  await openRequest(page, accepted?.id ?? '', 'en');
  await expect(page.getByText(CREDIT)).toBeVisible();
  await expect.poll(() => referrers.length).toBeGreaterThan(3);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});
