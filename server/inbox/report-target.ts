import type { ReportTarget } from '#contract/requests/safety.ts';
import { findMessageForReader } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { findReportableReview } from '#server/reviews/reviews.ts';
import type { NewReport } from '#server/safety/safety.ts';
import { getOtherSide } from './other-side.ts';

/**
 * The target of a report, if the caller may see it. @throws Refusal `not_found` for what they cannot see and for their
 * own, `not_yours` as
 *   `getOtherSide`
 */
export async function getReportTarget(
  db: Db,
  session: Session,
  target: ReportTarget,
): Promise<Pick<NewReport, 'target' | 'requestId'>> {
  if (target.type === 'person') {
    const { userId } = await getOtherSide(db, session, target);
    return { target: { type: 'person', id: userId }, requestId: target.serviceRequestId };
  }
  const found =
    target.type === 'review'
      ? await findReportableReview(db, target.id)
      : await findMessageForReader(db, session, target.id);
  assertThat(found !== undefined && found.authorId !== session.userId, 'not_found');
  return { target: { type: target.type, id: target.id }, requestId: found.requestId };
}
