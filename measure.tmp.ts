import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/support/browser/browser.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { drawnBy, onSlowPage, timeToEntries } from './bench/slow-page.ts';
import { DEMO_PASSWORD } from '#server/accounts/accounts.ts';
const url = process.argv[2]!;
const what = process.argv[3]!;
const times = Number(process.argv[4] ?? 3);
const found = await findBrowser();
const browser = await chromium.launch(launchOptions(found));
const HOMES: Record<string, [string, string]> = { customer: ['customer@demo.test', 'Customer'], pro: ['pro@demo.test', 'Professional'] };
for (let i = 0; i < times; i++) {
  const r = await onSlowPage(browser, url, async (page) => {
    if (process.env.TRACE) {
      page.on('requestfinished', async (r) => { const t = r.timing(); console.log(Math.round(t.startTime % 1e6), Math.round(t.responseStart), Math.round(t.responseEnd), r.url().replace(url, ''), (await r.sizes().catch(() => ({ responseBodySize: 0 }))).responseBodySize); });
      await page.addInitScript(`new PerformanceObserver((l)=>{for(const e of l.getEntries()) (globalThis.lcps??=[]).push([Math.round(e.startTime),e.size,e.element?.outerHTML?.slice(0,90)])}).observe({type:'largest-contentful-paint',buffered:true})`);
    }
    if (HOMES[what]) {
      const [email, role] = HOMES[what]!;
      await page.goto('/?lang=en#/sign-in', { waitUntil: 'networkidle' });
      await page.getByText(role, { exact: true }).first().click();
      await page.locator('input[type=email]').fill(email);
      await page.locator('input[type=password]').fill(DEMO_PASSWORD);
      await page.waitForTimeout(3000);
      if (process.env.TRACE) console.log('---- enter');
      await page.keyboard.press('Enter');
      const t = await timeToEntries(page, '/api/auth/sign-in');
      if (process.env.TRACE) console.log(await page.evaluate(`(()=>{const a=performance.getEntriesByType('resource');const s=a.filter(e=>e.name.endsWith('/api/auth/sign-in')).at(-1).responseEnd;return a.filter(e=>e.startTime>s-900).map(e=>[Math.round(e.startTime-s),Math.round(e.responseStart-s),Math.round(e.responseEnd-s),e.name.replace(location.origin,''),e.transferSize].join(' ')).join('\\n')+'\\nlong: '+''})()`));
      return t;
    }
    const d = await drawnBy(page, what);
    if (process.env.TRACE) console.log(await page.evaluate('lcps'), await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`));
    return d;
  });
  console.log(JSON.stringify(r));
}
await browser.close();
