import type { Traffic } from '#faults/traffic/traffic.ts';
import type { Scene } from '#faults/site/scene.ts';
import type { CallKind } from './call-kind.ts';
import type { Link } from './link.ts';

/** The scene with a way to PostgreSQL that can be disturbed. */
export interface Stage extends Scene {
  link: Link;
  /** What people do besides, where there is more than the writers. */
  traffic: Traffic[];
  /** What has to end before the database does, the last first. */
  endings: (() => Promise<void>)[];
}

/**
 * What calls are answered meanwhile: `serves`, none fails; `refuses`, some get 503 and none anything
 * worse; `either`, a 503 may be among them; `silent`, nothing is claimed.
 */
export type Manner = 'serves' | 'refuses' | 'either' | 'silent';

/** Something that stalls, fills up or breaks for a while, and what has to hold meanwhile. */
export interface Outage {
  name: string;
  seconds: number;
  /** Begins it. @returns what ends it */
  begin(stage: Stage): (() => void | Promise<void>) | Promise<() => void | Promise<void>>;
  during: { ready: Manner; read: Manner; write: Manner } & Partial<Record<CallKind, Manner>>;
  /** How long an answer may take meanwhile, in milliseconds. */
  answerMs: number;
  /** Of kinds of calls that may take longer. */
  limitsMs?: Partial<Record<CallKind, number>>;
  /** Judges no times: in tests, which run beside others on any machine. */
  isUntimed?: boolean;
}
