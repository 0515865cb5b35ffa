import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { adminSignIn } from '#contract/admin/auth.ts';
import {
  addTrade,
  changeCatalogue,
  listCatalogue,
  MAX_ADDED_TRADES,
  MAX_EXAMPLES,
} from '#contract/admin/catalogue.ts';
import { getCatalogue } from '#contract/professionals/catalogue.ts';
import { createAdmin } from '#server/admin/admin.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  admin = await anAdmin(site);
});
afterAll(() => site.stop());

const nothing = { en: [], fr: [], es: [] };
type NewTrade = z.output<NonNullable<typeof addTrade.body>>;

/** A new trade, by its English name. */
function trade(name: string, change: Partial<NewTrade> = {}): NewTrade {
  const names = { en: name, fr: `${name} (fr)`, es: `${name} (es)` };
  const look = { category: 'home_repair' as const, icon: 'house' as const };
  return { names, cueWords: nothing, examples: nothing, ...look, ...change };
}

const add = (body: NewTrade) => admin.call(addTrade, { body });
const count = async () => (await admin.call(listCatalogue, {})).length;

async function refusal(answer: Promise<unknown>) {
  return answer.then(
    () => 'done',
    ({ body }: { body?: { code?: string; details?: { field: string }[] } }) => [
      body?.code,
      ...(body?.details ?? []).map(({ field }) => field),
    ],
  );
}

describe('adding a trade', () => {
  it('puts it into the catalogue and the public one, with a slug of its number', async () => {
    const examples = {
      ...nothing,
      en: ['Sharpen my kitchen knives', 'sharpen my  kitchen knives'],
    };
    const added = await add(trade('Knife sharpener', { examples }));
    expect(added).toMatchObject({
      profession: 'trade-1001',
      names: { en: 'Knife sharpener', fr: 'Knife sharpener (fr)' },
      builtInNames: null,
      examples: { en: ['sharpen my  kitchen knives'] },
      active: true,
      icon: 'house',
      requests: 0,
    });
    const told = await site.call(getCatalogue, {});
    expect(told.names).toContainEqual({
      profession: 'trade-1001',
      language: 'es',
      name: 'Knife sharpener (es)',
    });
    expect(told.icons).toEqual([{ profession: 'trade-1001', icon: 'house' }]);
    const repairs = told.groups.find(({ category }) => category === 'home_repair');
    expect(repairs?.professions).toContain('trade-1001');
  });

  it('is in the audit log with who did it', async () => {
    const { profession } = await add(trade('Beekeeper'));
    const row = await site.platform.db
      .selectFrom('admin_audit')
      .select(['action', 'admin_email', 'after'])
      .where('target', '=', profession)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      action: 'created',
      admin_email: admin.email,
      after: { names: { en: 'Beekeeper' }, category: 'home_repair' },
    });
  });

  it('twice at once adds one, and tells the other that the names are taken', async () => {
    const before = await count();
    const both = await Promise.all([1, 2].map(() => refusal(add(trade('Farrier')))));
    expect(both).toContain('done');
    expect(both).toContainEqual(['invalid_input', 'names.en', 'names.fr', 'names.es']);
    expect(await count()).toBe(before + 1);
  });

  it('two different ones at once adds both, each with its own number', async () => {
    const added = await Promise.all([add(trade('Glazier')), add(trade('Welder'))]);
    expect(new Set(added.map(({ profession }) => profession)).size).toBe(2);
  });
});

describe('a new trade is refused, and nothing is added,', () => {
  const long = 'x'.repeat(61);
  it.each([
    [
      'without a name in a language',
      { names: { en: 'Sculptor', fr: '', es: 'Escultor' } },
      'names.fr',
    ],
    ['with a name too long', { names: { en: long, fr: 'Un', es: 'Uno' } }, 'names.en'],
    [
      'with the name of another trade',
      { names: { en: 'plumber', fr: 'A b', es: 'C d' } },
      'names.en',
    ],
    ['with an icon nobody knows', { icon: 'unicorn' }, 'icon'],
    ['in a group there is not', { category: 'other' }, 'category'],
    ['with an example too short', { examples: { ...nothing, fr: ['aide'] } }, 'examples.fr.0'],
    [
      'with too many examples',
      { examples: { ...nothing, en: Array(MAX_EXAMPLES + 1).fill('Sharpen my scissors') } },
      'examples.en',
    ],
    ['without examples', { examples: undefined }, 'examples'],
  ])('%s', async (_, wrong, field) => {
    const before = await count();
    const answer = await admin.fetch('/api/admin/catalogue', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...trade('Sculptor'), ...wrong }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { details: [{ field }] }]);
    expect(await count()).toBe(before);
  });

  it('by support and read-only, by customers and by nobody', async () => {
    const before = await count();
    for (const role of ['support', 'readOnly', 'moderator'] as const) {
      const person = {
        email: `${role.toLowerCase()}@admins.example`,
        password: 'a long admin password',
      };
      await createAdmin(site.platform, { ...person, name: role, role });
      const client = site.client();
      await client.call(adminSignIn, { body: person });
      const answer = client.call(addTrade, { body: trade('Sculptor') });
      expect(await refusal(answer)).toEqual(['role_lacks_right']);
    }
    const answer = site.client().call(addTrade, { body: trade('Sculptor') });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(await count()).toBe(before);
  });

  it('once there are as many as there may be', async () => {
    const rows = Array.from({ length: MAX_ADDED_TRADES }, (_, at) => ({
      id: 1500 + at,
      slug: `trade-${1500 + at}`,
      names: JSON.stringify({ en: `Many ${at}`, fr: `Plusieurs ${at}`, es: `Muchos ${at}` }),
    }));
    await site.platform.db.insertInto('professions').values(rows).execute();
    expect(await refusal(add(trade('One more')))).toEqual(['too_many_trades']);
    await site.platform.db.deleteFrom('professions').where('id', '>=', 1500).execute();
  });
});

describe('an added trade', () => {
  it('is renamed and switched off as any other, but keeps a name', async () => {
    const { profession, version, ...rest } = await add(trade('Upholsterer'));
    const { cueWords, category, icon } = rest;
    const names = { en: 'Upholstery', fr: null, es: 'Tapicero' };
    const change = { version, names, cueWords, active: false, category, icon };
    const put = (body: typeof change | (typeof change & { names: typeof names })) =>
      admin.call(changeCatalogue, { params: { profession }, body });
    expect(await refusal(put(change))).toEqual(['invalid_input', 'names.fr']);
    const all = { ...change, names: { en: 'Upholstery', fr: 'Rembourreur', es: 'Tapicero' } };
    const after = await admin.call(changeCatalogue, { params: { profession }, body: all });
    expect(after).toMatchObject({ active: false, names: { fr: 'Rembourreur' } });
    expect((await site.call(getCatalogue, {})).notOffered).toContain(profession);
  });

  it('that is not there is not found', async () => {
    const names = { en: 'Ghost', fr: 'Fantôme', es: 'Fantasma' };
    const body = {
      version: 'x',
      names,
      cueWords: nothing,
      active: true,
      category: 'tech' as const,
      icon: null,
    };
    const answer = admin.call(changeCatalogue, { params: { profession: 'trade-1999' }, body });
    expect(await refusal(answer)).toEqual(['not_found']);
  });
});
