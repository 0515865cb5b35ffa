import { sql, type RawBuilder } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { openApiDocument } from '#server/platform/openapi/openapi.ts';
import { LEAKING_TAP } from '#tests/support/people.ts';
import type { World } from '#tests/authorization/world.ts';
import { ATTACKERS, makeCrowd, type Attacker, type Crowd } from './actors.ts';
import { watchCanaries, type CanaryWatch } from './canaries.ts';
import { drawFrom, type Draw } from './draw.ts';
import type { Input } from './input.ts';
import { faultOf } from './judge.ts';
import { operationsOf, type Operation } from './operations.ts';
import { send } from './send.ts';
import { validValue } from './valid.ts';

/** One step of a sequence: a valid call of somebody about what there is by now, or time that passes. */
export interface Step {
  who: Attacker;
  /** Which of the operations, by remainder. */
  what: number;
  /** Draws its input. */
  seed: number;
}

/** The operations of the life of a request, by how their paths begin. */
const OF_THE_LIFE =
  /^\/api\/(?:requests|service-request-professionals|messages|message-reads|lead-views|user\/(?:requests|feedback)|quotes|appointment|change-orders|reviews|invoices|blocks|professionals\/:id\/service-requests)/;

/** The tables whose ids stand in a place of a path. */
const TABLES: Readonly<Record<string, string>> = {
  requests: 'requests',
  'service-request-professionals': 'leads',
  quotes: 'quotes',
  'appointment-proposals': 'appointment_proposals',
  appointments: 'appointments',
  'change-orders': 'change_orders',
  reviews: 'reviews',
  invoices: 'invoices',
  professionals: 'professionals',
};

const FIELDS: Readonly<Record<string, string>> = {
  serviceRequestId: 'requests',
  requestId: 'requests',
  professionalId: 'professionals',
  leadId: 'leads',
  quoteId: 'quotes',
};

const document = openApiDocument('0');

/** Called more often than others: without these nothing happens. */
const OFTEN = ['POST /api/requests', '/respond', '/hire', 'POST /api/messages', '/completion'];

/** How often it is the time that passes. */
const PASSES = 10;

/** What a sequence came to. */
export interface Played {
  /** Of single answers, and the rules that are broken in the end. */
  faults: string[];
  /** The calls that did what they were to do. */
  succeeded: string[];
}

/** Plays a sequence in a world of its own. */
export async function playSequence(world: World, steps: readonly Step[]): Promise<Played> {
  const crowd = await makeCrowd(world);
  const playing = {
    crowd,
    canaries: watchCanaries(crowd),
    succeeded: [] as string[],
    operations: operationsOf(world.site.platform, document)
      .filter(({ path }) => OF_THE_LIFE.test(path))
      .flatMap((operation) => {
        const isOften = OFTEN.some((end) => operation.call.endsWith(end));
        return Array.from({ length: isOften ? 8 : 1 }, () => operation);
      }),
  };
  // It was put there by hand, without what the product writes beside it.
  await world.site.platform.db.deleteFrom('leads').where('id', '=', crowd.linkLeadId).execute();
  const faults: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.what % PASSES === 0) await pass(world, (1 + (step.seed % 80)) * HOUR_MS);
    else faults.push(...(await take(playing, step)).map((fault) => `step ${index}: ${fault}`));
  }
  await pass(world, 24 * HOUR_MS);
  for (const { rule, rows } of await brokenRulesWithoutMail(world.site.platform.db)) {
    faults.push(`${rule}: ${JSON.stringify(rows)}`);
  }
  return { faults, succeeded: playing.succeeded };
}

async function pass({ site }: World, milliseconds: number): Promise<void> {
  await site.advance(milliseconds / 1000);
  await site.drainJobs();
}

interface Playing {
  crowd: Crowd;
  canaries: CanaryWatch;
  succeeded: string[];
  operations: readonly Operation[];
}

