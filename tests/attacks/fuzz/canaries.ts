import { sql } from 'kysely';
import { leaksTo } from '#tests/authorization/judge.ts';
import type { Actor } from '#tests/authorization/matrix.ts';
import type { Canary, World } from '#tests/authorization/world.ts';
import { ATTACKERS, type Attacker, type Crowd } from './actors.ts';
import type { Input } from './input.ts';
import type { Got } from './send.ts';

/** Watches that nobody is shown what is another's. */
export interface CanaryWatch {
  /** Forgets the canaries that an input writes: from then on anybody may be shown them. */
  note(input: Input): void;
  /** The names of the canaries in an answer that the attacker may not know by now. */
  findLeaks(attacker: Attacker, call: string, answer: Got): Promise<string[]>;
}

/** The demo's own pages show every mail, on loopback alone. */
const OF_DEMO = ' /dev/';

/** Watches one world. */
export function watchCanaries({ world, linkOwnerId }: Crowd): CanaryWatch {
  let unwritten: Canary[] = world.canaries.filter(({ text }) => text !== '');
  return {
    note({ target, body }) {
      const written = `${decoded(target)}\n${body?.toString() ?? ''}`.toLowerCase();
      unwritten = unwritten.filter(({ text }) => !written.includes(text.toLowerCase()));
    },
    async findLeaks(attacker, call, { text, headers }) {
      if (call.includes(OF_DEMO)) return [];
      const shown = `${text}\n${JSON.stringify(headers)}`;
      const leaksAs = (one: Attacker, canaries: Canary[], accepts: boolean) =>
        leaksTo({ ...world, canaries }, actorOf(one), { call, accepts }, shown);
      let leaks = leaksAs(attacker, unwritten, false);
      if (leaks.length === 0) return [];
      for (const one of [attacker, ...(await findEmployers(world, attacker))]) {
        const served = await findServed(world, one, linkOwnerId);
        const ofOthers = unwritten.filter(({ name }) => !served.B || !name.endsWith(' of B'));
        const asOne = leaksAs(one, ofOthers, served.A);
        leaks = leaks.filter((leak) => asOne.includes(leak));
      }
      return leaks;
    },
  };
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Somebody who is suspended may know nothing. */
function actorOf(attacker: Attacker): Actor {
  return attacker === 'suspended person' ? 'anon' : ATTACKERS[attacker];
}

/** The professionals for whom an attacker works or worked: what those know, they may know. */
async function findEmployers(
  { site, custA_owner, custB_other, pro_accepted, pro_pending }: World,
  attacker: Attacker,
): Promise<Attacker[]> {
  const userId = { customer: custA_owner.id, 'other customer': custB_other.id }[attacker as string];
  if (userId === undefined) return [];
  const rows = await site.platform.db
    .selectFrom('team_members')
    .select('professional_id')
    .where('user_id', '=', userId)
    .execute();
  const ids = new Set(rows.map(({ professional_id: id }) => id));
  const employers: Attacker[] = [];
  if (ids.has(pro_accepted.professionalId)) employers.push('professional');
  if (ids.has(pro_pending.professionalId)) employers.push('other professional');
  return employers;
}

/** Whose contact an attacker was given, by accepting a request of theirs, or who works for them. */
async function findServed(
  { site, custA_owner, custB_other, pro_accepted, pro_pending }: World,
  attacker: Attacker,
  linkOwnerId: string,
): Promise<{ A: boolean; B: boolean }> {
  const professionalId = {
    professional: pro_accepted.professionalId,
    'other professional': pro_pending.professionalId,
    // Anybody may hold the link.
    anonymous: linkOwnerId,
    'holder of a link': linkOwnerId,
  }[attacker as string];
  if (professionalId === undefined) return { A: false, B: false };
  const { rows } = await sql<{ id: string }>`
    select distinct r.customer_id as id from request_history h
    join leads l on l.id = h.lead_id join requests r on r.id = l.request_id
    where h.event = 'accept' and l.professional_id = ${professionalId}
    union select user_id from team_members where professional_id = ${professionalId}`.execute(
    site.platform.db,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return { A: ids.has(custA_owner.id), B: ids.has(custB_other.id) };
}
