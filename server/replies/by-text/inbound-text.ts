import { MAX_ATTACHMENTS } from '#contract/requests/messages.ts';
import { WHATSAPP } from '#server/platform/delivery/sms.ts';

/** A text as it arrived. */
export interface InboundText {
  /** The provider's id of it. */
  id: string;
  channel: 'sms' | 'whatsapp';
  /** The phone it came from (E.164). */
  phone: string;
  /** Where an answer goes: the phone, or that behind `whatsapp:`. */
  replyTo: string;
  body: string;
  /** Addresses of pictures at the provider. */
  pictures: readonly string[];
}

const PHONE = /^\+[1-9]\d{6,14}$/;
const ID = /^[A-Za-z0-9]{10,64}$/;

/** Longer than any text can be: the rest is not kept. */
const MAX_CHARACTERS = 4000;

/**
 * The text in the form of a webhook; undefined where it is none of a person's: from a short code, or
 * without an id.
 */
export function readInboundText(form: URLSearchParams): InboundText | undefined {
  const id = form.get('MessageSid') ?? '';
  const replyTo = form.get('From') ?? '';
  const isWhatsApp = replyTo.startsWith(WHATSAPP);
  const phone = isWhatsApp ? replyTo.slice(WHATSAPP.length) : replyTo;
  if (!ID.test(id) || !PHONE.test(phone)) return undefined;
  return {
    id,
    channel: isWhatsApp ? 'whatsapp' : 'sms',
    phone,
    replyTo,
    // The database refuses a NUL; a cut character would be half of one.
    body: (form.get('Body') ?? '')
      .replaceAll('\0', '\uFFFD')
      .slice(0, MAX_CHARACTERS)
      .toWellFormed(),
    pictures: picturesOf(form),
  };
}

function picturesOf(form: URLSearchParams): string[] {
  const count = Math.min(Number(form.get('NumMedia')) || 0, MAX_ATTACHMENTS);
  return Array.from({ length: count }, (_, place) => form.get(`MediaUrl${place}`)).filter(
    (address) => address !== null,
  );
}
