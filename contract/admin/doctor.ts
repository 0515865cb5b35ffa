import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { own } from './list.ts';

/** The parts the doctor examines, in the order of their dependencies. */
export const DOCTOR_PARTS = [
  'configuration',
  'database',
  'migrations',
  'queue',
  'live',
  'mail',
  'replies',
  'sms',
  'push',
  'payments',
  'places',
  'model',
  'invitations',
  'site',
  'disk',
  'backup',
] as const;
export type DoctorPart = (typeof DOCTOR_PARTS)[number];

/** A finding, in the language of the caller. */
export const finding = z.object({
  part: z.enum(DOCTOR_PARTS),
  ok: z.enum(['ok', 'warning', 'bad']),
  what: z.string(),
  note: z.string(),
  /** What to do; null without a problem. */
  cure: z.nullable(z.string()),
});
export type Finding = z.output<typeof finding>;

export const askDoctor = endpoint({
  method: 'GET',
  path: '/api/admin/doctor',
  audience: 'admin',
  summary:
    'Whether one part of the site, or where none is named all of it, is well; changes nothing and takes at most 10 seconds',
  query: { ...own, part: z.optional(z.enum(DOCTOR_PARTS)) },
  response: z.array(finding),
  errors: [],
});
