/** A part of a whole, 0 to 1 and more where more came out than went in; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
