import { Socket } from 'node:net';
import { checkServerIdentity, type ConnectionOptions, type PeerCertificate } from 'node:tls';
import { Client } from 'pg';

/** One of several servers of a database. */
interface Host {
  host: string;
  port: number;
  /** Its own URL. */
  url: string;
}

/** How often the servers are asked which of them takes writes, in milliseconds. */
const CHECK_EVERY_MS = 2000;
const PROBE_TIMEOUT_MS = 2000;

/**
 * The servers of an address that names several, `postgres://user:password@one:5432,two:5432/name`, as
 * libpq reads it. Just the address where it names one.
 */
export function urlsOf(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  // What node-postgres does not know would become a setting of the session.
  const tail = rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${head}${host}${tail}`);
}

/**
 * Connects to whichever of several servers takes writes (target_session_attrs=read-write, which
 * node-postgres does not know). Give `stream` to any of its clients. Once another server takes writes,
 * the connections to the former one are cut: a server that is cut off would never do it.
 */
export function makePrimaryFinder(urls: readonly string[]) {
  const hosts = urls.map(hostOf);
  const sockets = new Map<Socket, Host>();
  let primary: Host | undefined;
  let searching: Promise<Host | undefined> | undefined;

  const search = async () => {
    const found = await firstOf(hosts, takesWrites);
    if (found && found !== primary) {
      primary = found;
      for (const [socket, host] of sockets) if (host !== found) socket.destroy(MOVED);
    }
    return found;
  };
  const find = () => (searching ??= search().finally(() => (searching = undefined)));
  const checking = setInterval(() => {
    if (sockets.size > 0) void find();
  }, CHECK_EVERY_MS);
  checking.unref();

  return {
    stream(connection?: { ssl?: unknown }): Socket {
      const socket = new Socket();
      checkHostOf(connection, () => sockets.get(socket)?.host ?? '');
      const connect = socket.connect.bind(socket) as Connect;
      socket.once('close', () => sockets.delete(socket));
      // The driver names the first server.
      socket.connect = () => {
        const isKnown = primary !== undefined && sockets.size > 0;
        void (isKnown ? Promise.resolve(primary) : find()).then((host) =>
          connectTo(host, { socket, sockets, connect }),
        );
        return socket;
      };
      return socket;
    },
    stop: () => clearInterval(checking),
  };
}

/** The driver would compare the certificate with the name of the first server. */
function checkHostOf(connection: { ssl?: unknown } | undefined, hostOf: () => string): void {
  if (!connection?.ssl) return;
  const options = connection.ssl === true ? {} : (connection.ssl as ConnectionOptions);
  connection.ssl = {
    checkServerIdentity: (_name: string, certificate: PeerCertificate) =>
      checkServerIdentity(hostOf(), certificate),
    ...options,
  };
}

type Connect = (port: number, host: string) => Socket;

function connectTo(
  host: Host | undefined,
  { socket, sockets, connect }: { socket: Socket; sockets: Map<Socket, Host>; connect: Connect },
): void {
  if (socket.destroyed) return;
  if (!host) {
    socket.destroy(NO_PRIMARY);
    return;
  }
  sockets.set(socket, host);
  connect(host.port, host.host);
}

const NO_PRIMARY = Object.assign(new Error('None of the database servers takes writes'), {
  code: 'ECONNREFUSED',
});

const MOVED = Object.assign(new Error('Another database server takes writes now'), {
  code: 'ECONNRESET',
});

function hostOf(url: string): Host {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432), url };
}

/** The first that passes; servers that are cut off keep nobody waiting. */
function firstOf(
  hosts: readonly Host[],
  passes: (host: Host) => Promise<boolean>,
): Promise<Host | undefined> {
  const asked = hosts.map(async (host) => {
    if (!(await passes(host))) throw new Error(`${host.host} takes no writes`);
    return host;
  });
  return Promise.any(asked).catch(() => undefined);
}

async function takesWrites({ url }: Host): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: 'nearhand host',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>(
      'show transaction_read_only',
    );
    return rows[0]?.transaction_read_only === 'off';
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}
