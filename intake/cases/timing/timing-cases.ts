import type { Urgency } from '#server/assistant/timing/urgency.ts';

/** Messages by the urgency that a careful reader gives them. */
export type TimingCases = Readonly<Record<Urgency | 'none', readonly string[]>>;
