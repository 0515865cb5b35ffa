import { z } from 'zod';

/** Text messages, going out and coming in. */
export const textVariables = {
  SMS_ACCOUNT_SID: {
    about:
      'Twilio account for text messages; without it phone numbers cannot be proven in production',
    must: 'be an account id',
    example: 'AC0123456789abcdef0123456789abcdef',
    schema: z.string().regex(/^\w+$/).optional(),
  },
  SMS_AUTH_TOKEN: {
    about: 'secret of that account',
    must: 'be a token without spaces',
    example: '0123456789abcdef0123456789abcdef',
    secret: true,
    schema: z.string().regex(/^\S+$/).optional(),
  },
  SMS_FROM: {
    about: 'number text messages come from',
    must: 'be a phone number in international form',
    example: '+15145550100',
    schema: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
  },
  SMS_BASE_URL: {
    about: "address of the SMS service, for one that speaks Twilio's language",
    must: 'be an http(s) address',
    example: 'https://api.twilio.com',
    schema: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  },
  SMS_COUNTRIES: {
    about: 'countries whose phones may be sent a code, by their two-letter codes',
    must: 'be two-letter country codes with commas between them',
    example: 'CA,US',
    schema: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
      .default('CA,US,MX,CO,ES')
      .transform((list) => list.split(',')),
  },
  SMS_DAILY_LIMIT: {
    about:
      'codes all nodes together may send by text message in a day, and as many to known browsers',
    must: 'be a whole number from 0 to 10000000',
    example: '2000',
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.number().max(10_000_000))
      .default(2000),
  },
  SMS_INBOUND: {
    about:
      'whether Twilio sends texts to that number, and to WHATSAPP_FROM, on to PUBLIC_URL/api/hooks/sms (set it there as the webhook and as the fallback); then people can answer by text',
    must: 'be on or off',
    example: 'on',
    schema: z
      .enum(['on', 'off'])
      .default('off')
      .transform((word) => word === 'on'),
  },
  SMS_MEDIA_HOSTS: {
    about:
      'domains beside that of SMS_BASE_URL from which pictures sent by text may be fetched; accounts without authentication for media also need s3-external-1.amazonaws.com',
    must: 'be domains with commas between them',
    example: 'twiliocdn.com',
    schema: z
      .string()
      .regex(/^[\w-]+(\.[\w-]+)*(,[\w-]+(\.[\w-]+)*)*$/)
      .default('twiliocdn.com')
      .transform((list) => list.split(',')),
  },
  WHATSAPP_FROM: {
    about: 'number of that account that answers people who write by WhatsApp',
    must: 'be a phone number in international form',
    example: '+15145550100',
    schema: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
  },
} as const;
