/** What is wrong, and what to do. */
export interface Fault {
  note: string;
  cure: string;
}
