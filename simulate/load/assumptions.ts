import { HOUR_MINUTES } from '#contract/durations.ts';

/** What nobody has measured here: of machines, and of people. Printed with the figures. */
export const ASSUMED = {
  /** Cores of one PostgreSQL, each as fast as those that measured. */
  databaseCores: 32,
  /** Connections that a PostgreSQL serves, over all nodes or a pooler. */
  connections: 400,
  /** What its disk writes, and what one flush takes (fdatasync; writers share it). */
  walBytesPerSecond: 500e6,
  flushMs: 0.5,
  /** Between a node and PostgreSQL, there and back. */
  networkMs: 0.3,
  /** The part of a cross-region call that is done in the other region. */
  crossWork: 0.3,
  /** A worker is full where more of its cores are busy: what is left carries peaks and failovers. */
  fullAt: 0.7,
  /** One PostgreSQL ends where one call of a hundred takes longer, or a resource is busier. */
  slowMs: 250,
  busyMost: 0.95,
} as const;
export type Assumed = typeof ASSUMED;

/** Of a request's life; minutes and means. */
export const LIVES = {
  contacted: 3,
  declines: 0.2,
  neverAnswers: 0.15,
  answerMedian: 20,
  /** Of the logarithm of the answer's delay. */
  answerSpread: 1.5,
  answerLimit: 4 * HOUR_MINUTES,
  /** How many leads a professional takes a day, and how many there would be for each of them. */
  quota: 3,
  leadsEach: 1,
  /** Messages of an accepted lead, and the time between two. */
  messages: 6,
  messagePause: 15,
  /** How often a conversation is loaded for each message, and a list for each request and lead. */
  reads: 2,
  lists: 3,
  listPause: 2 * HOUR_MINUTES,
} as const;
