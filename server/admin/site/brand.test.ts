import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeBrand, readBrand, uploadLogo, type BrandSettings } from '#contract/admin/site.ts';
import { sendEmailCode } from '#contract/accounts/accounts.ts';
import { startTotp } from '#contract/admin/auth.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { aDrawing, aPhoto } from '#tests/support/pictures.ts';
import { patiently } from '#tests/support/patience.ts';
import { listOutbox } from '#server/notifications/notifications.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
});
afterAll(() => site.stop());

interface Choice {
  name: string | null;
  colour: string | null;
  logoId: string | null;
  logoHasName: boolean;
}
const AS_IT_CAME: Choice = { name: null, colour: null, logoId: null, logoHasName: false };

async function set(change: Partial<Choice>): Promise<BrandSettings> {
  const { version: basedOn } = await admin.call(readBrand);
  return admin.call(changeBrand, { body: { ...AS_IT_CAME, ...change, basedOn } });
}

function put(body: object) {
  const headers = { 'content-type': 'application/json' };
  return admin.fetch('/api/admin/brand', { method: 'PUT', headers, body: JSON.stringify(body) });
}

const blob = (bytes: Uint8Array | string, type: string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
const SVG =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><script>alert(1)</script><rect width="200" height="50" fill="#3730a3"/></svg>';

beforeEach(() => set({}));

describe('the brand', () => {
  it("has the operator's name from then on, on every node, in mails and in the second factor", async () => {
    const beside = await startApp({ beside: site });
    await set({ name: 'Voisins' });
    expect(site.platform.config.brandName).toBe('Voisins');
    await vi.waitFor(() => expect(beside.platform.config.brandName).toBe('Voisins'), patiently);
    await nobody(site).call(sendEmailCode, { body: { email: 'ida@example.test' } });
    const { subject, html } = await newestMail();
    expect(subject).toContain('Voisins');
    expect(html).toContain('Voisins');
    expect((await admin.call(startTotp)).otpauthUri).toContain('issuer=Voisins');
    await beside.stop();
  });

  it('is known to a node that starts later, and is the default where nothing is chosen', async () => {
    await set({ name: 'Voisins', colour: '#3730a3' });
    const later = await startApp({ beside: site });
    expect(later.platform.brand.now()).toMatchObject({ name: 'Voisins' });
    expect(later.platform.brand.now().shades?.['700']).toBe('#3730a3');
    await later.stop();
    await set({});
    expect(site.platform.brand.now()).toMatchObject({ name: 'Nearhand', shades: null, logo: null });
  });

  it('colours mails and brings the logo into them, with the name as its text', async () => {
    const { id, url } = await admin.call(uploadLogo, { body: blob(SVG, 'image/svg+xml') });
    await set({ name: 'Vo & sins', colour: '#3730a3', logoId: id, logoHasName: true });
    await nobody(site).call(sendEmailCode, { body: { email: 'eva@example.test' } });
    const { html } = await newestMail();
    const source = `cid:${url.slice(1).replaceAll('/', '.')}@pictures`;
    expect(html).toContain(`src="${source}" alt="Vo &amp; sins"`);
    expect(html).toContain('#3730a3');
    expect(html).not.toContain('#0f4c3a');
  });

  it('is a style sheet for pages', async () => {
    await set({ colour: '#3730a3' });
    const answer = await nobody(site).fetch('/api/site/brand.css?v=1');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await answer.text()).toMatch(
      /^:root\{--color-pine-50:light-dark\(#\w+, ?#\w+\);.*--color-pine-700:(light-dark\()?#3730a3/,
    );
  });

  it('is audited without its name', async () => {
    await set({ name: 'Kept to ourselves' });
    const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
    const last = rows.at(-1);
    expect(last).toMatchObject({ action: 'changed', target_kind: 'site', target: 'brand' });
    expect(last?.after).toMatchObject({ hasName: true });
    expect(JSON.stringify(rows)).not.toContain('Kept to ourselves');
  });
});

describe('a logo', () => {
  it.each([
    ['image/png', () => aDrawing()],
    ['image/jpeg', () => aPhoto()],
    ['image/svg+xml', async () => SVG],
  ] satisfies [string, () => Promise<Buffer | string>][])(
    'of %s becomes a PNG of at most 720 by 240 pixels',
    async (type, make) => {
      const { url } = await admin.call(uploadLogo, { body: blob(await make(), type) });
      const answer = await nobody(site).fetch(url);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { format, width, height } = await sharp(bytes).metadata();
      expect(format).toBe('png');
      expect(width <= 720 && height <= 240).toBe(true);
      expect(bytes.includes('script')).toBe(false);
    },
  );

  it.each([
    ['text', 'image/png', 'not a picture'],
    ['a document', 'image/png', '%PDF-1.4'],
    ['a drawing that grows', 'image/svg+xml', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`],
  ])('is not %s', async (_, type, content) => {
    const headers = { 'content-type': type };
    const init = { method: 'POST', headers, body: content };
    const answer = await admin.fetch('/api/admin/brand/logos', init);
    expect([answer.status, (await answer.json()) as object]).toMatchObject([
      422,
      { code: 'unreadable_file' },
    ]);
  });

  it('is refused as another file type, or in another size', async () => {
    const send = (type: string, body: Uint8Array<ArrayBuffer>) =>
      admin.fetch('/api/admin/brand/logos', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    expect((await send('text/html', new Uint8Array(5))).status).toBe(415);
    expect((await send('image/png', new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  });

  it('is stored and audited once, however often it is uploaded', async () => {
    const picture = blob(await aDrawing(), 'image/png');
    const [first, second] = [
      await admin.call(uploadLogo, { body: picture }),
      await admin.call(uploadLogo, { body: picture }),
    ];
    expect(second).toEqual(first);
    const entries = site.platform.db
      .selectFrom('admin_audit')
      .where('target', '=', `logo ${first.id}`);
    expect(await entries.select('action').execute()).toEqual([{ action: 'created' }]);
  });

  it('is 404 where none was uploaded', async () => {
    const { version: basedOn } = await admin.call(readBrand);
    const logoId = '018f2b3c-0000-7000-8000-000000000001';
    const answer = await put({ ...AS_IT_CAME, logoId, basedOn });
    expect(answer.status).toBe(404);
    expect((await nobody(site).fetch(`/api/site/logos/${logoId}`)).status).toBe(404);
  });
});

describe('refused', () => {
  it('is a colour without enough contrast, with its contrast and the nearest that has enough', async () => {
    const { version: basedOn } = await admin.call(readBrand);
    const answer = await put({ ...AS_IT_CAME, colour: '#F59E0B', basedOn });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'colour_unreadable',
      details: [
        { field: 'colour', problem: 'contrast 1.7' },
        { field: 'colour', problem: expect.stringMatching(/^nearest #[0-9a-f]{6}$/) as string },
      ],
    });
    expect((await admin.call(readBrand)).version).toBe(basedOn);
  });

  it('is a concurrent edit: the answer says what is there and by whom', async () => {
    const { version: basedOn } = await admin.call(readBrand);
    await set({ name: 'First' });
    const answer = await put({ ...AS_IT_CAME, name: 'Second', basedOn });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: [
        { field: 'version', problem: String(basedOn + 1) },
        { field: 'changedBy', problem: admin.email },
      ],
    });
    expect((await admin.call(readBrand)).name).toBe('First');
  });

  it.each([
    { name: 'Two\nlines' },
    { name: '' },
    { name: 'x'.repeat(41) },
    { colour: 'red' },
    { colour: '#fff' },
    { logoId: 'x' },
  ])('is %j', async (wrong) => {
    const { version: basedOn } = await admin.call(readBrand);
    expect((await put({ ...AS_IT_CAME, ...wrong, basedOn })).status).toBe(422);
    expect((await admin.call(readBrand)).version).toBe(basedOn);
  });

  it('is a non-admin', async () => {
    const ana = await aCustomer(site, 'Ana');
    expect((await nobody(site).fetch('/api/admin/brand')).status).toBe(401);
    expect((await ana.fetch('/api/admin/brand')).status).toBe(403);
  });
});

/** As it is sent. */
async function newestMail() {
  const [mail] = await listOutbox(site.platform, undefined);
  if (!mail) throw new Error('no mail');
  return mail;
}
