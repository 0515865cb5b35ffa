import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { nearbyRegion, type Point } from '#server/places/places.ts';
import type { Db } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { assertOffered } from './catalogue/catalogue.ts';
import { presentCard, shownRating } from './present.ts';
import {
  findByIds,
  findIdByUser,
  findPublicById,
  insertProfessional,
  updateContacted,
  type KnownRow,
  type NewProfessional,
} from './queries.ts';
import { findProfile } from './profile/queries-profile.ts';
import { timeZoneOf } from './working-hours/time-zone.ts';
import type { WorkingTime } from './working-hours/working-hours.ts';

export {
  eraseMemberships,
  eraseProfile,
  eraseSaved,
  exportMemberships,
  exportProfile,
  exportSaved,
  hideForDeletion,
  anonymizeProfile,
  restoreAfterDeletion,
} from './personal-data.ts';
export {
  hasProfessional,
  hideSuspended,
  isSuspended,
  lockProfessional,
  markRemoved,
  showReinstated,
  type LockedProfessional,
} from './operator/suspension.ts';
export {
  assertOffered,
  catalogueVersion,
  followCatalogue,
  isOffered,
  learnCatalogue,
  reloadCatalogue,
  isKnownTrade,
  listAddedNames,
  listCueWords,
  listExamples,
  listExtraQuestions,
  listTrades,
  ownTradeName,
  professionName,
  tradeStyle,
} from './catalogue/catalogue.ts';
export { readQuestions } from './catalogue/extra-questions.ts';
export { addTrade } from './catalogue/add-trade.ts';
export {
  changeTrade,
  versionOf,
  wordOf,
  wordsOf,
  type TradeStanding,
} from './catalogue/change-trade.ts';
export {
  countByProfession,
  listCatalogueRows,
  type CatalogueRow,
} from './catalogue/queries-catalogue.ts';
export { presentCard, type CardRow } from './present.ts';
export { cardColumns } from './queries.ts';
export { countProfessionalsWithRates, nameRateCurrency } from './queries-rates.ts';
export { siteContext } from './area/site-context.ts';
export { recordQuotasReopened, recordAnswer, resumeAfterPauses } from './available.ts';
export { isDayOff } from './working-hours/days-off.ts';
export { fillAreas } from './area/fill-areas.ts';
export {
  findListedProfessional,
  countListedTrades,
  getStandingIn,
  listListedIn,
  listListedPages,
  listListedProfessions,
  listSquares,
  type ListedCard,
  type ListedPage,
  type ListedProfessional,
} from './listed/listed.ts';
export { LISTED_ORDERS, type ListedOrder } from './listed/queries-listed.ts';
export { addWorkingTime, isWorking, type WorkingTime } from './working-hours/working-hours.ts';
export { claimProfile, getUnclaimedProfile } from './unclaimed/claim.ts';
export { listBusyTimes, listFree } from './external-calendar/external-calendar.ts';
export { listBusyProfessionals, type Days } from './external-calendar/queries-external.ts';
export { readDueCalendars } from './external-calendar/read-calendar.ts';
export { markPaperChecked } from './operator/check-papers.ts';
export { professionNumbered, shownRating } from './present.ts';
export { findServiceArea } from './area/queries-area.ts';
export { findUnclaimedAddresses } from './unclaimed/queries-import.ts';
export { storeUnclaimed, type UnclaimedRecord } from './unclaimed/unclaimed-store.ts';
export { countListed } from './listed/queries-listed-all.ts';
export {
  findCandidates,
  findNamedCandidate,
  findUnclaimedCandidates,
  type Candidate,
  type InvitationReach,
  type Search,
} from './queries-candidates.ts';
export { isDay, timeZoneOf } from './working-hours/time-zone.ts';
export { recordRating, removeRating } from './queries-ratings.ts';
export {
  deleteUnclaimed,
  listNeverJoined,
  findUnclaimed,
  hasUnclaimed,
  lockUnclaimed,
  lockUnclaimedByPhone,
  markFirstContacted,
  stopContactingUnclaimed,
  type UnclaimedRow,
} from './unclaimed/queries-unclaimed.ts';
export { isContactable, closeQuota, closeQuotas } from './queries.ts';
export {
  endMembership,
  findMembership,
  findWorkplace,
  holdMembers,
  holdWorkplace,
  insertMember,
  listEmployers,
  listPeopleEver,
  listTeam,
  lockTeam,
  memberIds,
  peopleEver,
  workplacesOf,
  type TeamMember,
  type Workplace,
} from './members/queries-members.ts';

