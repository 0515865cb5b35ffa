/** A mail as it was handed over, by SMTP or by a webhook. */
export interface ArrivedMail {
  raw: Uint8Array;
  /** The addresses it is for (RCPT TO). */
  recipients: readonly string[];
  /** The address that takes notices about its delivery (MAIL FROM); empty for such a notice itself. */
  returnPath: string;
  /** Who delivered it; null where that is not known: then SPF proves nothing. */
  peer: { ip: string; helo: string } | null;
  /** Whether it comes from this machine itself, and that is proof enough: in the demo alone. */
  isTrusted: boolean;
}

/** The most bytes of a mail: a few photos, which base64 makes a third larger. */
export const MAX_MAIL_BYTES = 15 * 1024 * 1024;
