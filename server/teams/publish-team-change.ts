import type { Change } from '#server/platform/change.ts';

/** Publishes to the open pages of these people that the team they are, or were, in has changed. */
export function publishTeamChange(
  { publishLive }: Pick<Change, 'publishLive'>,
  userIds: readonly string[],
): void {
  for (const userId of new Set(userIds)) publishLive(userId, { type: 'team.changed' });
}
