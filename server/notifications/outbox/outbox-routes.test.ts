import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEME_HEAD } from '#server/platform/page-look.ts';
import { startOutboxSite, type OutboxSite } from '#tests/support/outbox-site.ts';
import type { OutboxMessage } from './outbox-json.ts';
import { queueLetter, type Recipient } from './outbox.ts';
import { outboxPages } from './outbox-routes.ts';
import { letters } from '#server/notifications/texts/texts.ts';

let site: OutboxSite;
const ana: Recipient = { channel: 'email', address: 'ana@example.com', language: 'en' };
const bob: Recipient = { channel: 'sms', address: '+15145550142', language: 'en' };
const facts = { brand: 'Nearhand', profession: 'Plumber', area: 'Laval', url: 'https://n.test' };

async function queue(to: Recipient, from: string) {
  const letter = letters.en.unreadMessage({ ...facts, from });
  await site.db
    .transaction()
    .execute((tx) => queueLetter(tx, site, { kind: 'unreadMessage', key: from, to, letter }));
  site.pass(1000);
}

beforeAll(async () => {
  site = await startOutboxSite();
  await queue(ana, 'First');
  await queue(bob, 'Second');
  await queue(ana, '<script>Third</script>');
});
afterAll(() => site.stop());

const listed = async (query = '') =>
  (await (await read('/dev/outbox.json', query)).json()) as OutboxMessage[];

async function read(path: string, query = '') {
  const page = outboxPages(site)[path];
  if (!page) throw new Error(`no page ${path}`);
  return page(new Request(`http://localhost${path}${query}`));
}

describe('the outbox as JSON', () => {
  it('lists what was sent, newest first', async () => {
    const list = await listed();
    expect(list).toHaveLength(3);
    expect(list[1]).toEqual({
      id: expect.any(String),
      channel: 'sms',
      to: '+15145550142',
      subject: 'Second wrote to you',
      text: expect.stringContaining('Second wrote to you'),
      html: null,
      replyTo: null,
      createdAt: '2026-11-20T12:00:01.000Z',
    });
    expect(list[2]?.html).toContain('First wrote to you');
  });

  it.each([
    ['?to=ANA@example.com', ['ana@example.com', 'ana@example.com']],
    ['?to=%2B15145550142', ['+15145550142']],
    ['?to=+15145550142', ['+15145550142']],
    ['?to=nobody@example.com', []],
  ])('filters by %s', async (query, recipients) => {
    const list = await listed(query);
    expect(list.map(({ to }) => to)).toEqual(recipients);
  });
});

describe('the outbox as a page', () => {
  it('shows mails in frames without scripts', async () => {
    const answer = await read('/dev/outbox');
    const page = await answer.text();
    const frames = page.match(/<iframe sandbox="[^"]*"/g);
    expect(frames).toHaveLength(2);
    expect(frames?.join()).not.toMatch(/scripts|same-origin|forms/);
    expect(page.replace(SCHEME_HEAD, '')).not.toContain('<script>');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('is in the language that is asked for, or that the browser prefers', async () => {
    expect(await (await read('/dev/outbox', '?lang=fr')).text()).toContain(
      '<h1>Boîte d’envoi</h1>',
    );
    const headers = { 'accept-language': 'es-MX,es;q=0.9' };
    const page = outboxPages(site)['/dev/outbox']!;
    const answer = await page(new Request('http://localhost/dev/outbox', { headers }));
    expect(await answer.text()).toContain('<html lang="es">');
  });

  it('escapes the query', async () => {
    const page = await (await read('/dev/outbox', '?to="><script>')).text();
    expect(page.replace(SCHEME_HEAD, '')).not.toContain('<script>');
    expect(page).toContain('No message yet.');
  });
});

it.each(['/dev/outbox', '/dev/outbox.json'])('%s does not exist in production', async (path) => {
  const config = { ...site.config, production: true };
  const page = outboxPages({ ...site, config })[path];
  const response = await page?.(new Request(`http://localhost${path}`));
  expect(response?.status).toBe(404);
  await expect(response?.text()).resolves.not.toContain('wrote to you');
});
