export type Channel = 'email' | 'phone';

/** A code that was sent, for as long as it works; times in milliseconds since 1970. */
export interface SentCode {
  channel: Channel;
  contact: string;
  expiresAt: number;
  /** From when on another may be asked for. */
  resendAt: number;
  /** The person closed the dialog, cancelled, or went back to change the contact. */
  left: boolean;
}

const KEPT_CODE = 'nearhand:sent-code';

/** Remembers, for this tab, that a code is out. It lies in an inbox whatever happens to the page. */
export function storeSentCode(code: SentCode): void {
  try {
    sessionStorage.setItem(KEPT_CODE, JSON.stringify(code));
  } catch {
    // Closed or full storage: the page has to stay open until the code is entered.
  }
}

/** The code that is out and still works; null where there is none. */
export function readSentCode(now: number): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_CODE) ?? 'null') as SentCode | null;
    return kept && kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

/** The person turned away from it: the dialog starts over, and offers the way back. */
export function leaveSentCode(now: number): void {
  const code = readSentCode(now);
  if (code) storeSentCode({ ...code, left: true });
}

/** The person is at the code of this contact again. */
export function takeUpSentCode(
  { channel, contact }: Pick<SentCode, 'channel' | 'contact'>,
  now: number,
): void {
  const code = readSentCode(now);
  if (code && wentTo(code, channel, contact)) storeSentCode({ ...code, left: false });
}

/** It was entered, so it is used up. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(KEPT_CODE);
  } catch {
    // Closed storage holds nothing.
  }
}

/** Whether it went to this contact, however that was written. */
export function wentTo(code: SentCode, channel: Channel, contact: string): boolean {
  return code.channel === channel && plain(channel, code.contact) === plain(channel, contact);
}

/** Whole seconds until another may be asked for. */
export function secondsToResend({ resendAt }: Pick<SentCode, 'resendAt'>, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}

function plain(channel: Channel, contact: string): string {
  return channel === 'email' ? contact.trim().toLowerCase() : contact.replace(/\D/g, '');
}
