import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import { uploadFile } from '#contract/files.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import {
  markLeadsSeen,
  reportCompletion,
  respondToLead,
  stepBack,
} from '#contract/requests/leads.ts';
import { markMessagesRead, sendMessage } from '#contract/requests/messages.ts';
import {
  cancelRequest,
  completeRequest,
  getOwnRequest,
  hireProfessional,
  listOwnRequests,
  submitRequest,
} from '#contract/requests/requests.ts';
import { answerReview, writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import { findRequestStates } from './queries-request-states.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let ben: Professional;
let job: string;
let other: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann', { plan: 'premium' });
  ben = await aProfessional(site, 'Ben', { plan: 'premium' });
  job = await submit('The job');
  other = await submit('Another one');
});
afterAll(() => site.stop());

async function submit(description: string): Promise<string> {
  await site.advance(1);
  return (await marie.call(submitRequest, { body: { ...LEAKING_TAP, description } })).id;
}

const leadIn = async (professional: Professional, request: string) => {
  const { leads } = await marie.call(getOwnRequest, { params: { id: request } });
  const found = leads.find((one) => one.professional.id === professional.professionalId);
  return found?.id ?? '';
};

const answer = async (professional: Professional, status: 'accepted' | 'denied') => {
  const params = { id: await leadIn(professional, job) };
  await professional.call(respondToLead, { params, body: { status } });
};

const write = (by: Pick<Customer, 'call'>, content: string, attachmentIds?: string[]) =>
  by.call(sendMessage, { body: { serviceRequestId: job, content, attachmentIds } });

async function upload(by: Pick<Customer, 'call'>, purpose: 'message' | 'request') {
  const bytes = (await aDrawing()) as Uint8Array<ArrayBuffer>;
  const query = { purpose, name: 'a.png' };
  const { id } = await by.call(uploadFile, {
    query,
    body: new Blob([bytes], { type: 'image/png' }),
  });
  return id;
}

async function readAll(by: Pick<Customer, 'call'>) {
  const { id: messageId } = await write(by === marie ? ann : marie, 'The last one');
  await by.call(markMessagesRead, { body: { serviceRequestId: job, messageId } });
}

const row = (table: 'professionals' | 'users' | 'reviews' | 'messages', id: string, set: object) =>
  site.platform.db.updateTable(table).set(set).where('id', '=', id).execute();

const params = () => ({ id: job });

// In this order: each begins where the one before it ended.
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a professional has seen it': async () =>
    ann.call(markLeadsSeen, { body: { leadIds: [await leadIn(ann, job)] } }),
  'one declines': () => answer(ben, 'denied'),
  'one accepts': () => answer(ann, 'accepted'),
  'the customer writes': () => write(marie, 'Hello'),
  'the professional writes': () => write(ann, 'Hello too'),
  'a picture is sent': async () => write(ann, '', [await upload(ann, 'message')]),
  'the customer reads': () => readAll(marie),
  'the professional reads': () => readAll(ann),
  'a professional has another name': async () =>
    ann.call(updateProfessional, { params: { id: ann.professionalId }, body: { name: 'Anna' } }),
  'a professional describes themselves anew': async () =>
    ann.call(updateProfessional, {
      params: { id: ann.professionalId },
      body: { description: 'Taps and pipes, small jobs too.' },
    }),
  'a professional has other figures': () =>
    row('professionals', ann.professionalId, { review_count: 3, rating_mean: 4.5 }),
  'the customer who wrote has another name': async () => {
    await write(marie, 'It is me');
    await marie.call(updateAccount, { body: { name: 'Marie-Eve' } });
  },
  'one is hired': () =>
    marie.call(hireProfessional, {
      params: params(),
      body: { professionalId: ann.professionalId },
    }),
  'the work is reported': async () =>
    ann.call(reportCompletion, { params: { id: await leadIn(ann, job) }, body: {} }),
  'it is not done': () => marie.call(completeRequest, { params: params(), body: { done: false } }),
  'it is done': () => marie.call(completeRequest, { params: params(), body: {} }),
  'it is reviewed': () =>
    marie.call(writeReview, { body: { serviceRequestId: job, rating: 4, comment: 'Dry again' } }),
  'the review is answered': async () => {
    const { review } = await marie.call(getOwnRequest, { params: params() });
    await ann.call(answerReview, { params: { id: review?.id ?? '' }, body: { text: 'Thank you' } });
  },
  'the review is gone': () =>
    site.platform.db.deleteFrom('reviews').where('request_id', '=', job).execute(),
  'what was written is erased': () =>
    site.platform.db
      .updateTable('messages')
      .set({ content: '\uF8E1' })
      .where('request_id', '=', job)
      .execute(),
  'there is another request, with a photo': async () => {
    const photoIds = [await upload(marie, 'request')];
    await marie.call(submitRequest, {
      body: { ...LEAKING_TAP, description: 'With a photo', photoIds },
    });
  },
  'one steps back': async () => {
    const id = await leadOf(ann);
    await ann.call(respondToLead, { params: { id }, body: { status: 'accepted' } });
    await ann.call(stepBack, { params: { id }, body: {} });
  },
  'nobody answered in time': async () => {
    await site.advance(60 * 60 * 24 * 3);
    await site.drainJobs();
  },
  'one is cancelled': () => marie.call(cancelRequest, { params: { id: other }, body: {} }),
};

const json = async (path: string): Promise<unknown> => (await marie.fetch(path)).json();
const listIn = async (language: string) =>
  (await json(`/api/user/requests?lang=${language}`)) as { id: string }[];

/** What the list would be if nothing were kept: each request by itself. */
const readAnew = (list: { id: string }[], language: string) =>
  Promise.all(
    list.map(async ({ id }) => {
      const { timeline: _, ...request } = (await json(`/api/requests/${id}?lang=${language}`)) as {
        timeline: unknown;
      };
      return request;
    }),
  );

test.each(Object.entries(CHANGES))('the list shows at once that %s', async (_, change) => {
  const before = { en: await listIn('en'), fr: await listIn('fr') };
  await change();
  for (const language of ['en', 'fr'] as const) {
    const after = await listIn(language);
    expect(after).not.toEqual(before[language]);
    expect(after).toEqual(await readAnew(after, language));
  }
});

test('of what has not changed only the states are read', async () => {
  const [first, again] = [await json('/api/user/requests'), () => json('/api/user/requests')];
  const statements = await countStatements(async () => expect(await again()).toEqual(first));
  // The session, and the states.
  expect(statements).toBe(2);
});

test('a state is the same whoever else asks at the same moment', async () => {
  const { db } = site.platform;
  const ask = (customerId: string) => findRequestStates(db, { customerId, limit: 20 });
  const alone = await ask(marie.id);
  expect(await Promise.all([ask(ann.id), ask(marie.id)])).toEqual([[], alone]);
});

test('a page behind another one is kept like the first', async () => {
  const [newest] = await listIn('en');
  const behind = () => json(`/api/user/requests?before=${newest?.id}`);
  const first = await behind();
  expect(first).toHaveLength(2);
  expect(await countStatements(async () => expect(await behind()).toEqual(first))).toBe(2);
});

test('what was written for one is shown to nobody else', async () => {
  const thomas = await aCustomer(site, 'Thomas');
  expect(await listIn('en')).toHaveLength(3);
  expect(await thomas.call(listOwnRequests)).toEqual([]);
});
