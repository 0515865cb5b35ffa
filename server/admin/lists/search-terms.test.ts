import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { aCustomer, aProfessional, LEAKING_TAP, type Customer } from '#tests/support/people.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

let panel: Panel;
let zoe: Customer;
let requestId: string;
beforeAll(async () => {
  panel = await startPanel();
  const { site } = panel;
  const contact = { email: 'zoe.cote@example.test', phone: '+15145550142' };
  zoe = await aCustomer(site, 'Zoé Côté', contact);
  await aCustomer(site, '100% Sure_Thing', { email: 'percent@example.test' });
  await aProfessional(site, 'Paul Plombier');
  const asked = { ...LEAKING_TAP, description: 'Le robinet fuit derrière l’évier' };
  requestId = (await zoe.call(submitRequest, { body: asked })).id;
});
afterAll(() => panel.site.stop());

async function found(list: string, q: string): Promise<string[]> {
  const { status, body } = await panel.ask('GET', `/api/admin/${list}?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as { name?: string; id: string }[]).map(({ name, id }) => name ?? id);
}

describe('a search among users finds', () => {
  it.each([
    ['a name', 'Zoé Côté'],
    ['a name without its accents', 'zoe cote'],
    ['a part of a name', 'OTÉ'],
    ['the beginning of a name', 'zo'],
    ['an e-mail address', 'zoe.cote@example.test'],
    ['a phone as it is typed', '(514) 555-0142'],
    ['the end of a phone', '0142'],
  ])('%s', async (_, q) => {
    expect(await found('users', q)).toEqual(['Zoé Côté']);
  });

  it('an id, and how one begins', async () => {
    expect(await found('users', zoe.id)).toEqual(['Zoé Côté']);
    expect(await found('users', zoe.id.slice(0, 8))).toContain('Zoé Côté');
    expect(await found('users', zoe.id.slice(0, 7))).toEqual([]);
  });

  it('an id as the panel shortens it, by its beginning and its end', async () => {
    const [begins, ends] = [zoe.id.slice(0, 8), zoe.id.slice(-6)];
    for (const between of ['…', '...', '…\n']) {
      expect(await found('users', `${begins}${between}${ends.toUpperCase()}`)).toEqual([
        'Zoé Côté',
      ]);
    }
    expect(await found('users', `${begins}…${ends === '000000' ? '111111' : '000000'}`)).toEqual(
      [],
    );
  });

  it('admins too', async () => {
    expect(await found('users', 'olga')).toEqual(['Olga Operator']);
  });

  it('SQL wildcards literally', async () => {
    expect(await found('users', '100%')).toEqual(['100% Sure_Thing']);
    expect(await found('users', 'sure_thing')).toEqual(['100% Sure_Thing']);
    expect(await found('users', 'z_é cô%')).toEqual([]);
  });
});

describe('a search elsewhere finds', () => {
  it('a professional by the address of their account', async () => {
    expect(await found('professionals', 'paulplombier.')).toEqual(['Paul Plombier']);
    expect(await found('professionals', 'plombier')).toEqual(['Paul Plombier']);
  });

  it.each(['robinet', 'DERRIERE', 'l’evier', 'montreal', 'zoe.cote@example', '514-555-0142'])(
    'a request by %s',
    async (q) => {
      expect(await found('requests', q)).toEqual([requestId]);
    },
  );
});

describe('input without a word', () => {
  const hostile = [
    "'; drop table users; --",
    "' or '1'='1",
    '%%%%',
    '____',
    String.raw`\\`,
    String.raw`%\_`,
    '${1+1}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '00000000-0000-0000-0000-00000000000g',
    '𝒳𝒴𝒵'.repeat(10),
  ];
  it.each(hostile)('finds nothing and breaks nothing: %s', async (q) => {
    for (const list of ['users', 'professionals', 'requests', 'feedback', 'subscriptions']) {
      expect(await found(list, q)).toEqual([]);
    }
    expect(await found('users', 'zoe')).toEqual(['Zoé Côté']);
  });
});
