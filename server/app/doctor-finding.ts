/** One line of the doctor. */
export interface Finding {
  ok: boolean;
  what: string;
  /** What to do where it is not well, or a detail. */
  note: string;
}
