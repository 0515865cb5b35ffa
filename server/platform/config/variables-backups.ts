import { z } from 'zod';
import { isIdentity, isRecipient } from './age-keys.ts';
import { s3Variables } from './variables-s3.ts';
import { wholeNumber } from './variable-schemas.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations.ts';

/** A time between two runs, in seconds; 0 where it is off. */
const interval = z
  .string()
  .regex(/^(?:off|[1-9]\d{0,2}[hd])$/)
  .transform((text) =>
    text === 'off'
      ? 0
      : Number.parseInt(text, 10) * (text.endsWith('h') ? HOUR_SECONDS : DAY_SECONDS),
  );

/** Backups: when they are made, how many stay, who can read them, and where else they go. */
export const backupVariables = {
  BACKUP_DIR: {
    about:
      'folder of backups, where the server also notes who was erased; by default backups in DATA_DIR',
    must: 'be the path of a folder',
    example: '/var/backups/nearhand',
    schema: z.string().optional(),
  },
  BACKUP_EVERY: {
    about:
      'how often the worker makes a backup by itself, counted from 03:30 UTC; by default once a day in production, else off',
    must: 'be hours or days, such as 6h or 1d, or off',
    example: '1d',
    schema: interval.optional(),
  },
  BACKUP_VERIFY_EVERY: {
    about:
      'how often one of these is also restored on trial and compared; needs room for a second database',
    must: 'be hours or days, such as 12h or 7d, or off',
    example: '7d',
    schema: interval.prefault('7d'),
  },
  BACKUP_KEEP: {
    about: 'how many of the newest stay once the worker has made another',
    must: 'be a whole number from 1 to 9999',
    example: '7',
    schema: wholeNumber(1, 9999).prefault('7'),
  },
  BACKUP_KEEP_DAYS: {
    about: 'after how many days the others are deleted even so; the newest always stays',
    must: 'be a whole number from 1 to 9999',
    example: '30',
    schema: wholeNumber(1, 9999).optional(),
  },
  BACKUP_PASSPHRASE: {
    about: 'encrypts backups with a passphrase, as the program age does, and opens them again',
    must: 'be at least 16 characters long',
    example: 'the output of: openssl rand -base64 24',
    secret: true as const,
    schema: z.string().min(16).optional(),
  },
  BACKUP_RECIPIENT: {
    about:
      'encrypts backups to public keys of age-keygen, separated by spaces: this server cannot read them then',
    must: 'be public keys that begin with age1, without a typing error',
    example: 'age1js08vgn2jn6u6ala9azl05j7zmdmyudqw6e2yvs872atevfefv7q5h9cld',
    // Whoever mistakes the secret key for the public one does not find it in a log.
    secret: true as const,
    schema: z
      .string()
      .transform((text) => text.split(/[\s,]+/))
      .refine((keys) => keys.every(isRecipient))
      .optional(),
  },
  BACKUP_IDENTITY: {
    about: 'secret key that opens backups encrypted to its public one; set it only to restore',
    must: 'be a key that begins with AGE-SECRET-KEY-1, without a typing error',
    example: 'the last line of what age-keygen writes',
    secret: true as const,
    schema: z.string().refine(isIdentity).optional(),
  },
  BACKUP_S3_ENDPOINT: {
    ...s3Variables.S3_ENDPOINT,
    about: 'S3-compatible storage that gets a copy of each backup; best at another provider',
  },
  BACKUP_S3_BUCKET: {
    ...s3Variables.S3_BUCKET,
    about: 'bucket in that storage for backups alone',
    example: 'nearhand-backups',
  },
  BACKUP_S3_REGION: s3Variables.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3Variables.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Variables.S3_SECRET_ACCESS_KEY,
};
