/**
 * Classes of the words of one language by which people agree, each a list divided by strokes, over
 * words without accents and apostrophes ("it's" is `it s`). Where a word is in two, the first class
 * counts; of phrases the longest.
 */
export interface ConsentWords {
  /** Says yes whatever stands around it. */
  assents: string;
  /** Orders to send. */
  sends: string;
  /** Courtesies, addresses, cheers, and words of their own that change nothing. */
  courtesies: string;
  /** Says alone that it is right. */
  exact: string;
  /** Says so of something. */
  right: string;
  /** What of a request may be right. */
  things: string;
  is: string;
  appears: string;
  /** Who speaks. */
  self: string;
  /** Who is spoken to. */
  you: string;
  /** "Can", "may": only before an order. */
  may: string;
  /** Said, wanted, needed: only behind `which`. */
  said: string;
  /** "What", "as", "everything": before what was said. */
  which: string;
  /** Understood, written, summed up, by whom is spoken to. */
  grasped: string;
  none: string;
  /** What none is of, where all is right: mistakes, changes, questions. */
  faults: string;
  /** Read, checked, seen. */
  checks: string;
  /** Who else read or agrees. */
  people: string;
  agrees: string;
  /** Leads to those it goes to. */
  to: string;
  receivers: string;
  /** Only beside an order. */
  atOnce: string;
  /** Where an order sends it: off, over; only behind it. */
  ways: string;
  /** Articles, joints and auxiliaries. */
  joins: string;
}
