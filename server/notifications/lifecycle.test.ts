import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  markLeadsSeen,
  reportCompletion,
  respondToLead,
  stepBack,
} from '#contract/requests/leads.ts';
import { listNotices, type NoticeKind } from '#contract/notifications.ts';
import {
  cancelRequest,
  completeRequest,
  hireProfessional,
  reopenSearch,
  submitRequest,
} from '#contract/requests/requests.ts';
import { answerReview, listOwnReviews, writeReview } from '#contract/requests/reviews.ts';
import { completeOverdueReports, contactWaiting } from '#server/matching/matching.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAcceptedJob, finish } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let paul: Professional;
let olga: Professional;

beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie');
  paul = await aProfessional(site, 'Paul');
  olga = await aProfessional(site, 'Olga', { km: 2 });
});

const day = 86_400;

/** The notices of a person so far, newest first. */
async function toldTo(person: Customer | Professional) {
  await site.drainJobs();
  const { notices } = await person.call(listNotices);
  return notices;
}
const kindsTo = async (person: Customer | Professional): Promise<NoticeKind[]> =>
  (await toldTo(person)).map(({ kind }) => kind);
const lettersTo = async ({ email }: { email: string | null }) =>
  (await lettersOf(site)).filter(({ recipient }) => recipient === email).map(({ kind }) => kind);

async function aHiredJob() {
  const job = await anAcceptedJob(marie, paul);
  const body = { professionalId: paul.professionalId };
  await marie.call(hireProfessional, { params: { id: job.requestId }, body });
  return job;
}

describe('a request that is sent', () => {
  it('is reminded to one who has not seen it at half of the time, once', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    expect(await kindsTo(paul)).toEqual(['newLead']);
    await olga.call(markLeadsSeen, { body: { leadIds: [await leadOf(olga)] } });
    await site.advance(2 * 3600 - 60);
    expect(await kindsTo(paul)).toEqual(['newLead']);
    await site.advance(120);
    const [reminder] = await toldTo(paul);
    expect(reminder).toMatchObject({ kind: 'leadReminder', text: '2 hours left to answer.' });
    expect(await kindsTo(olga)).toEqual(['newLead']);
    expect(await lettersTo(paul)).toEqual(['newLead']);
  });

  it('and declined is notified to the customer in the product alone', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    const params = { id: await leadOf(paul) };
    await paul.call(respondToLead, { params, body: { status: 'denied' } });
    const [told] = await toldTo(marie);
    expect(told).toMatchObject({ kind: 'leadReplaced', title: 'Paul cannot take it' });
    expect(await lettersTo(marie)).toEqual([]);
  });

  it('and answered resolves its notices', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await site.drainJobs();
    const params = { id: await leadOf(paul) };
    await paul.call(respondToLead, { params, body: { status: 'denied' } });
    await site.drainJobs();
    const { notices, unreadCount } = await paul.call(listNotices);
    expect([notices.length, unreadCount]).toEqual([1, 0]);
  });

  it('and not answered in time is notified to the customer, too', async () => {
    await marie.call(submitRequest, { body: LEAKING_TAP });
    await site.drainJobs();
    await site.advance(4 * 3600 + 1);
    expect(await kindsTo(marie)).toContain('leadReplaced');
  });

  it('to nobody at first is notified when somebody is found', async () => {
    const need = { ...LEAKING_TAP, profession: 'dj' } as const;
    await marie.call(submitRequest, { body: need });
    expect(await kindsTo(marie)).toEqual(['nobodyYet']);
    await aProfessional(site, 'Dora', { profession: 'dj' });
    await contactWaiting(site.platform);
    expect(await kindsTo(marie)).toEqual(['foundAgain', 'nobodyYet']);
  });
});

