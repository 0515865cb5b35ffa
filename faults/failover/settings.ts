import { postgresBin } from './programs.ts';

/** Where a member of the cluster is, and whether a commit waits for a standby. */
export interface MemberPlace {
  name: string;
  port: number;
  api: number;
  dataDir: string;
  etcdPort: string;
  folder: string;
  synchronous: boolean;
}

/** What Patroni is told of a member. */
export function settingsOf({ name, port, api, dataDir, etcdPort, folder, ...rest }: MemberPlace) {
  const trust = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
  const pg_hba = [...trust, 'host replication all 127.0.0.1/32 trust'];
  return {
    scope: 'drill',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    // Patroni 3.0 lost the key of the synchronous standby over version 3.
    etcd: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        maximum_lag_on_failover: 1_000_000_000,
        synchronous_mode: rest.synchronous,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 150, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: postgresBin(),
      pg_hba,
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
      },
      parameters: { unix_socket_directories: folder, shared_buffers: '32MB' },
    },
  };
}
