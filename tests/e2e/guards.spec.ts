import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

// The implicit assertions of every journey, each seen to fail once.

const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;

const mishaps = {
  'an error on the console': {
    html: `<script>console.error('lost a lead')</script>`,
    problem: 'console: lost a lead',
  },
  'an uncaught error': {
    html: `<script>throw new Error('no such step')</script>`,
    problem: 'uncaught: no such step',
  },
  'a request leaving this machine': {
    html: `<img alt="" src="http://elsewhere.example/pixel.png">`,
    problem: 'request off this machine: http://elsewhere.example/pixel.png',
  },
  'a stop by the content security policy': {
    html: `${policy}<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
    problem: 'content security policy: img-src stopped data',
  },
};

for (const [mishap, { html, problem }] of Object.entries(mishaps)) {
  test(`a journey notices ${mishap}`, async ({ page, problems }) => {
    await show(page, html);
    await expect.poll(() => problems).toContainEqual(expect.stringContaining(problem));
    problems.length = 0;
  });
}

test('a journey notices what another person meets', async ({ anotherPerson, problems }) => {
  const page = await anotherPerson();
  await show(page, mishaps['an uncaught error'].html);
  await expect.poll(() => problems).toEqual(['uncaught: no such step']);
  problems.length = 0;
});

test('axe names the rule and the place', async ({ page }) => {
  await show(page, `<html lang="en"><title>x</title><button></button></html>`);
  await expect(expectAccessible(page, 5000)).rejects.toThrow('button-name: <button></button>');
});

async function show(page: Page, html: string): Promise<void> {
  await page.route('**/mishap', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/mishap');
}