async function take(
  { crowd, canaries, operations, succeeded }: Playing,
  step: Step,
): Promise<string[]> {
  const { site } = crowd.world;
  const operation = operations[step.what % operations.length]!;
  const draw = drawFrom(step.seed);
  const who = draw.onceIn(5) ? step.who : oneWhoMay(operation, step.who, draw);
  const cookie = await crowd.findCookie(who);
  if (cookie === undefined) return [];
  const input = await inputOf({ crowd, who, operation, draw });
  canaries.note(input);
  const { length: logged } = site.log.lines;
  const answer = await send(site.url, { ...input, headers: { ...input.headers, cookie } });
  if (answer.status < 300) succeeded.push(operation.call);
  const errors = site.log.lines.slice(logged).filter(({ level }) => level === 'error');
  const found = [
    ...[faultOf(input, answer)].filter((fault) => fault !== undefined),
    ...(await canaries.findLeaks(who, operation.call, answer)),
    ...errors.map(
      ({ message, facts }) => `${message} ${String((facts as { err?: Error }).err?.stack)}`,
    ),
  ];
  const shown = `${operation.call} ${input.target} ${input.body?.toString() ?? ''} as ${who}`;
  return found.map((fault) => `${shown}: ${fault}`);
}

/** Most calls are of somebody the matrix lets in. */
function oneWhoMay({ rows }: Operation, otherwise: Attacker, draw: Draw): Attacker {
  const people = ['customer', 'other customer', 'professional', 'other professional'] as const;
  const letIn = people.filter((who) => rows.some(({ expect }) => expect[ATTACKERS[who]] < 400));
  return letIn.length > 0 ? draw.one(letIn) : otherwise;
}

interface Writing {
  crowd: Crowd;
  who: Attacker;
  operation: Operation;
  draw: Draw;
}

async function inputOf({ crowd, who, operation, draw }: Writing): Promise<Input> {
  const { db } = crowd.world.site.platform;
  const idOf = async (table: string) => {
    const isOwn = !draw.onceIn(4);
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${isOwn ? ownIn(crowd, who, table) : sql`true`}
      order by id`.execute(db);
    return rows.length > 0 ? draw.one(rows).id : crowd.world.messageId;
  };
  const writer = { draw, known: crowd.known, components: document.components.schemas };
  const { method, path, query, body } = operation;
  const parts = path.split('/');
  const filled = parts.map(async (part, place) =>
    part.startsWith(':') ? idOf(TABLES[parts[place - 1] ?? ''] ?? 'requests') : part,
  );
  const pairs = Object.keys(query)
    .filter((name) => name in FIELDS)
    .map(async (name) => `${name}=${await idOf(FIELDS[name]!)}`);
  const search = (await Promise.all(pairs)).join('&');
  const target = `${(await Promise.all(filled)).join('/')}${search && `?${search}`}`;
  if (body === undefined || method === 'GET') return { method, target, headers: {} };
  const value = { ...(validValue(body, writer) as object), ...likely(operation, crowd, draw) };
  for (const name of Object.keys(value).filter((one) => one in FIELDS)) {
    Object.assign(value, { [name]: await idOf(FIELDS[name]!) });
  }
  const headers = { 'content-type': 'application/json' };
  return { method, target, headers, body: Buffer.from(JSON.stringify(value)) };
}

/** What somebody has to do with: a customer's own, a professional's by their leads. */
function ownIn({ world }: Crowd, who: Attacker, table: string): RawBuilder<unknown> {
  const person = world[ATTACKERS[who] as 'custA_owner' | 'pro_accepted'];
  const professional = 'professionalId' in person ? (person.professionalId as string) : person.id;
  const leads = sql`select l.id from leads l join requests r on r.id = l.request_id
    where l.professional_id = ${professional} or r.customer_id = ${person.id}`;
  if (table === 'leads') return sql`id in (${leads})`;
  if (table === 'requests')
    return sql`id in (select request_id from leads where id in (${leads})) or customer_id = ${person.id}`;
  if (table === 'professionals')
    return sql`id in (select professional_id from leads where id in (${leads}))`;
  return sql`true`;
}

/** Values without which most calls would be refused. */
function likely({ call }: Operation, { world }: Crowd, draw: Draw): object {
  if (call === 'POST /api/requests') {
    const description = `${LEAKING_TAP.description}, ${draw.below(1000)} drops`;
    return { ...LEAKING_TAP, profession: world.profession, description };
  }
  if (call.endsWith('/respond')) return { status: draw.onceIn(4) ? 'denied' : 'accepted' };
  return {};
}
