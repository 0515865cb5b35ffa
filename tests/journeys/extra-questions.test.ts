import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccount } from '#contract/accounts/privacy.ts';
import { exportRequests } from '#contract/admin/requests.ts';
import { getAdminRequest } from '#contract/admin/details.ts';
import { answersIn } from '#contract/dialogue/details.ts';
import { respond, type Input } from '#contract/dialogue/respond.ts';
import { BEGINNING, move, type Progress } from '#contract/dialogue/steps.ts';
import { analyzeMessage, ASKED } from '#contract/requests/assistant.ts';
import { listExtraQuestions, type ExtraQuestion } from '#contract/requests/extra-questions.ts';
import { listLeads, type Lead } from '#contract/requests/leads.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { reloadCatalogue } from '#server/professionals/professionals.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { CHOICE, FLOOR, setQuestions } from '#tests/support/extra-questions.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import {
  aCustomer,
  LEAKING_TAP,
  lettersOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
let stage: Stage;
let questions: ExtraQuestion[];
const [language, profession] = ['fr', 'plumber'] as const;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  admin = await anAdmin(site);
  stage = await aStage(site);
  await setQuestions(admin, profession, [CHOICE, FLOOR]);
  const asked = { params: { profession }, query: { language } };
  questions = await site.call(listExtraQuestions, asked);
});
afterAll(async () => {
  await site.platform.db.updateTable('professions').set({ extra_questions: '[]' }).execute();
  await reloadCatalogue(site.platform.db);
  await site.stop();
});

const PHONE = '514 555 0199';
const KEPT = [
  { question: 'Y a-t-il un ascenseur?', answer: 'Oui' },
  { question: 'Which floor?', answer: `3, appelez-moi au ${PHONE}` },
];
const MASKED = [KEPT[0], { question: 'Which floor?', answer: '3, appelez-moi au •••' }];
const need = { ...LEAKING_TAP, language };
const answersOf = () =>
  questions.map(({ id: questionId }, at) => ({ questionId, answer: KEPT[at]!.answer }));

let count = 0;
const submit = (extraAnswers = answersOf()) =>
  stage.marie.call(submitRequest, {
    body: { ...need, description: `Le robinet coule ${++count}`, extraAnswers },
  });

async function leadOn(requestId: string, who: Professional): Promise<Lead> {
  const leads = await who.call(listLeads, { params: { id: who.professionalId } });
  return leads.find(({ serviceRequest }) => serviceRequest.id === requestId)!;
}

/** A conversation that reads words through the server, as the browser does. */
function conversation() {
  let progress: Progress = BEGINNING;
  const act = (input: Input) => {
    const turn = respond(progress, input, true);
    progress = turn.progress;
    return turn.replies.map(({ say, values }) => values?.question ?? say);
  };
  return {
    now: () => progress,
    learn: () => (progress = move(progress, { type: 'learned', extra: { profession, questions } })),
    says: async (message: string, first = false) => {
      const asked = ASKED.find((one) => one === progress.step);
      const body = { message, language, ...(asked && { asked }) };
      const heard = await site.call(analyzeMessage, { body });
      return act({ type: 'said', text: message, heard, first });
    },
  };
}

test('a conversation asks for them after the description, and its answers become the request’s', async () => {
  const chat = conversation();
  chat.learn();
  expect(await chat.says('Mon robinet coule, j’ai besoin d’un plombier', true)).toContain(
    KEPT[0]!.question,
  );
  expect(await chat.says('oui')).toEqual([KEPT[1]!.question]);
  expect(await chat.says('3')).toEqual(['ask.location']);
  await chat.says('à Montréal');
  await chat.says('très urgent');
  const { step, draft } = chat.now();
  expect(step).toBe('confirmation');
  const extraAnswers = answersIn(draft).map(({ questionId, answer }) => ({ questionId, answer }));
  const { extraAnswers: kept } = await submit(extraAnswers);
  expect(kept).toEqual([KEPT[0], { ...KEPT[1], answer: '3' }]);
});

