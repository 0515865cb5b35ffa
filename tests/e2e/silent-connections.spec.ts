import { startFreezingRelay } from '#tests/fakes/freezing-relay.ts';
import { expect } from './support/fixtures.ts';
import { intercept } from './support/intercept.ts';
import { test } from './support/people.ts';
import { meet, said } from './support/tap-conversation.ts';

// A silent connection looks like an idle one.

test.setTimeout(180_000);

test('what the other side writes appears though the connection is frozen', async ({
  another,
  professional,
}) => {
  const relay = await startFreezingRelay();
  const customer = await another({ proxy: relay.proxy });
  const { clock } = customer.page;
  await clock.install();
  await meet(customer, professional);
  await professional.write('Before the tunnel');
  await expect(said(customer, 'Before the tunnel').first()).toBeVisible();
  relay.freeze();
  await professional.write('In the tunnel');
  await expect(async () => {
    await clock.runFor(5_000);
    await expect(said(customer, 'In the tunnel').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // An open page would try to reach the ended relay again and again.
  await customer.page.close();
  relay.end();
});

test.describe('a read that fails', () => {
  test.use({ expectedProblems: [/status of 500/] });

  test('is repeated, though the stream is up and says nothing more', async ({
    customer,
    professional,
  }) => {
    const { page } = customer;
    await page.clock.install();
    await meet(customer, professional);
    const reads = (url: URL) => url.pathname === '/api/messages';
    const letThrough = await intercept(page, reads, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    const { heard } = customer.live;
    const before = heard.length;
    const failed = page.waitForResponse((answer) => answer.status() === 500);
    await professional.write('Did you read this?');
    await expect.poll(() => heard.slice(before)).toContain('message.sent');
    await failed;
    letThrough();
    await page.clock.runFor(5_000);
    await expect(said(customer, 'Did you read this?').first()).toBeVisible();
  });
});
