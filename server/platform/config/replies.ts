import type { Values } from './variables.ts';

/** How answers to our mails come in; undefined where they do not. */
export type RepliesConfig = ReturnType<typeof repliesOf>;

/**
 * The configuration of answers by e-mail. The demo has all of it on loopback: its port may be taken by
 * another demo, which then goes without.
 */
export function repliesOf(values: Values) {
  const isDemo = values.NODE_ENV === 'development' && values.DEMO !== 'off';
  const domain = values.REPLY_DOMAIN ?? (isDemo ? 'reply.localhost' : undefined);
  if (domain === undefined) return undefined;
  const { REPLY_TRUST_LOOPBACK: trust } = values;
  return {
    domain,
    smtp: smtpOf(values, isDemo),
    trustsLoopback: trust === undefined ? isDemo : trust === 'on',
    webhookSecret: values.REPLY_WEBHOOK_SECRET,
    mailgunKey: values.REPLY_MAILGUN_KEY,
    postmarkPassword: values.REPLY_POSTMARK_PASSWORD,
  };
}

function smtpOf(values: Values, isDemo: boolean) {
  const port = values.REPLY_SMTP_PORT ?? (isDemo ? 2525 : undefined);
  if (port === undefined) return undefined;
  const { REPLY_SMTP_KEY: key, REPLY_SMTP_CERT: cert } = values;
  return {
    port,
    host: values.REPLY_SMTP_HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    tls: key && cert ? { key, cert } : undefined,
    isOptional: values.REPLY_SMTP_PORT === undefined,
  };
}