const QUEBEC = 'CA.10';

/** The professional id of a person, or null. */
export async function findProfessionalIdByUser(db: Db, userId: string): Promise<string | null> {
  return (await findIdByUser(db, userId))?.id ?? null;
}

/** Whether a profile is public. */
export async function isPublicProfessional(db: Db, id: string): Promise<boolean> {
  return (await findPublicById(db, id)) !== undefined;
}

/** A new profile: names and units as in the table, the profession by its slug. */
export type Profile = Omit<NewProfessional, 'id' | 'profession_id'> & {
  id?: string;
  profession: Profession;
};

/** Stores a profile and returns its id. */
export async function createProfessional(
  db: Db,
  { id = uuidv7(), profession, ...profile }: Profile,
): Promise<string> {
  await insertProfessional(db, { ...profile, id, profession_id: professionId(profession) });
  return id;
}

/** Creates the profile of somebody who named their trade; without a place it is not public yet. */
export async function beginTrade(
  db: Db,
  trade: { userId: string; name: string; profession: Profession; now: Date },
): Promise<void> {
  const { userId: user_id, name, profession, now } = trade;
  assertOffered(profession);
  const nowhere = { location: null, lat: null, lon: null };
  const id = uuidv7(now.getTime());
  await createProfessional(db, { id, user_id, name, profession, ...nowhere });
}

/** A professional's public card, their user if claimed, and their hours. */
export interface KnownProfessional {
  card: ProfessionalCard;
  userId: string | null;
  /** Everybody who works there: the owner first, then the members of the team. */
  userIds: readonly string[];
  working: WorkingTime;
  /** Where they work from; null without a place. Nobody else's business than as an area. */
  point: Point | null;
}

/** Those of these professionals that exist, by id. */
export async function findProfessionals(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KnownProfessional>> {
  return known(await findByIds(db, ids));
}

/** The user and the place of a profile, if any. Throws for an unknown id. */
export async function getStanding(db: Db, id: string) {
  const profile = await findProfile(db, id);
  if (!profile) throw new Error(`No professional has the id ${id}`);
  return {
    userId: profile.user_id,
    rating: shownRating(profile),
    reviewCount: profile.review_count,
    timeZone: timeZoneOf(profile),
  };
}

/** Whether a professional may be in Quebec; without a place it is unknown, hence true. */
export async function mayBeInQuebec(db: Db, id: string): Promise<boolean> {
  const { lat, lon } = (await findProfile(db, id)) ?? { lat: null, lon: null };
  if (lat === null || lon === null) return true;
  return [QUEBEC, null].includes(nearbyRegion({ lat, lon }));
}

/**
 * Records when these were contacted, and that `closed` have exhausted their quota. @returns each of them by
 * id
 */
export async function markContacted(
  db: Db,
  change: { ids: string[]; closed: string[]; at: Date },
): Promise<Map<string, KnownProfessional>> {
  return known(await updateContacted(db, change));
}

function known(rows: readonly KnownRow[]): Map<string, KnownProfessional> {
  return new Map(
    rows.map((row) => {
      const { hours, days_off: daysOff } = row;
      const working = { hours, daysOff, timeZone: timeZoneOf(row) };
      const { lat, lon } = row;
      const point = lat === null || lon === null ? null : { lat, lon };
      const { user_id: userId } = row;
      const userIds = userId === null ? [] : [userId, ...row.member_ids];
      return [row.id, { card: presentCard(row), userId, userIds, working, point }];
    }),
  );
}
