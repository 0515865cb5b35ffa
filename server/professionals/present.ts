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
  /** City and region; null where they are not known. The street is shown to its owner alone. */
  area: string | null;
  /** Null where nobody has taken the profile over. */
  user_id: string | null;
}

/** A professional as customers see them. */
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

/** One decimal; 0 with no reviews. */
export function shownRating(row: Pick<CardRow, 'rating_mean' | 'review_count'>): number {
  return row.review_count > 0 ? Math.round(row.rating_mean * 10) / 10 : 0;
}

/** The profession of a stored number; the tables refer to the catalogue, so it is there. */
export function professionNumbered(id: number): Profession {
  const profession = professionOfId(id);
  if (profession) return profession;
  throw new Error(`profession ${id} is not in the catalogue`);
}
