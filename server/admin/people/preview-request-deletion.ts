import type { Consequences } from '#contract/admin/deletions.ts';
import { professionOfId } from '#contract/professionals/professions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findRequest, isOpen } from '#server/requests/requests.ts';
import { countOfRequest } from './queries-figures.ts';

/** Previews what deleting a request would do. @throws Refusal `not_found` */
export async function previewRequestDeletion(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<Consequences> {
  const request = await findRequest(db, id);
  assertThat(request !== undefined, 'not_found');
  const { leads, reviews, conversations } = await countOfRequest(db, id);
  return {
    name: professionOfId(request.profession_id) ?? '',
    openRequests: isOpen(request.status) ? 1 : 0,
    openLeads: isOpen(request.status) ? leads : 0,
    hasPlan: false,
    sessions: 0,
    reviewsKept: reviews,
    conversations,
  };
}
