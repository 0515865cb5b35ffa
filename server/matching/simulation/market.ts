import type { Urgency } from '#contract/requests/urgency.ts';
import type { Point } from '#server/places/places.ts';
import type { Candidate, WorkingTime } from '#server/professionals/professionals.ts';

/** A professional of a simulated market, as the ranking knows them at its beginning. */
export interface SimulatedProfessional extends Point {
  id: string;
  /** Since when they are there, in epoch milliseconds. */
  since: number;
  /** Numbers of professions. */
  trades: readonly number[];
  radiusKm: number;
  /** Contacts a calendar month; null without a limit. */
  quota: number | null;
  known: Omit<Candidate, 'id' | 'distanceKm' | 'working'>;
  working: WorkingTime;
}

/** A request of a simulated market; `at` in epoch milliseconds. */
export interface SimulatedRequest extends Point {
  id: string;
  trade: number;
  urgency: Urgency;
  at: number;
  /** Milliseconds until the customer leaves where nobody has accepted. */
  patience: number;
  /** Milliseconds from the first acceptance until the customer hires. */
  deciding: number;
}

/** What a professional does with a lead, and after how many milliseconds. */
export type SimulatedAnswer = { kind: 'yes' | 'no'; after: number } | { kind: 'silence' };

/** How a simulated market behaves. */
export interface MarketRun {
  professionals: readonly SimulatedProfessional[];
  requests: readonly SimulatedRequest[];
  answerOf(request: SimulatedRequest, professionalId: string): SimulatedAnswer;
  /** Ends here, in epoch milliseconds. */
  until: number;
}

/** What became of a request. */
export interface Outcome {
  request: SimulatedRequest;
  /** How many were asked at once, and in all. */
  askedAtFirst: number;
  asked: number;
  /** In epoch milliseconds; null where nobody accepted. */
  firstYesAt: number | null;
}
