/** What trying an answer on the world outside said. */
export interface Trial {
  ok: boolean;
  /** What was seen; where it is not well, with its cure. */
  note: string;
}
