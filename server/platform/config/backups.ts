import { DAY_SECONDS } from '#contract/durations.ts';
import type { BackupEncryption, BackupKeys } from '#server/platform/backup/encryption.ts';
import type { Values } from './variables.ts';

/** When backups are made, how many stay, who can read them and where else they go. */
export function backupsOf(values: Values) {
  const { NODE_ENV, BACKUP_EVERY, BACKUP_VERIFY_EVERY, BACKUP_KEEP, BACKUP_KEEP_DAYS } = values;
  return {
    /** In seconds; 0 for never. */
    everySeconds: BACKUP_EVERY ?? (NODE_ENV === 'production' ? DAY_SECONDS : 0),
    verifyEverySeconds: BACKUP_VERIFY_EVERY,
    kept: { count: BACKUP_KEEP, days: BACKUP_KEEP_DAYS },
    encryption: encryptionOf(values),
    keys: keysOf(values),
    bucket: bucketOf(values),
  };
}

function encryptionOf(values: Values): BackupEncryption | undefined {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipients } = values;
  if (passphrase) return { passphrase };
  return recipients && { recipients };
}

function keysOf({ BACKUP_PASSPHRASE, BACKUP_IDENTITY }: Values): BackupKeys {
  return {
    passphrases: BACKUP_PASSPHRASE ? [BACKUP_PASSPHRASE] : [],
    identities: BACKUP_IDENTITY ? [BACKUP_IDENTITY] : [],
  };
}

function bucketOf(values: Values) {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  return endpoint && bucket && region && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined;
}
