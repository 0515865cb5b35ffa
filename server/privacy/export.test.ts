import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { twoWhoMet } from '#tests/support/kept-people.ts';
import { nobody, type Customer } from '#tests/support/people.ts';
import { csvOf } from './csv.ts';
import { texts } from './texts/texts.ts';

let app: StartedApp;
let met: Awaited<ReturnType<typeof twoWhoMet>>;
beforeAll(async () => {
  app = await startApp();
  met = await twoWhoMet(app);
});
afterAll(() => app.stop());

async function archiveOf(person: Pick<Customer, 'fetch'>, language = 'en') {
  const headers = { 'accept-language': language };
  const answer = await person.fetch('/api/account/export', { headers });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { answer, files, text, json: JSON.parse(text('export.json')) as Record<string, object[]> };
}

describe('the archive of a person', () => {
  it.each(['customer', 'professional'] as const)('contains everything a %s left', async (role) => {
    const { text, files } = await archiveOf(met[role]);
    const all = Object.keys(files).join('\n') + text('export.json');
    const missing = Object.entries(met.own[role]).filter(([, canary]) => !all.includes(canary));
    expect(missing).toEqual([]);
    const page = text('index.html');
    expect(Object.values(met.own[role]).filter((canary) => !page.includes(canary))).toEqual([]);
  });

  it('of a professional has no contact and no street that was never theirs', async () => {
    const { text } = await archiveOf(met.professional);
    const { email, phone, street, destination, report } = met.own.customer;
    const secrets = [email, phone, street, destination, report, met.customer.id];
    expect(secrets.filter((secret) => text('export.json').includes(secret))).toEqual([]);
  });

  it('of a customer says who saw their contact, and nothing private of a professional', async () => {
    const { json, text } = await archiveOf(met.customer);
    const asked = json['asked'] as { professional: string; sawContactAt: string | null }[];
    const saw = asked.filter(({ sawContactAt }) => sawContactAt !== null);
    expect(saw.map(({ professional }) => professional)).toEqual([met.own.professional.name]);
    const { licence, policy, reply, report } = met.own.professional;
    const secrets = [licence, policy, reply, report, met.professional.email];
    expect(secrets.filter((secret) => text('export.json').includes(secret))).toEqual([]);
  });

  it('includes photos as stored, and a table per kind with formulas escaped', async () => {
    const { files, text } = await archiveOf(met.customer);
    const photo = Object.keys(files).find((name) => name.startsWith('files/'));
    expect(photo).toContain(met.own.customer.photo);
    expect(Buffer.from(files[photo!]!).toString('hex', 0, 2)).toBe('ffd8');
    expect(Buffer.from(files['account.csv']!).toString('hex', 0, 3)).toBe('efbbbf');
    expect(text('account.csv')).toContain(`'${met.own.customer.phone}`);
  });

  it('is never cached', async () => {
    const { answer } = await archiveOf(met.professional);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="nearhand-/);
  });
});

describe('the page of the archive', () => {
  it.each(['fr', 'es'] as const)('is in %s', async (language) => {
    await app.platform.db.deleteFrom('rate_limits').execute();
    const { text } = await archiveOf(met.customer, language);
    expect(text('index.html')).toContain(`<html lang="${language}">`);
    expect(text('index.html')).toContain(texts[language].kinds.requests);
  });

  it('has texts for every kind and every field', async () => {
    await app.platform.db.deleteFrom('rate_limits').execute();
    const [customer, professional] = [
      await archiveOf(met.customer),
      await archiveOf(met.professional),
    ];
    const { exportedAt: _, ...kept } = { ...customer.json, ...professional.json };
    const { kinds, columns } = texts.en;
    expect(Object.keys(kept).filter((kind) => !(kind in kinds))).toEqual([]);
    const fields = Object.values(kept).flatMap((rows) => rows.flatMap(Object.keys));
    expect(fields.filter((field) => !(field in columns))).toEqual([]);
  });

  it('escapes what was typed', async () => {
    await app.platform.db.deleteFrom('rate_limits').execute();
    const { db } = app.platform;
    const name = '<script>alert(1)</script>"\'';
    await db.updateTable('users').set({ name }).where('id', '=', met.customer.id).execute();
    const { text } = await archiveOf(met.customer);
    expect(text('index.html')).not.toContain('<script');
    expect(text('index.html')).toContain('&#60;script&#62;');
  });
});

describe('a table', () => {
  it.each(['=1+1', '+1', '-1', '@cmd', '\tx'])('escapes the formula %j', (cell) => {
    expect(csvOf([{ a: cell }])).toContain(`'${cell}`);
  });

  it('keeps quotes, commas and line breaks inside their cell', () => {
    expect(csvOf([{ a: 'x "y", z\nw', b: null }])).toBe('\uFEFF"a","b"\r\n"x ""y"", z\nw",""\r\n');
  });
});

describe('refused', () => {
  it('is an archive without a fresh proof, without a session, and the sixth of a day', async () => {
    expect((await nobody(app).ask('GET', '/api/account/export')).status).toBe(401);
    await app.platform.db.deleteFrom('rate_limits').execute();
    for (let done = 0; done < 5; done += 1) await archiveOf(met.professional);
    const sixth = await met.professional.fetch('/api/account/export');
    expect(sixth.status).toBe(429);
    await app.advance(11 * 60);
    const stale = await met.professional.ask('GET', '/api/account/export');
    expect([stale.status, stale.body.code]).toEqual([403, 'reauth_required']);
  });
});
