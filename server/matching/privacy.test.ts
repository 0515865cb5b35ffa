import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

/** Each must be visible to one person, and to nobody else. */
const secrets = {
  name: 'Zébulon',
  street: 'Quetzal',
  typedEmail: 'typed.canary@example.test',
  typedPhone: '438 555 0177',
  provenPhone: '+15145550142',
};

let site: StartedApp;
let customer: Customer;
let ann: Professional;
let ben: Professional;
beforeEach(async () => {
  site = await startApp();
  customer = await aCustomer(site, secrets.name, { phone: secrets.provenPhone });
  ann = await aProfessional(site, 'Ann');
  ben = await aProfessional(site, 'Ben', { km: 2 });
});
afterEach(() => site.stop());

const submit = (shared: { email?: string | null; phone?: string | null } = {}) =>
  customer.call(submitRequest, {
    body: {
      ...LEAKING_TAP,
      description: `It leaks. ${secrets.typedEmail} or ${secrets.typedPhone}, 300 $ at most`,
      location: `12 rue du ${secrets.street}, Montréal, Québec, Canada`,
      email: customer.email,
      phone: '514 555 0142',
      ...shared,
    },
  });

const leadsSeenBy = async (professional: Professional) =>
  (
    await professional.ask(
      'GET',
      `/api/professionals/${professional.professionalId}/service-requests`,
    )
  ).text;

const answer = async (professional: Professional, status: 'accepted' | 'denied') =>
  professional.call(respondToLead, {
    params: { id: await leadOf(professional) },
    body: { status },
  });

const allSecrets = () => [...Object.values(secrets), customer.email ?? '', customer.id];

test('a pending professional sees the need and the area, and neither name nor address', async () => {
  await submit();
  await site.drainJobs();
  const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === ann.email);
  const seen = [await leadsSeenBy(ann), ...letters.map(({ text, html }) => `${text}${html}`)];
  for (const text of seen) {
    for (const secret of allSecrets()) expect(text).not.toContain(secret);
    expect(text).toMatch(/Montr[ée]al/);
    expect(text).toContain('300 $ at most');
  }
  expect(letters).toHaveLength(1);
});

test('one who accepted sees name, address and the contact that was shared', async () => {
  await submit();
  const { serviceRequest } = await answer(ann, 'accepted');
  expect(serviceRequest.customer).toMatchObject({
    name: secrets.name,
    email: customer.email,
    phone: secrets.provenPhone,
  });
  expect(serviceRequest.location).toContain(secrets.street);
  expect(serviceRequest.description).toContain(secrets.typedEmail);
});

test('a contact that is not shared, or not proven, is shown to nobody', async () => {
  await submit({ email: 'somebody.else@example.test', phone: null });
  const { serviceRequest } = await answer(ann, 'accepted');
  expect(serviceRequest.customer).toMatchObject({ email: null, phone: null });
});

test('an unproven address of the customer is shown to nobody', async () => {
  const users = site.platform.db.updateTable('users').set({ email_proven_at: null });
  await users.where('role', '=', 'customer').execute();
  await submit({ phone: null });
  expect((await answer(ann, 'accepted')).serviceRequest.customer?.email).toBeNull();
});

test('another professional, and another customer, learn nothing from any of it', async () => {
  const { id } = await submit();
  await answer(ann, 'accepted');
  const thomas = await aCustomer(site, 'Thomas');
  const others = [
    await leadsSeenBy(ben),
    (await thomas.ask('GET', '/api/user/requests')).text,
    (await thomas.ask('GET', `/api/requests/${id}`)).text,
    (await thomas.ask('GET', `/api/messages?serviceRequestId=${id}`)).text,
    (await ben.ask('GET', `/api/messages?serviceRequestId=${id}`)).text,
  ];
  for (const text of others) {
    for (const secret of [...allSecrets(), 'Ann']) expect(text).not.toContain(secret);
  }
});

test('one who declined or was withdrawn sees no more than before, and not who was hired', async () => {
  const body = {
    ...LEAKING_TAP,
    urgency: 'Very urgent (within 24h)',
    location: `12 rue du ${secrets.street}, Montréal`,
  } as const;
  await customer.call(submitRequest, { body });
  const cleo = await aProfessional(site, 'Cleo', { km: 3 });
  await answer(ben, 'denied');
  await site.drainJobs();
  await answer(cleo, 'accepted');
  for (const professional of [ann, ben]) {
    const seen = await leadsSeenBy(professional);
    for (const secret of [...allSecrets(), 'Cleo', cleo.professionalId, '"accepted"']) {
      expect(seen).not.toContain(secret);
    }
  }
});

test('the customer sees the public card of those contacted, and no contact of theirs', async () => {
  const { id } = await submit();
  await answer(ann, 'accepted');
  const { text } = await customer.ask('GET', `/api/requests/${id}`);
  for (const { email } of [ann, ben]) expect(text).not.toContain(email);
});
