import { inviteMember, joinTeam } from '#contract/teams/teams.ts';
import type { StartedApp } from './app.ts';
import { aCustomer, type Customer, type Professional } from './people.ts';

/** The token in the newest invitation to an address. */
export async function teamTokenFor(site: StartedApp, email: string): Promise<string> {
  const { text } = await site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'memberInvitation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

/** Invites an address; returns the token of the mail. */
export async function invitedTo(site: StartedApp, owner: Professional, email: string) {
  await owner.call(inviteMember, { body: { email } });
  return teamTokenFor(site, email);
}

/** A customer who has become a member of a professional's team. */
export async function aMember(
  site: StartedApp,
  owner: Professional,
  name: string,
  phone: string | null = null,
): Promise<Customer & { professionalId: string }> {
  const person = await aCustomer(site, name, { phone });
  const token = await invitedTo(site, owner, person.email ?? '');
  await person.call(joinTeam, { params: { token }, body: {} });
  return { ...person, professionalId: owner.professionalId };
}

/** The code of a refusal, or `done`. */
export async function refusalOf(answer: Promise<unknown>): Promise<string | undefined> {
  return answer.then(
    () => 'done',
    (error: { body?: { code?: string } }) => {
      if (error.body === undefined) throw error;
      return error.body.code;
    },
  );
}

/** Compares two texts, for sorting what came in any order. */
export function byText(one: string | null | undefined, other: string | null | undefined): number {
  return (one ?? '').localeCompare(other ?? '');
}
