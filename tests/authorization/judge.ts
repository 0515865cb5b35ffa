import { ACTORS, type Actor, type Row } from './matrix.ts';
import { waysOfCalls } from './calls.ts';
import { changedTables, stateHash } from './state-hash.ts';
import { browserOf, type World } from './world.ts';

const ofErrors = new Set(['error', 'code', 'details', 'verified']);

/** Tables that a read may write: the sign-in flow of a provider. */
const writtenByReading = ['identity_flows'];

/** Tables that a refusal may write: records of refusals. */
const writtenByRefusal = ['auth_events'];

/**
 * Calls a row as each of the seven actors and returns the faults: an unexpected status, a leaked
 * canary, a refusal that says too much, or a change by a call that was refused or only reads.
 */
export async function faultsOf(world: World, row: Row, origin = world.site.url): Promise<string[]> {
  const faults: string[] = [];
  for (const actor of refusedFirst(row)) {
    faults.push(
      ...(await faultsOfCell(world, row, actor, origin)).map((fault) => `${actor} ${fault}`),
    );
  }
  return faults;
}

/** Refused actors first: an allowed one may change what the others would see. */
function refusedFirst({ expect }: Row): Actor[] {
  return ACTORS.toSorted((one, other) => Number(expect[one] < 400) - Number(expect[other] < 400));
}

async function faultsOfCell(
  world: World,
  row: Row,
  actor: Actor,
  origin: string,
): Promise<string[]> {
  const { db } = world.site.platform;
  const client = await browserOf(world, actor, origin);
  const [method = 'GET'] = row.call.split(' ');
  const { path, body, file, headers } = await waysOfCalls(row, { world, actor, client });
  const before = await stateHash(db);
  const answer = await client.fetch(path, {
    method,
    ...(body
      ? {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }
      : {}),
    ...(file ? { body: file, headers: { 'content-type': file.type, ...headers } } : {}),
    signal: AbortSignal.timeout(5000),
  });
  const text = await textOf(answer);
  const changed = changedTables(before, await stateHash(db));
  const reads = method === 'GET' || answer.status >= 400;
  const allowed = [
    ...(method === 'GET' ? writtenByReading : writtenByRefusal),
    // A read by an admin is written to the audit log.
    ...(actor === 'admin_cookie' ? ['admin_audit'] : []),
  ];
  return [
    ...(answer.status === row.expect[actor] ? [] : [`got ${answer.status}: ${text.slice(0, 200)}`]),
    ...leaksTo(world, actor, row, `${text}\n${JSON.stringify([...answer.headers])}`),
    ...(answer.status >= 400 && isJson(answer) ? sayingTooMuch(text) : []),
    ...(reads ? changed.filter((table) => !allowed.includes(table)) : []).map(
      (table) => `changed ${table}`,
    ),
  ];
}

/** A stream never ends: its beginning suffices. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}

/** The canaries in a text that this actor may not see. */
export function leaksTo(
  world: World,
  actor: Actor,
  { accepts = false, call }: Pick<Row, 'accepts' | 'call'>,
  text: string,
): string[] {
  const seen = text.toLowerCase();
  const isPanel = actor === 'admin_cookie' && call.includes(' /api/admin/');
  // Messages are shown by this call alone, for a reason in the audit log.
  const readsSaid = isPanel && call === 'POST /api/admin/requests/:id/conversations';
  return world.canaries
    .filter(({ knownTo, opens }) => !knownTo.includes(actor) && !(accepts && opens))
    .filter(({ said }) => !isPanel || (said && !readsSaid))
    .filter((canary) => seen.includes(canary.text.toLowerCase()))
    .map(({ name }) => `was shown ${name}`);
}

function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('application/json') ?? false;
}

function sayingTooMuch(text: string): string[] {
  const keys = Object.keys(JSON.parse(text) as object).filter((key) => !ofErrors.has(key));
  return keys.map((key) => `was refused with ${key}`);
}
