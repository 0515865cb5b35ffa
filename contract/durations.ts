/** Lengths of time by their unit, for limits, deadlines and clocks on both sides. */
export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How long quotes, invoices and what belongs to them are kept: what tax law wants (docs/privacy.md). */
export const ACCOUNTS_KEPT_DAYS = 7 * 365;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
