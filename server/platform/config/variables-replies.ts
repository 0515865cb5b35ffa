import { z } from 'zod';

const secret = z.string().refine((text) => Buffer.byteLength(text) >= 32);

/** Answering by e-mail: docs/replies.md. */
export const replyVariables = {
  REPLY_DOMAIN: {
    about:
      'domain of the addresses under which our mails are answered; without it nobody can answer by e-mail (reply.localhost in the demo)',
    must: 'be a domain in lower case',
    example: 'reply.nearhand.example',
    schema: z
      .string()
      .max(190)
      .regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/)
      .optional(),
  },
  REPLY_SMTP_PORT: {
    about:
      'port on which the server takes in mail for that domain itself; off by default, 2525 in the demo',
    must: 'be a whole number from 0 to 65535',
    example: '25',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)).optional(),
  },
  REPLY_SMTP_HOST: {
    about: 'network address of that port; 127.0.0.1 by default, 0.0.0.0 in production',
    must: 'be an address of this machine',
    example: '0.0.0.0',
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .optional(),
  },
  REPLY_SMTP_KEY: {
    about: 'file with the private key of that port, for STARTTLS; without it mail comes in clear',
    must: 'be an absolute path',
    example: '/etc/nearhand/reply.key',
    schema: z.string().startsWith('/').optional(),
  },
  REPLY_SMTP_CERT: {
    about: 'file with its certificate and those between it and the root',
    must: 'be an absolute path',
    example: '/etc/nearhand/reply.crt',
    schema: z.string().startsWith('/').optional(),
  },
  REPLY_TRUST_LOOPBACK: {
    about:
      'whether mail from this machine itself needs no SPF or DKIM; on in the demo, never in production',
    must: 'be on or off',
    example: 'off',
    schema: z.enum(['on', 'off']).optional(),
  },
  REPLY_WEBHOOK_SECRET: {
    about: 'key that signs mails handed over to PUBLIC_URL/api/inbound-mail; off without',
    must: 'be at least 32 bytes long, and random',
    example: 'the output of: openssl rand -base64 48',
    secret: true,
    schema: secret.optional(),
  },
  REPLY_MAILGUN_KEY: {
    about:
      'webhook signing key of Mailgun, whose route forwards to PUBLIC_URL/api/inbound-mail/mailgun/mime',
    must: 'be a key of at least 16 characters without spaces',
    example: '0123456789abcdef0123456789abcdef',
    secret: true,
    schema: z
      .string()
      .regex(/^\S{16,}$/)
      .optional(),
  },
  REPLY_POSTMARK_PASSWORD: {
    about:
      'password of the user “postmark” in the inbound webhook of Postmark, PUBLIC_URL/api/inbound-mail/postmark, with the raw mail included',
    must: 'be at least 32 bytes long, and random',
    example: 'the output of: openssl rand -hex 32',
    secret: true,
    schema: secret.optional(),
  },
} as const;
