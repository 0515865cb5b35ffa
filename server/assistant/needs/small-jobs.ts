import type { Profession } from '#contract/professionals/professions.ts';
import { SURE } from '#contract/requests/assistant.ts';
import type { IntakeModel } from '../profession/intake-model.ts';
import { rankProfessions, type Ranking } from '../profession/profession.ts';
import { readMessage, type Reading } from '../reading.ts';

/** Who does small jobs of several trades. */
const OF_ALL: Profession = 'handyman';
/** Trades whose smallest jobs are done by a handyman beside others. */
const TRADES: ReadonlySet<Profession | null> = new Set<Profession>([
  'carpenter',
  'electrician',
  'locksmith',
  'painter',
  'plumber',
]);
/** Somebody of no trade, and what they are to do. */
const SOMEBODY =
  /\b(?:un (?:gars|homme|monsieur|bricoleur)|quelqu'un|a guy|some(?:one|body)|alguien|un senor|un muchacho) (?:de fiable |fiable |handy |bueno )?(?:pour|qui (?:peut|pourrait|va)|to|who (?:can|could)|que(?: me| pueda)?|para) ([^.,;!?\n]+)/;
const JOINT = /\s(?:and|n|et|pis|puis|y)\s(?:also |aussi |tambien )?(?=[a-z]{4,})/;
const MAX_WORDS = 7;
const NOWHERE = { findPlaceSpan: () => null };

/**
 * The ranking of the handyman for two jobs of different trades that somebody of no trade is to do, of
 * which one is a handyman's: "a guy to fix a porch step and put up shelves"; null where it is none.
 */
export function smallJobs(reading: Reading, whole: Ranking, model: IntakeModel): Ranking | null {
  if (!TRADES.has(whole.profession)) return null;
  const [, tasks = ''] = SOMEBODY.exec(reading.folded) ?? [];
  const jobs = tasks.trim().split(JOINT);
  if (jobs.length !== 2 || jobs.some((job) => job.split(/\s+/).length > MAX_WORDS)) return null;
  if (reading.sightings.some(({ cue }) => cue.strength === 'name')) return null;
  const ranked = jobs.map((job) =>
    rankProfessions(readMessage(job, reading.spoken, NOWHERE), model),
  );
  const isSure = ranked.every(
    ({ profession, confidence }) => profession !== null && confidence >= SURE,
  );
  const others = ranked.filter(({ profession }) => profession !== OF_ALL);
  return isSure && others.length === 1
    ? (ranked.find(({ profession }) => profession === OF_ALL) ?? null)
    : null;
}
