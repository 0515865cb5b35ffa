import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { markMessagesRead, sendMessage } from '#contract/requests/messages.ts';
import { submitRequest, type SubmittedRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  lettersOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { findLeadForNotice } from '#server/matching/matching.ts';
import { notifyLeadAccepted, notifyNewLead, notifySteppedBack } from './notifications.ts';

let site: StartedApp;
let marie: Customer;
let paul: Professional;

beforeEach(async () => {
  site = await startApp({ env: { PUBLIC_URL: 'http://near.test' } });
  marie = await aCustomer(site, 'Marie Tremblay');
  paul = await aProfessional(site, 'Paul Plombier');
});
afterEach(() => site.stop());

const ask = (change: object = {}) =>
  marie.call(submitRequest, { body: { ...LEAKING_TAP, language: 'fr', ...change } });
const accept = (request: SubmittedRequest, by = paul, response: string | null = null) => {
  const lead = request.leads.find(({ professional }) => professional.id === by.professionalId);
  const body = { status: 'accepted', response } as const;
  return by.call(respondToLead, { params: { id: lead?.id ?? '' }, body });
};

/** Runs all due jobs; returns the letters of one kind. */
async function letters(kind: string) {
  await site.drainJobs();
  return (await lettersOf(site)).filter((letter) => letter.kind === kind);
}

describe('a new lead', () => {
  it('is notified to the professional in their language, with what they need to decide', async () => {
    const { leads } = await ask({ urgency: 'Very urgent (within 24h)' });
    const [letter] = await letters('newLead');
    expect(letter).toMatchObject({ recipient: paul.email, language: 'en' });
    expect(letter?.text).toContain('Profession: Plumber');
    expect(letter?.text).toContain('When: Very urgent (within 24h)');
    expect(letter?.text).toMatch(/Distance: \d+\u00a0km\nTime to answer: 30 minutes\n/);
    expect(letter?.text).toMatch(/Answer by: \w+day/);
    expect(letter?.html).toContain('src="cid:scenes.sink.svg@');
    expect(letter?.text).toContain(LEAKING_TAP.description);
    const page = `http://near.test/professional-dashboard?lang=en&lead=${leads[0]?.id}`;
    expect(letter?.text).toContain(page);
  });

  it("does not disclose the customer's name, or the exact place", async () => {
    await ask({
      location: '4250 Rue Saint-Denis, Montréal, Québec, Canada',
      description: 'The tap leaks. Call 514 555 0142 or marie@home.test <b>now</b>',
    });
    const [letter] = await letters('newLead');
    const told = `${letter?.text} ${letter?.html}`;
    for (const secret of ['Saint-Denis', '4250 Rue', 'Tremblay', '555 0142', 'home.test']) {
      expect(told).not.toContain(secret);
    }
    expect(letter?.text).toContain('Montreal');
    expect(letter?.html).not.toContain('<b>');
  });

  it('is notified once, and not any more when it has been answered', async () => {
    const request = await ask();
    await letters('newLead');
    const tell = async () => {
      const lead = await findLeadForNotice(site.platform.db, request.leads[0]?.id ?? '');
      await notifyNewLead(site.platform, lead!);
    };
    await Promise.all([tell(), tell(), tell()]);
    await expect(letters('newLead')).resolves.toHaveLength(1);
    await accept(request);
    await site.platform.db.deleteFrom('outbox_messages').execute();
    await tell();
    await expect(letters('newLead')).resolves.toEqual([]);
  });

  it('of nobody (deleted meanwhile) notifies nobody', async () => {
    const gone = { leadId: '018f2b3c-0000-7000-8000-000000000001' };
    await Promise.all(
      [notifyLeadAccepted, notifySteppedBack].map((tell) => tell(site.platform, gone)),
    );
    await expect(lettersOf(site)).resolves.toEqual([]);
  });
});

describe('an acceptance', () => {
  it('is notified to the customer in the language of the request, with the link to the conversation', async () => {
    const request = await ask();
    await accept(request, paul, 'Je passe demain à 8 h.');
    const [letter] = await letters('leadAccepted');
    expect(letter).toMatchObject({ recipient: marie.email, language: 'fr' });
    expect(letter?.text).toContain('Paul Plombier a dit oui');
    expect(letter?.text).toContain('> Je passe demain à 8 h.');
    expect(letter?.html).toMatch(/src="cid:portraits\.1\.line-\d\d\.svg@/);
    const page = new URLSearchParams({
      lang: 'fr',
      request: request.id,
      professional: paul.professionalId,
    });
    expect(letter?.text).toContain(`http://near.test/sign-in?${page.toString()}`);
  });

  it('goes by text message to somebody known by phone only', async () => {
    marie = await aCustomer(site, 'Ana', { email: null, phone: '+15145550142' });
    await accept(await ask({ language: 'es' }));
    const [letter] = await letters('leadAccepted');
    expect(letter).toMatchObject({ recipient: '+15145550142', html: null });
    expect(letter?.text).toContain('Paul Plombier aceptó tu solicitud');
  });

  it('that fills the request is notified to those who had not answered', async () => {
    const other = await aProfessional(site, 'Olga Other', { km: 2 });
    await accept(await ask({ urgency: 'Very urgent (within 24h)' }));
    const told = await letters('leadClosed');
    expect(told.map(({ recipient }) => recipient)).toEqual([other.email]);
  });
});

describe('a request without candidates', () => {
  it('is notified to the customer', async () => {
    const { id } = await ask({ profession: 'dj' });
    const [letter] = await letters('nobodyYet');
    expect(letter).toMatchObject({ recipient: marie.email, language: 'fr' });
    expect(letter?.text).toContain(`http://near.test/request?lang=fr&id=${id}`);
  });
});

describe('unread messages', () => {
  let request: SubmittedRequest;
  const write = (content: string) =>
    marie.call(sendMessage, {
      body: { serviceRequestId: request.id, professionalId: paul.professionalId, content },
    });
  const tenMinutesLater = async () => {
    await site.advance(600);
    return letters('unreadMessage');
  };

  beforeEach(async () => {
    request = await ask();
    await accept(request);
  });

  it('are one letter for all that wait in a conversation, with the first of them', async () => {
    await write('When can you come?');
    await site.advance(1);
    await write('Hello?');
    const told = await tenMinutesLater();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ recipient: paul.email, language: 'en' });
    expect(told[0]?.text).toContain('Marie Tremblay wrote to you');
    expect(told[0]?.text).toContain('> When can you come?');
    expect(told[0]?.html).toMatch(/src="cid:portraits\.1\.line-\d\d\.svg@/);
    expect(told[0]?.text).not.toContain('Hello?');
  });

  it('are none once they were read, and one more for those that come after', async () => {
    const { id: messageId } = await write('When can you come?');
    const body = { serviceRequestId: request.id, messageId };
    await paul.call(markMessagesRead, { body });
    await expect(tenMinutesLater()).resolves.toEqual([]);
    await write('Hello?');
    await expect(tenMinutesLater()).resolves.toHaveLength(1);
  });
});
