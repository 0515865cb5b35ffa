import type { Socket } from 'node:net';
import { startRelay } from '#faults/site/relay.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { readFrames } from '#tests/support/database/postgres-frames.ts';

/** Before: the statement never arrives. After: it ran, and its answer never arrives. */
export type Side = 'before' | 'after';

/** A proxy before PostgreSQL that breaks a connection at a chosen statement. */
export interface CuttingProxy {
  /** The same database by way of the proxy. */
  through(connection: DatabaseConnection): DatabaseConnection;
  /** Counts statements from now on, and breaks the connection of the k-th (from 1). */
  arm(k: number, side: Side): void;
  /** Ends the counting. @returns how many statements were sent, and whether one was cut */
  disarm(): { sent: number; cut: boolean };
  stop(): void;
}

/** What ends a round trip of the protocol: a simple query, a sync. Each is one statement of ours. */
const ENDS = new Set(['Q', 'S']);

/** Starts it before a server that listens on a socket file. */
export async function startCuttingProxy(
  target: Extract<DatabaseConnection, { host: string }>,
): Promise<CuttingProxy> {
  const state = { armed: false, k: 0, side: 'before' as Side, sent: 0, cut: false };
  const { port, stop } = await startRelay(target, (client, upstream) =>
    forward(client, upstream, state),
  );
  return {
    through: (connection) => ({ ...target, ...connection, host: '127.0.0.1', port }),
    arm: (k, side) => void Object.assign(state, { armed: true, k, side, sent: 0, cut: false }),
    disarm() {
      state.armed = false;
      return { sent: state.sent, cut: state.cut };
    },
    stop,
  };
}

interface Cutting {
  armed: boolean;
  k: number;
  side: Side;
  sent: number;
  cut: boolean;
}

function forward(client: Socket, upstream: Socket, state: Cutting): void {
  /** Answers to pass on before this connection is broken; undefined while it is not to be. */
  let left: number | undefined;
  let awaited = 0;
  let dead = false;
  const cut = () => {
    dead = true;
    client.destroy();
    upstream.destroy();
  };
  readFrames(
    client,
    ({ type, bytes }) => {
      if (dead || left !== undefined) return;
      const isEnd = ENDS.has(type);
      const isChosen = isEnd && state.armed && (state.sent += 1) === state.k;
      if (isChosen) state.cut = true;
      if (isChosen && state.side === 'before') return cut();
      if (isEnd) awaited += 1;
      if (isChosen) left = awaited;
      upstream.write(bytes);
    },
    (head) => upstream.write(head),
  );
  readFrames(upstream, ({ type, bytes }) => {
    if (dead) return;
    // The first one answers the greeting.
    const isAnswer = type === 'Z' && awaited > 0;
    if (isAnswer) awaited -= 1;
    if (isAnswer && left !== undefined && (left -= 1) === 0) return cut();
    client.write(bytes);
  });
}
