import type { DoctorPart } from '#contract/admin/doctor.ts';
import { paymentsEn } from './payments-en.ts';

const parts: Record<DoctorPart, string> = {
  configuration: 'Configuration',
  database: 'Database',
  migrations: 'Migrations',
  queue: 'Background work',
  live: 'Live stream',
  mail: 'E-mail',
  replies: 'Replies by e-mail',
  sms: 'Text messages',
  push: 'Push messages',
  payments: 'Payments',
  places: 'Places',
  model: 'Language model',
  invitations: 'Invitations',
  site: 'Public address',
  disk: 'Disk',
  backup: 'Backup',
};

/** The texts of the doctor. */
export const en = {
  parts,
  inVain: {
    late: {
      note: 'No answer within seconds.',
      cure: 'Run the doctor again; if it stays so, look at the server’s log and at what this part needs.',
    },
    unknown: {
      note: 'This could not be looked at.',
      cure: 'The server’s log says why, at “the doctor could not look”.',
    },
  },
  services: {
    refused: {
      note: 'The service refuses our credentials.',
      cure: (settings: string) => `Copy them again: ${settings}.`,
    },
    insecure: {
      note: 'The service offers no secure connection.',
      cure: (settings: string) =>
        `Passwords are only ever sent encrypted: name a server with TLS in ${settings}.`,
    },
    failing: {
      note: 'The service answers, but only with errors.',
      cure: () =>
        'Look at the status page of the service. Nothing is lost: what waits is tried again.',
    },
    unreachable: {
      note: 'The service cannot be reached.',
      cure: (settings: string) => `Check the address (${settings}), the network and the firewall.`,
    },
  },
  configuration: {
    production: 'Read, for production.',
    development: 'Read, for development: stand-ins take the place of services outside.',
  },
  database: {
    tooOld: (oldest: number) => `Upgrade to PostgreSQL ${oldest} or newer.`,
    packaged: 'The PostgreSQL that comes along',
    packagedNote: (version: string, day: string, age: string) =>
      `PostgreSQL ${version} of ${day}, ${age} old.`,
    packagedCure:
      'Take one that your system keeps up to date: its package with POSTGRES_BIN, or DATABASE_URL.',
    clock: 'Clocks',
    sameTime: 'The database and this machine agree.',
    otherTime: (apart: string) => `The database and this machine are ${apart} apart.`,
    clockCure: 'Keep both on time by NTP (timedatectl set-ntp true).',
    connections: 'Connections',
    taken: (taken: string, most: string) => `${taken} of ${most} taken.`,
    connectionsCure: 'Lower DB_POOL_SIZE, put a pooler in between, or raise max_connections.',
    pooler: 'Pooler',
    pooled: 'It is in transaction mode: what the database announces is not heard.',
    poolerCure: 'Set DATABASE_DIRECT_URL to the same database past the pooler.',
    replica: 'Replica',
    follows: (lag: string) => `Is read from, at most ${lag} behind.`,
    faults: {
      away: 'Does not answer: its reads go to the primary.',
      behind: 'Is more than five seconds behind: its reads go to the primary.',
      primary: 'Takes writes itself, so it is no replica.',
      foreign: 'Is no copy of this database.',
      ahead: 'Follows another primary.',
    },
    replicaCure: 'Look at the replica and its network, or correct DATABASE_REPLICA_URL.',
  },
  migrations: {
    none: 'None yet.',
    all: 'All applied.',
    missing: (names: string) => `To apply: ${names}.`,
    cure: 'Start the server: it applies them, unless MIGRATE_AT_START is off. Then run: npm run nearhand -- migrate',
    newer: (names: string) =>
      `All applied, and of a newer version: ${names}. It works with this one.`,
    newerCure: 'Replace the nodes of this version by those of the newer one.',
  },
  queue: {
    waiting: (count: string) => `${count} waiting.`,
    longest: (age: string) => `The oldest has been due for ${age}.`,
    cure: 'See that a server runs with WORKER=on, and what its log says.',
    deadJobs: 'Failed background work',
    failedMessages: 'Failed messages',
    lookCure: 'Look at it in the panel under Deliveries: try it again, or discard it.',
  },
  live: {
    took: (took: string, pages: string) => `Arrived after ${took}; ${pages} pages open here.`,
    cure: 'The database or this machine is busy: look at their load.',
    silent: 'What is sent does not arrive.',
    silentCure:
      'The server asks every two seconds meanwhile. A pooler in transaction mode cannot pass NOTIFY on: set DATABASE_DIRECT_URL to the same database past the pooler.',
  },
  mail: {
    none: 'No mail server: letters stay in the outbox page of the demo.',
    works: 'The mail server lets us in; nothing was sent.',
  },
  replies: {
    none: 'Nobody can answer our mails: REPLY_DOMAIN is not set.',
    domain: (domain: string, ways: string) => `${domain}, by ${ways}.`,
    port: 'Port for mail',
    open: (port: string) => `Port ${port} answers on this machine.`,
    closed: (port: string) => `Port ${port} does not answer on this machine.`,
    portCure: 'See what the server’s log says, and whether another program has the port.',
    mx: 'Mail server of the domain',
    noMx: (domain: string) => `${domain} has no MX record: no mail comes in.`,
    mxCure:
      'Give the domain an MX record with the name of this machine, or of your provider (docs/replies.md).',
    tls: 'Encryption',
    noTls: 'Mail comes in unencrypted.',
    tlsCure: 'Set REPLY_SMTP_KEY and REPLY_SMTP_CERT.',
  },
  sms: {
    none: 'No SMS service: phone numbers cannot be confirmed.',
    demo: 'No SMS service: text messages stay in the outbox page of the demo.',
    cure: 'Set SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM, or do without.',
    works: 'The SMS service knows our account; nothing was sent.',
  },
  push: {
    derived: 'The keys follow from SESSION_SECRET.',
    own: 'The keys are a pair.',
    noPair: 'The two keys do not belong together: no browser accepts our messages.',
    cure: 'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY anew together, or leave both out.',
  },
  payments: paymentsEn,
  places: {
    embedded: 'The embedded list of places; nobody outside is asked.',
    works: (took: string) => `The address service answered after ${took}.`,
    silent: 'The address service does not answer; the embedded list of places does instead.',
    cure: 'Check PLACES_PROVIDER with its key or address, and the limits of the account.',
  },
  model: {
    none: 'None: messages are read on this machine alone.',
    works: (model: string) => `The service of ${model} answers; nothing was asked of it.`,
  },
  invitations: {
    nobody: 'Nobody who is not on the platform is invited.',
    cure: 'Imported professionals wait: set OPERATOR_NAME and OPERATOR_ADDRESS, which the law wants in such messages.',
    byMail: 'By e-mail only: whoever has no more than a phone waits until SMS_FROM is set.',
    both: 'By e-mail and text message.',
  },
  site: {
    local: 'Without TLS, for this machine alone.',
    reached: 'Reached from here under its public address.',
    unreached: 'Not reached from here under its public address.',
    cure: 'Try PUBLIC_URL from another network. If it fails there too, check DNS, the proxy and that the server runs.',
    certificate: 'Certificate',
    until: (day: string) => `Valid until ${day}.`,
    over: (day: string) => `Expired on ${day}.`,
    certificateCure: 'Renew it, and see that the proxy loads the new one.',
  },
  disk: {
    taken: (share: string, free: string) => `${share} taken, ${free} free.`,
    cure: 'Make room or take a larger disk: a full one stops the database. Old backups are removed with backup --keep.',
    database: 'Size of the database',
    here: (size: string) => `${size}, on this disk.`,
    elsewhere: (size: string) =>
      `${size}, on the disk of its own server, which cannot be seen from here.`,
  },
  backup: {
    none: 'None yet.',
    cure: 'Set BACKUP_EVERY=1d, or have npm run nearhand -- backup run every night (docs/operations.md).',
    made: (age: string, size: string) => `The newest was made ${age} ago (${size}).`,
    oldCure: 'Run npm run nearhand -- backup, and see why the scheduled one did not.',
    failed: 'Last attempt',
    failedNote: {
      make: (age: string) => `Making a backup failed ${age} ago.`,
      copy: (age: string) => `Copying a backup into the bucket failed ${age} ago.`,
      verify: (age: string) => `Restoring a backup on trial failed ${age} ago.`,
    },
    failedCure: 'The server’s log says why. Then run npm run nearhand -- backup --verify.',
    verified: 'Restored on trial',
    verifiedNote: (age: string) => `A backup came back as it was made, ${age} ago.`,
    neverVerified: 'Never yet: whether a backup comes back is not known.',
    elsewhere:
      'Encrypted to a key that is not on this server: try it on a machine that has the key.',
    verifyCure: 'Run npm run nearhand -- backup --verify.',
  },
};
export type DoctorTexts = typeof en;
