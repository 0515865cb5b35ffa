import type { Team } from '#contract/teams/teams.ts';

/** Somebody of a team. */
interface Member {
  userId: string;
  isOwner: boolean;
}

/** What the reader of a team may do about one of its people. */
export function memberActions(
  reader: Member,
  member: Member,
): Team['people'][number]['allowedActions'] {
  if (member.isOwner) return [];
  if (reader.isOwner) return ['remove'];
  return member.userId === reader.userId ? ['leave'] : [];
}

/** What the reader may do about the team itself: who else works there is its owner's to say. */
export function teamActions({ isOwner }: Member): Team['allowedActions'] {
  return isOwner ? ['invite'] : [];
}
