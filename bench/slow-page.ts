import type { Browser, Page } from '@playwright/test';

/** Lighthouse's slow 4G: a round trip in milliseconds, bytes a second; and a phone's processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;

/** An entry of a list of requests or leads. */
const ENTRY = '[id^="request-"], [id^="lead-"]';

/** Notes what is drawn from the first moment on. */
const observers = `
  globalThis.drawn = { largest: 0, shift: 0, entry: 0 };
  new MutationObserver((_, observer) => {
    if (!document.querySelector('${ENTRY}')) return;
    drawn.entry = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) drawn.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) drawn.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

export interface Drawn {
  /** Milliseconds until the largest contentful paint. */
  largest: number;
  /** The sum of the layout shifts that no input explains. */
  shift: number;
}

/** Opens a page with an empty cache on slow 4G and a slow processor, and closes it after `view`. */
export async function onSlowPage<T>(
  browser: Browser,
  baseURL: string,
  view: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-US', isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript({ content: observers });
    return await view(page);
  } finally {
    await context.close();
  }
}

/** What was drawn until the page had loaded and had been still for a second. */
export async function drawnBy(page: Page, path: string): Promise<Drawn> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  return page.evaluate<Drawn>('drawn');
}

/**
 * Milliseconds from the last answer of a call until the first entry of a list is there. Counted in
 * the page: the clock of this process would add its own work.
 */
export async function timeToEntries(page: Page, call: string): Promise<number> {
  await page.locator(ENTRY).first().waitFor({ timeout: 60_000 });
  return page.evaluate<number>(
    `drawn.entry - performance.getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(${JSON.stringify(call)})).at(-1).responseEnd`,
  );
}
