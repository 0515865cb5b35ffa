import { waysOfCalls } from '#tests/authorization/calls.ts';
import { ACTORS, type Actor, type Row } from '#tests/authorization/matrix.ts';
import { browserOf, type World } from '#tests/authorization/world.ts';
import type { openWorlds } from '#tests/authorization/worlds.ts';
import type { Client } from '#tests/support/app.ts';
import type { CuttingProxy, Side } from './cutting-proxy.ts';
import { countRows, difference } from './row-counts.ts';

/** What a sweep over the statements of one call found. */
export interface Swept {
  /** Cuts that were made. */
  points: number;
  /** What the call changed after a cut and its repetition, where that is not what it changes alone. */
  faults: string[];
}

interface Attempt {
  cut: boolean;
  status: number;
  changed: string[];
}

/** A statement of a call, and on which side of it the connection is broken. */
interface Point {
  k: number;
  side: Side;
}

/**
 * Calls of which each attempt is an act of its own: whoever got no answer and signs in again, asks for
 * another code or for new recovery codes, has a test message sent or opens a conversation as an operator has done so twice, and
 * is told so twice. An upload that nothing refers to is deleted by a timer, as a challenge is.
 */
const EACH_ITS_OWN =
  /^POST [/]api[/](?:auth[/](?:sign-in|(?:email|phone|password)[/]send-code)|account[/](?:contact[/]send-code|authenticator-app[/]recovery-codes)|admin[/](?:auth|proofs|imports(?![/])|requests[/]:id[/]conversations)|(?:admin[/]|auth[/]|account[/])?passkeys?[/]options|test-messages|files)\b/;

/**
 * A code is good once, as what a passkey signed is: whoever got no answer to the right one is told that
 * it is used, which is noted in the list of sign-ins or the audit log, and asks for another.
 */
const GOOD_ONCE =
  /^POST [/]api[/](?:admin[/])?auth[/](?:(?:email|phone)[/]verify-code|password[/]reset|passkey(?:[/]sign-in)?|second-factor)(?= |$)/;
const NOTED_ONCE_MORE = /(?<=^(?:auth_events|admin_audit) \+)\d+$/;

/**
 * The account is closed with the job that erases it a minute later, if the call could not: what that
 * changes is not there yet.
 */
const ERASED_BY_JOB = /^DELETE [/]api[/]admin[/](?:users|professionals)[/]/;
const OF_ERASURE = /^(?:erasures|job settle-leaving) /;

/**
 * Who joins by their link has joined before the job is accepted: where that breaks off, they are told,
 * and it waits on their dashboard.
 */
const JOINS_FIRST = /^POST [/]api[/]professionals[/]onboard[/]:token[/]complete\b/;

type Worlds = Awaited<ReturnType<typeof openWorlds>>;

/**
 * Makes one call again and again, each time in a new copy of the world, and breaks its connection to
 * the database before and after its first, second, … statement; then repeats it with the same key
 * until there is a definite answer. It has to change what it changes without any cut.
 */
export async function sweepCall(worlds: Worlds, proxy: CuttingProxy, row: Row): Promise<Swept> {
  const whole = await attempt(worlds, proxy, row);
  if (whole.status >= 400) throw new Error(`Without a cut it is refused with ${whole.status}.`);
  const accepted = [whole.changed, ...acceptedBeside(row, whole)].map(String);
  const swept: Swept = { points: 0, faults: [] };
  for (let k = 1; ; k += 1) {
    for (const side of ['before', 'after'] as const) {
      const one = await attempt(worlds, proxy, row, { k, side });
      if (!one.cut) return swept;
      swept.points += 1;
      if (!accepted.includes(String(one.changed)) || one.status >= 500) {
        const changes = `${one.changed.join(', ')} instead of ${whole.changed.join(', ')}`;
        swept.faults.push(`cut ${side} statement ${k}: answered ${one.status}, changed ${changes}`);
      }
    }
  }
}

/** What else a call may have changed once it is repeated after a lost answer. */
function acceptedBeside({ call }: Row, { changed }: Attempt): string[][] {
  const plus = (count: string, more: number) => String(Number(count) + more);
  if (GOOD_ONCE.test(call)) {
    return [changed.map((one) => one.replace(NOTED_ONCE_MORE, (count) => plus(count, 1)))];
  }
  if (EACH_ITS_OWN.test(call)) {
    // New recovery codes take the place of those before.
    const twice = (one: string) => one.replace(/\d+$/, (count) => plus(count, Number(count)));
    return [changed.map((one) => (one.startsWith('recovery_codes ') ? one : twice(one)))];
  }
  if (ERASED_BY_JOB.test(call)) return [changed.filter((one) => !OF_ERASURE.test(one))];
  if (!JOINS_FIRST.test(call)) return [];
  const joined = changed.filter((one) => !one.startsWith('request_history'));
  return [
    joined.map((one) => one.replace(/(?<=^job domain-events \+)\d+$/, (count) => plus(count, -1))),
  ];
}

async function attempt(
  worlds: Worlds,
  proxy: CuttingProxy,
  row: Row,
  point?: Point,
): Promise<Attempt> {
  const world = await worlds.copy(proxy.through);
  try {
    const { db } = world.site.platform;
    const send = await prepare(world, row);
    const before = await countRows(db);
    if (point) proxy.arm(point.k, point.side);
    const first = await send();
    const { cut } = proxy.disarm();
    const status = first < 500 ? first : await untilDefinite(send);
    return { cut, status, changed: difference(before, await countRows(db)) };
  } finally {
    await world.site.stop();
  }
}

/** Without a session there is nothing to end, and nothing to cut. */
const SIGNED_IN: Readonly<Record<string, Actor>> = {
  'POST /api/auth/sign-out': 'custA_owner',
  'POST /api/admin/sign-out': 'admin_cookie',
};

/** The first actor of the matrix who may, and for whom the call does something. */
export function actorOf({ call, expect }: Row): Actor | undefined {
  return SIGNED_IN[call] ?? ACTORS.find((actor) => expect[actor] < 400);
}

/** @returns a function that makes the call with one key, and gives its status */
async function prepare(world: World, row: Row): Promise<() => Promise<number>> {
  const actor = actorOf(row)!;
  const client = await browserOf(world, actor, world.site.url);
  const [method = 'POST'] = row.call.split(' ');
  const { path, body, file, headers } = await waysOfCalls(row, { world, actor, client });
  const type = file?.type ?? 'application/json';
  const init = {
    method,
    headers: { 'content-type': type, 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(file ? { body: file } : body && { body: JSON.stringify(body) }),
  };
  return () => statusOf(client, path, init);
}

/** Stands for a status where no answer came. */
const NO_ANSWER = 599;

async function statusOf(client: Client, path: string, init: RequestInit): Promise<number> {
  try {
    const answer = await client.fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
    await answer.text();
    return answer.status;
  } catch {
    return NO_ANSWER;
  }
}

async function untilDefinite(send: () => Promise<number>): Promise<number> {
  let status = 500;
  for (let tries = 0; status >= 500 && tries < 5; tries += 1) status = await send();
  return status;
}
