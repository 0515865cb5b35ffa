/** Adds months to a date, clamped to the month's last day; in UTC, Unix seconds. */
export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The month of the anchor that begins at `start`: the 31st returns after February. */
export function monthFrom(anchor: number, start: number): { start: number; end: number } {
  for (let months = 1; ; months++) {
    const end = addMonths(anchor, months);
    if (end > start) return { start, end };
  }
}
