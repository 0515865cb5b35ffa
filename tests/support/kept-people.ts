import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import {
  acceptTime,
  callOffAppointment,
  proposeTimes,
} from '#contract/appointments/appointments.ts';
import { saveProfessional } from '#contract/professionals/saved.ts';
import { askQuoteChange, sendQuote } from '#contract/quotes/quotes.ts';
import { saveQuoteTemplate } from '#contract/quotes/templates.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { answerReview, writeReview } from '#contract/requests/reviews.ts';
import { report } from '#contract/requests/safety.ts';
import { sql } from 'kysely';
import type { StartedApp } from './app.ts';
import { finish } from './completed-job.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from './people.ts';
import { aPhoto } from './pictures.ts';

/** A unique word of letters for each thing a person leaves behind: digits may be masked as a number. */
function canary(what: string): string {
  const letters = randomUUID()
    .slice(0, 13)
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  return `${what}Canary${letters}`;
}

/**
 * A customer and a professional with data everywhere: a completed and reviewed job, an open
 * request, messages, photos, reports and blocks. `own` are the canaries of each.
 */
export async function twoWhoMet(site: StartedApp) {
  const own = whatTheyLeave();
  const customer = await aCustomer(site, own.customer.name, own.customer);
  const professional = await aProfessional(site, own.professional.name, { plan: 'premium' });
  await describeThemselves(site, professional.professionalId, own.professional);
  const met = { customer, professional, own };
  const requestId = await aReviewedJob(site, met);
  await complain(met, requestId);
  await customer.call(submitRequest, {
    body: { ...LEAKING_TAP, description: own.customer.cancelled },
  });
  await site.drainJobs();
  return { ...met, requestId };
}

interface Met {
  customer: Customer;
  professional: Professional;
  own: ReturnType<typeof whatTheyLeave>;
}

function whatTheyLeave() {
  return {
    customer: {
      name: canary('Ana'),
      email: `${canary('mail').toLowerCase()}@example.test`,
      phone: `+1514${randomInt(2_000_000, 9_999_999)}`,
      description: canary('tap'),
      street: canary('Street'),
      destination: canary('Destination'),
      message: canary('hello'),
      photo: canary('photo'),
      comment: canary('good'),
      report: canary('spam'),
      cancelled: canary('second'),
      wish: canary('wish'),
      savedNote: canary('saved'),
      reason: canary('reason'),
    },
    professional: {
      name: canary('Bo'),
      about: canary('about'),
      licence: canary('licence'),
      policy: canary('policy'),
      response: canary('coming'),
      message: canary('answer'),
      thanks: canary('thanks'),
      reply: canary('reply'),
      report: canary('abuse'),
      offer: canary('offer'),
      template: canary('template'),
      taxNumber: canary('tax'),
      times: canary('times'),
    },
  };
}

async function describeThemselves(
  { platform: { db } }: StartedApp,
  id: string,
  { about, licence, policy, reply }: Record<string, string>,
) {
  await sql`update professionals set description = ${about}, certifications = ${about},
    licence_number = ${licence}, insurance_policy = ${policy} where id = ${id}`.execute(db);
  await sql`insert into quick_replies (professional_id, replies)
    values (${id}, ${JSON.stringify([{ title: 'Hi', text: reply }])}::jsonb)`.execute(db);
}

async function aReviewedJob(site: StartedApp, { customer, professional, own }: Met) {
  const photoIds = [await upload(customer, 'request', own.customer.photo)];
  const need = {
    ...LEAKING_TAP,
    description: own.customer.description,
    location: `12 ${own.customer.street}, Montréal, Québec, Canada`,
    destination: `8 ${own.customer.destination}, Laval, Québec, Canada`,
    email: own.customer.email,
    phone: own.customer.phone,
    photoIds,
  };
  const { id: requestId } = await customer.call(submitRequest, { body: need });
  await site.drainJobs();
  await professional.call(respondToLead, {
    params: { id: await leadOf(professional) },
    body: { status: 'accepted', response: own.professional.response },
  });
  const to = { serviceRequestId: requestId, professionalId: professional.professionalId };
  await customer.call(sendMessage, { body: { ...to, content: own.customer.message } });
  await professional.call(sendMessage, { body: { ...to, content: own.professional.message } });
  await talkOfMoney(site, { customer, professional, own });
  await meet(site, { customer, professional, own });
  await site.drainJobs();
  await finish(customer, professional, requestId);
  const { id } = await customer.call(writeReview, {
    body: { serviceRequestId: requestId, rating: 5, comment: own.customer.comment },
  });
  await professional.call(answerReview, {
    params: { id },
    body: { text: own.professional.thanks },
  });
  await site.drainJobs();
  return requestId;
}

/** A quote that is not accepted, a wish about it, its template, and a note for the next time. */
async function talkOfMoney(
  { platform: { clock } }: Pick<StartedApp, 'platform'>,
  { customer, professional, own }: Met,
) {
  const { offer, template, taxNumber } = own.professional;
  const terms = {
    kind: 'fixed' as const,
    lines: [{ what: offer, quantity: 1000, unit: 'flat' as const, unitPrice: 40_000 }],
    note: null,
  };
  const { id } = await professional.call(sendQuote, {
    params: { id: await leadOf(professional) },
    body: {
      ...terms,
      taxes: [{ code: 'gst', name: null, rate: 5000, number: taxNumber }],
      ceiling: null,
      deposit: null,
      validUntil: new Date(clock.now().getTime() + DAY_MS).toISOString(),
      times: [],
    },
  });
  await professional.call(saveQuoteTemplate, {
    body: { name: template, terms: { ...terms, taxes: [], depositPercent: null } },
  });
  await customer.call(askQuoteChange, { params: { id }, body: { wish: own.customer.wish } });
  await customer.call(saveProfessional, {
    params: { id: professional.professionalId },
    body: { note: own.customer.savedNote },
  });
}

/** Proposed times with a word, and an appointment that is called off with a reason. */
async function meet(
  { platform: { clock } }: Pick<StartedApp, 'platform'>,
  { customer, professional, own }: Met,
) {
  const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
  const params = { id: await leadOf(professional) };
  const body = { times: [{ from: at(2), to: at(2.1) }], note: own.professional.times };
  const { proposal } = await professional.call(proposeTimes, { params, body });
  const { appointments } = await customer.call(acceptTime, {
    params: { id: proposal!.id },
    body: { time: 0 },
  });
  await customer.call(callOffAppointment, {
    params: { id: appointments[0]!.id },
    body: { reason: own.customer.reason },
  });
}

async function complain({ customer, professional, own }: Met, requestId: string) {
  const of = { serviceRequestId: requestId, professionalId: professional.professionalId };
  const target = { type: 'person', ...of } as const;
  await customer.call(report, { body: { target, reason: 'spam', comment: own.customer.report } });
  await professional.call(report, {
    body: {
      target: { type: 'person', serviceRequestId: requestId },
      reason: 'abuse',
      comment: own.professional.report,
    },
  });
}

async function upload({ fetch }: Met['customer'], purpose: string, name: string): Promise<string> {
  const path = `/api/files?purpose=${purpose}&name=${name}.jpg`;
  const headers = { 'content-type': 'image/jpeg' };
  const answer = await fetch(path, {
    method: 'POST',
    headers,
    body: new Uint8Array(await aPhoto()),
  });
  return ((await answer.json()) as { id: string }).id;
}
