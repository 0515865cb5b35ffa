/** The place of a job; of a move the pick-up and, behind an arrow, the destination. */
export function placeName(location: string, destination: string | null): string {
  return destination ? `${location} → ${destination}` : location;
}
