import type { Emergency } from '#contract/assistant.ts';

/** What tests hold findEmergency to, as people type it. */
export type Dangers = Record<Emergency, string[]>;
