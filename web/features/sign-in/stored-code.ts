export type Channel = 'email' | 'phone';

/** A pending code, while it is valid; times in milliseconds since 1970. */
export interface SentCode {
  channel: Channel;
  contact: string;
  expiresAt: number;
  /** When another can be requested. */
  resendAt: number;
  /** Whether the person closed the dialog, cancelled, or went back to change the contact. */
  left: boolean;
}

const KEPT_CODE = 'nearhand:sent-code';

/** Stores, for this tab, that a code is pending. It stays valid whatever happens to the page. */
export function storeSentCode(code: SentCode): void {
  try {
    sessionStorage.setItem(KEPT_CODE, JSON.stringify(code));
  } catch {
    // Without storage the page has to stay open until the code is entered.
  }
}

/** The pending code, if still valid; null where there is none. */
export function readSentCode(now: number): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_CODE) ?? 'null') as SentCode | null;
    return kept && kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

/** Marks it as left: the dialog starts over, and offers to resume. */
export function leaveSentCode(now: number): void {
  const code = readSentCode(now);
  if (code) storeSentCode({ ...code, left: true });
}

/** Resumes the code of this contact. */
export function takeUpSentCode(
  { channel, contact }: Pick<SentCode, 'channel' | 'contact'>,
  now: number,
): void {
  const code = readSentCode(now);
  if (code && wentTo(code, channel, contact)) storeSentCode({ ...code, left: false });
}

/** Deletes it once it was used. */
export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(KEPT_CODE);
  } catch {
    // Without storage there is none.
  }
}

/** Whether it went to this contact, however formatted. */
export function wentTo(code: SentCode, channel: Channel, contact: string): boolean {
  return code.channel === channel && plain(channel, code.contact) === plain(channel, contact);
}

/** Whole seconds until another can be requested. */
export function secondsToResend({ resendAt }: Pick<SentCode, 'resendAt'>, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}

function plain(channel: Channel, contact: string): string {
  return channel === 'email' ? contact.trim().toLowerCase() : contact.replace(/\D/g, '');
}
