import { Refusal } from '#server/platform/refusal.ts';

/** So many calls of one session are in progress on a node at once, half of what it always admits; a browser makes six. */
const AT_ONCE = 64;
/** A session over its limit is asked to come back after so many seconds. */
const WAIT_SECONDS = 2;

/** Keeps one session from taking all of a node: its further calls are refused, those of others are not. */
export class CallerLimit {
  readonly #inProgress = new Map<string, number>();

  /**
   * Counts work of a session from its beginning to its end; of a caller without one it counts nothing.
   * @throws Refusal `overloaded`, and does nothing, where too much of that session is in progress
   */
  async during<T>(session: string | undefined, work: () => Promise<T>): Promise<T> {
    if (session === undefined) return work();
    const before = this.#inProgress.get(session) ?? 0;
    if (before >= AT_ONCE) throw new Refusal('overloaded', { retryAfterSeconds: WAIT_SECONDS });
    this.#inProgress.set(session, before + 1);
    try {
      return await work();
    } finally {
      const left = this.#inProgress.get(session)! - 1;
      if (left === 0) this.#inProgress.delete(session);
      else this.#inProgress.set(session, left);
    }
  }
}
