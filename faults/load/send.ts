import { setTimeout as sleep } from 'node:timers/promises';
import { CallError, makeCall } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import type { Ledger, WriteKind } from '#faults/oracle/ledger.ts';
import type { SignedIn } from '#faults/site/people.ts';

/** How long a writer waits for an answer before the outcome is unknown to it, in milliseconds. */
const ANSWER_MS = 15_000;
/** How long a writer goes on asking, in milliseconds. */
const PATIENCE_MS = 120_000;

/** What is written, and how its trace is recognised. */
export interface Written<E extends Endpoint> {
  kind: WriteKind;
  reference: string;
  /** Of the writes that its writer makes one after the other. */
  sequence?: string;
  /** The id that the answer gives to what was made. */
  idOf?: (answer: Result<E>) => string;
  /** The code that says that an earlier attempt, whose answer was lost, has done it. */
  doneBefore?: string;
}

/** Sends a write and its repetitions, with one key, until there is a definite answer. */
export class Sender {
  readonly #origin: string;
  readonly #ledger: Ledger;

  constructor(origin: string, ledger: Ledger) {
    this.#origin = origin;
    this.#ledger = ledger;
  }

  /**
   * @returns the answer; undefined where it was refused, or done by an attempt whose answer was lost
   */
  async write<E extends Endpoint>(
    who: SignedIn,
    { kind, reference, sequence, idOf, doneBefore }: Written<E>,
    endpoint: E,
    input: Call<E>,
  ): Promise<Result<E> | undefined> {
    const write = this.#ledger.begin(kind, reference, sequence);
    let tries = 0;
    try {
      const answer = await this.#untilDefinite(() => {
        tries += 1;
        return this.#call(who)(endpoint, input);
      });
      this.#ledger.acknowledge(write, idOf?.(answer));
      return answer;
    } catch (error) {
      if (!(error instanceof CallError)) return undefined;
      const isDone = tries > 1 && doneBefore !== undefined && error.body?.code === doneBefore;
      if (isDone) this.#ledger.acknowledge(write);
      else write.outcome = 'refused';
      return undefined;
    }
  }

  #call({ cookie }: SignedIn) {
    return makeCall((path, init) => {
      const headers = { ...init.headers, cookie };
      const signal = AbortSignal.timeout(ANSWER_MS);
      return fetch(path, { ...(init as RequestInit), headers, signal });
    }, this.#origin);
  }

  async #untilDefinite<T>(call: () => Promise<T>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const at = performance.now();
      const note = (status: number) =>
        this.#ledger.attempts.push({ at, ms: performance.now() - at, status });
      try {
        const answer = await call();
        note(200);
        return answer;
      } catch (error) {
        note(error instanceof CallError ? error.status : 0);
        const isDefinite = error instanceof CallError && error.status < 500 && error.status !== 429;
        if (isDefinite || Date.now() > end) throw error;
        this.#ledger.repeated += 1;
        await sleep(50);
      }
    }
  }
}
