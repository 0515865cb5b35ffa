import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAdminRequest } from '#contract/admin/details.ts';
import { readMarket } from '#contract/admin/market.ts';
import { acceptQuote, askQuoteChange, sendQuote } from '#contract/quotes/quotes.ts';
import type { QuoteKind } from '#contract/quotes/terms.ts';
import { anOperator, type Operator } from '#tests/support/admin/operator.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { leadOf, type Professional } from '#tests/support/people.ts';

const MINUTE = 60;
let site: StartedApp;
let stage: Stage;
let operator: Operator;
let id: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await answer(stage.ben, 'accepted');
  await site.advance(10 * MINUTE);
  await send(stage.ann, 'visit');
  await site.advance(10 * MINUTE);
  await send(stage.ben, 'fixed');
  const { id: quoteId } = await send(stage.ann, 'fixed');
  const params = { id: quoteId };
  await stage.marie.call(askQuoteChange, { params, body: { wish: 'Without tiles' } });
  await stage.marie.call(acceptQuote, { params, body: {} });
  await site.drainJobs();
  operator = await anOperator(site);
});
afterAll(() => site.stop());

async function send(who: Professional, kind: QuoteKind) {
  const now = site.platform.clock.now().getTime();
  return who.call(sendQuote, {
    params: { id: await leadOf(who) },
    body: {
      kind,
      lines: [{ what: 'A tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
      taxes: [],
      ceiling: null,
      deposit: 10_000,
      validUntil: new Date(now + 86_400_000).toISOString(),
      times: [],
      note: null,
    },
  });
}

test('a request is shown with every revision of its quotes, without anything to do', async () => {
  const { quotes } = await operator.call(getAdminRequest, { params: { id } });
  const { ann, ben } = stage;
  expect(
    quotes.map((one) => [one.professionalId, one.revision, one.status, one.terms.kind]),
  ).toEqual([
    [ann.professionalId, 2, 'accepted', 'fixed'],
    [ben.professionalId, 1, 'closed', 'fixed'],
    [ann.professionalId, 1, 'replaced', 'visit'],
  ]);
  expect(quotes[0]).toMatchObject({ totals: { total: 40_000 }, changeWish: 'Without tiles' });
  expect(quotes[0]).not.toHaveProperty('allowedActions');
});

test('the market counts requests with a quote, the time to the first, and what is accepted by kind', async () => {
  const { quotes } = await operator.call(readMarket, { query: { days: '7' } });
  expect(quotes).toEqual({
    requests: 1,
    medianQuoteMinutes: 15,
    byKind: [{ kind: 'fixed', sent: 2, accepted: 1 }],
  });
  const roofers = await operator.call(readMarket, { query: { profession: 'roofer' } });
  expect(roofers.quotes).toEqual({ requests: 0, medianQuoteMinutes: null, byKind: [] });
});
