/** An open job as it is listed: its mark, and what it is. */
export interface ListedJob {
  mark: string;
  job: string;
  /** The other side of a conversation; null where it is still to be answered. */
  other: string | null;
}

/** Why an answer was refused, or a message not delivered. */
export type RefusedBecause =
  | 'request_filled'
  | 'request_closed'
  | 'lead_closed'
  | 'lead_already_answered'
  | 'lead_taken'
  | 'not_delivered'
  | 'too_many';

/** What people who write by text are answered; jobs are "plumber, Laval". Marks are undefined where there is only one. */
export interface ReplyTexts {
  accepted(said: { job: string; customer: string; mark: string | undefined; url: string }): string;
  declined(said: { job: string }): string;
  refused: Record<RefusedBecause, (said: { job: string }) => string>;
  ended(said: { job: string; url: string }): string;
  askOne(said: { job: string; mark: string | undefined }): string;
  askSeveral(said: { jobs: readonly ListedJob[]; more: number; url: string }): string;
  nothing(said: { brand: string; url: string }): string;
  /** Which of several pictures did not arrive. */
  picturesLost(said: { lost: number }): string;
  stopped(said: { brand: string }): string;
  resumed(said: { brand: string }): string;
  help(said: { brand: string; url: string; contact: string }): string;
  /** To a phone that belongs to nobody. */
  stranger(said: { brand: string; url: string }): string;
}
