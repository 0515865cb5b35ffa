/** The local day of a moment, YYYY-MM-DD for a date input. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moment at which that local day begins; null for an empty field. */
export function startOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00`).toISOString();
}
