import {
  findConnections,
  findServerVersion,
  findTimeAhead,
} from '#server/platform/database/facts.ts';
import { bad, warning, well, type Examination, type Finding, type Look } from './examination.ts';

const OLDEST = 15;
const TOO_FULL = 0.8;
/** Sessions, deadlines and codes are counted in minutes. */
const NOTABLE_SECONDS = 2;
const HARMFUL_SECONDS = 30;

/** The database's version, clock skew, and how many of its connections are in use. */
export const examineDatabase: Look = async (examination) => {
  const { db } = examination.platform;
  return [
    versionFound(examination, await findServerVersion(db)),
    clockFound(examination, await findTimeAhead(db)),
    connectionsFound(examination, await findConnections(db)),
  ];
};

function versionFound({ texts: { parts, database } }: Examination, version: string): Finding {
  const note = `PostgreSQL ${version}`;
  if (Number.parseInt(version) >= OLDEST) return well(parts.database, note);
  return bad(parts.database, note, database.tooOld(OLDEST));
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
