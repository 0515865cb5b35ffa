import { sql } from 'kysely';
import type { listFeedback } from '#contract/admin/feedback.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { between, where, type ListSource, type Page } from './queries-source.ts';
import { findPage } from './queries-page.ts';
import { idOfNamed, searchConditions } from './queries-search-conditions.ts';

/** The filters of the list of reviews. */
export type FeedbackAsked = Omit<Parsed<typeof listFeedback>['query'], 'after' | 'limit'>;

interface FeedbackRow {
  id: string;
  userId: string | null;
  userName: string | null;
  serviceRequestId: string | null;
  professionalId: string;
  professionalName: string;
  rating: number;
  comment: string | null;
  wouldRecommend: boolean;
  category: string;
  trade: string;
  answer: string | null;
  hiddenAt: Date | null;
  openReports: number;
  createdAt: Date;
  key: string;
}

/** A page of all reviews, hidden ones too. */
export async function findFeedback(
  db: ReadDb,
  asked: FeedbackAsked,
  page: Page,
): Promise<FeedbackRow[]> {
  const found = await findPage(db, [feedbackSource(asked, page)], page);
  const { rows } = await sql<FeedbackRow>`
    select page.id, page.key_text as key, reviews.author_id as "userId", users.name as "userName",
      reviews.request_id as "serviceRequestId", reviews.professional_id as "professionalId",
      professionals.name as "professionalName", reviews.rating, reviews.comment,
      reviews.would_recommend as "wouldRecommend", professions.category, professions.slug as trade,
      reviews.answer, reviews.hidden_at as "hiddenAt", reviews.created_at as "createdAt",
      (select count(*)::int from reports where target_type = 'review'
        and target_id = page.id and resolved_at is null) as "openReports"
    from ${found}
    join reviews on reviews.id = page.id
    join professionals on professionals.id = reviews.professional_id
    join professions on professions.id = reviews.profession_id
    left join users on users.id = reviews.author_id
    order by page.place`.execute(db);
  return rows;
}

function feedbackSource(asked: FeedbackAsked, page: Page): ListSource {
  const { rating, state, professionalId } = asked;
  return {
    table: sql`reviews`,
    id: sql`reviews.id`,
    key: page.sort === 'rating' ? sql`reviews.rating` : sql`reviews.created_at`,
    from: sql`reviews`,
    search: searchConditions(asked.q, {
      ids: [sql`reviews.id`],
      text: sql`reviews.sought`,
      named: (pattern) => [
        idOfNamed(sql`reviews.author_id`, 'users', pattern),
        idOfNamed(sql`reviews.professional_id`, 'professionals', pattern),
      ],
    }),
    where: [
      sql`true`,
      ...between(sql`reviews.created_at`, asked),
      ...where(
        rating !== undefined && sql`reviews.rating = ${rating}`,
        professionalId !== undefined && sql`reviews.professional_id = ${professionalId}`,
        state && STATES[state],
      ),
    ],
  };
}

const STATES = {
  shown: sql`reviews.hidden_at is null`,
  hidden: sql`reviews.hidden_at is not null`,
  reported: sql`reviews.id in (
    select target_id from reports where target_type = 'review' and resolved_at is null)`,
};
