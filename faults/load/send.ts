import { setTimeout as sleep } from 'node:timers/promises';
import { CallError, makeCall } from '#contract/client.ts';
import type { Call, Endpoint, Result } from '#contract/endpoint.ts';
import type { Attempt, Ledger, WriteKind } from '#faults/oracle/ledger.ts';
import type { SignedIn } from '#faults/site/people.ts';

/** How long a writer waits for an answer before the outcome is unknown to it, in milliseconds. */
const ANSWER_MS = 15_000;
/** How long a writer goes on asking, and its pause before it asks again, in milliseconds. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** What differs of a sender from that of the customers. */
export interface SenderOptions {
  /** Where each attempt is noted; in the ledger by default. */
  attempts?: Attempt[];
  /** In milliseconds. */
  answerMs?: number;
  pauseMs?: number;
  patienceMs?: number;
  /** How long a writer waits after an answer; not at all by default. */
  afterWriteMs?: number;
}

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
  readonly #options: Required<SenderOptions>;

  constructor(origin: string, ledger: Ledger, options: SenderOptions = {}) {
    this.#origin = origin;
    this.#ledger = ledger;
    const usual = { answerMs: ANSWER_MS, pauseMs: PAUSE_MS, patienceMs: PATIENCE_MS };
    this.#options = { attempts: ledger.attempts, afterWriteMs: 0, ...usual, ...options };
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
      const answer = await this.ask(who, endpoint, input, () => void (tries += 1));
      this.#ledger.acknowledge(write, idOf?.(answer));
      await sleep(this.#options.afterWriteMs);
      return answer;
    } catch (error) {
      if (!(error instanceof CallError)) return undefined;
      const isDone = tries > 1 && doneBefore !== undefined && error.body?.code === doneBefore;
      if (isDone) this.#ledger.acknowledge(write);
      else write.outcome = 'refused';
      return undefined;
    }
  }

  /** The answer to a call that is repeated until it is definite. @throws CallError where it is refused */
  ask<E extends Endpoint>(
    who: SignedIn,
    endpoint: E,
    input: Call<E>,
    onTry: () => void = () => {},
  ): Promise<Result<E>> {
    return this.#untilDefinite(() => {
      onTry();
      return this.#call(who)(endpoint, input);
    });
  }

  #call({ cookie }: SignedIn) {
    return makeCall((path, init) => {
      const headers = { ...init.headers, cookie };
      const signal = AbortSignal.timeout(this.#options.answerMs);
      return fetch(path, { ...(init as RequestInit), headers, signal });
    }, this.#origin);
  }

  async #untilDefinite<T>(call: () => Promise<T>): Promise<T> {
    const end = Date.now() + this.#options.patienceMs;
    for (;;) {
      const at = performance.now();
      const note = (status: number) =>
        this.#options.attempts.push({ at, ms: performance.now() - at, status });
      try {
        const answer = await call();
        note(200);
        return answer;
      } catch (error) {
        note(error instanceof CallError ? statusOf(error) : 0);
        const isDefinite = error instanceof CallError && error.status < 500 && error.status !== 429;
        if (isDefinite || Date.now() > end) throw error;
        this.#ledger.repeated += 1;
        await sleep(this.#options.pauseMs);
      }
    }
  }
}

/** A refusal for now says why by a code: without one it is an error. */
function statusOf({ status, body }: CallError): number {
  return status === 503 && body?.code === undefined ? 500 : status;
}
