import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { getUser } from '#contract/admin/details.ts';
import { readLanguages } from '#contract/admin/site-languages.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { listNotices } from '#contract/notifications.ts';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  lettersOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';
import { patiently } from '#tests/support/patience.ts';

let site: StartedApp;
let admin: AnAdmin;
let pilar: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  admin = await anAdmin(site);
  pilar = await aProfessional(site, 'Pilar', { language: 'es' });
  await site.platform.db
    .updateTable('professionals')
    .set({ listed_at: new Date() })
    .where('id', '=', pilar.professionalId)
    .execute();
});
afterAll(() => site.stop());

interface Choice {
  basedOn?: number;
  offered?: readonly string[];
  defaultLanguage?: string;
}
const change = async (to: Choice) => {
  const { version: basedOn, offered, defaultLanguage } = await admin.call(readLanguages);
  const body = JSON.stringify({ basedOn, offered, defaultLanguage, ...to });
  const headers = { 'content-type': 'application/json' };
  return admin.fetch('/api/admin/languages', { method: 'PUT', headers, body });
};
const offer = async (defaultLanguage: UnderstoodLanguage, ...offered: UnderstoodLanguage[]) => {
  expect((await change({ offered, defaultLanguage })).status).toBe(200);
};
/** The language of the newest mail to Pilar about a request, sent once everything due was done. */
const newestMail = async () => {
  const marie = await aCustomer(site, 'Marie');
  await marie.call(submitRequest, { body: LEAKING_TAP });
  await site.drainJobs();
  const mail = (await lettersOf(site)).findLast(({ recipient }) => recipient === pilar.email);
  return { language: mail?.language, text: mail?.text ?? '', html: mail?.html ?? '' };
};
const stored = async () => {
  const users = site.platform.db.selectFrom('users').select('language');
  return (await users.where('id', '=', pilar.id).executeTakeFirstOrThrow()).language;
};
const get = (path: string, accepted = 'es-MX') =>
  site.fetch(path, { redirect: 'manual', headers: { 'accept-language': accepted } });

describe('people whose language is not offered any more', () => {
  it('read the default, on every node, until it is offered again', async () => {
    const beside = await startApp({ beside: site });
    await offer('fr', 'en', 'fr');
    await vi.waitFor(
      () => expect(beside.platform.config.offeredLanguages).toEqual(['en', 'fr']),
      patiently,
    );
    expect(beside.platform.config.defaultLanguage).toBe('fr');
    await beside.stop();
    expect((await pilar.call(whoAmI)).user?.language).toBe('fr');
    const mail = await newestMail();
    expect(mail.language).toBe('fr');
    expect(mail.text).toContain('lang=fr');
    expect(mail.html).toContain('<html lang="fr"');
    const { notices } = await pilar.call(listNotices);
    expect(notices[0]?.title).toMatch(/demande|plomb/i);

    await offer('en', 'en', 'es');
    expect((await pilar.call(whoAmI)).user?.language).toBe('es');
    expect((await newestMail()).language).toBe('es');
  });

  it('keep their choice, whatever else of their account they save', async () => {
    await offer('fr', 'en', 'fr');
    await pilar.call(updateAccount, { body: { name: 'Pilar P', language: 'fr' } });
    expect(await stored()).toBe('es');
    await pilar.call(updateAccount, { body: { language: 'en' } });
    expect(await stored()).toBe('en');
    await pilar.call(updateAccount, { body: { language: 'es' } });
    expect(await stored()).toBe('es');
  });

  it('are understood, and not offered to go on in it', async () => {
    const message = 'Necesito un plomero en Montréal, el grifo gotea';
    const ask = () => nobody(site).call(analyzeMessage, { body: { message, language: 'fr' } });
    await offer('fr', 'en', 'fr');
    expect(await ask()).toMatchObject({ profession: 'plumber', otherLanguage: null });
    await offer('fr', 'es', 'fr');
    expect(await ask()).toMatchObject({ profession: 'plumber', otherLanguage: 'es' });
  });
});