describe('answers to extra questions', () => {
  test('are the customer’s to read, and the professional’s with contacts masked until they accept', async () => {
    const { id, extraAnswers } = await submit();
    expect(extraAnswers).toEqual(KEPT);
    const own = await stage.marie.call(getOwnRequest, { params: { id } });
    expect(own.extraAnswers).toEqual(KEPT);
    expect((await leadOn(id, stage.ann)).serviceRequest.extraAnswers).toEqual(MASKED);
    await answer(stage.ann, 'accepted');
    expect((await leadOn(id, stage.ann)).serviceRequest.extraAnswers).toEqual(KEPT);
    await site.drainJobs();
    const letters = (await lettersOf(site)).filter(
      ({ recipient }) => recipient === stage.ben.email,
    );
    const said = letters.map(({ text }) => text).join('\n');
    expect(said).toContain('Y a-t-il un ascenseur? Oui');
    expect(said).not.toContain(PHONE);
  });

  test('are in the operator’s details and file', async () => {
    const { id } = await submit();
    const seen = await admin.call(getAdminRequest, { params: { id } });
    expect(seen.extraAnswers).toEqual(KEPT);
    const file = await admin.fetch(`${exportRequests.path}?columns=id,extraAnswers`);
    const line = (await file.text()).split('\r\n').find((one) => one.includes(id));
    expect(line).toContain(`"Y a-t-il un ascenseur? Oui; Which floor? 3, appelez-moi au ${PHONE}"`);
  });

  test('stay as they were given, whatever becomes of the questions', async () => {
    const { id } = await submit();
    await setQuestions(admin, profession, []);
    const own = await stage.marie.call(getOwnRequest, { params: { id } });
    expect(own.extraAnswers).toEqual(KEPT);
    expect((await submit()).extraAnswers).toEqual([]);
    await setQuestions(admin, profession, [CHOICE, FLOOR]);
  });

  test('may be left out', async () => {
    questions = await site.call(listExtraQuestions, {
      params: { profession },
      query: { language },
    });
    expect((await submit(answersOf().slice(1))).extraAnswers).toEqual([KEPT[1]]);
    expect((await submit([])).extraAnswers).toEqual([]);
  });

  test.each([
    ['empty', '   ', 'extraAnswers.0.answer'],
    ['too long', 'x'.repeat(501), 'extraAnswers.0.answer'],
    ['not storable', 'a\0b', 'extraAnswers.0.answer'],
  ])('that are %s are refused, and nothing is stored', async (_, words, field) => {
    const { db } = site.platform;
    const stored = () => db.selectFrom('requests').select('id').execute();
    const before = await stored();
    const { questionId } = answersOf()[0]!;
    const sent = submit([{ questionId, answer: words }]);
    await expect(sent).rejects.toMatchObject({ status: 422, body: { details: [{ field }] } });
    const twice = submit([...answersOf(), ...answersOf()]);
    await expect(twice).rejects.toMatchObject({ status: 422 });
    expect(await stored()).toEqual(before);
  });

  test('are nobody else’s', async () => {
    const { id } = await submit();
    for (const [who, status] of [
      [await aCustomer(site, 'Thomas'), 404],
      [stage.ann, 403],
      [nobody(site), 401],
    ] as const)
      expect((await who.ask('GET', `/api/requests/${id}`)).status).toBe(status);
  });

  test('are in the export of personal data, and erased with the person', async () => {
    const { marie } = stage;
    const { id } = await submit();
    const archive = await marie.fetch(exportAccount.path, { headers: { 'accept-language': 'en' } });
    const page = unzipSync(new Uint8Array(await archive.arrayBuffer()))['index.html']!;
    expect(strFromU8(page)).toContain('Which floor? 3, appelez-moi');
    await erasePerson(site.platform, marie.id, 'person');
    const row = await site.platform.db
      .selectFrom('requests')
      .select('extra_answers')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.extra_answers ?? []).toEqual([]);
  });
});
