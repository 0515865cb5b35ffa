import { sql } from 'kysely';
import type { AdminReport, listReports } from '#contract/admin/reports.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { where, type ListSource, type Page } from '../lists/queries-source.ts';
import { findPage } from '../lists/queries-page.ts';
import { nameStartsWith, searchConditions } from '../lists/queries-search-conditions.ts';

/** The filters of the list of reports. */
export type ReportsAsked = Omit<Parsed<typeof listReports>['query'], 'after' | 'limit'>;

export type ReportRow = Omit<
  AdminReport,
  'cursor' | 'createdAt' | 'resolvedAt' | 'allowedActions'
> & {
  createdAt: Date;
  resolvedAt: Date | null;
  /**
   * Whether the review is still shown, or the reported person still has an account that is not
   * suspended.
   */
  isOpenToAct: boolean;
  key: string;
};

/** A page of all reports, with the current state of what they are about. */
export async function findReports(
  db: ReadDb,
  asked: ReportsAsked,
  page: Page,
): Promise<ReportRow[]> {
  const found = await findPage(db, [reportSource(asked)], page);
  const { rows } = await sql<ReportRow>`
    select page.id, page.key_text as key, reports.target_type as "targetType",
      reports.target_id as "targetId", reports.request_id as "requestId", reports.reason,
      reports.comment, reports.created_at as "createdAt", reporters.id as "reporterId",
      reporters.name as "reporterName", about.id as "aboutId", about.name as "aboutName",
      coalesce(reviews.comment, messages.content) as excerpt, reports.resolved_at as "resolvedAt",
      reports.resolved_by as "resolvedBy", reports.resolution,
      reports.resolution_note as "resolutionNote",
      case when reports.target_type = 'review'
        then reviews.id is not null and reviews.hidden_at is null
        else about.id is not null and about.erased_at is null and about.suspended_at is null
      end as "isOpenToAct"
    from ${found}
    join reports on reports.id = page.id
    left join users reporters on reporters.id = reports.reporter_id
    left join reviews on reports.target_type = 'review' and reviews.id = reports.target_id
    left join messages on reports.target_type = 'message' and messages.id = reports.target_id
    left join users about on about.id = case reports.target_type
      when 'review' then reviews.author_id
      when 'message' then messages.sender_user_id
      else reports.target_id end
    order by page.place`.execute(db);
  return rows;
}

function reportSource({ q, state, targetType }: ReportsAsked): ListSource {
  return {
    table: sql`reports`,
    id: sql`reports.id`,
    key: sql`reports.created_at`,
    from: sql`reports left join users on users.id = reports.reporter_id`,
    search: searchConditions(q, {
      ids: [sql`reports.id`, sql`reports.target_id`],
      text: sql`concat_ws(' ', users.sought, folded(reports.comment))`,
      named: (pattern) => [nameStartsWith(sql`users`, pattern)],
    }),
    where: [
      sql`true`,
      ...where(
        state && STATES[state],
        targetType !== undefined && sql`reports.target_type = ${targetType}`,
      ),
    ],
  };
}

const STATES = {
  open: sql`reports.resolved_at is null`,
  resolved: sql`reports.resolved_at is not null`,
};