describe('an address in a language that is not offered', () => {
  it('shows the same page in the default, and comes back with the language', async () => {
    await offer('fr', 'en', 'fr');
    const old = await get('/es/professionals?q=plo');
    expect([old.status, old.headers.get('location')]).toEqual([302, '/fr/professionals?q=plo']);
    expect(old.headers.get('cache-control')).toBe('no-cache');
    const trade = await get('/es/plomeros');
    expect([trade.status, trade.headers.get('location')]).toEqual([302, '/fr/plombiers']);
    const absent = await get('/es/castillos');
    expect([absent.status, absent.headers.get('content-language')]).toEqual([404, 'fr']);
    await offer('fr', 'en', 'fr', 'es');
    expect((await get('/es/professionals')).status).toBe(200);
  });

  it('is in no link of a page, and in no site map', async () => {
    await offer('fr', 'en', 'fr');
    const linksOf = async () =>
      ((await (await get('/fr/professionals')).text()).match(/<(?:link|meta|a|nav) [^>]*>/g) ?? [])
        .filter((tag) => /hreflang|og:locale|Langue de la page/.test(tag))
        .join('\n');
    const links = await linksOf();
    expect(links).toContain('hreflang="en"');
    expect(links).toMatch(/hreflang="x-default" href="[^"]*\/fr\/professionals"/);
    expect(links).toContain('Langue de la page');
    expect(links).not.toMatch(/hreflang="es"|content="es/);
    expect(await (await get('/sitemap.xml')).text()).not.toContain('-es.xml');
    expect(await (await get('/sitemap/professionals-1.xml')).text()).not.toContain('/es/');
    await offer('fr', 'fr');
    expect(await linksOf()).not.toContain('Langue de la page');
  });

  it('of a call is answered in the default, as is a browser that reads nothing else', async () => {
    await offer('fr', 'en', 'fr');
    const refused = async (path: string, accepted?: string) =>
      (await (await get(path, accepted)).json()) as { error: string };
    const french = await refused('/api/auth/me?lang=fr');
    expect(await refused('/api/auth/me?lang=es')).toEqual(french);
    expect(await refused('/api/auth/me', 'es, de;q=0.5')).toEqual(french);
    expect(await refused('/api/auth/me', 'es, en;q=0.5')).not.toEqual(french);
  });
});

it('an audited change says what was before and after, and how many people chose each', async () => {
  await offer('en', 'en', 'fr', 'es');
  await offer('es', 'fr', 'es');
  const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
  expect(rows.at(-1)).toMatchObject({
    target: 'languages',
    before: { offered: ['en', 'fr', 'es'], defaultLanguage: 'en' },
    after: { offered: ['fr', 'es'], defaultLanguage: 'es' },
  });
  const settings = await admin.call(readLanguages);
  expect(settings).toMatchObject({ offered: ['fr', 'es'], defaultLanguage: 'es' });
  expect(settings.people).toEqual([
    { language: 'en', count: 0 },
    { language: 'fr', count: 2 },
    { language: 'es', count: 1 },
  ]);
});

it('refused is a concurrent edit, a choice without a default, and everybody but an owner', async () => {
  const before = await admin.call(readLanguages);
  const stale = await change({ basedOn: before.version - 1 });
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
  for (const [wrong, field] of [
    [{ offered: [] }, 'offered'],
    [{ offered: ['fr', 'fr'] }, 'offered'],
    [{ offered: ['fr', 'de'] }, 'offered.1'],
    [{ offered: ['en', 'fr'], defaultLanguage: 'es' }, 'defaultLanguage'],
    [{ defaultLanguage: 'EN' }, 'defaultLanguage'],
  ] as const) {
    const answer = await change(wrong);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        code: 'invalid_input',
        details: expect.arrayContaining([expect.objectContaining({ field })]),
      },
    ]);
  }
  expect(await admin.call(readLanguages)).toEqual(before);
  expect((await nobody(site).fetch('/api/admin/languages')).status).toBe(401);
  expect((await pilar.fetch('/api/admin/languages')).status).toBe(403);
});

it('a site starts with every language and the default of its environment', async () => {
  const fresh = await startApp({ env: { DEFAULT_LANGUAGE: 'es' } });
  const { offeredLanguages, defaultLanguage } = fresh.platform.config;
  expect([offeredLanguages, defaultLanguage]).toEqual([['en', 'fr', 'es'], 'es']);
  await fresh.stop();
});

it('who chose a language whose folder is gone reads the default, and the panel says what they chose', async () => {
  await offer('fr', 'en', 'fr');
  const choose = async (language: string) => {
    await sql`update users set language = ${language} where id = ${pilar.id}`.execute(
      site.platform.db,
    );
  };
  await choose('eo');
  expect((await pilar.call(whoAmI)).user?.language).toBe('fr');
  expect((await newestMail()).language).toBe('fr');
  const { language } = await admin.call(getUser, { params: { id: pilar.id } });
  expect(language).toBe('eo');
  const { people } = await admin.call(readLanguages);
  expect(people.map((one) => one.language)).toEqual(['en', 'fr', 'es']);
  await choose('es');
});
