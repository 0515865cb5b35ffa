import { measuredCalls, messageTo } from '#bench/calls.ts';
import { openConnection, type HttpCall } from '#bench/http-connection.ts';
import type { Sizes } from '#bench/sizes.ts';

/** What became of the calls. */
export interface Outcome {
  calls: number;
  /** Of each failed one, what was asked and answered. */
  failures: string[];
  /** The ids of the acknowledged messages to owners of live pages. */
  messages: string[];
}

/** Calls that go on until they are ended. */
export interface Load {
  outcome: Outcome;
  /** Resolves when as many calls were answered. */
  reached(calls: number): Promise<void>;
  end(): Promise<Outcome>;
}

/**
 * Sends calls of every measured kind, and messages to the owners of the live pages, one after the
 * other on each of some connections. A call that is not answered as expected counts as failed.
 */
export function startLoad(
  port: number,
  { sizes, connections, pages }: { sizes: Sizes; connections: number; pages: number },
): Load {
  const outcome: Outcome = { calls: 0, failures: [], messages: [] };
  const kinds = measuredCalls(sizes);
  let number = 0;
  let isOver = false;
  const next = (): Asked => {
    const n = number++;
    if (n % 5 === 4) {
      const call = messageTo(1 + (n % pages), `Hello (${n})`);
      return { call, expected: 201, isToPage: true };
    }
    const { call, expected } = kinds[n % kinds.length]!;
    return { call: call(n), expected, isToPage: false };
  };
  const caller = async () => {
    let connection = await openConnection(port);
    while (!isOver) {
      const { call, expected, isToPage } = next();
      try {
        const { status, body } = await connection.ask(call);
        if (status === expected) {
          if (isToPage) outcome.messages.push((JSON.parse(body) as { id: string }).id);
        } else outcome.failures.push(`${call.method} ${call.path} answered ${status}: ${body}`);
      } catch (error) {
        outcome.failures.push(`${call.method} ${call.path}: ${(error as Error).message}`);
        connection = await openConnection(port);
      }
      outcome.calls += 1;
    }
    connection.close();
  };
  const callers = Promise.all(Array.from({ length: connections }, caller));
  return {
    outcome,
    async reached(calls) {
      while (outcome.calls < calls) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async end() {
      isOver = true;
      await callers;
      return outcome;
    },
  };
}

interface Asked {
  call: HttpCall;
  expected: number;
  isToPage: boolean;
}
