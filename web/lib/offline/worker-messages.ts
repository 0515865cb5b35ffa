/** What a page says to its service worker. */
export type ToWorker =
  /** Somebody is signed in: store their answers and screens, with the texts of a language. */
  | { type: 'store-screens'; language: string }
  /** Somebody is signing out: store no more answers. */
  | { type: 'leaving' }
  /** Nobody is signed in any more: delete their answers. */
  | { type: 'forget' }
  /** Replace the worker before this one. */
  | { type: 'take-over' }
  /** Answer on the port with the first script of the pages of this program. */
  | { type: 'name-entry' };
