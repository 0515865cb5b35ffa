/** The source of time: an argument everywhere, so that timers are tested without waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment in the format of the API; null for none. */
export function isoOrNull(moment: Date | null | undefined): string | null {
  return moment?.toISOString() ?? null;
}

/** A moment as PostgreSQL writes it in JSON, in the format of the API. */
export function isoOfJson(text: string): string {
  const isWhole = text.length === '2026-12-01T09:30:00.123+00:00'.length && text.endsWith('+00:00');
  return isWhole ? `${text.slice(0, -6)}Z` : new Date(text).toISOString();
}

/** A moment given in Unix seconds, as Stripe gives it, in the format of the API. */
export function isoOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** A clock that can be advanced: the demo's, so that what takes days can be seen in a minute. */
export interface MovableClock extends Clock {
  /** How far it is ahead, in seconds. */
  ahead(): number;
  forward(seconds: number): void;
}

export function makeMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead * 1000),
    ahead: () => ahead,
    forward: (seconds) => void (ahead += seconds),
  };
}
