import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** The port is only a part of the socket's file name: the server listens on no network address. */
export const socketPort = 5432;

export const embeddedUser = 'nearhand';

export type Answer = { is: 'open'; socket: Socket } | { is: 'starting' | 'silent' };

/**
 * Sends a start-up packet to a PostgreSQL socket. 'open' comes with the connection, which lasts as
 * long as the server: its end means that the server is gone. The caller destroys it.
 */
export function probeServer(socketDirectory: string): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(join(socketDirectory, `.s.PGSQL.${socketPort}`));
    const turnAway = (is: 'starting' | 'silent') => {
      socket.destroy();
      resolve({ is });
    };
    socket.setTimeout(2000, () => turnAway('silent'));
    socket.on('error', () => turnAway('silent'));
    socket.on('close', () => resolve({ is: 'silent' }));
    socket.on('connect', () => socket.write(startupPacket()));
    socket.once('data', (bytes) => {
      if (isStartingUp(bytes)) return turnAway('starting');
      socket.setTimeout(0).resume();
      resolve({ is: 'open', socket });
    });
  });
}

/** https://www.postgresql.org/docs/18/protocol-message-formats.html, StartupMessage 3.0 */
function startupPacket(): Buffer {
  const body = Buffer.from(`user\0${embeddedUser}\0database\0${embeddedUser}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(196608, 4);
  return Buffer.concat([head, body]);
}

/** 57P03 is "cannot connect now"; any other refusal comes from a running server. */
function isStartingUp(bytes: Buffer | string): boolean {
  return bytes.toString().startsWith('E') && bytes.includes('C57P03');
}
