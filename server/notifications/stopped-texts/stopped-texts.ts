import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { OnOff } from '#server/notifications/channels.ts';
import { deleteStopped, findStoppedPhones, insertStopped } from './queries-stopped.ts';

/** What a stopped phone still gets: codes and answers that its owner asks for in that moment. */
const ASKED_FOR = ['signInCode', 'textReply'];

/** Texts nothing to a phone (E.164) from now on; whether it was not stopped before. */
export function stopTexts(tx: Tx, { clock }: Pick<Platform, 'clock'>, phone: string) {
  return insertStopped(tx, phone, clock.now());
}

/** Texts to a phone again. */
export function resumeTexts(tx: Tx, phone: string): Promise<void> {
  return deleteStopped(tx, phone);
}

/** Whether the owner of a phone stopped texts. */
export async function isTextingStopped(db: Db, phone: string): Promise<boolean> {
  return (await findStoppedPhones(db, [phone])).has(phone);
}

/** Whether a message to a phone must not leave any more: its owner stopped texts since it was written. */
export async function isStopped(
  db: Db,
  { channel, kind, recipient }: { channel: string; kind: string; recipient: string },
): Promise<boolean> {
  return channel === 'sms' && !ASKED_FOR.includes(kind) && (await isTextingStopped(db, recipient));
}

/** The channels as somebody sees them whose phone is stopped: no texts. */
export function withoutTexts(channels: OnOff, isStopped: boolean): OnOff {
  return isStopped ? { ...channels, sms: false } : channels;
}
