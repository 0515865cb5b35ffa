import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeCatalogue, listCatalogue, type CatalogueEntry } from '#contract/admin/catalogue.ts';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { getCatalogue } from '#contract/professionals/catalogue.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { change } from '#server/platform/change.ts';
import { reloadCatalogue } from '#server/professionals/professionals.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
});
beforeEach(async () => {
  const asItCame = { names: '{}', cue_words: '{}', active: true, icon: null };
  await site.platform.db.updateTable('professions').set(asItCame).execute();
  await reloadCatalogue(site.platform.db);
});
afterAll(() => site.stop());

const nothing = { en: [], fr: [], es: [] };

async function entryOf(profession: Profession): Promise<CatalogueEntry> {
  const all = await admin.call(listCatalogue, {});
  return all.find((entry) => entry.profession === profession)!;
}

async function changed(profession: Profession, change: object = {}) {
  const { version, category, icon, active, cueWords } = await entryOf(profession);
  const names = { en: null, fr: null, es: null };
  const body = { version, names, cueWords, active, category, icon, ...change };
  return admin.call(changeCatalogue, { params: { profession }, body });
}

async function refusal(profession: string, body: object) {
  const answer = await admin.fetch(`/api/admin/catalogue/${profession}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}

const read = (message: string, language: 'en' | 'fr' | 'es' = 'fr') =>
  site.call(analyzeMessage, { body: { message, language } });

const need = {
  profession: 'plumber' as const,
  description: 'The tap of the kitchen drips',
  location: 'Montréal, Québec',
  urgency: 'Soon (2-3 days)' as const,
  language: 'fr' as const,
};

describe('the catalogue', () => {
  it('has all trades with their defaults and how much they are used', async () => {
    const all = await admin.call(listCatalogue, {});
    expect(all).toHaveLength(50);
    await aProfessional(site, 'Paul');
    const plumber = await entryOf('plumber');
    expect(plumber).toMatchObject({
      names: { en: 'Plumber', fr: 'Plombier', es: 'Plomero' },
      cueWords: nothing,
      active: true,
      category: 'home_repair',
      icon: null,
    });
    expect(plumber.professionals).toBeGreaterThan(0);
  });

  it('is public as far as it differs from the defaults', async () => {
    await changed('plumber', { names: { en: null, fr: 'Pro de la plomberie', es: null } });
    await changed('dj', { active: false, category: 'business' });
    const told = await site.call(getCatalogue, {});
    expect(told.names).toEqual([
      { profession: 'plumber', language: 'fr', name: 'Pro de la plomberie' },
    ]);
    expect(told.notOffered).toEqual(['dj']);
    const business = told.groups.find(({ category }) => category === 'business');
    expect(business?.professions).toContain('dj');
  });

  it('is the same on another node as soon as that receives the change', async () => {
    const heard: string[] = [];
    for (const name of ['brand', 'catalogue'] as const) {
      site.platform.live.onSharedInvalidated(name, async () => void heard.push(name));
    }
    // Notifications come in order: after this one, none of an earlier change is under way.
    await change(site.platform, ({ tx }) => site.platform.live.invalidateShared(tx, 'brand'));
    await expect.poll(() => heard).toContain('brand');
    heard.length = 0;
    await changed('tutor', { icon: 'music' });
    await expect.poll(() => heard).toEqual(['catalogue']);
  });
});

describe('a change', () => {
  it('is refused where somebody else changed the trade meanwhile', async () => {
    const { version } = await entryOf('painter');
    await changed('painter', { icon: 'brush' });
    const late = changed('painter', { version, icon: 'key' });
    await expect(late).rejects.toMatchObject({ body: { code: 'changed_meanwhile' } });
    expect((await entryOf('painter')).icon).toBe('brush');
  });

  it.each([
    ['a name that is too short', { names: { en: 'P', fr: null, es: null } }, 'names.en'],
    ['the name of another trade', { names: { en: null, fr: 'electricien', es: null } }, 'names.fr'],
    ['a cue that says nothing', { cueWords: { ...nothing, fr: ['a'] } }, 'cueWords.fr.0'],
    ['a picture nobody knows', { icon: 'unicorn' }, 'icon'],
    ['a category that is none', { category: 'other' }, 'category'],
  ])('is refused for %s, and changes nothing', async (_, wrong, field) => {
    const { version, category, icon, active, cueWords } = await entryOf('plumber');
    const names = { en: null, fr: null, es: null };
    const body = { version, names, cueWords, active, category, icon, ...wrong };
    const [status, answer] = await refusal('plumber', body);
    expect([status, answer]).toMatchObject([422, { details: [{ field }] }]);
    expect((await entryOf('plumber')).version).toBe(version);
  });

  it('is refused for a word that means another trade already', async () => {
    await changed('plumber', { cueWords: { ...nothing, fr: ['chantepleure'] } });
    const twice = changed('roofer', { cueWords: { ...nothing, fr: ['Chantepleure'] } });
    await expect(twice).rejects.toMatchObject({ body: { details: [{ field: 'cueWords.fr' }] } });
  });

  it('is refused for an unknown trade', async () => {
    expect((await refusal('astronaut', {}))[0]).toBe(422);
  });

  it('is left alone, and the log too, by a change of nothing', async () => {
    const entries = () =>
      site.platform.db
        .selectFrom('admin_audit')
        .select('id')
        .where('target', '=', 'roofer')
        .execute();
    const { version } = await entryOf('roofer');
    expect((await changed('roofer')).version).toBe(version);
    expect(await entries()).toEqual([]);
  });

  it('is in the audit log, before and after', async () => {
    await changed('mason', { active: false });
    const row = await site.platform.db
      .selectFrom('admin_audit')
      .select(['action', 'before', 'after'])
      .where('target', '=', 'mason')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      action: 'changed',
      before: { active: true },
      after: { active: false },
    });
  });

  it('is nobody else’s to make or to see', async () => {
    const customer = await aCustomer(site, 'Carla');
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    for (const [client, status] of [
      [customer, 403],
      [site.client(), 401],
    ] as const) {
      expect((await client.fetch('/api/admin/catalogue')).status).toBe(status);
      expect((await client.fetch('/api/admin/catalogue/plumber', init)).status).toBe(status);
    }
  });
});

describe('words of customers', () => {
  const message = 'Ma chantepleure est brisée à Matane';

  it('give the trade they mean, whatever their accents, inflection and spelling', async () => {
    expect((await read(message)).profession).not.toBe('plumber');
    await changed('plumber', { cueWords: { ...nothing, fr: ['chantepleure', 'pôle à rideaux'] } });
    expect(await read(message)).toMatchObject({ profession: 'plumber', kind: 'need' });
    expect((await read('J’ai deux CHANTEPLEURES qui fuient')).profession).toBe('plumber');
    expect((await read('mon pole a rideaux est tombé')).profession).toBe('plumber');
    expect((await read(message)).confidence).toBeGreaterThan(0.8);
  });

  it('do not overrule a trade that the message names itself', async () => {
    await changed('plumber', { cueWords: { ...nothing, fr: ['sous-sol'] } });
    const asked = await read('je cherche un électricien pour mon sous-sol');
    expect(asked.profession).toBe('electrician');
  });
});

describe('a trade that is not offered', () => {
  it('is neither understood nor proposed', async () => {
    const leak = 'my kitchen tap leaks, I need a plumber';
    expect((await read(leak, 'en')).profession).toBe('plumber');
    await changed('plumber', { active: false });
    expect(await read(leak, 'en')).toMatchObject({ profession: null, kind: 'outside' });
    const vague = await read('something about water in the bathroom', 'en');
    expect([vague.profession, ...vague.alternatives]).not.toContain('plumber');
  });

  it('takes no new requests, while existing ones continue', async () => {
    const customer = await aCustomer(site, 'Nora');
    const { id } = await customer.call(submitRequest, { body: need });
    await changed('plumber', { active: false });
    const more = customer.call(submitRequest, { body: { ...need, description: 'Another tap' } });
    await expect(more).rejects.toMatchObject({ status: 422, body: { code: 'trade_not_offered' } });
    const kept = await site.platform.db
      .selectFrom('requests')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.status).not.toBe('cancelled');
  });

  it('is still the trade of those who have it', async () => {
    const paul = await aProfessional(site, 'Paula');
    await changed('plumber', { active: false });
    expect((await paul.fetch(`/api/professionals/${paul.professionalId}`)).status).toBe(200);
  });
});
