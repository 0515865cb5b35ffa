import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelRequest, getOwnRequest, hireProfessional } from '#contract/requests/requests.ts';
import { stepBack } from '#contract/requests/leads.ts';
import { listAppointments } from '#contract/appointments/appointments.ts';
import * as calls from '#contract/quotes/quotes.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import { listUsualTaxes } from '#contract/quotes/usual-taxes.ts';
import { listNotices } from '#contract/notifications.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { expireQuotes } from './quotes.ts';
import { aCustomer, leadOf, lettersOf, nobody, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  for (const one of [stage.ann, stage.ben]) await answer(one, 'accepted');
});
afterEach(() => site.stop());

const DAY = 86_400_000;
const inDays = (days: number) =>
  new Date(site.platform.clock.now().getTime() + days * DAY).toISOString();
const terms = (change: Partial<QuoteTerms> = {}): QuoteTerms => ({
  kind: 'fixed',
  lines: [{ what: 'A new tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
  taxes: [],
  ceiling: null,
  deposit: null,
  validUntil: inDays(7),
  times: [{ from: inDays(1), to: inDays(1.1) }],
  note: null,
  ...change,
});
const send = async (who: Professional, change: Partial<QuoteTerms> = {}, idempotencyKey?: string) =>
  who.call(calls.sendQuote, {
    params: { id: await leadOf(who) },
    body: terms(change),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const seenByMarie = () => stage.marie.call(calls.listQuotes, { params: { id } });
const accept = (quoteId: string) =>
  stage.marie.call(calls.acceptQuote, { params: { id: quoteId }, body: {} });
const statuses = async () => (await seenByMarie()).map(({ status }) => status);
const NOT_OPEN = { status: 409, body: { code: 'quote_not_open' } };

describe('a quote', () => {
  test('is sent, read by the customer alone, and seen once', async () => {
    const { ann, ben, marie } = stage;
    const sent = await send(ann);
    expect(sent).toMatchObject({ revision: 1, status: 'open', totals: { total: 40_000 } });
    expect(sent.allowedActions).toEqual(['revise', 'withdraw']);
    const [read] = await seenByMarie();
    expect(read).toMatchObject({ id: sent.id, allowedActions: ['accept', 'decline', 'askChange'] });
    await marie.call(calls.markQuotesSeen, { params: { id }, body: {} });
    const [seen] = await ann.call(calls.listOwnQuotes, { params: { id: await leadOf(ann) } });
    expect(seen?.seenAt).not.toBeNull();
    expect(await ben.call(calls.listOwnQuotes, { params: { id: await leadOf(ben) } })).toEqual([]);
    await site.drainJobs();
    expect((await lettersOf(site)).map(({ kind }) => kind)).toContain('quoteSent');
  });

  test('is replaced by the next revision, which alone can be accepted', async () => {
    const first = await send(stage.ann);
    const second = await send(stage.ann, { note: 'With the old one taken away' });
    expect(second.revision).toBe(2);
    expect(await statuses()).toEqual(['open', 'replaced']);
    await expect(accept(first.id)).rejects.toMatchObject(NOT_OPEN);
    expect((await accept(second.id)).status).toBe('accepted');
  });

  test('sent twice by the same key is one; by the key of another it is refused', async () => {
    const first = await send(stage.ann, {}, 'one-key-of-ann');
    const until = first.terms.validUntil;
    const times = [...first.terms.times];
    expect((await send(stage.ann, { validUntil: until, times }, 'one-key-of-ann')).id).toBe(
      first.id,
    );
    const other = send(stage.ann, { note: 'Something else' }, 'one-key-of-ann');
    await expect(other).rejects.toMatchObject({ body: { code: 'idempotency_key_reused' } });
    expect(await statuses()).toEqual(['open']);
  });

  test('accepted hires its professional and closes the others; again is harmless', async () => {
    const [quote, other] = [await send(stage.ann), await send(stage.ben)];
    expect(await accept(quote.id)).toMatchObject({ status: 'accepted', allowedActions: [] });
    expect((await accept(quote.id)).status).toBe('accepted');
    await site.drainJobs();
    const request = await stage.marie.call(getOwnRequest, { params: { id } });
    expect(request).toMatchObject({
      status: 'in_progress',
      professionalId: stage.ann.professionalId,
    });
    expect((await seenByMarie()).find((one) => one.id === other.id)?.status).toBe('closed');
    await expect(accept(other.id)).rejects.toMatchObject(NOT_OPEN);
  });

  test('accepted with one of its times makes that the appointment; an unknown or past one is refused', async () => {
    const quote = await send(stage.ann);
    const params = { id: quote.id };
    const unknown = stage.marie.call(calls.acceptQuote, { params, body: { time: 1 } });
    await expect(unknown).rejects.toMatchObject({ status: 422 });
    expect(await statuses()).toEqual(['open']);
    await stage.marie.call(calls.acceptQuote, { params, body: { time: 0 } });
    const { appointments } = await stage.ann.call(listAppointments, {
      params: { id: await leadOf(stage.ann) },
    });
    expect(appointments).toMatchObject([{ status: 'agreed', from: quote.terms.times[0]!.from }]);
  });

  test('of two accepted at once one hires', async () => {
    const [one, other] = [await send(stage.ann), await send(stage.ben)];
    const answers = await Promise.allSettled([accept(one.id), accept(other.id)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await statuses()).filter((status) => status === 'accepted')).toHaveLength(1);
  });

  test('is declined with a reason, and another may follow', async () => {
    const quote = await send(stage.ann);
    const body = { reason: 'My brother does it' };
    const params = { id: quote.id };
    await stage.marie.call(calls.declineQuote, { params, body });
    await stage.marie.call(calls.declineQuote, { params, body });
    await site.drainJobs();
    expect((await lettersOf(site)).filter(({ kind }) => kind === 'quoteDeclined')).toHaveLength(1);
    const [own] = await stage.ann.call(calls.listOwnQuotes, {
      params: { id: await leadOf(stage.ann) },
    });
    expect(own).toMatchObject({ status: 'declined', declineReason: 'My brother does it' });
    expect((await send(stage.ann)).revision).toBe(2);
  });

  test('stays open when a change is asked for, and says which', async () => {
    const { id: quoteId } = await send(stage.ann);
    const body = { wish: 'Without the tiles' };
    const changed = await stage.marie.call(calls.askQuoteChange, {
      params: { id: quoteId },
      body,
    });
    expect(changed).toMatchObject({ status: 'open', changeWish: 'Without the tiles' });
    await site.drainJobs();
    expect((await lettersOf(site)).map(({ kind }) => kind)).toContain('quoteChangeAsked');
  });

  test('is taken back by its professional, or ends with its time', async () => {
    const { id: quoteId } = await send(stage.ann);
    await stage.ann.call(calls.withdrawQuote, { params: { id: quoteId }, body: {} });
    await expect(accept(quoteId)).rejects.toMatchObject(NOT_OPEN);
    const late = await send(stage.ben, { validUntil: inDays(1), times: [] });
    await site.advance(86_401);
    const open = (await seenByMarie()).find((one) => one.id === late.id);
    expect(open?.allowedActions ?? []).toEqual([]);
    await expect(accept(late.id)).rejects.toMatchObject(NOT_OPEN);
    await expireQuotes(site.platform);
    expect(await statuses()).toEqual(['expired', 'withdrawn']);
    await expireQuotes(site.platform);
    await site.drainJobs();
    const kinds = (await stage.ben.call(listNotices)).notices.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'quoteExpired')).toHaveLength(1);
  });
});

test('the taxes of a quote are known for the next one, with their numbers', async () => {
  const gst = { code: 'gst', name: null, rate: 5000, number: '123 RT' } as const;
  const own = { code: 'own', name: 'Eco', rate: 1000, number: null } as const;
  const known = async () => (await stage.ann.call(listUsualTaxes, {})).taxes;
  expect(await known()).toEqual([]);
  await send(stage.ann, { taxes: [gst, own] });
  await send(stage.ann, { taxes: [{ ...gst, number: '124 RT' }] });
  const newest = { ...gst, number: '124 RT' };
  expect(await known()).toEqual([
    { ...newest, usual: true },
    { ...own, usual: false },
  ]);
  await send(stage.ann);
  expect((await known()).filter(({ usual }) => usual)).toEqual([]);
  expect((await stage.ben.call(listUsualTaxes, {})).taxes).toEqual([]);
});

describe('no open quote outlives', () => {
  test('a direct hire', async () => {
    await send(stage.ann);
    const body = { professionalId: stage.ben.professionalId };
    await stage.marie.call(hireProfessional, { params: { id }, body });
    await site.drainJobs();
    expect(await statuses()).toEqual(['closed']);
  });

  test('the lead, when its professional steps back', async () => {
    await send(stage.ann);
    await stage.ann.call(stepBack, { params: { id: await leadOf(stage.ann) }, body: {} });
    await site.drainJobs();
    expect(await statuses()).toEqual(['closed']);
  });

  test('the request, when it is cancelled', async () => {
    await send(stage.ann);
    await stage.marie.call(cancelRequest, { params: { id }, body: {} });
    await site.drainJobs();
    expect(await statuses()).toEqual(['closed']);
  });
});

test('of a professional hired directly, a quote can be accepted until it is closed; the others are closed', async () => {
  const [own, other] = [await send(stage.ann), await send(stage.ben)];
  const body = { professionalId: stage.ann.professionalId };
  await stage.marie.call(hireProfessional, { params: { id }, body });
  expect((await accept(own.id)).status).toBe('accepted');
  await expect(accept(other.id)).rejects.toMatchObject({ body: { code: 'already_hired' } });
  await site.drainJobs();
  const found = Object.fromEntries((await seenByMarie()).map((one) => [one.id, one.status]));
  expect(found).toEqual({ [own.id]: 'accepted', [other.id]: 'closed' });
});

describe('a quote is refused', () => {
  test('for a lead that is not accepted, or a request that is in progress', async () => {
    await expect(send(stage.cleo)).rejects.toMatchObject({ body: { code: 'lead_not_accepted' } });
    const body = { professionalId: stage.ann.professionalId };
    await stage.marie.call(hireProfessional, { params: { id }, body });
    await expect(send(stage.ann)).rejects.toMatchObject({ body: { code: 'already_hired' } });
  });

  test.each<[string, () => Partial<QuoteTerms>]>([
    ['valid until yesterday', () => ({ validUntil: inDays(-1) })],
    ['valid for years', () => ({ validUntil: inDays(400) })],
    ['with a time that is over', () => ({ times: [{ from: inDays(-1), to: inDays(1) }] })],
    ['without lines', () => ({ lines: [] })],
  ])('%s, and nothing is stored', async (_, change) => {
    await expect(send(stage.ann, change())).rejects.toMatchObject({ status: 422 });
    expect(await seenByMarie()).toEqual([]);
  });

  test('to everybody else, who learns nothing', async () => {
    const { id: quoteId } = await send(stage.ann);
    const params = { id: quoteId };
    const eve = await aCustomer(site, 'Eve');
    await expect(eve.call(calls.acceptQuote, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(eve.call(calls.listQuotes, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(stage.ben.call(calls.withdrawQuote, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    const lead = await leadOf(stage.ann);
    await expect(
      stage.ben.call(calls.listOwnQuotes, { params: { id: lead } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(nobody(site).call(calls.acceptQuote, { params, body: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(await statuses()).toEqual(['open']);
  });
});

test('what was offered never changes, not even by the database', async () => {
  const { id: quoteId } = await send(stage.ann);
  const changed = site.platform.db
    .updateTable('quotes')
    .set({ total: 1 })
    .where('id', '=', quoteId)
    .execute();
  await expect(changed).rejects.toThrow(/never change/);
});
