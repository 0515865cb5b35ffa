import { sql } from 'kysely';
import type { Log } from '#server/platform/logging/log.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Database, DatabaseOptions, ReadDb } from '../db.ts';
import { makeLagMeter, positionOf } from './lag.ts';
import { CAUSES, faultOf, type Fault, type Position } from './fault.ts';
import { makeStandby, PLACE, type Standby } from './standby.ts';

/** Runs reads. Where a standby fails, all of them are run again on another, or on the primary. */
export type Read = <T>(work: (db: ReadDb) => Promise<T>) => Promise<T>;

/** The way to standbys (DATABASE_REPLICA_URL), for reads that may be a few seconds old. */
export interface Replica {
  /** From standbys by turns, else from the primary. */
  read: Read;
  /** The same in one transaction. */
  readTogether: Read;
  /** Looks at each standby now. */
  check(): Promise<void>;
  /** Whether there is a standby to read from. */
  isUsable(): boolean;
  states(): ReplicaState[];
  /** How many reads were answered by a standby, and by the primary in its place. */
  counts(): { standby: number; primary: number };
  stop(): Promise<void>;
}

/** A standby as it was last seen, in the order of the setting. */
export interface ReplicaState {
  /** Why it is not read from; undefined where it is. */
  fault: Fault | undefined;
  /** At most so many seconds old; undefined where that is not known. */
  lagSeconds: number | undefined;
}

const LOOK_EVERY_MS = 1000;
/** How long a look waits for the primary, in milliseconds. */
const PATIENCE_MS = 2000;

/** A statement that takes too long would do so on the primary, and one that writes is none of ours. */
const OF_THE_READ: ReadonlySet<string | undefined> = new Set(['57014', '25006']);

interface ReplicaOptions extends Pick<DatabaseOptions, 'prepared' | 'maxConnections' | 'onQuery'> {
  primary: Database;
  /** The addresses of the standbys; none where everything is read from the primary. */
  urls: readonly string[];
  log: Pick<Log, 'info' | 'warn'>;
}

/** Follows the standbys from now on. */
export function openReplica({ primary, urls, log, ...options }: ReplicaOptions): Replica {
  const standbys = urls.map((url) => makeStandby(url, options));
  const meter = makeLagMeter();
  const counts = { standby: 0, primary: 0 };
  let looking: Promise<void> | undefined;
  const check = () =>
    (looking ??= lookAtAll({ primary, standbys, meter, log }).finally(() => (looking = undefined)));
  const timer = setInterval(() => void check(), LOOK_EVERY_MS).unref();
  if (standbys.length === 0) clearInterval(timer);
  const readers = { primary, choose: inTurn(standbys), counts, check };

  return {
    read: readBy(readers, (db, work) => work(db)),
    readTogether: readBy(readers, (db, work) => db.transaction().execute(work)),
    check,
    isUsable: () => standbys.some(({ fault }) => fault === undefined),
    states: () => standbys.map(stateOf),
    counts: () => counts,
    async stop() {
      clearInterval(timer);
      await looking;
      await Promise.all(standbys.map((one) => one.close()));
    },
  };
}

/** Those that can be used, each time another first. */
function inTurn(standbys: readonly Standby[]): () => Standby[] {
  let turn = 0;
  return () => {
    const usable = standbys.filter(({ fault }) => fault === undefined);
    turn += 1;
    const first = usable.length === 0 ? 0 : turn % usable.length;
    return [...usable.slice(first), ...usable.slice(0, first)];
  };
}

function stateOf({ fault, lagMs }: Standby): ReplicaState {
  return { fault, lagSeconds: lagMs === Infinity ? undefined : lagMs / 1000 };
}

interface Readers {
  primary: Database;
  choose: () => Standby[];
  counts: { standby: number; primary: number };
  check: () => Promise<void>;
}

type Run = <T>(db: Database, work: (db: ReadDb) => Promise<T>) => Promise<T>;

function readBy({ primary, choose, counts, check }: Readers, run: Run): Read {
  return async (work) => {
    for (const { db } of choose()) {
      try {
        const answer = await run(db, work);
        counts.standby += 1;
        return answer;
      } catch (error) {
        if (isOfTheRead(error)) throw error;
        void check();
      }
    }
    counts.primary += 1;
    return run(primary, work);
  };
}

function isOfTheRead(error: unknown): boolean {
  return error instanceof Refusal || OF_THE_READ.has((error as { code?: string }).code);
}

interface Looking {
  primary: Database;
  standbys: readonly Standby[];
  meter: ReturnType<typeof makeLagMeter>;
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Where the primary does not answer, standbys are judged by what was last known of it: that is the
 * best there is to read.
 */
async function lookAtAll({ primary, standbys, meter, log }: Looking): Promise<void> {
  const looks = await Promise.all(standbys.map((one) => one.look().catch(() => null)));
  // Asked after them: no standby of it can be further.
  const asked = positionOfPrimary(primary, meter).catch(() => undefined);
  const now = await withTimeout(asked, PATIENCE_MS, () => undefined);
  standbys.forEach((standby, index) => {
    const facts = looks[index];
    standby.lagMs = facts ? meter.lagOf(facts.replayed) : Infinity;
    const fault = faultOf(facts, now, standby.lagMs);
    if (standby.wasSeen && fault === standby.fault) return;
    Object.assign(standby, { fault, wasSeen: true });
    if (fault === 'away') standby.cut();
    tell(log, index + 1, fault);
  });
}

function tell(log: Looking['log'], replica: number, fault: Fault | undefined): void {
  if (fault === undefined) log.info({ replica }, 'a database replica is read from');
  else {
    const level = fault === 'primary' ? 'info' : 'warn';
    log[level]({ replica, cause: CAUSES[fault] }, 'a database replica is not read from');
  }
}

async function positionOfPrimary(
  primary: Database,
  meter: Looking['meter'],
): Promise<Position | undefined> {
  const at = meter.now();
  const { rows } = await sql<{ lsn: string; place: string }>`
    select pg_current_wal_lsn()::text as lsn, ${sql.raw(PLACE)} as place`.execute(primary);
  const [row] = rows;
  if (!row) return undefined;
  const position = positionOf(row.lsn);
  meter.note(position, at);
  return { position, place: row.place };
}
