import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respondToLead } from '#contract/leads.ts';
import { listMessages, sendMessage } from '#contract/messages.ts';
import { listOwnRequests, submitRequest } from '#contract/requests.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { temporaryDataDir } from '#tests/support/embedded-programs.ts';
import { customerOf, startKillable, type KillableProgram } from './killable-program.ts';
import { leadFor, proveEmail, signInAs, tellNeed } from './walk.ts';

const EMAIL = 'visitor@example.test';
const world = new Map(demoProfessionals().map((person) => [person.id, person.email]));

let place: ReturnType<typeof temporaryDataDir>;
let program: KillableProgram;
beforeEach(() => {
  place = temporaryDataDir();
});
afterEach(async () => {
  await program.kill();
  place.remove();
});

const restart = async (env?: Record<string, string>) => {
  await program.kill();
  program = await startKillable(place.dataDir, env);
};

test('the program killed in the middle of the journey loses nothing acknowledged and contacts nobody twice', async () => {
  const jars = { customer: new CookieJar(), professional: new CookieJar() };
  const customer = () => customerOf(jars.customer, program.url);
  const professional = () => customerOf(jars.professional, program.url);

  // A node that runs no jobs: what is acknowledged here, nobody has been told of yet.
  program = await startKillable(place.dataDir, { WORKER: 'off' });
  const body = await tellNeed(customer(), 'fr');
  await proveEmail(customer(), program.mailbox, EMAIL, 'fr');
  const request = await customer()(submitRequest, { body, idempotencyKey: 'one-need' });
  const told = request.contactedProfessionals.map(({ id }) => world.get(id)!);
  expect(told).toHaveLength(3);

  // Killed again while it tells them.
  await restart();
  await restart();
  expect(await customer()(submitRequest, { body, idempotencyKey: 'one-need' })).toEqual(request);
  await vi.waitFor(() => expectLetters(told, 1), patience);

  const { professionalId } = await signInAs(professional(), told[0]!);
  const lead = await leadFor(professional(), professionalId!, request);
  const answer = { params: { id: lead.id }, body: { status: 'accepted' } as const };
  await professional()(respondToLead, answer);
  await restart();
  const hello = { serviceRequestId: request.id, content: 'Bonjour !' };
  await customer()(sendMessage, { body: hello, idempotencyKey: 'one-message' });
  await restart();
  await customer()(sendMessage, { body: hello, idempotencyKey: 'one-message' });
  expect((await professional()(respondToLead, answer)).status).toBe('accepted');

  const [own] = await customer()(listOwnRequests);
  expect(own).toMatchObject({ id: request.id, status: 'accepted', professionalId });
  expect(own?.leads).toHaveLength(3);
  const query = { serviceRequestId: request.id };
  expect(await customer()(listMessages, { query })).toHaveLength(1);
  // The code, and the acceptance.
  await vi.waitFor(() => expectLetters([EMAIL], 2), patience);
  await expectLetters(told, 1);
}, 90_000);

const patience = { timeout: 30_000, interval: 250 };

async function expectLetters(addresses: readonly string[], count: number): Promise<void> {
  for (const address of addresses) expect(await program.mailbox.allTo(address)).toHaveLength(count);
}
