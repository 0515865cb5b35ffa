import { setTimeout as sleep } from 'node:timers/promises';
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

interface Running {
  outcome: Outcome;
  next(): Asked;
  isOver: boolean;
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
  const running: Running = { outcome, next: callsOf(sizes, pages), isOver: false };
  const callers = Promise.all(Array.from({ length: connections }, () => callOn(port, running)));
  return {
    outcome,
    async reached(calls) {
      while (outcome.calls < calls) await sleep(50);
    },
    async end() {
      running.isOver = true;
      await callers;
      return outcome;
    },
  };
}

/** Every fifth is a message to a live page, the others are of each kind in turn. */
function callsOf(sizes: Sizes, pages: number): () => Asked {
  const kinds = measuredCalls(sizes);
  let number = 0;
  return () => {
    const n = number++;
    if (n % 5 === 4) {
      const call = messageTo(1 + (n % pages), `Hello (${n})`);
      return { call, expected: 201, isToPage: true };
    }
    const { call, expected } = kinds[n % kinds.length]!;
    return { call: call(n), expected, isToPage: false };
  };
}

async function callOn(port: number, running: Running): Promise<void> {
  const { outcome } = running;
  let connection = await openConnection(port);
  while (!running.isOver) {
    const { call, expected, isToPage } = running.next();
    try {
      const { status, body } = await connection.ask(call);
      if (status !== expected) fail(outcome, call, `answered ${status}: ${body}`);
      else if (isToPage) outcome.messages.push((JSON.parse(body) as { id: string }).id);
    } catch (error) {
      fail(outcome, call, (error as Error).message);
      connection = await openConnection(port);
    }
    outcome.calls += 1;
  }
  connection.close();
}

function fail({ failures }: Outcome, { method, path }: HttpCall, why: string): void {
  failures.push(`${method} ${path} ${why}`);
}

interface Asked {
  call: HttpCall;
  expected: number;
  isToPage: boolean;
}
