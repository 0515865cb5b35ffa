import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { professionOfId, type Profession } from '#contract/professionals/professions.ts';

export interface CardRow {
  id: string;
  name: string;
  avatar_url: string | null;
  rating_mean: number;
  review_count: number;
  description: string | null;
  profession_id: number;
  /** City and region; null where unknown. The street is shown to its owner alone. */
  area: string | null;
  /** Null for an unclaimed profile. */
  user_id: string | null;
}

/** The card of a professional for customers. */
export function presentCard(row: CardRow): ProfessionalCard {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar_url,
    rating: shownRating(row),
    reviewCount: row.review_count,
    description: row.description,
    profession: professionNumbered(row.profession_id),
    location: row.area ?? '',
    onPlatform: row.user_id !== null,
  };
}

/** With one decimal; 0 without reviews. */
export function shownRating(row: Pick<CardRow, 'rating_mean' | 'review_count'>): number {
  return row.review_count > 0 ? Math.round(row.rating_mean * 10) / 10 : 0;
}

/** The profession of a stored number; a foreign key guarantees it exists. */
export function professionNumbered(id: number): Profession {
  const profession = professionOfId(id);
  if (profession) return profession;
  throw new Error(`profession ${id} is not in the catalogue`);
}
