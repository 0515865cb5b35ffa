import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a service outside our walls does instead of what it should. */
export type PeerFault =
  | 'refuses'
  | 'answers 500'
  | 'answers 429'
  | 'stalls'
  | 'sends a byte a second'
  | 'sends garbage'
  | 'breaks off in the middle';

/** A TCP server before such a service; what it says instead is HTTP, which is garbage to SMTP. */
export interface FaultyPeer {
  port: number;
  /** Where it leads while nothing is wrong. */
  leadTo(port: number): void;
  suffer(fault: PeerFault | undefined): void;
  /** Connections that met a fault. */
  met(): number;
  stop(): void;
}

const JSON_HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';

/** What is said at once, or on the first bytes of a call, and what follows. */
const FAIL: Readonly<Record<PeerFault, (socket: Socket) => void>> = {
  refuses: (socket) => socket.resetAndDestroy(),
  'answers 500': (socket) =>
    socket.end('HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n'),
  'answers 429': (socket) =>
    socket.end('HTTP/1.1 429 Too Many Requests\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n'),
  stalls: () => {},
  'sends a byte a second': (socket) => {
    socket.write(JSON_HEAD);
    const drip = setInterval(() => socket.write(' '), 1000);
    socket.on('close', () => clearInterval(drip));
  },
  'sends garbage': (socket) => socket.end('\u0000\u0001 <html>Welcome</html>\r\n\r\n'),
  'breaks off in the middle': (socket) => {
    socket.write(`${JSON_HEAD}{"features": [{"geome`, () => socket.resetAndDestroy());
  },
};

/** Starts it on loopback. */
export async function startFaultyPeer(): Promise<FaultyPeer> {
  const open = new Set<Socket>();
  const state = { fault: undefined as PeerFault | undefined, target: 0, met: 0 };
  const hold = (socket: Socket) => {
    open.add(socket.on('error', () => {}));
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    hold(near);
    if (state.fault) {
      state.met += 1;
      // Read, so that the end of the other side is heard.
      FAIL[state.fault](near.resume());
      return;
    }
    const far = connect(state.target, '127.0.0.1');
    hold(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => void (state.target = port),
    suffer(fault) {
      state.fault = fault;
      // What was connected before goes through the new state too.
      for (const socket of open) socket.destroy();
    },
    met: () => state.met,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