describe('a job', () => {
  it('is notified to the hired professional, and tactfully to the others', async () => {
    const { requestId } = await anAcceptedJob(marie, paul);
    const params = { id: await leadOf(olga) };
    await olga.call(respondToLead, { params, body: { status: 'accepted' } });
    const body = { professionalId: paul.professionalId };
    await marie.call(hireProfessional, { params: { id: requestId }, body });
    expect((await toldTo(paul))[0]).toMatchObject({
      kind: 'leadHired',
      title: 'Marie hired you',
      href: `/professional-dashboard?lead=${await leadOf(paul)}`,
    });
    expect((await toldTo(olga))[0]).toMatchObject({
      kind: 'leadClosed',
      title: expect.stringContaining('Not this time'),
    });
  });

  it('reported as done is notified to the customer with the seven days; an objection to the other side', async () => {
    const { requestId, leadId } = await aHiredJob();
    await paul.call(reportCompletion, { params: { id: leadId }, body: {} });
    expect((await toldTo(marie))[0]).toMatchObject({
      kind: 'completionReported',
      text: expect.stringContaining('7 days'),
      href: `/request?id=${requestId}`,
    });
    await marie.call(completeRequest, { params: { id: requestId }, body: { done: false } });
    expect((await toldTo(paul))[0]?.kind).toBe('jobObjected');
    expect((await toldTo(marie))[0]).toMatchObject({ kind: 'completionReported', read: true });
    await site.advance(60);
    await paul.call(reportCompletion, { params: { id: leadId }, body: {} });
    expect((await kindsTo(marie)).filter((kind) => kind === 'completionReported')).toHaveLength(2);
  });

  it('confirmed is notified to the professional; a review is requested a day later', async () => {
    const { requestId } = await anAcceptedJob(marie, paul);
    await finish(marie, paul, requestId);
    expect((await kindsTo(paul))[0]).toBe('jobConfirmed');
    expect(await kindsTo(marie)).not.toContain('reviewAsked');
    await site.advance(day + 1);
    expect((await toldTo(marie))[0]).toMatchObject({
      kind: 'reviewAsked',
      title: 'How was it with Paul?',
    });
  });

  it('reviewed in time is not asked about; both sides are notified of review and answer', async () => {
    const { requestId: serviceRequestId } = await anAcceptedJob(marie, paul);
    await finish(marie, paul, serviceRequestId);
    await marie.call(writeReview, { body: { serviceRequestId, rating: 4 } });
    expect((await toldTo(paul))[0]).toMatchObject({
      kind: 'newReview',
      title: 'A new review: 4 out of 5',
    });
    const [review] = await marie.call(listOwnReviews);
    const params = { id: review?.id ?? '' };
    await paul.call(answerReview, { params, body: { text: 'Thank you!' } });
    expect((await kindsTo(marie))[0]).toBe('reviewAnswered');
    await site.advance(day + 1);
    expect(await kindsTo(marie)).not.toContain('reviewAsked');
  });

  it('without an objection in seven days is notified to both sides as completed', async () => {
    const { leadId } = await aHiredJob();
    await paul.call(reportCompletion, { params: { id: leadId }, body: {} });
    await site.drainJobs();
    await site.advance(7 * day + 1);
    await completeOverdueReports(site.platform);
    expect((await kindsTo(marie))[0]).toBe('completedBySilence');
    const told = await toldTo(paul);
    expect(told.map(({ title }) => title)).toContain('Completed: Plumber');
  });

  it('that the professional has to leave is notified to the customer by mail', async () => {
    const { leadId } = await anAcceptedJob(marie, paul);
    await site.drainJobs();
    await site.advance(3600);
    const body = { reason: 'My van broke down, 514 555 0199' };
    await paul.call(stepBack, { params: { id: leadId }, body });
    expect((await toldTo(marie))[0]).toMatchObject({
      kind: 'leadSteppedBack',
      text: expect.stringContaining('My van broke down, •••'),
    });
    expect(await lettersTo(marie)).toContain('leadSteppedBack');
  });

  it('that the hired professional has to leave is notified at once', async () => {
    const { leadId } = await aHiredJob();
    await site.drainJobs();
    await paul.call(stepBack, { params: { id: leadId }, body: {} });
    await site.drainJobs();
    expect(await lettersTo(marie)).toContain('leadSteppedBack');
  });

  it.each(['released', 'cancelled'] as const)(
    'that is %s is notified to those who had accepted',
    async (how) => {
      const { requestId } = await anAcceptedJob(marie, paul);
      const params = { id: requestId };
      const { professionalId } = paul;
      const reason = 'My brother does it, 514 555 0199';
      if (how === 'released')
        await marie.call(reopenSearch, { params, body: { professionalId, reason } });
      else await marie.call(cancelRequest, { params, body: { reason } });
      const subject = { released: 'Not this time', cancelled: 'Cancelled' }[how];
      expect((await toldTo(paul))[0]).toMatchObject({
        kind: 'leadClosed',
        title: expect.stringMatching(`^${subject}`),
        text: expect.stringContaining('“My brother does it, •••”'),
      });
    },
  );
});
