import type { Emergency } from '#contract/requests/assistant.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Urgency } from '#server/assistant/timing/urgency.ts';

/** What tests hold findEmergency to, as people type it. */
export type Dangers = Record<Emergency, string[]>;

export type NeedCases = {
  /** Messages with two needs, in either order of importance. */
  readonly two: readonly (readonly [message: string, one: Profession, other: Profession])[];
  /** Messages that name a second trade without needing it. */
  readonly one: readonly string[];
};

/** Messages by the urgency that a careful reader gives them. */
export type TimingCases = Readonly<Record<Urgency | 'none', readonly string[]>>;
