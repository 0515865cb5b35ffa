import { startNewVersion } from '#tests/fakes/new-version.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';
import { OFFLINE_PROBLEMS, opened } from './stored.ts';

// The program as it is installed, stored and replaced.

test.setTimeout(120_000);
test.use({ serviceWorkers: 'allow', expectedProblems: OFFLINE_PROBLEMS });

test('a browser may install the site, and reads its manifest without a complaint', async ({
  page,
}) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { screenshots: { src: string }[] };
  for (const { src } of manifest.screenshots)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The journeys' own profile is a private one.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});

test('a guest is shown the page of the server, and the stored one only without a network', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // What is stored is another page: whoever is shown it was not answered by the server.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('nearhand-program:'));
    const other = new Response('<h1>stored</h1>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open(name ?? '')).put('/shell', other);
  });
  await page.reload();
  await expect(heading).not.toHaveText('stored');
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading).toHaveText('stored');
  // Pages for everybody are never kept.
  await expect(page.goto('/en/professionals')).rejects.toThrow(/ERR_/);
});

test.describe('a new version', () => {
  // At its second address the site refuses what comes from there.
  test.use({ expectedProblems: [...OFFLINE_PROBLEMS, /status of 403/] });

  test('asks before it replaces the one at work', async ({ professional, words, baseURL }) => {
    const version = await startNewVersion(baseURL ?? '');
    const { page } = professional;
    await professional.signInByCall('pro@demo.test', 'professional');
    await opened(page, `${version.url}/?lang=en#/professional-dashboard`);
    version.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText(words('status.update'))).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => Reflect.set(globalThis, 'before', 'the reload'));
    await page.getByRole('button', { name: words('status.reload') }).click();
    // Asked anew by each page that comes.
    await page.waitForFunction(() => !Reflect.has(globalThis, 'before'));
    await page.close();
    version.end();
  });
});
