import type { Emergency } from '#contract/requests/assistant.ts';

/** What tests hold findEmergency to, as people type it. */
export type Dangers = Record<Emergency, string[]>;
