import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWebApart } from '#scripts/build-web-apart.ts';
import { webFitsSources } from '#scripts/build-web.ts';
import { DEMO_PASSWORD } from '#server/accounts/accounts.ts';
import { launchOptions } from '#tests/support/browser/browser.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { startApp } from '../app.ts';
import type { Progress } from '../progress.ts';
import type { Figure } from '../report.ts';
import type { Sizes } from '../sizes.ts';
import { drawnBy, onSlowPage, timeToEntries, type Drawn } from '../slow-page.ts';
import { median } from '../statistics.ts';
import type { BenchDatabase } from '../world.ts';

interface Stage {
  database: BenchDatabase;
  dataDir: string;
  sizes: Sizes;
  progress: Progress;
}

const SIGN_IN = '/api/auth/sign-in';

/** Whose home is measured, and what their sign-in asks them to be. */
const HOMES = [
  { who: 'a customer', email: 'customer@demo.test', role: 'Customer' },
  { who: 'a professional', email: 'pro@demo.test', role: 'Professional' },
] as const;

/** First paint of the production build in a real browser, on slow 4G with a slow processor. */
export async function measureWeb(stage: Stage): Promise<Figure[]> {
  const { database, dataDir, progress } = stage;
  const found = await findBrowser().catch((error: unknown) => {
    progress.say(`First paint is not measured: ${String(error)}`);
  });
  if (!found) return [];
  if (!(await webFitsSources()) && (await buildWebApart()) !== 0) {
    throw new Error('The web could not be built.');
  }
  const settings = { DEMO: 'on', RATE_LIMITS: 'off' };
  const app = await startApp(database.connection, dataDir, settings);
  const browser = await chromium.launch(launchOptions(found));
  try {
    return await measureIn(browser, `http://localhost:${app.port}`, stage);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function measureIn(browser: Browser, url: string, stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  const pages = {
    'the landing page': '/',
    'a public profile': await findProfile(url),
    'the plans': '/#/subscription-plans',
  };
  for (const [name, path] of Object.entries(pages)) {
    const views = await repeated(stage, name, () =>
      onSlowPage(browser, url, (page) => drawnBy(page, path)),
    );
    figures.push(paintFigure(name, views));
  }
  for (const home of HOMES) {
    const times = await repeated(stage, `the home of ${home.who}`, () =>
      onSlowPage(browser, url, (page) => timeOfHome(page, home)),
    );
    figures.push(homeFigure(home.who, times));
  }
  return figures;
}

async function repeated<T>(
  { sizes, progress }: Stage,
  name: string,
  view: () => Promise<T>,
): Promise<T[]> {
  const views: T[] = [];
  for (let done = 0; done < sizes.pageViews; done += 1) {
    views.push(await view());
    progress.bar({ name, done: done + 1, total: sizes.pageViews });
  }
  return views;
}

/** The address of a listed professional's page, from the site map. */
async function findProfile(url: string): Promise<string> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [, map = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const text = await (await fetch(`${url}${new URL(map).pathname}`)).text();
    const [profile] = /\/en\/pro\/[^<"]+/.exec(`${map} ${text}`) ?? [];
    if (profile) return profile;
  }
  throw new Error('The site map names no professional');
}

async function timeOfHome(page: Page, { email, role }: (typeof HOMES)[number]): Promise<number> {
  await page.goto('/?lang=en#/sign-in', { waitUntil: 'networkidle' });
  await page.getByText(role, { exact: true }).first().click();
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  // Typing takes a person this long at least.
  await page.waitForTimeout(3000);
  await page.keyboard.press('Enter');
  return timeToEntries(page, SIGN_IN);
}

function paintFigure(name: string, views: readonly Drawn[]): Figure {
  const shift = median(views.map((view) => view.shift)).toFixed(3);
  return {
    name: `first paint of ${name}, largest`,
    measured: median(views.map(({ largest }) => largest)),
    unit: 'ms',
    budget: { atMost: 1200 },
    detail: `slow 4G, processor 4 times slower, median of ${views.length}; layout shift ${shift}`,
  };
}

function homeFigure(who: string, times: readonly number[]): Figure {
  return {
    name: `home of ${who} after signing in`,
    measured: median(times),
    unit: 'ms',
    budget: { atMost: 1000 },
    detail: `from the answer of the sign-in to its list, median of ${times.length}`,
  };
}
