import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getAdminProfessional,
  getAdminRequest,
  getUser,
  readConversation,
} from '#contract/admin/details.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed } from '#tests/support/invitations.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { anOperator, refusedTo, type Operator } from '#tests/support/admin/operator.ts';
import { leadOf, nobody } from '#tests/support/people.ts';

const SAID = 'A canary: the key is under the mat';
const WHY = 'A report of rudeness, ticket 17';

let site: StartedApp;
let stage: Stage;
let operator: Operator;
let id: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  stage = await aStage(site);
  operator = await anOperator(site);
  ({ id } = await stage.submit());
  await site.drainJobs();
  const { ann, ben, marie } = stage;
  await answer(ann, 'accepted', 'I am free on Tuesday');
  await answer(ben, 'denied');
  const { professionalId } = ann;
  await marie.call(sendMessage, { body: { serviceRequestId: id, professionalId, content: SAID } });
  await stage.hire(id, ann);
  await stage.complete(id);
  await marie.call(writeReview, { body: { serviceRequestId: id, rating: 4, comment: 'Fine.' } });
  await site.drainJobs();
});
afterAll(() => site.stop());

const logged = async () => (await operator.ask('GET', '/api/admin/audit?reads=true')).body;

describe('a request', () => {
  test('is shown with its leads, its history, the messages sent, and its review', async () => {
    const { ann, marie } = stage;
    const detail = await operator.call(getAdminRequest, { params: { id } });
    expect(detail).toMatchObject({
      id,
      status: 'completed',
      customerId: marie.id,
      customerName: 'Marie',
      professionalName: 'Ann',
      contacted: 3,
      allowedActions: ['delete'],
      hiredAt: expect.any(String),
      review: { rating: 4, comment: 'Fine.', allowedActions: ['hide'] },
    });
    expect(detail.leads).toMatchObject([
      { professionalName: 'Ann', status: 'accepted', rank: 1, messages: 2, claimed: true },
      { professionalName: 'Ben', status: 'denied', messages: 0 },
      { professionalName: 'Cleo', status: 'withdrawn', endedBecause: 'hired_other' },
    ]);
    expect(detail.leads[0]?.professionalId).toBe(ann.professionalId);
    expect(detail.timeline.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['submit', 'contact', 'accept', 'decline', 'hire', 'complete']),
    );
    const hidden = `${ann.email.slice(0, 1)}•••@example.test`;
    const written = detail.notifications.map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(written).toEqual(expect.arrayContaining([`newLead ${hidden}`, `leadHired ${hidden}`]));
    expect(written.join()).not.toContain(ann.email);
  });

  test('shows nothing of its conversations; reading it is audited', async () => {
    const { text } = await operator.ask('GET', `/api/admin/requests/${id}`);
    expect(text).not.toContain('under the mat');
    const log = await logged();
    expect(log[0]).toMatchObject({ action: 'read', targetKind: 'request', target: id });
  });

  test('has its conversation read for an audited reason, and not otherwise', async () => {
    const { ann } = stage;
    const { professionalId } = ann;
    const messages = await operator.call(readConversation, {
      params: { id },
      body: { professionalId, reason: WHY },
    });
    expect(messages).toMatchObject([
      { senderType: 'professional', senderName: 'Ann', content: 'I am free on Tuesday' },
      { senderType: 'user', senderName: 'Marie', content: SAID },
    ]);
    const [entry] = await logged();
    expect(entry).toMatchObject({
      action: 'conversation_read',
      target: id,
      reason: WHY,
      after: { professionalId, messages: 2 },
    });
    const path = `requests/${id}/conversations`;
    expect(await operator.act(path, { professionalId })).toBe('422 invalid_input');
    expect(await operator.act(path, { professionalId, reason: ' a ' })).toBe('422 invalid_input');
    expect(await operator.act(path, { professionalId: id, reason: WHY })).toBe('404 not_found');
    expect(JSON.stringify(await logged())).not.toContain('under the mat');
  });
});

test('a person is shown with sessions, consents, activity and requests', async () => {
  const { marie } = stage;
  const detail = await operator.call(getUser, { params: { id: marie.id } });
  expect(detail).toMatchObject({
    name: 'Marie',
    role: 'customer',
    state: 'active',
    emailProven: true,
    hasPassword: false,
    appSince: null,
    reports: 0,
    requests: [{ id, profession: 'plumber', status: 'completed' }],
  });
  expect(detail.sessions).toHaveLength(1);
  expect((await logged())[0]).toMatchObject({ action: 'read', targetKind: 'user' });
});

describe('a professional', () => {
  test('is shown with the quota, the plan, leads and reviews', async () => {
    const { ann } = stage;
    const params = { id: ann.professionalId };
    const detail = await operator.call(getAdminProfessional, { params });
    expect(detail).toMatchObject({
      name: 'Ann',
      userId: ann.id,
      state: 'active',
      acceptedCount: 1,
      licence: null,
      quota: { planId: 'free', used: 1, limit: 5, granted: 0 },
      subscription: { standing: 'free', planId: 'free' },
      leads: [{ id: await leadOf(ann), requestId: id, status: 'accepted' }],
      reviews: [{ rating: 4 }],
      origin: null,
      invitations: [],
    });
    expect(detail.quota.entries).toMatchObject([{ kind: 'taken', profession: 'plumber' }]);
  });

  test('without an account is shown with the origin of the record', async () => {
    const { id: norasId } = await anUnclaimed(site, 'Nora');
    const detail = await operator.call(getAdminProfessional, { params: { id: norasId } });
    expect(detail).toMatchObject({
      userId: null,
      state: 'unclaimed',
      origin: { lawfulBasis: expect.any(String), source: expect.any(String) },
    });
  });
});

test('details are for operators, and refuse an unknown id', async () => {
  const others = [stage.marie, stage.ann, nobody(site)];
  const paths = ['users', 'professionals', 'requests'].map((one) => `/api/admin/${one}`);
  for (const path of paths) {
    expect(await refusedTo(others, 'GET', `${path}/${id}`)).toEqual([
      '403 wrong_role',
      '403 wrong_role',
      '401 not_signed_in',
    ]);
    const nowhere = await operator.ask('GET', `${path}/018f2b3c-0000-7000-8000-000000000001`);
    expect([nowhere.status, (await operator.ask('GET', `${path}/tap`)).status]).toEqual([404, 422]);
  }
  const conversation = `/api/admin/requests/${id}/conversations`;
  const body = { professionalId: stage.ann.professionalId, reason: WHY };
  expect(await refusedTo(others, 'POST', conversation, body)).toEqual([
    '403 wrong_role',
    '403 wrong_role',
    '401 not_signed_in',
  ]);
});
