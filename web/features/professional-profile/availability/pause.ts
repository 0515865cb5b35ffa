/** The day of a moment in the reader's own calendar, YYYY-MM-DD as a field for a date has it. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moment at which that day begins for the reader; null for an emptied field. */
export function startOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00`).toISOString();
}
