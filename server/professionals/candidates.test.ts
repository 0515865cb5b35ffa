import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { updateProfessional, type ProfileChanges } from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, MONTREAL, type Professional } from '#tests/support/people.ts';
import { findCandidates } from './queries-candidates.ts';

let site: StartedApp;
let all: Professional[];
beforeAll(async () => {
  site = await startApp();
  const trades: [string, Profession, number][] = [
    ['Ann', 'plumber', 3],
    ['Ben', 'painter', 1],
    ['Cleo', 'roofer', 2],
    ['Dora', 'plumber', 45],
  ];
  all = await Promise.all(
    trades.map(([name, profession, km]) => aProfessional(site, name, { profession, km })),
  );
});
afterAll(() => site.stop());

const change = (who: Professional, body: ProfileChanges) =>
  who.call(updateProfessional, { params: { id: who.professionalId }, body });
const found = async (
  profession: Profession,
  notUserIds: string[] = [],
  notIds: string[] = [],
  place = MONTREAL,
) => {
  const need = { professionId: professionId(profession), ...place, notUserIds, notIds };
  const candidates = await findCandidates(site.platform.db, need);
  const names = new Map(all.map(({ professionalId, name }) => [professionalId, name]));
  return candidates.map(({ id }) => names.get(id));
};

test('the candidates of a trade are those whose first or further trade it is, nearest first', async () => {
  const [ann, ben, cleo, dora] = all as [Professional, Professional, Professional, Professional];
  expect(await found('plumber')).toEqual(['Ann']);
  await change(ben, { furtherProfessions: ['plumber', 'handyman'] });
  await change(cleo, { furtherProfessions: ['plumber'] });
  await change(dora, { furtherProfessions: ['handyman'] });
  expect(await found('plumber')).toEqual(['Ben', 'Cleo', 'Ann']);
  expect(await found('painter')).toEqual(['Ben']);
  expect(await found('handyman')).toEqual(['Ben']);
  expect(await found('plumber', [ben.id], [ann.professionalId])).toEqual(['Cleo']);
});

test('moving, pausing, being busy or leaving affects further trades as the first', async () => {
  const [, ben] = all as [Professional, Professional];
  await change(ben, { furtherProfessions: ['electrician'], location: 'Toronto, Ontario' });
  expect(await found('electrician')).toEqual([]);
  await change(ben, { location: 'Montréal, Québec' });
  expect(await found('electrician')).toEqual(['Ben']);
  const away: [ProfileChanges, ProfileChanges][] = [
    [{ availability: 'busy' }, { availability: 'available' }],
    [{ pausedUntil: '2100-01-01T00:00:00Z' }, { pausedUntil: null }],
    [{ location: null }, { location: 'Montréal, Québec' }],
    [{ serviceRadiusKm: 1, location: 'Laval, Québec' }, { serviceRadiusKm: 30 }],
    [{ furtherProfessions: [] }, { furtherProfessions: ['electrician'] }],
  ];
  for (const [leaves, returns] of away) {
    await change(ben, leaves);
    expect(await found('electrician')).toEqual([]);
    await change(ben, returns);
    expect(await found('electrician')).toEqual(['Ben']);
  }
});

test('after any sequence of changes, both kinds of trade are found alike', async () => {
  const [ann] = all as [Professional];
  const step = fc.oneof(
    fc.constantFrom<ProfileChanges>(
      { availability: 'busy' },
      { availability: 'available' },
      { location: null },
      { location: 'Montréal, Québec' },
      { location: 'Toronto, Ontario' },
      { pausedUntil: '2100-01-01T00:00:00Z' },
      { pausedUntil: null },
    ),
    fc.constantFrom<ProfileChanges>(
      { profession: 'locksmith' },
      { profession: 'gardener' },
      { furtherProfessions: ['mover'] },
    ),
  );
  const property = fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
    await change(ann, { profession: 'gardener', furtherProfessions: ['mover'] });
    for (const body of steps) await change(ann, body);
    const [first] = (await change(ann, { name: 'Ann' })).professions;
    return (await found(first!)).includes('Ann') === (await found('mover')).includes('Ann');
  });
  expect(await fc.check(property, { numRuns: 6 })).toMatchObject({ failed: false });
});

test.each([
  ['100 km', 99, 100],
  ['a little farther', 101, 120],
  ['as far as anybody', 495, 500],
])(
  'who goes %s is found at the end of their area, by first and further trade',
  async (_, km, radius) => {
    const northern = { ...MONTREAL, lat: MONTREAL.lat + 20 };
    for (const [at, place] of [MONTREAL, northern].entries()) {
      const name = `Zoe ${radius} ${at}`;
      const zoe = await aProfessional(site, name, { profession: 'tiler', near: place, km, radius });
      all.push(zoe);
      await change(zoe, { furtherProfessions: ['tailor'] });
      for (const trade of ['tiler', 'tailor'] as const)
        expect(await found(trade, [], [], place)).toContain(name);
    }
  },
);

test('who goes farther or less far than before is found by a further trade as well', async () => {
  const yan = await aProfessional(site, 'Yan', { profession: 'tiler', km: 140, radius: 99 });
  all.push(yan);
  await change(yan, { furtherProfessions: ['tailor'] });
  const isFound = async () => [
    (await found('tiler')).includes('Yan'),
    (await found('tailor')).includes('Yan'),
  ];
  expect(await isFound()).toEqual([false, false]);
  await change(yan, { serviceRadiusKm: 150 });
  expect(await isFound()).toEqual([true, true]);
  await change(yan, { serviceRadiusKm: 120 });
  expect(await isFound()).toEqual([false, false]);
});
