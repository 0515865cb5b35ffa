import type { Attendance } from '#contract/appointments/appointments.ts';
import type { City } from '#server/places/places.ts';
import type { ListedProfessional } from '#server/professionals/professionals.ts';
import type { Addresses } from '../addresses.ts';
import type { AnswerPace } from '../answer-pace.ts';
import type { Crumb } from '../structured-data.ts';
import type { ReviewsShown } from './reviews.ts';

/** The data of a profile page. */
export interface ProfileFacts {
  professional: ListedProfessional;
  /** The city of their place; undefined far from all known cities. */
  city: City | undefined;
  pace: AnswerPace | null;
  /** Null while there are too few appointments to say anything. */
  attendance: Attendance | null;
  shown: ReviewsShown;
  addresses: Addresses;
  crumbs: readonly Crumb[];
}
