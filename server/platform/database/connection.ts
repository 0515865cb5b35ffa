import type { Socket } from 'node:net';

/** Where a PostgreSQL is: an address of its parts, or one postgres:// URL. */
export type DatabaseConnection =
  | { host: string; port: number; user: string; database: string; password?: string }
  | {
      connectionString: string;
      /** Connects to whichever of several servers takes writes. */
      stream?: () => Socket;
    };
