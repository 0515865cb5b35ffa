import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoUser } from '#server/accounts/accounts.ts';
import { openImportSite, type ImportSite } from '#tests/support/import-site.ts';
import { addressHash } from '../do-not-contact/address-hash.ts';
import { insertDoNotContact } from '../do-not-contact/queries-do-not-contact.ts';

let site: ImportSite;
beforeAll(async () => {
  site = await openImportSite();
});
beforeEach(async () => {
  for (const table of ['professionals', 'imports', 'users', 'do_not_contact'] as const) {
    await site.db.deleteFrom(table).execute();
  }
});
afterAll(() => site.close());

const header = 'name,email,phone,profession,city\n';
const ana = 'Ana Roy,Ana@Roy.example,418 555 0123,plombière,Rimouski\n';
const names = async () => (await site.people()).map(({ name }) => name);

describe('an import', () => {
  it('stores new ones: active, with a place in their language and a basis, on no public page', async () => {
    const taken = await site.take(header + ana);
    expect(taken).toMatchObject({
      state: 'finished',
      counts: { created: 1, known: 0, refused: 0 },
    });
    expect(await site.people()).toMatchObject([
      {
        user_id: null,
        name: 'Ana Roy',
        email: 'ana@roy.example',
        phone: '+14185550123',
        profession_id: 1,
        active: true,
        contactable: true,
        location: 'Rimouski, Québec',
        service_radius_km: 30,
        language: 'fr',
        lawful_basis: 'published_address',
        source: 'their own web sites',
        listed_at: null,
        first_contacted_at: null,
      },
    ]);
  });

  it('reads all columns of a row', async () => {
    const more =
      'name,email,profession,city,description,years of experience,hourly rate,service radius,language,certifications,source,lawful basis\n' +
      'Ana Roy,ana@roy.example,Plumber,Rimouski,"Pipes, ""and""\nmore",12 ans,"45,50 $/h",25 km,anglais,RBQ 1234,a trade fair,consentement\n';
    await site.take(more, { basis: null, source: null });
    expect(await site.people()).toMatchObject([
      {
        description: 'Pipes, "and" more',
        years_experience: 12,
        hourly_rate: 45.5,
        service_radius_km: 25,
        location: 'Rimouski, Quebec',
        language: 'en',
        certifications: 'RBQ 1234',
        source: 'a trade fair',
        lawful_basis: 'consent',
      },
    ]);
  });

  it('searches waiting requests once, and not without new professionals', async () => {
    expect(await site.take(header + ana)).toMatchObject({ lookedAgain: 1 });
    expect(await site.take(`${header}${ana}\n`)).toMatchObject({ lookedAgain: 0 });
  });

  it('writes nothing in a dry run, and counts as the real one does', async () => {
    const rows = `${header}${ana}${ana}Nobody,,,plumber,Rimouski\n`;
    const tried = await site.take(rows, { dryRun: true });
    expect([await names(), await site.db.selectFrom('imports').selectAll().execute()]).toEqual([
      [],
      [],
    ]);
    const real = await site.take(rows);
    expect(tried).toMatchObject({ state: 'tried', counts: { created: 1, known: 1, refused: 1 } });
    expect([real.counts, real.refused]).toEqual([tried.counts, tried.refused]);
  });
});

describe('a known person', () => {
  it('is left unchanged, matched by e-mail or phone', async () => {
    await site.take(header + ana);
    const others =
      'Other,ana@roy.example,,painter,Matane\nThird,third@x.example,+1 (418) 555-0123,painter,Matane\n';
    expect(await site.take(header + others)).toMatchObject({ counts: { created: 0, known: 2 } });
    expect(await names()).toEqual(['Ana Roy']);
  });

  it('is not stored twice by a file with duplicates', async () => {
    const twice = `${ana}Ana again,ana@roy.example,,painter,Matane\n`;
    expect(await site.take(header + twice)).toMatchObject({ counts: { created: 1, known: 1 } });
  });

  it('may have an account', async () => {
    const account = {
      role: 'customer',
      name: 'Ana',
      email: 'ana@roy.example',
      language: 'fr',
    } as const;
    await createDemoUser(site.db, account);
    expect(await site.take(header + ana)).toMatchObject({ counts: { created: 0, known: 1 } });
    expect(await names()).toEqual([]);
  });

  it('is stored once by two concurrent imports', async () => {
    const both = await Promise.all([site.take(header + ana), site.take(`${header}\n${ana}`)]);
    const [one, other] = both.map(({ counts }) => counts.created);
    expect([one! + other!, await names()]).toEqual([1, ['Ana Roy']]);
  });
});

describe('an address on the do-not-contact list', () => {
  it.each([
    ['email', 'ana@roy.example'],
    ['phone', '+14185550123'],
  ] as const)('is refused by %s', async (channel, target) => {
    const hash = addressHash({ channel, target });
    await insertDoNotContact(site.db, [{ channel, hash }], new Date());
    const taken = await site.take(header + ana);
    expect(taken.counts).toEqual({ created: 0, known: 0, refused: 1 });
    expect(taken.refused).toMatchObject([
      {
        row: 2,
        problems: [{ column: channel, value: target, why: expect.stringMatching(/never/) }],
      },
    ]);
    expect(await names()).toEqual([]);
  });
});

describe('the same file again', () => {
  it('is idempotent, and says when it was done', async () => {
    await site.take(header + ana);
    await site.db.updateTable('professionals').set({ name: 'Changed since' }).execute();
    const again = await site.take(header + ana);
    expect(again).toMatchObject({ state: 'already', counts: { created: 1 }, at: expect.any(Date) });
    expect(await names()).toEqual(['Changed since']);
  });

  it('is read once more on demand', async () => {
    await site.take(header + ana);
    const again = await site.take(header + ana, { again: true });
    expect(again).toMatchObject({ state: 'finished', counts: { created: 0, known: 1 } });
  });

  it('resumes where it was stopped, and reports the whole file', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) =>
      at % 100 === 0
        ? `Bad ${at},none,,plumber,Matane\n`
        : `No ${at},a${at}@x.example,,plumber,Matane\n`,
    );
    const stop = new AbortController();
    stop.abort();
    const first = await site.take(header + rows.join(''), {}, stop.signal);
    expect(first).toMatchObject({ state: 'interrupted', rows: 500, counts: { created: 495 } });
    const second = await site.take(header + rows.join(''));
    expect(second).toMatchObject({ state: 'finished', rows: 1200, behind: 500 });
    expect(second.counts).toEqual({ created: 1188, known: 0, refused: 12 });
    expect(second.refused).toHaveLength(12);
  });

  it('is read by one run at a time', async () => {
    const rows = Array.from(
      { length: 900 },
      (_, at) => `No ${at},a${at}@x.example,,plumber,Matane\n`,
    );
    const path = `${site.folder}/both.csv`;
    const both = await Promise.allSettled([
      site.take(header + rows.join(''), { path }),
      site.take(header + rows.join(''), { path }),
    ]);
    const reasons = both.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
    );
    expect(reasons.filter((code) => code !== 'busy')).toEqual([]);
    expect(
      await site.db.selectFrom('imports').select(['rows_done', 'created_count']).execute(),
    ).toEqual([{ rows_done: 900, created_count: 900 }]);
    expect(await names()).toHaveLength(900);
  });
});
