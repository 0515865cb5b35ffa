import { describe, expect, test } from 'vitest';
import { loadConfig, type Environment } from './config.ts';

const RECIPIENT = 'age1js08vgn2jn6u6ala9azl05j7zmdmyudqw6e2yvs872atevfefv7q5h9cld';

const publicSite: Environment = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://nearhand.example',
  SMTP_URL: 'smtps://user:password@smtp.example:465',
  MAIL_FROM: 'Nearhand <hello@nearhand.example>',
};

const backups = (env: Environment) => loadConfig({ ...publicSite, ...env }).backups;

describe('backups', () => {
  test('are made daily in production, and seven stay; elsewhere none is made', () => {
    expect(backups({})).toMatchObject({
      everySeconds: 86_400,
      verifyEverySeconds: 7 * 86_400,
      kept: { count: 7, days: undefined },
      encryption: undefined,
      bucket: undefined,
    });
    expect(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 'x'.repeat(32) }).backups).toMatchObject({
      everySeconds: 0,
    });
  });

  test('are made as often as is set', () => {
    expect(backups({ BACKUP_EVERY: '6h' }).everySeconds).toBe(21_600);
    expect(backups({ BACKUP_EVERY: 'off' }).everySeconds).toBe(0);
    for (const wrong of ['6', '0h', 'daily', '1w']) {
      expect(() => backups({ BACKUP_EVERY: wrong })).toThrow('BACKUP_EVERY must be hours or days');
    }
    expect(() => backups({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be a whole number');
  });

  test('are encrypted to keys without a typing error, which are not repeated', () => {
    const two = { BACKUP_RECIPIENT: `${RECIPIENT}, ${RECIPIENT}` };
    expect(backups(two).encryption).toEqual({ recipients: [RECIPIENT, RECIPIENT] });
    const wrong = { BACKUP_RECIPIENT: RECIPIENT.replace('cld', 'cle') };
    expect(() => backups(wrong)).toThrow(/^(?!.*it is ).*BACKUP_RECIPIENT must be public keys/s);
    expect(() => backups({ BACKUP_IDENTITY: RECIPIENT })).toThrow('BACKUP_IDENTITY must be a key');
  });

  test('are encrypted in one way, by a passphrase that is not short', () => {
    const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery staple' };
    expect(backups(passphrase).encryption).toEqual({ passphrase: passphrase.BACKUP_PASSPHRASE });
    expect(() => backups({ BACKUP_PASSPHRASE: 'short' })).toThrow('be at least 16 characters');
    expect(() => backups({ ...passphrase, BACKUP_RECIPIENT: RECIPIENT })).toThrow(
      'BACKUP_RECIPIENT must be left out where BACKUP_PASSPHRASE is set',
    );
  });

  test('need all of a bucket', () => {
    expect(() => backups({ BACKUP_S3_BUCKET: 'nearhand-backups' })).toThrow(
      'BACKUP_S3_ENDPOINT must be set together with',
    );
  });
});
