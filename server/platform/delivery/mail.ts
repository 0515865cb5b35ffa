import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from './delivery-error.ts';

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
}

/** Sends mails through the configured server. */
export interface Mailer {
  /** @throws DeliveryError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mailer of SMTP_URL; undefined where there is none. No connection is made before a mail. */
export function openMailer({ mail }: Pick<Config, 'mail'>): Mailer | undefined {
  if (mail.smtpUrl === undefined) return undefined;
  const from = mailboxOf(mail.from);
  const transport = createTransport({
    ...smtpOptions(mail.smtpUrl),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    close: () => transport.close(),
    send: async (mail) => {
      try {
        await transport.sendMail(letterOf(mail, from));
      } catch (error) {
        throw deliveryError(error);
      }
    },
  };
}

/** The connection settings of a mail server. */
export function smtpOptions(url: string) {
  const requireTLS = mustBePrivate(new URL(url));
  return { url, requireTLS, disableFileAccess: true, disableUrlAccess: true };
}

type Mailbox = { name: string; address: string };

/** Recipients are objects: in a string, a comma would address two people. */
function letterOf(mail: Mail, from: Mailbox) {
  const { id, to, subject, text, html, pictures, calendar, language, unsubscribeUrl } = mail;
  return {
    from,
    to: { name: '', address: to },
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
