/** The first day of the calendar month in UTC, as 'YYYY-MM-01'. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}

/** The moment at which the next calendar month begins in UTC. */
export function monthAfter(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}
