/** The sizes of a run: the full one, or a smoke test. */
export interface Sizes {
  /** Professionals in the smaller and in the larger database. */
  few: number;
  many: number;
  /** Searches of each in one window. */
  searches: number;
  /** Customers with a session; the first `storied` of them have twenty requests each. */
  customers: number;
  storied: number;
  /** Windows of each measurement. */
  rounds: number;
  /** Seconds of one window. */
  seconds: number;
  concurrencies: readonly number[];
  messages: number;
  signIns: number;
  /** Of customers and requests each in the database of the panel, beside `few` professionals. */
  panel: number;
  /** Open live streams of as many customers, and how many of them get one event. */
  streams: number;
  audience: number;
  /** How long nobody calls a node, and how long it is called then. */
  idleSeconds: number;
  loadSeconds: number;
  /** How often each page is opened in a browser. */
  pageViews: number;
  /** How often each query of the panel is run. */
  adminRounds: number;
}

export const FULL: Sizes = {
  few: 100_000,
  many: 1_000_000,
  searches: 400,
  customers: 10_000,
  storied: 1500,
  rounds: 3,
  seconds: 3,
  concurrencies: [1, 32],
  messages: 400,
  signIns: 40,
  panel: 1_000_000,
  streams: 10_000,
  audience: 1000,
  idleSeconds: 60,
  loadSeconds: 12,
  pageViews: 5,
  adminRounds: 20,
};

export const QUICK: Sizes = {
  few: 2000,
  many: 4000,
  searches: 20,
  customers: 200,
  storied: 200,
  rounds: 1,
  seconds: 1,
  concurrencies: [2],
  messages: 10,
  signIns: 2,
  panel: 2000,
  streams: 200,
  audience: 100,
  idleSeconds: 5,
  loadSeconds: 2,
  pageViews: 1,
  adminRounds: 2,
};
