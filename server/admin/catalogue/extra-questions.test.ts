import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTrade, changeCatalogue, listCatalogue } from '#contract/admin/catalogue.ts';
import { listExtraQuestions, MAX_EXTRA_QUESTIONS } from '#contract/requests/extra-questions.ts';
import { reloadCatalogue } from '#server/professionals/professionals.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CHOICE, FLOOR, setQuestions } from '#tests/support/extra-questions.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  admin = await anAdmin(site);
});
beforeEach(async () => {
  await site.platform.db.updateTable('professions').set({ extra_questions: '[]' }).execute();
  await reloadCatalogue(site.platform.db);
});
afterAll(() => site.stop());

const mover = { params: { profession: 'mover' as const } };
const asked = (language: 'en' | 'fr' | 'es') =>
  site.call(listExtraQuestions, { ...mover, query: { language } });
const entry = async () =>
  (await admin.call(listCatalogue, {})).find(({ profession }) => profession === 'mover')!;

async function refusal(extraQuestions: unknown) {
  const before = await entry();
  const body = { ...before, names: { en: null, fr: null, es: null }, extraQuestions };
  const answer = await admin.fetch('/api/admin/catalogue/mover', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect((await entry()).version).toBe(before.version);
  return [answer.status, await answer.json()] as const;
}

describe('extra questions of a trade', () => {
  it('are asked in their order and in the language of the customer', async () => {
    await setQuestions(admin, 'mover', [CHOICE, FLOOR]);
    expect(await asked('fr')).toMatchObject([
      { kind: 'choice', question: 'Y a-t-il un ascenseur?', options: ['Oui', 'No'] },
      { kind: 'number', question: 'Which floor?', options: [] },
    ]);
  });

  it('are asked in English, else in a language they have, where one is missing', async () => {
    const french = { en: null, fr: 'Combien de boîtes?', es: null };
    await setQuestions(admin, 'mover', [{ ...FLOOR, question: french }]);
    expect((await asked('es')).map(({ question }) => question)).toEqual(['Combien de boîtes?']);
  });

  it('keep their ids through an edit and another order, and are gone once removed', async () => {
    await setQuestions(admin, 'mover', [CHOICE, FLOOR]);
    const [choice, floor] = (await entry()).extraQuestions;
    expect([CHOICE.id, FLOOR.id]).not.toContain(choice!.id);
    const en = 'On which floor?';
    const edited = { ...floor!, question: { ...floor!.question, en } };
    await setQuestions(admin, 'mover', [edited, choice!]);
    expect(await asked('en')).toMatchObject([{ id: floor!.id, question: en }, { id: choice!.id }]);
    await setQuestions(admin, 'mover', [choice!]);
    expect((await asked('en')).map(({ id }) => id)).toEqual([choice!.id]);
  });

  it('stay where a change leaves them out, and can come with an added trade', async () => {
    await setQuestions(admin, 'mover', [FLOOR]);
    await setQuestions(admin, 'mover', undefined);
    expect(await asked('en')).toHaveLength(1);
    const none = { en: [], fr: [], es: [] };
    const names = { en: 'Piano mover', fr: 'Déménageur de pianos', es: 'Mudanza de pianos' };
    const look = { category: 'home_services' as const, icon: null };
    const words = { names, cueWords: none, examples: none };
    const body = { ...words, ...look, extraQuestions: [FLOOR] };
    const added = await admin.call(addTrade, { body });
    expect(added.extraQuestions).toMatchObject([{ kind: 'number' }]);
  });

  it('are in the audit log, before and after', async () => {
    await setQuestions(admin, 'mover', [FLOOR]);
    const row = await site.platform.db
      .selectFrom('admin_audit')
      .select(['before', 'after'])
      .where('target', '=', 'mover')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row.before).toMatchObject({ extraQuestions: [] });
    expect(row.after).toMatchObject({ extraQuestions: [{ question: FLOOR.question }] });
  });

  it('are refused where somebody else changed them meanwhile', async () => {
    const { version } = await entry();
    await setQuestions(admin, 'mover', [FLOOR]);
    const { category, icon, active, cueWords } = await entry();
    const names = { en: null, fr: null, es: null };
    const body = { version, names, cueWords, active, category, icon, extraQuestions: [] };
    const late = admin.call(changeCatalogue, { ...mover, body });
    await expect(late).rejects.toMatchObject({ body: { code: 'changed_meanwhile' } });
    expect(await asked('en')).toHaveLength(1);
  });
});

describe('a question is refused', () => {
  const none = { en: null, fr: null, es: null };
  it.each([
    ['without words in any language', [{ ...FLOOR, question: none }], 'extraQuestions.0.question'],
    [
      'that is too long',
      [{ ...FLOOR, question: { ...none, en: 'x'.repeat(151) } }],
      'extraQuestions.0.question.en',
    ],
    [
      'of two lines',
      [{ ...FLOOR, question: { ...none, en: 'Which\nfloor?' } }],
      'extraQuestions.0.question.en',
    ],
    ['of a kind nobody knows', [{ ...FLOOR, kind: 'video' }], 'extraQuestions.0.kind'],
    [
      'as a choice without options to choose from',
      [{ ...CHOICE, options: [] }],
      'extraQuestions.0',
    ],
    ['with options it is not answered by', [{ ...CHOICE, kind: 'text' }], 'extraQuestions.0'],
    [
      'with more than ten options',
      [{ ...CHOICE, options: Array(11).fill(CHOICE.options[0]) }],
      'extraQuestions.0.options',
    ],
    ['as one too many', Array(MAX_EXTRA_QUESTIONS + 1).fill(FLOOR), 'extraQuestions'],
  ])('%s, and nothing changes', async (_, questions, field) => {
    expect(await refusal(questions)).toMatchObject([422, { details: [{ field }] }]);
  });

  it('of a trade that is none, to everybody', async () => {
    const at = (trade: string) =>
      site.client().fetch(`/api/catalogue/${trade}/questions?language=en`);
    expect((await at('astronaut')).status).toBe(422);
    expect((await at('trade-1999')).status).toBe(404);
    expect((await site.client().fetch('/api/catalogue/mover/questions')).status).toBe(422);
  });
});
