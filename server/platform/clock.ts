/** Where the time comes from: an argument everywhere, so that timers are tested without waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
