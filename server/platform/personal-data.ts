/** The person of an export or erasure. */
export interface PersonRef {
  userId: string;
  /** Their id as a professional. */
  professionalId: string | null;
}

/** One record, by field name; a moment is a Date, null is empty. */
export type PersonalDataRow = Readonly<Record<string, unknown>>;

/** A domain's data about a person, by kind: `{ requests: [{ description: … }] }`. */
export type PersonalData = Readonly<Record<string, readonly PersonalDataRow[]>>;

/** A person being erased, and references to them elsewhere. */
export interface ErasedPerson extends PersonRef {
  at: Date;
  name: string;
  /** E-mail addresses and phones messages went to, proven or not. */
  addresses: readonly string[];
  /**
   * Their requests, and leads on those or of theirs: the notices of others refer to one of these.
   */
  requestIds: readonly string[];
  leadIds: readonly string[];
  /** The people on the other side of these, and those of teams they are, or were, in. */
  others: readonly { userId: string; addresses: readonly string[] }[];
}
