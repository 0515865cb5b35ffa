import type { Urgency } from '../urgency.ts';

/** Messages by the urgency that a careful reader gives them. */
export type TimingCases = Readonly<Record<Urgency | 'none', readonly string[]>>;
