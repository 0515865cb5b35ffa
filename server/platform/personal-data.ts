/** Somebody whose data is asked for or erased. */
export interface PersonRef {
  userId: string;
  /** The professional whom they are. */
  professionalId: string | null;
}

/** One thing that is kept, by the names of its fields; a moment is a Date, null is nothing said. */
export type PersonalDataRow = Readonly<Record<string, unknown>>;

/** What a domain keeps of a person, by kind: `{ requests: [{ description: … }] }`. */
export type PersonalData = Readonly<Record<string, readonly PersonalDataRow[]>>;

/** Somebody who is being erased, and where else they left traces. */
export interface ErasedPerson extends PersonRef {
  at: Date;
  name: string;
  /** E-mail addresses and phones, proven or not, whom messages went to. */
  addresses: readonly string[];
  /** Requests of theirs, and leads on those or of theirs: what others were told names one of them. */
  requestIds: readonly string[];
  leadIds: readonly string[];
  /** Whoever had to do with them by one of these. */
  others: readonly { userId: string; addresses: readonly string[] }[];
}
