import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  publicProfessional,
  updateProfessional,
  type OwnProfile,
  type ProfileChanges,
} from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, nobody, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
});
beforeEach(async () => {
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const change = (body: ProfileChanges): Promise<OwnProfile> =>
  ann.call(updateProfessional, { params: { id: ann.professionalId }, body });
const seenBy = (reader: Pick<Professional, 'call'>) =>
  reader.call(publicProfessional, { params: { id: ann.professionalId } });

const licence = { number: '5678-1234-01', authority: 'RBQ', expiresOn: '2027-05-31' };
const insurance = { company: 'Intact', policy: 'AB-123', expiresOn: '2027-01-31' };

describe('the details of a professional', () => {
  test('are stored, and the public ones shown to everybody', async () => {
    const facts = {
      certifications: 'Gas fitter, class 1',
      minimumJob: 120.5,
      languages: ['fr', 'en', 'ht'],
    } as const satisfies ProfileChanges;
    const daysOff = [{ from: '2026-12-24', to: '2027-01-03' }];
    expect(await change({ ...facts, languages: [...facts.languages], daysOff })).toMatchObject({
      ...facts,
      daysOff,
    });
    const shown = await seenBy(nobody(site));
    expect(shown).toMatchObject(facts);
    expect(Object.keys(shown)).not.toContain('daysOff');
  });

  test('are emptied by null, an empty text or an empty list', async () => {
    await change({ certifications: 'Gas', minimumJob: 90, languages: ['fr'], licence, insurance });
    const empty = { minimumJob: null, languages: [], licence: null, insurance: null };
    expect(await change({ ...empty, certifications: '' })).toMatchObject({
      ...empty,
      certifications: null,
    });
  });
});

describe('a licence and an insurance', () => {
  const checkedAt = '2026-10-01T12:00:00.000Z';
  const check = () =>
    site.platform.db
      .updateTable('professionals')
      .set({
        licence_checked_at: new Date(checkedAt),
        insurance_checked_at: new Date(checkedAt),
      })
      .where('id', '=', ann.professionalId)
      .execute();

  test('are not checked by their owner, and hide the policy from others', async () => {
    expect(await change({ licence, insurance })).toMatchObject({
      licence: { ...licence, checkedAt: null },
      insurance: { ...insurance, checkedAt: null },
    });
    expect(await seenBy(nobody(site))).toMatchObject({
      licence: { number: licence.number, authority: 'RBQ', checkedAt: null },
      insurance: { company: 'Intact', checkedAt: null },
    });
    expect(JSON.stringify(await seenBy(nobody(site)))).not.toContain('AB-123');
  });

  test('stay checked where the same values are sent again', async () => {
    await change({ licence, insurance });
    await check();
    expect(await change({ licence, insurance, name: 'Ann & Co' })).toMatchObject({
      licence: { checkedAt },
      insurance: { checkedAt },
    });
  });

  test.each([
    ['number', { licence: { ...licence, number: '1111-2222-01' } }, 'licence'],
    ['authority', { licence: { ...licence, authority: 'CMMTQ' } }, 'licence'],
    ['end', { licence: { ...licence, expiresOn: '2030-01-01' } }, 'licence'],
    ['company', { insurance: { ...insurance, company: 'Desjardins' } }, 'insurance'],
    ['policy', { insurance: { ...insurance, policy: null } }, 'insurance'],
  ] as const)(
    'lose their check with another %s, and only the one that changed',
    async (...told) => {
      const [, body, changed] = told;
      await change({ licence, insurance });
      await check();
      const after = await change(body);
      const other = changed === 'licence' ? 'insurance' : 'licence';
      expect(after[changed]?.checkedAt).toBeNull();
      expect(after[other]?.checkedAt).toBe(checkedAt);
    },
  );
});

describe('several trades', () => {
  test('follow the first one, with a place or without', async () => {
    await change({ location: null });
    const said = await change({ furtherProfessions: ['handyman', 'electrician'] });
    expect(said.professions[0]).toBe('plumber');
    expect(said.professions.toSorted()).toEqual(['electrician', 'handyman', 'plumber']);
    expect(await change({ furtherProfessions: ['handyman'] })).toMatchObject({
      professions: ['plumber', 'handyman'],
    });
    expect(await change({ furtherProfessions: [] })).toMatchObject({ professions: ['plumber'] });
  });

  test('change places where a further one becomes the first', async () => {
    await change({ furtherProfessions: ['electrician', 'handyman'] });
    const swapped = await change({ profession: 'handyman' });
    expect(swapped.profession).toBe('handyman');
    expect(swapped.professions.toSorted()).toEqual(['electrician', 'handyman', 'plumber']);
  });

  test('lose the first one to a new trade, and keep other values sent with it', async () => {
    await change({ furtherProfessions: ['electrician'] });
    expect(await change({ profession: 'painter' })).toMatchObject({
      professions: ['painter', 'electrician'],
    });
    expect(
      await change({ profession: 'electrician', furtherProfessions: ['painter', 'roofer'] }),
    ).toMatchObject({ profession: 'electrician' });
  });
});

describe('agreeing to a public page', () => {
  const consents = () =>
    site.platform.db
      .selectFrom('consents')
      .select(['purpose', 'given', 'language'])
      .where('user_id', '=', ann.id)
      .orderBy('id')
      .execute();

  test('is stored with its proof, and so is withdrawing', async () => {
    expect(await seenBy(ann)).toMatchObject({ listed: false, publicPath: null });
    const listed = await change({ listed: true });
    expect(listed).toMatchObject({ listed: true, publicPath: `/pro/ann-${ann.professionalId}` });
    await change({ listed: true, name: 'Ann' });
    expect(await change({ listed: false })).toMatchObject({ listed: false, publicPath: null });
    expect(await consents()).toMatchObject([
      { purpose: 'public_page', given: true },
      { purpose: 'public_page', given: false },
    ]);
  });

  test('says nothing of the page of somebody who never agreed', async () => {
    await change({ listed: false });
    expect(await consents()).toEqual([]);
  });
});

describe('a profile refuses', () => {
  const daysOff = (from: string, to: string) => ({ daysOff: [{ from, to }] });
  test.each([
    ['a trade twice', { furtherProfessions: ['painter', 'painter'] }, 'furtherProfessions'],
    ['the first trade again', { furtherProfessions: ['plumber'] }, 'furtherProfessions.0'],
    [
      'a first trade that is a further one too',
      { profession: 'painter', furtherProfessions: ['roofer', 'painter'] },
      'furtherProfessions.1',
    ],
    [
      'six trades',
      { furtherProfessions: ['painter', 'roofer', 'electrician', 'handyman', 'locksmith'] },
      'furtherProfessions',
    ],
    ['a trade nobody has', { furtherProfessions: ['wizard'] }, 'furtherProfessions.0'],
    ['a language nobody speaks', { languages: ['xx'] }, 'languages.0'],
    ['a language twice', { languages: ['fr', 'fr'] }, 'languages'],
    ['a job below nothing', { minimumJob: -1 }, 'minimumJob'],
    ['a day off that ends before it begins', daysOff('2027-01-03', '2026-12-24'), 'daysOff.0'],
    ['a day no calendar has', daysOff('2027-02-29', '2027-03-01'), 'daysOff.0.from'],
    ['a licence without a number', { licence: { authority: 'RBQ' } }, 'licence.number'],
    [
      'a check of their own',
      { licence: { ...licence, checkedAt: '2026-01-01T00:00:00Z' } },
      'licence',
    ],
    ['a moment of their own for their page', { listed: '2026-01-01T00:00:00Z' }, 'listed'],
    ['certifications without end', { certifications: 'x'.repeat(1001) }, 'certifications'],
  ])('%s, names the field, and stays as it was', async (_, body, field) => {
    const before = await change({ licence, insurance, listed: true });
    const path = `/api/professionals/${ann.professionalId}`;
    const refused = await ann.ask('PATCH', path, { ...body, name: 'Other' });
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
    expect(refused.body.details.map((one: { field: string }) => one.field)).toContain(field);
    expect(await seenBy(ann)).toEqual(before);
  });
});
