import { Client, type ClientBase } from 'pg';
import type { DatabaseConnection } from './connection.ts';

const TICK_MS = 1000;
/** An answer that takes so long makes us ask whether the server still answers at all. */
const ASK_AFTER_TICKS = 2;
const PROBE_MS = 3000;
/** Beyond its own timeout, which the server would have kept, a statement's answer was lost. */
const MARGIN_MS = 5000;

interface SilenceOptions {
  connection: DatabaseConnection;
  /** The server's own limit of a statement in milliseconds; 0 for none. */
  statementTimeout: number;
}

/** Knows whether the server answers. */
export interface SilenceWatch {
  /** From its first statement on, so that none is lost before the pool knows it. */
  watch(client: ClientBase): void;
  /** @throws Error where the server was silent when last asked, so that nobody waits for it in turn */
  assertAnswering(): void;
  stop(): void;
}

/**
 * Breaks connections whose answer will not come, so that whoever waits is refused within seconds and
 * the pool is not used up: the server's own timeouts say nothing where it stands still or the network
 * swallows what is sent. The server is asked on a new connection; where it answers, only connections
 * on which it has nothing to do are broken, and slow statements left alone.
 */
export function watchSilence(options: SilenceOptions): SilenceWatch {
  const watched = new Map<ClientBase, { bytes: number; ticks: number }>();
  const state = { isProbing: false, isSilent: false };
  const silentFor = (ticks: number) =>
    [...watched].flatMap(([client, silence]) => (silence.ticks >= ticks ? [client] : []));
  const probe = async () => {
    state.isProbing = true;
    const { outcome, idle } = await askServer(options.connection);
    Object.assign(state, { isProbing: false, isSilent: outcome === 'silent' });
    const silent = silentFor(ASK_AFTER_TICKS);
    breakThose(
      outcome === 'answers' ? silent.filter((client) => idle.has(processOf(client))) : silent,
    );
  };
  const look = () => {
    // Ticks, not the clock: after a standstill of this process the answers are there, unread.
    for (const [client, silence] of watched) note(client, silence);
    if (options.statementTimeout > 0) {
      breakThose(silentFor((options.statementTimeout + MARGIN_MS) / TICK_MS));
    }
    const isInDoubt = state.isSilent || silentFor(ASK_AFTER_TICKS).length > 0;
    if (isInDoubt && !state.isProbing) void probe();
  };
  const timer = setInterval(look, TICK_MS).unref();
  return {
    watch(client) {
      watched.set(client, { bytes: 0, ticks: 0 });
      client.once('end', () => watched.delete(client));
    },
    assertAnswering() {
      if (state.isSilent) throw new Error(NO_ANSWER);
    },
    stop: () => clearInterval(timer),
  };
}

/** The error handler of HTTP answers 503 to what begins so. */
const NO_ANSWER = 'Connection terminated: the database does not answer';

function breakThose(clients: readonly ClientBase[]): void {
  for (const client of clients) streamOf(client).destroy(new Error(NO_ANSWER));
}

function note(client: ClientBase, silence: { bytes: number; ticks: number }): void {
  const { bytesRead } = streamOf(client);
  const isSilent = owesAnswer(client) && bytesRead === silence.bytes;
  silence.ticks = isSilent ? silence.ticks + 1 : 0;
  silence.bytes = bytesRead;
}

/** What the driver keeps of a connection. */
interface Driven {
  connection: { stream: { bytesRead: number; destroy(error: Error): void } };
  _getActiveQuery(): unknown;
  _sentQueryQueue: readonly unknown[];
}

function owesAnswer(client: ClientBase): boolean {
  const driven = client as unknown as Driven;
  // oxlint-disable-next-line no-underscore-dangle -- the driver has no other word for what it waits for
  return Boolean(driven._getActiveQuery()) || driven._sentQueryQueue.length > 0;
}

function streamOf(client: ClientBase): Driven['connection']['stream'] {
  return (client as unknown as Driven).connection.stream;
}

function processOf(client: ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

/** By their process: connections that the server believes to wait for us. Behind a pooler it knows none. */
const IDLE = `select pid from pg_stat_activity
  where state like 'idle%' and state_change < now() - interval '2 seconds'`;

/** Where a refusal of its own is an answer too; gone: nothing listens there. */
interface Asked {
  outcome: 'answers' | 'silent' | 'gone';
  idle: ReadonlySet<number>;
}

async function askServer(connection: DatabaseConnection): Promise<Asked> {
  const client = new Client({
    ...connection,
    application_name: 'nearhand probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(IDLE);
    return { outcome: 'answers', idle: new Set(rows.map(({ pid }) => pid)) };
  } catch (error) {
    return { outcome: outcomeOf(error as { code?: string }), idle: new Set() };
  } finally {
    void client.end().catch(() => {});
  }
}

function outcomeOf({ code }: { code?: string }): Asked['outcome'] {
  if (code === undefined) return 'silent';
  return /^[0-9A-Z]{5}$/.test(code) ? 'answers' : 'gone';
}
