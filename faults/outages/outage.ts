import type { Scene } from '#faults/site/scene.ts';
import type { Link } from './link.ts';

/** The scene with a way to PostgreSQL that can be disturbed. */
export interface Stage extends Scene {
  link: Link;
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
  during: { health?: Manner; ready: Manner; read: Manner; write: Manner; suggest?: Manner };
  /** How long an answer may take meanwhile, in milliseconds. */
  answerMs: number;
  /** Judges no times: in tests, which run beside others on any machine. */
  isUntimed?: boolean;
}
