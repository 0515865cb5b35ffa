import { randomInt } from 'node:crypto';
import { adminSignIn } from '#contract/admin/auth.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { listMessages, sendMessage } from '#contract/requests/messages.ts';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { openSession } from '#server/accounts/accounts.ts';
import { signingKey } from '#server/platform/signing/signing-keys.ts';
import { createAdmin } from '#server/admin/admin.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { openClient, type Client, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, LEAKING_TAP, leadOf } from '#tests/support/people.ts';
import type { Actor } from './matrix.ts';

/** A text that only some actors may see. */
export interface Canary {
  name: string;
  text: string;
  knownTo: readonly Actor[];
  /** Whether it becomes visible to the asked professional once they accept. */
  opens?: boolean;
  /** Whether it is a message in a conversation: no list of the panel shows those. */
  said?: boolean;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export const PASSWORD_OF_ADMIN = 'the password of an admin';

/** A unique word for each field, of letters only: digits are masked as phones. */
function unique(word: string): string {
  return `${word}${Array.from({ length: 12 }, () => String.fromCodePoint(97 + randomInt(26))).join('')}`;
}

function uniquePhone(): string {
  return `+1514${String(randomInt(2_100_000, 9_000_000))}`;
}

/**
 * The setting of the matrix: request R1 of customer A, asked of PP, accepted by PA, unknown to PU;
 * with a canary in every private field.
 */
export async function makeWorld(site: StartedApp) {
  const people = await makePeople(site);
  const secrets = {
    street: unique('Quetzal'),
    typed: `${unique('typed')}@example.test`,
    early: unique('early'),
    late: unique('late'),
    answer: unique('answer'),
  };
  const request = await people.custA_owner.call(submitRequest, {
    body: {
      ...LEAKING_TAP,
      profession: people.profession,
      description: `It leaks, write to ${secrets.typed}`,
      location: `12 rue ${secrets.street}, Montréal, Québec, Canada`,
      email: people.custA_owner.email,
      phone: people.custA_owner.phone,
    },
  });
  const leads = {
    pending: await leadOf(people.pro_pending),
    accepted: await leadOf(people.pro_accepted),
  };
  const messageId = await talk(people, request.id, leads.accepted, secrets);
  // The first that is signed makes it: a call that only reads would be seen to write.
  await signingKey(site.platform);
  return {
    ...people,
    site,
    requestId: request.id,
    leads,
    messageId,
    canaries: canariesOf(people, secrets),
  };
}

type People = Awaited<ReturnType<typeof makePeople>>;

async function makePeople(site: StartedApp) {
  const [profession = 'plumber', other = 'painter'] = [
    PROFESSIONS[randomInt(25)],
    PROFESSIONS[25 + randomInt(25)],
  ];
  // A review shows the first name and an initial; the surname stays private.
  const customer = () =>
    aCustomer(site, `Ana ${unique('Zeb')}`, {
      email: `${unique('mail')}@example.test`,
      phone: uniquePhone(),
    });
  const professional = (trade: typeof profession, km: number) =>
    aProfessional(site, unique('Pro'), { profession: trade, km, street: unique('Rue') });
  const admin = {
    email: `${unique('admin')}@example.test`,
    name: unique('Ada'),
    password: PASSWORD_OF_ADMIN,
  };
  await createAdmin(site.platform, admin);
  return {
    profession,
    admin,
    adminCookie: await cookieOf(site, admin),
    custA_owner: await customer(),
    custB_other: await customer(),
    pro_pending: await professional(profession, 2),
    pro_accepted: await professional(profession, 1),
    pro_unrelated: await professional(other, 1),
  };
}

async function cookieOf(
  { url }: StartedApp,
  { email, password }: Record<'email' | 'password', string>,
) {
  const door = openClient(url);
  await door.call(adminSignIn, { body: { email, password } });
  return door.jar.header;
}

async function talk(
  { custA_owner, pro_accepted }: People,
  serviceRequestId: string,
  lead: string,
  { early, late, answer }: Record<'early' | 'late' | 'answer', string>,
): Promise<string> {
  await custA_owner.call(sendMessage, { body: { serviceRequestId, content: early } });
  await pro_accepted.call(respondToLead, {
    params: { id: lead },
    body: { status: 'accepted', response: answer },
  });
  const { professionalId } = pro_accepted;
  await custA_owner.call(sendMessage, {
    body: { serviceRequestId, content: late, professionalId },
  });
  const messages = await pro_accepted.call(listMessages, { query: { serviceRequestId } });
  return messages.at(-1)?.id ?? '';
}

function canariesOf(people: People, secrets: Record<string, string>): Canary[] {
  const { custA_owner: ana, custB_other: bea, admin } = people;
  const both = ['custA_owner', 'pro_accepted'] as const;
  const opening = new Set(['street', 'typed', 'early']);
  const said = new Set(['early', 'late']);
  const ofRequest = Object.entries(secrets).map(([name, text]) => ({
    name,
    text,
    knownTo: both,
    opens: opening.has(name),
    said: said.has(name),
  }));
  const own = (['custB_other', 'pro_pending', 'pro_accepted', 'pro_unrelated'] as const).map(
    (actor) => ({ name: `e-mail of ${actor}`, text: people[actor].email ?? '', knownTo: [actor] }),
  );
  const streets = (['pro_pending', 'pro_accepted', 'pro_unrelated'] as const).map((actor) => ({
    name: `street of ${actor}`,
    text: people[actor].street,
    knownTo: [actor],
  }));
  return [
    ...ofRequest,
    ...own,
    ...streets,
    { name: 'id of A', text: ana.id, knownTo: both, opens: true },
    { name: 'name of A', text: surnameOf(ana.name), knownTo: both, opens: true },
    { name: 'e-mail of A', text: ana.email ?? '', knownTo: both, opens: true },
    { name: 'phone of A', text: ana.phone ?? '', knownTo: both, opens: true },
    { name: 'name of B', text: surnameOf(bea.name), knownTo: ['custB_other'] },
    { name: 'phone of B', text: bea.phone ?? '', knownTo: ['custB_other'] },
    { name: 'e-mail of the admin', text: admin.email, knownTo: ['admin_cookie'] },
    { name: 'name of the admin', text: admin.name, knownTo: ['admin_cookie'] },
  ];
}

function surnameOf(name: string): string {
  return name.split(' ')[1] ?? name;
}

/** A browser of this actor with its own session, so that no call affects another's. */
export async function browserOf(world: World, actor: Actor, origin: string): Promise<Client> {
  const client = openClient(origin);
  if (actor === 'anon') return client;
  const { platform } = world.site;
  if (actor === 'admin_cookie') {
    client.jar.keep(new Headers({ 'set-cookie': world.adminCookie }));
    return client;
  }
  const now = platform.clock.now();
  const { token } = await openSession(platform.db, {
    userId: world[actor].id,
    oldToken: undefined,
    now,
  });
  client.jar.keep(new Headers({ 'set-cookie': `${SESSION_COOKIE}=${token}` }));
  return client;
}
