import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from './delivery-error.ts';

/** Marks our own mails with the site they came from: one that comes back is not read as an answer. */
export const LOOP_HEADER = 'X-Loop';

export interface Mail {
  /** The same for every retry, so that a duplicate can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** The pictures that the HTML shows by their Content-ID, as PNG. */
  pictures: readonly { contentId: string; png: Buffer }[];
  /** A calendar file (RFC 5545) to add, replace or remove an event. */
  calendar?: string | null;
  language: string;
  /** The one-click unsubscribe URL (RFC 8058), where mails can be stopped. */
  unsubscribeUrl: string | null;
  /** The address that takes answers; null where nobody reads them. */
  replyTo: string | null;
}

/** Sends mails through the configured server. */
export interface Mailer {
  /** @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mailer of SMTP_URL; undefined where there is none. No connection is made before a mail. */
export function openMailer({
  mail,
  publicUrl,
}: Pick<Config, 'mail' | 'publicUrl'>): Mailer | undefined {
  if (mail.smtpUrl === undefined) return undefined;
  const sender = { from: mailboxOf(mail.from), site: publicUrl };
  const { smtpUrl } = mail;
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    close: () => void transport?.then((opened) => opened.close()),
    send: async (mail) => {
      transport ??= openTransport(smtpUrl);
      try {
        await (await transport).sendMail(letterOf(mail, sender));
      } catch (error) {
        throw deliveryError(error);
      }
    },
  };
}

/** Loaded lazily: it is large, and many a node never sends a mail. */
async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...smtpOptions(smtpUrl),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** The connection settings of a mail server. */
export function smtpOptions(url: string) {
  const requireTLS = mustBePrivate(new URL(url));
  return { url, requireTLS, disableFileAccess: true, disableUrlAccess: true };
}

type Mailbox = { name: string; address: string };

interface MailSender {
  from: Mailbox;
  site: string;
}

/** Recipients are objects: in a string, a comma would address two people. */
function letterOf(mail: Mail, { from, site }: MailSender) {
  const { id, to, subject, text, html, pictures, calendar, language } = mail;
  const { unsubscribeUrl, replyTo } = mail;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === null ? {} : { replyTo: { name: from.name, address: replyTo } }),
    subject,
    text,
    ...(html === null ? {} : { html }),
    ...(calendar ? { icalEvent: calendarPart(calendar) } : {}),
    attachments: pictures.map(({ contentId, png }, at) => ({
      cid: contentId,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      filename: `picture-${at + 1}.png`,
    })),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      [LOOP_HEADER]: site,
      'Content-Language': language,
      ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)),
    },
  };
}

/** Both as an alternative, which mail programs read, and as a file to open. */
function calendarPart(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'appointment.ics', content };
}

function oneClick(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function mailboxOf(from: string): Mailbox {
  const [, name = '', address = from] = /^(.+) <(.+)>$/.exec(from) ?? [];
  return { name, address };
}

/** A password is sent to another machine only through TLS. */
function mustBePrivate({ protocol, username, hostname }: URL): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && username !== '' && !isHere;
}

/** A 5xx answer is about this mail and permanent, unless it is about us: login or TLS. */
function deliveryError(error: unknown): DeliveryError {
  const {
    message,
    code,
    responseCode = 0,
  } = error as Error & {
    code?: string;
    responseCode?: number;
  };
  const isAboutUs = code === 'EAUTH' || code === 'ETLS' || responseCode === 530;
  return new DeliveryError(message, responseCode >= 500 && !isAboutUs);
}
