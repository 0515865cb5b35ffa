import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/quotes/templates.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
let ben: Professional;
beforeAll(async () => {
  site = await startApp();
  ben = await aProfessional(site, 'Ben');
});
beforeEach(async () => {
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const terms = (change: Partial<calls.TemplateTerms> = {}): calls.TemplateTerms => ({
  kind: 'fixed',
  lines: [{ what: 'A new tap', quantity: 1000, unit: 'flat', unitPrice: 40_000 }],
  taxes: [{ code: 'gst', name: null, rate: 5000 }],
  depositPercent: 30,
  note: 'The old one is taken away',
  ...change,
});
const save = (name: string, change = {}, idempotencyKey?: string) =>
  ann.call(calls.saveQuoteTemplate, {
    body: { name, terms: terms(change) },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const saved = async (who = ann) => (await who.call(calls.listQuoteTemplates, {})).templates;
const names = async () => (await saved()).map(({ name }) => name);
const refusedAs = (code: string) => ({ body: { code } });

describe('a template', () => {
  test('is saved, renamed and deleted by its professional alone', async () => {
    const { id } = await save('Tap');
    await save('A boiler');
    expect(await saved()).toMatchObject([
      { name: 'A boiler' },
      { id, name: 'Tap', terms: terms() },
    ]);
    expect(await saved(ben)).toEqual([]);
    const params = { id };
    await ann.call(calls.renameQuoteTemplate, { params, body: { name: 'A tap' } });
    expect(await names()).toEqual(['A boiler', 'A tap']);
    await ann.call(calls.deleteQuoteTemplate, { params });
    expect(await names()).toEqual(['A boiler']);
  });

  test('saved twice by the same key is one; other terms by it are refused', async () => {
    const first = await save('Tap', {}, 'one-key-of-ann');
    expect((await save('Tap', {}, 'one-key-of-ann')).id).toBe(first.id);
    const other = save('Tap', { note: null }, 'one-key-of-ann');
    await expect(other).rejects.toMatchObject(refusedAs('idempotency_key_reused'));
    expect(await names()).toEqual(['Tap']);
  });

  test('has a name of its own', async () => {
    const { id } = await save('Tap');
    await save('Boiler');
    await expect(save('Boiler')).rejects.toMatchObject(refusedAs('name_taken'));
    const body = { name: 'Boiler' };
    const renamed = ann.call(calls.renameQuoteTemplate, { params: { id }, body });
    await expect(renamed).rejects.toMatchObject(refusedAs('name_taken'));
    expect(await names()).toEqual(['Boiler', 'Tap']);
    await ann.call(calls.renameQuoteTemplate, { params: { id }, body: { name: 'Tap' } });
  });

  test('is one of thirty at most, also under concurrency', async () => {
    const numbers = Array.from({ length: calls.MAX_TEMPLATES + 3 }, (_, number) => number);
    const answers = await Promise.allSettled(numbers.map((number) => save(`Tap ${number}`)));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(3);
    expect(refused).toMatchObject(refused.map(() => refusedAs('too_many_templates')));
    expect(await saved()).toHaveLength(calls.MAX_TEMPLATES);
  });
});

describe('a template is refused', () => {
  test.each([
    ['without lines', 'Tap', { lines: [] }],
    ['without a name', ' ', {}],
    ['with a deposit above the total', 'Tap', { depositPercent: 101 }],
    ['with one tax twice', 'Tap', { taxes: [...terms().taxes, ...terms().taxes] }],
    ['with the number of a tax', 'Tap', { taxes: [{ ...terms().taxes[0], number: '1' }] }],
  ])('%s, and nothing is stored', async (_, name, change) => {
    await expect(save(name, change)).rejects.toMatchObject({ status: 422 });
    expect(await names()).toEqual([]);
  });

  test('to everybody else, who learns nothing', async () => {
    const params = { id: (await save('Tap')).id };
    const body = { name: 'Mine' };
    await expect(ben.call(calls.renameQuoteTemplate, { params, body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ben.call(calls.deleteQuoteTemplate, { params })).rejects.toMatchObject({
      status: 404,
    });
    expect(await names()).toEqual(['Tap']);
  });
});
