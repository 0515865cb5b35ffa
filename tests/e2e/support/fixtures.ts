import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { ownProgram, type OwnProgram } from './programs.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

/** Journeys that use this see everything move, as most people do; the others ask for no motion. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Fixtures {
  /** Problems a test provokes on purpose, such as the console line of a refused sign-in. */
  expectedProblems: RegExp[];
  /** A second, third … person: a page in its own browser profile, watched like the first. */
  anotherPerson: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  problems: string[];
}

interface WorkerFixtures {
  /**
   * Started for the first journey that asks for it. Declared for all of them: Playwright replaces a
   * worker for a journey with other fixtures of this scope, and with it program and browser.
   */
  programOfWorker: OwnProgram;
}

/**
 * Implicit assertions of every journey: no console error, no uncaught error, no request leaving
 * this machine, no violation of the content security policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  programOfWorker: [ownProgram, { scope: 'worker', timeout: 120_000 }],

  expectedProblems: [[], { option: true }],

  problems: [
    async ({ expectedProblems }, use) => {
      const problems: string[] = [];
      await use(problems);
      const unexpected = problems.filter((line) => !expectedProblems.some((one) => one.test(line)));
      expect(unexpected, 'problems the browser met').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, problems }, use) => {
    await watch(context, problems);
    await use(context);
  },

  anotherPerson: async ({ browser, problems, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      await watch(context, problems);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

// Half as long as what the package exports, and the same code.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The profile alone takes 25 seconds on a busy machine. */
const MAX_AXE_MS = 60_000;

/** From this width on it is no phone. */
const WIDE = 640;

/** What depends on colours; everything else is the same by night, and they are the same at every width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Asserts that axe finds nothing on the current page, open dialogs and lists included, and on a phone
 * nothing about its colours in the dark; the gallery looks at both at every width. Retries until the timeout: half-way through a fade nothing has its
 * contrast.
 */
export async function expectAccessible(page: Page, timeout = MAX_AXE_MS): Promise<void> {
  await expect.poll(() => findings(page), { message: 'what axe found', timeout }).toEqual([]);
}

/** Asserts the same of one scheme, as the page is. */
export async function expectAccessibleAsShown(page: Page): Promise<void> {
  await inject(page);
  const found = () => violations(page, { type: 'tag', values: TAGS });
  await expect.poll(found, { message: 'what axe found', timeout: MAX_AXE_MS }).toEqual([]);
}

async function findings(page: Page): Promise<string[]> {
  await inject(page);
  const byDay = await violations(page, { type: 'tag', values: TAGS });
  if (isWide(page)) return byDay;
  await withoutFades(page, () => page.emulateMedia({ colorScheme: 'dark' }));
  const byNight = await violations(page, { type: 'rule', values: COLOUR_RULES });
  await withoutFades(page, () => page.emulateMedia({ colorScheme: null }));
  return [...byDay, ...byNight.map((one) => `in the dark, ${one}`)];
}

/** Where the scheme changes, hundreds of colours fade: drawing that takes longer than axe. */
async function withoutFades(page: Page, change: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await change();
  await page.evaluate(() => {
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
  });
}

/** Into every frame: axe collects their results. */
async function inject(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
}

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= WIDE;
}

async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    // A colour that is inherited changes a frame later.
    for (let still = 0; still < 3; still += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      const passing = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      if (passing.length > 0) still = 0;
      await Promise.allSettled(passing.map(({ finished }) => finished));
    }
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    // Nothing to preload: no rule of these reads style sheets, and there is no sound.
    const options: axe.RunOptions = { runOnly: only, resultTypes: ['violations'], preload: false };
    return (await run(document, options)).violations;
  }, runOnly);
  return found.map(
    ({ id, nodes: [first] }) => `${id}: ${first?.html ?? ''} ${first?.failureSummary ?? ''}`,
  );
}
