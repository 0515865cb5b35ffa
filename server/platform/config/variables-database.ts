import { z } from 'zod';
import { urlsOf } from '#server/platform/database/hosts.ts';
import { onOff, wholeNumber } from './variable-schemas.ts';

/** Each host with its own port, as libpq reads it. */
const databaseAddress = z
  .string()
  .refine((url) =>
    urlsOf(url).every((one) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(one).success),
  )
  .optional();

/** The variables of the database of one's own, in their order of .env.example. */
export const databaseVariables = {
  DATABASE_URL: {
    about:
      'a PostgreSQL 15 or newer of yours instead of the embedded one; of several hosts, the one that takes writes is used',
    must: 'be a postgres:// address of one host, or of several with commas between them',
    example: 'postgres://nearhand:password@db.example:5432/nearhand',
    secret: true,
    schema: databaseAddress,
  },
  DATABASE_DIRECT_URL: {
    about: 'the same database past its pooler, for live delivery, jobs and migrations',
    must: 'be a postgres:// address of one host, or of several with commas between them',
    example: 'postgres://nearhand:password@db.example:5432/nearhand',
    secret: true,
    schema: databaseAddress,
  },
  DATABASE_REPLICA_URL: {
    about:
      'streaming replicas of the database, for public pages, market figures and searches of the panel; with several hosts all of them are read from',
    must: 'be a postgres:// address of one host, or of several with commas between them',
    example: 'postgres://nearhand:password@replica.example:5432/nearhand',
    secret: true,
    schema: databaseAddress,
  },
  DB_PREPARED: {
    about: 'prepared statements; off behind a pooler that cannot keep them (PgBouncer before 1.21)',
    must: 'be on or off',
    example: 'on',
    schema: onOff('on'),
  },
  DB_POOL_SIZE: {
    about: 'database connections a node holds at most for queries',
    must: 'be a whole number from 1 to 100',
    example: '12',
    schema: wholeNumber(1, 100).default(12),
  },
  MIGRATE_AT_START: {
    about:
      'whether this node migrates the database when it starts; off leaves it to nearhand migrate',
    must: 'be on or off',
    example: 'off',
    schema: onOff('on'),
  },
} as const;
