import PostalMime from 'postal-mime';

/** More than any mail program writes. */
const MAX_HEADER_BYTES = 128 * 1024;
/** Each is a look-up in the DNS and a signature to verify. */
const MAX_SIGNATURES = 10;

/** What the header of a mail says, before anything of it is proven. */
export interface HeaderFacts {
  /** The one author, in lower case. */
  from: string;
  /** Everybody it is addressed to, in lower case. */
  addressees: readonly string[];
  subject: string;
  messageId: string | null;
  /** All values of each field, by its name in lower case. */
  fields: ReadonlyMap<string, readonly string[]>;
}

/** Reads the header of a mail; undefined where it is too long, or has not exactly one author. */
export async function readHeader(raw: Uint8Array): Promise<HeaderFacts | undefined> {
  const end = endOfHeader(raw);
  if (end === undefined) return undefined;
  const mail = await PostalMime.parse(raw.subarray(0, end), { maxHeadersSize: MAX_HEADER_BYTES });
  const fields = new Map<string, string[]>();
  for (const { key, value } of mail.headers) fields.set(key, [...(fields.get(key) ?? []), value]);
  const from = mail.from?.address?.toLowerCase();
  const isOneAuthor = fields.get('from')?.length === 1 && !mail.from?.group;
  const isSigned = (fields.get('dkim-signature')?.length ?? 0) <= MAX_SIGNATURES;
  if (!from || from.length > 320 || !isOneAuthor || !isSigned) return undefined;
  const addressees = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address, group }) =>
    [address, ...(group ?? []).map((one) => one.address)].map((one) => (one ?? '').toLowerCase()),
  );
  const { subject = '', messageId = null } = mail;
  return { from, addressees, subject, messageId, fields };
}

/** Where the empty line after the header ends; undefined where it is too far down. */
function endOfHeader(raw: Uint8Array): number | undefined {
  const beginning = Buffer.from(raw.subarray(0, MAX_HEADER_BYTES)).toString('latin1');
  const gap = /\r?\n\r?\n/.exec(beginning);
  if (gap) return gap.index + gap[0].length;
  return raw.byteLength < MAX_HEADER_BYTES ? raw.byteLength : undefined;
}
