import { DAY_SECONDS } from '#contract/durations.ts';
import { PACKAGED_POSTGRES } from '#server/platform/embedded-postgres/packaged-version.ts';
import {
  findConnections,
  findServerVersion,
  findTimeAhead,
} from '#server/platform/database/facts.ts';
import type { ReplicaState } from '#server/platform/database/replica/replica.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';

const OLDEST = 15;
const TOO_FULL = 0.8;
/** Sessions, deadlines and codes are counted in minutes. */
const NOTABLE_SECONDS = 2;
const HARMFUL_SECONDS = 30;

/** The database's version, clock skew, connections in use, its pooler and its replicas. */
export const examineDatabase: Look = async (examination) => {
  const { db, replica } = examination.platform;
  await replica.check();
  return [
    versionFound(examination, await findServerVersion(db)),
    ...packagedFound(examination),
    clockFound(examination, await findTimeAhead(db)),
    connectionsFound(examination, await findConnections(db)),
    ...poolerFound(examination),
    ...replica.states().map((state) => replicaFound(examination, state)),
  ];
};

function versionFound({ texts: { parts, database } }: Examination, version: string): Finding {
  const note = `PostgreSQL ${version}`;
  if (Number.parseInt(version) >= OLDEST) return well(parts.database, note);
  return bad(parts.database, note, database.tooOld(OLDEST));
}

/** Minor releases come every three months, and with them mends of weaknesses. */
const OUTDATED_DAYS = 100;

/** The PostgreSQL that comes along is only as new as this version of the program. */
function packagedFound({ platform, texts, figures }: Examination): Finding[] {
  const { production, databaseUrl, postgresBin } = platform.config;
  if (databaseUrl !== undefined || postgresBin !== undefined) return [];
  const { packaged, packagedNote, packagedCure } = texts.database;
  const { version, releasedOn } = PACKAGED_POSTGRES;
  const released = new Date(releasedOn);
  // The real clock: releases do not follow a clock moved for the demo.
  const seconds = (Date.now() - released.getTime()) / 1000;
  const note = packagedNote(version, figures.day(released), figures.duration(seconds));
  if (!production || seconds < OUTDATED_DAYS * DAY_SECONDS) return [well(packaged, note)];
  return [warning(packaged, note, packagedCure)];
}

function clockFound({ texts, figures }: Examination, seconds: number): Finding {
  const { clock, sameTime, otherTime, clockCure } = texts.database;
  const apart = Math.abs(seconds);
  if (apart < NOTABLE_SECONDS) return well(clock, sameTime);
  const note = otherTime(figures.duration(apart));
  return (apart < HARMFUL_SECONDS ? warning : bad)(clock, note, clockCure);
}

function connectionsFound(
  { texts, figures: { count } }: Examination,
  { taken, most }: { taken: number; most: number },
): Finding {
  const { connections, taken: note, connectionsCure } = texts.database;
  const said = note(count(taken), count(most));
  if (taken / most < TOO_FULL) return well(connections, said);
  return warning(connections, said, connectionsCure);
}

/** A node finds out when it starts. */
function poolerFound({ platform, texts: { database } }: Examination): Finding[] {
  const { pooler, pooled, poolerCure } = database;
  return platform.listens ? [] : [warning(pooler, pooled, poolerCure)];
}

/** Where all members of a cluster are named, one of them is the primary. */
function replicaFound(
  { platform, texts: { database }, figures }: Examination,
  { fault, lagSeconds = 0 }: ReplicaState,
): Finding {
  const { replica, follows, faults, replicaCure } = database;
  if (fault === undefined) {
    return well(replica, follows(figures.milliseconds(Math.round(lagSeconds * 1000))));
  }
  if (fault === 'primary' && platform.replica.isUsable()) return well(replica, faults[fault]);
  return warning(replica, faults[fault], replicaCure);
}
